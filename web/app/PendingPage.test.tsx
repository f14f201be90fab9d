import { act, cleanup, render, screen } from "@testing-library/react"
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom"
import { afterEach, expect, it, vi } from "vitest"
import { noon } from "#core/catalogue/testing.ts"
import { composeShop } from "#web/container/testing.tsx"
import type { PageSkeleton } from "#web/routes/pages.ts"
import { App } from "./App.tsx"
import { PendingPage } from "./PendingPage.tsx"

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const skeletonsByPath: Readonly<Record<string, PageSkeleton>> = { "/matvaror/ost": "products", "/sok": "search" }

it("shows after a second that a page is loading, with the page's skeleton if it has one, until the page has loaded", async () => {
  let resolveSearch = (_: null): void => undefined
  const router = createMemoryRouter([
    {
      element: (
        <>
          <PendingPage skeletonForPath={(path) => skeletonsByPath[path]} />
          <Outlet />
        </>
      ),
      children: [
        { index: true, element: <p>Start</p> },
        { path: "slow", loader: () => new Promise(() => undefined), element: null },
        { path: "matvaror/ost", loader: () => new Promise(() => undefined), element: null },
        { path: "sok", loader: () => new Promise<null>((resolve) => (resolveSearch = resolve)), element: <p>Hits</p> }
      ]
    }
  ])
  render(
    <App scope={composeShop()} now={noon}>
      <RouterProvider router={router} />
    </App>
  )
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const advance = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis))

  for (const [path, listCount] of [
    ["/slow", 0],
    ["/matvaror/ost", 1]
  ] as const) {
    await act(async () => void router.navigate(path))
    await advance(990)
    expect(screen.queryByRole("status")).toBeNull()
    await advance(20)
    expect([screen.getByRole("status").textContent, screen.queryAllByRole("list").length]).toEqual([
      "Sidan laddas …",
      listCount
    ])
    await act(async () => void router.navigate("/"))
    await advance(0)
    expect(screen.queryByRole("status")).toBeNull()
  }

  await act(async () => void router.navigate("/sok?Q=mj%C3%B6lk&page=0"))
  await advance(990)
  expect(screen.queryByRole("status")).toBeNull()
  await advance(20)
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("mjölk")
  expect(screen.getByRole("list", { name: "Matvaror" }).getAttribute("aria-busy")).toBe("true")
  expect(screen.getByRole("status").textContent).toBe("Söker …")

  await act(async () => resolveSearch(null))
  await advance(0)
  expect(screen.getByText("Hits")).toBeDefined()
  expect(screen.queryByRole("list", { name: "Matvaror" })).toBeNull()
})
