import type { Part } from "./bench.ts"
import { fetchCookies, logInWithCart } from "./customer.ts"
import { type Figure, median } from "./figure.ts"
import { measureInRounds, openBaseline, pageNames, tapSelectors } from "./page.ts"
import { findPagePaths } from "./pages.ts"
import { openShop } from "./shops.ts"
import { openPhonePage, type PageOptions, readMetrics, touch, waitForEarlyInput, withBrowser } from "./visit.ts"

interface TapOptions extends PageOptions {
  readonly tapSelector: string
  /** The element whose appearance or change of text is the result of the tap: the dialog for a store, or the number of products in the header. */
  readonly resultSelector: string
}

interface Tap {
  /** From the start of the touch to the next paint, as the browser reports it, in ms. */
  readonly nextPaint: number
  /** From the end of the touch to the first frame that shows the result, in ms. */
  readonly result: number
}

const maxResultMs = 30_000

/** Opens a page in a new browser on a slow phone, and taps half a second after its largest contentful paint, whatever it has loaded by then. */
const tapEarly = ({ tapSelector, resultSelector, ...options }: TapOptions): Promise<Tap> =>
  withBrowser(async (browser) => {
    const { page, devtools } = await openPhonePage(browser, options)
    await page.goto(options.url, { waitUntil: "commit" })
    await waitForEarlyInput(page)
    await page.locator(tapSelector).first().scrollIntoViewIfNeeded()
    const before = await page.evaluate((selector) => document.querySelector(selector)?.textContent, resultSelector)
    await touch(page, devtools, tapSelector)
    const changedAt = await page.waitForFunction(
      ([selector, earlier]) => document.querySelector(selector)?.textContent !== earlier && performance.now(),
      [resultSelector, before] as const,
      { polling: "raf", timeout: maxResultMs }
    )
    const result = await changedAt.jsonValue()
    const { taps, touchEndedAt } = await readMetrics(page)
    return { nextPaint: Math.max(16, ...taps), result: Number(result) - touchEndedAt }
  })

/** Measures a tap on the add button while a page is still loading, until the next paint and until its result, compared with a minimal page. */
export const tap: Part = async (bench) => {
  const shop = await openShop(bench)
  const pagePaths = await findPagePaths(shop.origin)
  const audiences = {
    visitor: { tapSelector: tapSelectors.visitor, resultSelector: "dialog[open]" },
    customer: {
      cookies: await fetchCookies(shop.origin, await logInWithCart(shop.origin)),
      tapSelector: tapSelectors.customer,
      resultSelector: "header"
    }
  } as const
  const pages: Record<string, TapOptions> = {
    baseline: { url: await openBaseline(bench), tapSelector: "button", resultSelector: "button" }
  }
  for (const audience of ["visitor", "customer"] as const)
    for (const name of pageNames)
      pages[`${name}, ${audience}`] = { url: shop.origin + pagePaths[name], ...audiences[audience] }
  const { baseline = [], ...taps } = await measureInRounds(bench, pages, tapEarly)
  const figureOf = (name: string, measuredTaps: ReadonlyArray<Tap>, field: keyof Tap, label: string): Figure => {
    const values = measuredTaps.map((measuredTap) => measuredTap[field])
    return {
      name: `${name}: ${label}`,
      unit: "ms",
      value: median(values),
      range: [Math.min(...values), Math.max(...values)],
      baseline: median(baseline.map((measuredTap) => measuredTap[field])),
      budget: 1.5,
      target: 1.1,
      limitsApplyTo: "ratio"
    }
  }
  return Object.entries(taps).flatMap(([name, pageTaps]) => [
    figureOf(name, pageTaps, "nextPaint", "early tap, to the next paint"),
    figureOf(name, pageTaps, "result", "early tap, to its result")
  ])
}
