import { act, cleanup, render } from "@testing-library/react"
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom"
import { afterEach, expect, it, vi } from "vitest"
import { firstPageScript, firstPaintScript, useFirstPageMark } from "./first-page.ts"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  location.hash = ""
  delete document.documentElement.dataset["firstPage"]
  delete document.documentElement.dataset["headingFont"]
  for (const name of ["__isHeadingFontPending", "__firstInteraction"]) Reflect.deleteProperty(window, name)
})

const Layout = () => {
  useFirstPageMark()
  return <Outlet />
}
const OtherLayout = () => <Layout />

/** Runs the scripts of the head of a document whose first interaction is still to come; returns a function for the interaction. */
const runHead = (type: string): (() => void) => {
  vi.useFakeTimers()
  vi.spyOn(performance, "getEntriesByType").mockImplementation(() => [{ type } as never])
  let interact = () => {}
  Object.assign(window, { __firstInteraction: new Promise<void>((resolve) => (interact = resolve)) })
  new Function(firstPageScript)()
  return interact
}
const runEnd = () => new Function(firstPaintScript)()

const mark = () => document.documentElement.dataset["firstPage"]
const isMarked = () => mark() !== undefined
const hasHeadingFont = () => document.documentElement.dataset["headingFont"] !== undefined

it.each([
  ["navigate", true],
  ["reload", false],
  ["back_forward", false]
])("sets data-first-page only for a fresh navigation: %s, %s", (type, marked) => {
  runHead(type)
  expect(isMarked()).toBe(marked)
})

it.each([
  ["a fresh navigation", "navigate", "", "unpainted", "painted", ""],
  ["an address with a fragment", "navigate", "#allergener", "", "", ""],
  ["a reload", "reload", "", undefined, undefined, undefined]
])(
  "hides what is below the first screen until the first paint, and the pictures of off-screen cards until the first interaction, but only for a fresh navigation without a fragment: %s",
  async (_, type, hash, before, painted, interacted) => {
    location.hash = hash
    const interact = runHead(type)
    runEnd()
    expect(mark()).toBe(before)
    await vi.runAllTimersAsync()
    expect(mark()).toBe(painted)
    interact()
    await vi.runAllTimersAsync()
    expect(mark()).toBe(interacted)
  }
)

it("does not set the mark again at the first interaction after a navigation has removed it", async () => {
  const interact = runHead("navigate")
  runEnd()
  await vi.runAllTimersAsync()
  expect(mark()).toBe("painted")
  interact()
  delete document.documentElement.dataset["firstPage"]
  await vi.runAllTimersAsync()
  expect(isMarked()).toBe(false)
})

it("shows the pictures of off-screen cards after the first paint when the first interaction came before it", async () => {
  const interact = runHead("navigate")
  interact()
  runEnd()
  expect(mark()).toBe("unpainted")
  await vi.runAllTimersAsync()
  expect(mark()).toBe("")
})

it.each([
  ["in the same shell", Layout],
  ["with another shell", OtherLayout]
])(
  "removes data-first-page at the first client-side navigation, and applies a pending heading font to each next page with another path, %s",
  async (_, Next) => {
    document.documentElement.dataset["firstPage"] = ""
    const router = createMemoryRouter([
      { element: <Layout />, children: [{ index: true, element: null }] },
      { element: <Next />, children: [{ path: "butiker", element: null }] }
    ])
    render(<RouterProvider router={router} />)
    // Only now, because the pages of other tests in the same process may have had another path.
    Object.assign(window, { __isHeadingFontPending: true })
    expect([isMarked(), hasHeadingFont()]).toEqual([true, false])
    await act(() => router.navigate("/?page=2"))
    expect([isMarked(), hasHeadingFont()]).toEqual([false, false])
    await act(() => router.navigate("/butiker"))
    expect(hasHeadingFont()).toBe(true)
    // The font may come on the second page and be applied on the way back.
    delete document.documentElement.dataset["headingFont"]
    Object.assign(window, { __isHeadingFontPending: true })
    await act(() => router.navigate("/"))
    expect(hasHeadingFont()).toBe(true)
  }
)
