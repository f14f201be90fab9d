// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest"
import { applyPendingHeadingFont, cachedHeadingFontScript, headingFontScript } from "./heading-font.ts"

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  openDocument()
})

/** Empties what a document keeps for itself. */
const openDocument = () => {
  delete document.documentElement.dataset["headingFont"]
  Reflect.deleteProperty(window, "__isHeadingFontPending")
  Reflect.deleteProperty(document, "fonts")
}

interface Device {
  /** How long the download of the font takes, in ms. */
  readonly durationMs?: number
  readonly isOnline?: boolean
  /** Whether the device has a local font for the fallback. */
  readonly hasFallback?: boolean
  readonly isCached?: boolean
}

const variable = '700 1em "Bricolage Grotesque Variable"'
const fallback = '700 1em "Bricolage Fallback"'
const cached = '700 1em "Bricolage Grotesque Cached"'

/** Runs the scripts of a new document, paints, and waits for the fonts. Returns those that were loaded before and after the first paint. */
const visitPage = async ({ durationMs = 10, isOnline = true, hasFallback = true, isCached = false }: Device = {}) => {
  openDocument()
  vi.useFakeTimers()
  const load = vi.fn(async (font: string) => {
    if (font === variable) await new Promise((resolve) => setTimeout(resolve, durationMs))
    if (font === variable ? !isOnline : font === fallback ? !hasFallback : !isCached) throw new Error("NetworkError")
    return []
  })
  Object.defineProperty(document, "fonts", { configurable: true, value: { load, check: () => isCached } })
  // The scripts as the document's head and end run them.
  new Function(cachedHeadingFontScript)()
  const fontsBefore = load.mock.calls.flat()
  const valueAtFirstPaint = document.documentElement.dataset["headingFont"]
  new Function(headingFontScript)()
  await vi.runAllTimersAsync()
  return { fontsBefore, valueAtFirstPaint, fontsAfter: load.mock.calls.flat().slice(fontsBefore.length) }
}

const valueShown = () => document.documentElement.dataset["headingFont"]

describe("the headings' font", () => {
  it("is downloaded after the first paint, and applied when that takes less than 300 ms", async () => {
    expect(await visitPage({ durationMs: 299 })).toEqual({
      fontsBefore: [],
      valueAtFirstPaint: undefined,
      fontsAfter: [variable, fallback]
    })
    expect(valueShown()).toBe("")
  })

  it.each<readonly [reason: string, device: Device]>([
    ["its download takes longer", { durationMs: 300 }],
    ["the device has no local font for a fallback with its metrics", { hasFallback: false }]
  ])("is applied with the next page when %s", async (_, device) => {
    await visitPage(device)
    expect(valueShown()).toBeUndefined()
    applyPendingHeadingFont()
    expect(valueShown()).toBe("")
  })

  it("is applied to later documents from the cache, before their first paint, on every device", async () => {
    for (const hasFallback of [true, false]) {
      localStorage.clear()
      await visitPage({ hasFallback })
      for (let i = 0; i < 2; i++)
        expect(await visitPage({ hasFallback, isCached: true })).toEqual({
          fontsBefore: [cached],
          valueAtFirstPaint: "cached",
          fontsAfter: []
        })
      applyPendingHeadingFont()
      expect(valueShown()).toBe("cached")
    }
  })

  it("is downloaded again when the cache has lost it", async () => {
    await visitPage()
    const { fontsBefore, fontsAfter } = await visitPage({ hasFallback: false })
    expect([fontsBefore, fontsAfter]).toEqual([[cached], [variable, fallback]])
    applyPendingHeadingFont()
    expect(valueShown()).toBe("")
  })

  it("is not applied before it has been downloaded, nor after its download has failed", async () => {
    await visitPage({ isOnline: false })
    applyPendingHeadingFont()
    expect(valueShown()).toBeUndefined()
    expect((await visitPage()).fontsBefore).toEqual([])
  })

  it("is applied after the first paint of each document where there is no local storage", async () => {
    vi.stubGlobal("localStorage", undefined)
    for (let i = 0; i < 2; i++) {
      expect((await visitPage()).fontsBefore).toEqual([])
      expect(valueShown()).toBe("")
    }
    vi.unstubAllGlobals()
  })
})
