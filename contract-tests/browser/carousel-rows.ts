import type { Page } from "playwright-core"

interface Rows {
  /** The height of each row in pixels. */
  readonly heights: ReadonlyArray<number>
  /** The number of cards that are not laid out. */
  readonly skippedCardCount: number
}

/**
 * Measures the rows of cards of the start page, which is not scrolled and therefore not hydrated, as far as they are laid out, and then with all cards laid out. The
 * facts of the prices are removed from the cards that are laid out, so that only the other cards need their lines.
 */
export const measureRows = async (page: Page): Promise<{ readonly first: Rows; readonly complete: Rows }> => {
  await page.goto("/")
  await page.locator("html[data-first-page='painted']").waitFor()
  const main = page.getByRole("main")
  const measure = async (): Promise<Rows> => ({
    heights: await main
      .locator("section > ul")
      .evaluateAll((tracks) => tracks.map((track) => track.getBoundingClientRect().height)),
    skippedCardCount: await main
      .getByRole("article")
      .locator("a")
      .evaluateAll((links) => links.filter((link) => !link.checkVisibility({ contentVisibilityAuto: true })).length)
  })
  // Blocks below the screen are laid out, but not the cards in them.
  await main.locator("div").evaluateAll((blocks: ReadonlyArray<HTMLElement>) => {
    for (const block of blocks) block.style.contentVisibility = "visible"
  })
  await main.getByRole("article").evaluateAll((cards) => {
    const facts = [...cards]
      .filter((card) => card.querySelector("a")?.checkVisibility({ contentVisibilityAuto: true }))
      .flatMap((card) => [...card.querySelectorAll("p")].filter((text) => /Jfr pris|Ord/.test(text.textContent ?? "")))
    for (const text of facts) text.remove()
  })
  const first = await measure()
  await page.evaluate(() => delete document.documentElement.dataset["firstPage"])
  return { first, complete: await measure() }
}
