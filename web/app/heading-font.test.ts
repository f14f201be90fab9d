// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest"
import { applyPendingHeadingFont, cachedHeadingFontScript, headingFontScript } from "./heading-font.ts"

afterEach(() => {
  vi.useRealTimers()
  openDocument()
})

/** Empties what a document keeps for itself. */
const openDocument = () => {
  delete document.documentElement.dataset["headingFont"]
  Reflect.deleteProperty(window, "__isHeadingFontPending")
  Reflect.deleteProperty(document, "fonts")
  Reflect.deleteProperty(document, "referrer")
}

interface Device {
  /** How long the download of the font takes, in ms. */
  readonly durationMs?: number
  readonly isOnline?: boolean
  /** Whether the device has a local font for the fallback. */
  readonly hasFallback?: boolean
  readonly isCached?: boolean
  readonly referrer?: string
}

const earlierPage = `${location.origin}/butiker`

const variable = '700 1em "Bricolage Grotesque Variable"'
const fallback = '700 1em "Bricolage Fallback"'
const cached = '700 1em "Bricolage Grotesque Cached"'

/** Runs the scripts of a new document, paints, and waits for the fonts. Returns those that were loaded before and after the first paint. */
const visitPage = async ({
  durationMs = 10,
  isOnline = true,
  hasFallback = true,
  isCached = false,
  referrer = ""
}: Device = {}) => {
  openDocument()
  vi.useFakeTimers()
  const load = vi.fn(async (font: string) => {
    if (font === variable) await new Promise((resolve) => setTimeout(resolve, durationMs))
    if (font === variable ? !isOnline : font === fallback ? !hasFallback : !isCached) throw new Error("NetworkError")
    return []
  })
  Object.defineProperty(document, "fonts", { configurable: true, value: { load, check: () => isCached } })
  Object.defineProperty(document, "referrer", { configurable: true, value: referrer })
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

  it("is applied from the cache before the first paint of a document that another one of the shop leads to, on every device", async () => {
    for (const hasFallback of [true, false]) {
      expect(await visitPage({ hasFallback, isCached: true, referrer: earlierPage })).toEqual({
        fontsBefore: [cached],
        valueAtFirstPaint: "cached",
        fontsAfter: []
      })
      applyPendingHeadingFont()
      expect(valueShown()).toBe("cached")
    }
  })

  it("is downloaded after the first paint of such a document if the cache does not have it", async () => {
    const { fontsBefore, fontsAfter } = await visitPage({ hasFallback: false, referrer: earlierPage })
    expect([fontsBefore, fontsAfter]).toEqual([[cached], [variable, fallback]])
    applyPendingHeadingFont()
    expect(valueShown()).toBe("")
  })

  it.each(["https://www.example.se/", `${location.origin}.example.se/`])(
    "is not expected in the cache when %s leads to the shop",
    async (referrer) => {
      expect(await visitPage({ isCached: true, referrer })).toMatchObject({
        fontsBefore: [],
        valueAtFirstPaint: undefined
      })
    }
  )

  it("is not applied before it has been downloaded, nor after its download has failed", async () => {
    await visitPage({ isOnline: false })
    applyPendingHeadingFont()
    expect(valueShown()).toBeUndefined()
  })
})
