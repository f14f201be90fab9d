// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest"
import { applyLateHeadingFont, headingFontScript } from "./heading-font.ts"

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset["headingFont"]
  Reflect.deleteProperty(window, "__isHeadingFontLate")
  Reflect.deleteProperty(document, "fonts")
})

/** Runs the script at 100 ms; the download of the font then takes `durationMs` and ends with `result`. */
const runScript = async (durationMs: number, result: () => Promise<unknown> = () => Promise.resolve([])) => {
  const load = vi.fn(result)
  Object.defineProperty(document, "fonts", { configurable: true, value: { load } })
  const now = vi.spyOn(performance, "now").mockReturnValue(100)
  // The script as the document's end runs it.
  new Function(headingFontScript)()
  now.mockReturnValue(100 + durationMs)
  await Promise.allSettled(load.mock.results.map(({ value }) => value))
  return load
}

const isApplied = () => document.documentElement.dataset["headingFont"] !== undefined

describe("the headings' font", () => {
  it("is downloaded, and applied when it comes within half a second after the document", async () => {
    const load = await runScript(499)
    expect(load.mock.calls).toEqual([['700 1em "Bricolage Grotesque Variable"']])
    expect(isApplied()).toBe(true)
  })

  it("is applied with the next page when it comes later", async () => {
    await runScript(500)
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
