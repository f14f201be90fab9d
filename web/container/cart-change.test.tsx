import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { lacksCartChange, recordCartChange } from "./cart-change.ts"

// oxlint-disable-next-line no-eval -- The expression is part of the document's script.
const isLacking = (): unknown => (0, eval)(lacksCartChange)

/** Requests a document now. */
const requestDocument = () => vi.stubGlobal("performance", { timeOrigin: Date.now() })

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("a document", () => {
  it("may lack changes of the cart that are pending", () => {
    recordCartChange(true)
    requestDocument()
    expect(isLacking()).toBe(true)
  })

  it("may lack changes that were confirmed after it was requested, but not earlier ones", () => {
    vi.useFakeTimers()
    recordCartChange(true)
    recordCartChange(false)
    vi.advanceTimersByTime(10)
    requestDocument()
    expect(isLacking()).toBe(false)
    vi.advanceTimersByTime(10)
    recordCartChange(false)
    expect(isLacking()).toBe(false)
    recordCartChange(true)
    recordCartChange(false)
    expect(isLacking()).toBe(true)
  })

  it("lacks no changes when the device has stored none, or has no storage", () => {
    requestDocument()
    expect(isLacking()).toBe(false)
    vi.stubGlobal("localStorage", undefined)
    recordCartChange(true)
    expect(isLacking()).toBeFalsy()
  })
})
