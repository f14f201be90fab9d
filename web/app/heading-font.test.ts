// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest"
import { applyLateHeadingFont, headingFontScript } from "./heading-font.ts"

afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset["headingFont"]
  Reflect.deleteProperty(window, "__isHeadingFontLate")
  Reflect.deleteProperty(document, "fonts")
})

/** Runs the script and paints; the download of the font then takes `durationMs` and ends with `result`. */
const runScript = async (durationMs: number, result: () => Promise<unknown> = () => Promise.resolve([])) => {
  const load = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, durationMs))
    return result()
  })
  Object.defineProperty(document, "fonts", { configurable: true, value: { load } })
  vi.useFakeTimers()
  // The script as the document's end runs it.
  new Function(headingFontScript)()
  expect(load).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  return load
}

const isApplied = () => document.documentElement.dataset["headingFont"] !== undefined

describe("the headings' font", () => {
  it("is downloaded after the first paint, and applied when that takes less than 300 ms", async () => {
    const load = await runScript(299)
    expect(load.mock.calls).toEqual([['700 1em "Bricolage Grotesque Variable"']])
    expect(isApplied()).toBe(true)
  })

  it("is applied with the next page when its download takes longer", async () => {
    await runScript(300)
    expect(isApplied()).toBe(false)
    applyLateHeadingFont()
    expect(isApplied()).toBe(true)
  })

  it("is not applied before it has been downloaded, nor after its download has failed", async () => {
    await runScript(10, () => Promise.reject(new Error("NetworkError")))
    applyLateHeadingFont()
    expect(isApplied()).toBe(false)
  })
})
