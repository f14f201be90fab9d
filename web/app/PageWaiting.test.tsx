// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react"
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom"
import { afterEach, expect, it, vi } from "vitest"
import { noon } from "#core/catalogue/testing.ts"
import { composeShop } from "#web/container/testing.tsx"
import { App } from "./App.tsx"
import { PageWaiting } from "./PageWaiting.tsx"

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

it("shows the shape of the page that was asked for once it has taken a second, and no longer than until it is there", async () => {
  let arrive = (_: null): void => undefined
  const router = createMemoryRouter([{
    element: <><PageWaiting /><Outlet /></>,
    children: [
      { index: true, element: <p>Start</p> },
      { path: "slow", loader: () => new Promise(() => undefined), element: null },
      { path: "matvaror/ost", loader: () => new Promise(() => undefined), element: null },
      { path: "sok", loader: () => new Promise<null>((resolve) => (arrive = resolve)), element: <p>Hits</p> }
    ]
  }])
  render(<App container={composeShop().container} now={noon}><RouterProvider router={router} /></App>)
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const pass = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis))

  for (const [path, lists] of [["/slow", 0], ["/matvaror/ost", 1]] as const) {
    await act(async () => void router.navigate(path))
    await pass(990)
    expect(screen.queryByRole("status")).toBeNull()
    await pass(20)
    expect([screen.getByRole("status").textContent, screen.queryAllByRole("list").length]).toEqual(["Sidan laddas …", lists])
    await act(async () => void router.navigate("/"))
    await pass(0)
    expect(screen.queryByRole("status")).toBeNull()
  }

  await act(async () => void router.navigate("/sok?Q=mj%C3%B6lk&page=0"))
  await pass(990)
  expect(screen.queryByRole("status")).toBeNull()
  await pass(20)
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("mjölk")
  expect(screen.getByRole("list", { name: "Matvaror" }).getAttribute("aria-busy")).toBe("true")
  expect(screen.getByRole("status").textContent).toBe("Söker …")

  await act(async () => arrive(null))
  await pass(0)
  expect(screen.getByText("Hits")).toBeDefined()
  expect(screen.queryByRole("list", { name: "Matvaror" })).toBeNull()
})
