import type { Page } from "playwright-core"
import { typingDelay } from "#core/search/rules.ts"
import type { Part } from "./bench.ts"
import { median } from "./figure.ts"
import { openShop } from "./shops.ts"
import { inBrowser, slowDown, slowPhone } from "./visit.ts"

/** Another word each time: what has been asked once is known. The first is not counted. */
const queries = ["mjölk", "ost", "bröd", "kaffe", "äpple", "pasta", "kyckling", "yoghurt"] as const

/** ms */
const stillness = 2_500

/** Types a query as a paste does, and waits until its suggestions are painted: ms since the debounce ended. */
const painted = (page: Page, query: string): Promise<number> =>
  page.evaluate(({ typed, delay }) =>
    new Promise<number>((resolve) => {
      const field = document.querySelector<HTMLInputElement>("header [role=combobox]")!
      field.focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, typed)
      const began = performance.now()
      field.dispatchEvent(new Event("input", { bubbles: true }))
      const watching = new MutationObserver(() => {
        const list = document.querySelector("header [role=listbox]:not([aria-busy])")
        if (list === null || !(list.textContent ?? "").toLowerCase().includes(typed) || performance.now() - began < delay) return
        watching.disconnect()
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began - delay)))
      })
      watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    }), { typed: query, delay: typingDelay })

/** The least there can be: the same answer fetched and its names painted, in the same page. */
const bare = (page: Page, query: string): Promise<number> =>
  page.evaluate(async (typed) => {
    const began = performance.now()
    const answer = await fetch(`/api/v1/Loop54/search/quick/?q=${encodeURIComponent(typed)}`, { cache: "no-store" })
    const { searchResults } = (await answer.json()) as { searchResults: { products: ReadonlyArray<{ name: string }> } }
    const list = document.createElement("ul")
    for (const { name } of searchResults.products) list.append(Object.assign(document.createElement("li"), { textContent: name }))
    document.body.append(list)
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
    const took = performance.now() - began
    list.remove()
    return took
  }, query)

/** How soon suggestions stand under the search box on a slow phone, beside fetching and painting their names alone. */
export const suggest: Part = async (bench) => {
  const shop = await openShop(bench)
  return inBrowser(async (browser) => {
    const page = await browser.newPage(slowPhone)
    await page.goto(shop.address, { waitUntil: "networkidle" })
    await page.locator("header [role=combobox]").click()
    await page.locator("header [role=option]").first().waitFor()
    await slowDown(page)
    const ours: Array<number> = []
    const floors: Array<number> = []
    for (const query of queries) {
      bench.say(`  ${query} ...`)
      ours.push(await painted(page, query))
      // The pictures of the suggestions must not stand in the way of the floor.
      await page.waitForTimeout(stillness)
      floors.push(await bare(page, query))
      await page.waitForTimeout(stillness)
    }
    return [{ name: "suggestions painted, after the rest in typing", unit: "ms" as const, value: median(ours.slice(1)), floor: median(floors.slice(1)), budget: 2, aim: 1.3, judged: "ratio" as const }]
  })
}
