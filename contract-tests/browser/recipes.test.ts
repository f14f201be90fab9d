import { expect } from "vitest"
import type { Page } from "playwright-core"
import { describeInBrowser } from "./describe-in-browser.ts"
import { visit } from "./pages.ts"

/** The number of cards of a list that are in its first row. */
const countColumns = (page: Page, label: string) =>
  page.getByRole("list", { name: label, exact: true }).evaluate((list) => {
    const [first, ...others] = [...list.children].map((card) => card.getBoundingClientRect().top)
    return 1 + others.filter((top) => Math.abs(top - (first ?? 0)) < 2).length
  })

/** How many cards of a carousel fit in its view. */
const countVisibleCards = (page: Page, label: string) =>
  page
    .getByRole("list", { name: label, exact: true })
    .evaluate((track) => Math.round((track.clientWidth / (track.children[0]?.clientWidth ?? 1)) * 10) / 10)

await describeInBrowser("cards of recipes and catered meals", (it) => {
  it("CLAYOUT-13 CLAYOUT-14 CLAYOUT-15 CLAYOUT-16 are in 2 to 4 columns, more the wider the window is, and one fewer from 1360 to 1529 px, where the cart is beside them", async ({
    page
  }) => {
    await page.setViewportSize({ width: 1099, height: 900 })
    await visit(page, "/recept/bakning")
    const counts: Array<number> = []
    for (const width of [480, 1099, 1100, 1299, 1300, 1360, 1529, 1530, 1900]) {
      await page.setViewportSize({ width, height: 900 })
      counts.push(await countColumns(page, "Bakning"))
    }
    expect(counts).toEqual([2, 2, 3, 3, 4, 3, 3, 4, 4])
  })

  it("CLAYOUT-19 of recipes are shown 1.2, 2, 3, 3 or 4 at a time in a carousel, by its width", async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 900 })
    await visit(page, "/recept")
    const counts: Array<number> = []
    for (const width of [500, 700, 1000, 1340]) {
      await page.setViewportSize({ width, height: 900 })
      counts.push(await countVisibleCards(page, "Till helgen"))
    }
    // No page of the shop is as wide as the widest range.
    await page.locator("main").evaluate((main) => (main.style.width = "1800px"))
    counts.push(await countVisibleCards(page, "Till helgen"))
    expect(counts).toEqual([1.2, 2, 3, 3, 4])
  })

  it("CLAYOUT-20 of catered meals are shown 1, 2, 3, 3 or 4 at a time in a carousel, by its width", async ({
    page
  }) => {
    await page.setViewportSize({ width: 500, height: 900 })
    await visit(page, "/catering")
    const counts: Array<number> = []
    for (const width of [500, 700, 900, 1340]) {
      await page.setViewportSize({ width, height: 900 })
      counts.push(await countVisibleCards(page, "Tårtor"))
    }
    await page.locator("main").evaluate((main) => (main.style.width = "1800px"))
    counts.push(await countVisibleCards(page, "Tårtor"))
    expect(counts).toEqual([1, 2, 3, 3, 4])
  })
})
