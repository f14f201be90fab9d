import { act, cleanup, render, screen } from "@testing-library/react"
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

beforeEach(() => vi.resetModules())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const List = () => (
  <main>
    <h1 tabIndex={-1}>Mejeri</h1>
    <a href="/mejeri/smör-p2">Smör</a>
    <a href="/mejeri/mjölk-p1">Mjölk</a>
  </main>
)

/** Renders a list and a page for all other paths, starting with the list; returns a function that navigates. */
const open = async () => {
  const { useFocusOnHeading } = await import("./use-focus-on-heading.ts")
  const Layout = () => {
    useFocusOnHeading()
    return <Outlet />
  }
  const router = createMemoryRouter(
    [
      {
        element: <Layout />,
        children: [
          { path: "/mejeri", element: <List /> },
          {
            path: "*",
            element: (
              <main>
                <h1 tabIndex={-1}>Sidan</h1>
                <a href="/mejeri">Mejeri</a>
              </main>
            )
          }
        ]
      }
    ],
    { initialEntries: ["/mejeri"] }
  )
  await act(async () => void render(<RouterProvider router={router} />))
  return (to: string | -1 | 1) => act(() => router.navigate(to as string))
}

const focusedElement = () => document.activeElement

describe("useFocusOnHeading", () => {
  it("focuses the heading of a new page, even when the page links to the previous one", async () => {
    const navigate = await open()
    expect(focusedElement()).toBe(document.body)
    await navigate("/mejeri/mjölk-p1")
    expect(focusedElement()).toBe(screen.getByRole("heading", { name: "Sidan" }))
  })

  it("focuses the link to the page that Back has left, whatever the encoding of its path, or the heading without such a link", async () => {
    const navigate = await open()
    await navigate("/mejeri/mj%C3%B6lk-p1")
    await navigate(-1)
    expect(focusedElement()).toBe(screen.getByRole("link", { name: "Mjölk" }))
    await navigate("/butiker")
    await navigate(-1)
    expect(focusedElement()).toBe(screen.getByRole("heading", { name: "Mejeri" }))
  })

  it("focuses the link to the page that Back has left in another document, if the browser provides its URL", async () => {
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "back_forward" } as never])
    vi.stubGlobal("navigation", { activation: { from: { url: "http://localhost/mejeri/sm%C3%B6r-p2" } } })
    await open()
    expect(focusedElement()).toBe(screen.getByRole("link", { name: "Smör" }))
  })
})
