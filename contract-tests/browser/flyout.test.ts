import type { Page } from "playwright-core"
import { expect } from "vitest"
import { axeViolations } from "./axe.ts"
import { describeInBrowser } from "./describe-in-browser.ts"
import { phone, visit, wide } from "./pages.ts"
import { panelOf } from "./shopper.ts"

const listPath = "/matvaror/mejeri-ost-och-agg/mjolk"

const readFocusedHref = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("href"))
const readScrollPosition = (page: Page) => page.evaluate(() => scrollY)

await describeInBrowser("a flyout", (it) => {
  for (const size of [wide, phone])
    it(
      `CROUTE-50 CROUTE-51 keeps the list, the scroll position and the focus when it is closed by Escape and by Back, at ${size.width} px`,
      async ({ page }) => {
        await visit(page, listPath)
        const link = page.getByRole("main").getByRole("article").nth(6).getByRole("link").first()
        await link.evaluate((card) => card.scrollIntoView({ block: "center" }))
        const [href, position] = [await link.getAttribute("href"), await readScrollPosition(page)]
        const name = (await link.textContent()) ?? ""
        // Until the panel is there, a click loads the product's document.
        await page.locator("dialog").first().waitFor({ state: "attached" })
        const listRequests: Array<string> = []
        page.on("request", (request) => {
          if (request.url().includes("/Loop54/category/")) listRequests.push(request.url())
        })
        for (const close of ["Escape", "Back"]) {
          await link.click()
          const flyout = panelOf(page)
          await flyout.getByRole("heading", { level: 2, name, exact: true }).waitFor()
          expect(decodeURI(new URL(page.url()).pathname)).toBe(href)
          await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
          if (close === "Escape") {
            expect(await axeViolations(page)).toEqual([])
            await page.keyboard.press("Escape")
          } else await page.goBack()
          await flyout.waitFor({ state: "hidden" })
          expect([close, new URL(page.url()).pathname, await readFocusedHref(page)]).toEqual([close, listPath, href])
          expect(await readScrollPosition(page)).toBe(position)
        }
        expect(listRequests).toEqual([])
      },
      { size }
    )

  it("does not open for a click with Ctrl, which opens the product in a new tab", async ({ page }) => {
    await visit(page, listPath)
    const link = page.getByRole("main").getByRole("article").first().getByRole("link").first()
    const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click({ modifiers: ["Control"] })])
    await tab.getByRole("heading", { level: 1 }).waitFor()
    expect(decodeURI(new URL(tab.url()).pathname)).toBe(await link.getAttribute("href"))
    expect(await panelOf(page).isVisible()).toBe(false)
    await tab.close()
  })
})
