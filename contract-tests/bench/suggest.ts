import type { Page } from "playwright-core"
import { typingDelayMs } from "#core/search/rules.ts"
import type { Part } from "./bench.ts"
import { median } from "./figure.ts"
import { openShop } from "./shops.ts"
import { withBrowser, slowDown, slowPhone } from "./visit.ts"

/** All words differ, since results are cached. The first is a warm-up. */
const queries = ["mjölk", "ost", "bröd", "kaffe", "äpple", "pasta", "kyckling", "yoghurt"] as const

/** The pause between measurements. */
const idleMs = 2_500

/** Pastes a query and measures the time from the end of the debounce until its suggestions are painted, in ms. */
const timeSuggestions = (page: Page, query: string): Promise<number> =>
  page.evaluate(
    ({ text, delay }) =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLInputElement>("header [role=combobox]")!
        field.focus()
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
        const startTime = performance.now()
        field.dispatchEvent(new Event("input", { bubbles: true }))
        const observer = new MutationObserver(() => {
          const list = document.querySelector("header [role=listbox]:not([aria-busy])")
          if (
            list === null ||
            !(list.textContent ?? "").toLowerCase().includes(text) ||
            performance.now() - startTime < delay
          )
            return
          observer.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - startTime - delay)))
        })
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
    { text: query, delay: typingDelayMs }
  )

/** Measures the baseline: the time to fetch the same response and paint its names in the same page, in ms. */
const timeFetchAndPaint = (page: Page, query: string): Promise<number> =>
  page.evaluate(async (text) => {
    const startTime = performance.now()
    const response = await fetch(`/api/v1/Loop54/search/quick/?q=${encodeURIComponent(text)}&fields=card`, {
      cache: "no-store"
    })
    const { searchResults } = (await response.json()) as {
      searchResults: { products: ReadonlyArray<{ name: string }> }
    }
    const list = document.createElement("ul")
    for (const { name } of searchResults.products)
      list.append(Object.assign(document.createElement("li"), { textContent: name }))
    document.body.append(list)
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
    const time = performance.now() - startTime
    list.remove()
    return time
  }, query)

/** Measures how soon suggestions show below the search box on a slow phone, compared with only fetching and painting their names. */
export const suggest: Part = async (bench) => {
  const shop = await openShop(bench)
  return withBrowser(async (browser) => {
    const page = await browser.newPage(slowPhone)
    await page.goto(shop.origin, { waitUntil: "networkidle" })
    await page.locator("header [role=combobox]").click()
    await page.locator("header [role=option]").first().waitFor()
    await slowDown(page)
    const shopTimesMs: Array<number> = []
    const baselineTimesMs: Array<number> = []
    for (const query of queries) {
      bench.log(`  ${query} ...`)
      shopTimesMs.push(await timeSuggestions(page, query))
      // The suggestions' pictures must not delay the measurement of the baseline.
      await page.waitForTimeout(idleMs)
      baselineTimesMs.push(await timeFetchAndPaint(page, query))
      await page.waitForTimeout(idleMs)
    }
    return [
      {
        name: "suggestions painted, after the debounce",
        unit: "ms" as const,
        value: median(shopTimesMs.slice(1)),
        baseline: median(baselineTimesMs.slice(1)),
        budget: 2,
        target: 1.3,
        limitsApplyTo: "ratio" as const
      }
    ]
  })
}
