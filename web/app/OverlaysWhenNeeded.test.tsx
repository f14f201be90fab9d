import { act, cleanup, waitFor } from "@testing-library/react"
import { Suspense } from "react"
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { visitor } from "#core/session/model.ts"
import { anna, renderInShop, type ShopOptions } from "#web/container/testing.tsx"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { OverlaysWhenNeeded } from "./OverlaysWhenNeeded.tsx"

// Test files share modules, so they are reset: in an earlier file the first interaction may have occurred, and later files must not get this file's mock.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

let interact: () => void = () => undefined
vi.mock("#web/container/first-interaction.ts", () => ({
  onFirstInteraction: (callback: () => void) => {
    interact = callback
    return () => undefined
  }
}))

beforeEach(async () => {
  fakeModalDialogs()
  vi.stubGlobal("matchMedia", () => ({ matches: false }))
  await import("./Overlays.tsx")
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  cleanup()
})

const open = async (navigation: PerformanceNavigationTiming["type"], options: ShopOptions) => {
  vi.spyOn(performance, "getEntriesByType").mockImplementation(() => [{ type: navigation } as never])
  const shop = renderInShop(
    <Suspense fallback={null}>
      <OverlaysWhenNeeded />
    </Suspense>,
    options
  )
  // By now, overlays that are needed are mounted.
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  return shop
}
const isMounted = () => document.querySelector("dialog") !== null

describe("the overlays of a page", () => {
  it("are mounted at a visitor's first interaction", async () => {
    await open("navigate", { session: visitor })
    expect(isMounted()).toBe(false)
    act(() => interact())
    await waitFor(() => expect(isMounted()).toBe(true))
  })

  it("are mounted when a layer opens without an interaction", async () => {
    const { panel } = await open("navigate", { session: visitor })
    expect(isMounted()).toBe(false)
    act(() => panel.open("login"))
    await waitFor(() => expect(isMounted()).toBe(true))
  })

  it.each([
    ["of a customer", "navigate", { session: anna }],
    ["after a reload", "reload", { session: visitor }],
    ["after Back", "back_forward", { session: visitor }]
  ] as const)("are mounted without an interaction on a page %s", async (_, navigation, options) => {
    await open(navigation, options)
    expect(isMounted()).toBe(true)
  })
})
