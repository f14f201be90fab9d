import { expect } from "vitest"
import type { Page } from "playwright-core"
import { visit } from "./pages.ts"
import { panelOf, visitAs } from "./shopper.ts"
import { describeInBrowser } from "./describe-in-browser.ts"

const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as { __hydrated?: boolean }).__hydrated === true)

/** Opens the start page and waits until all its scripts are loaded, without an interaction. */
const view = async (page: Page): Promise<void> => {
  await page.goto("/", { waitUntil: "networkidle" })
  expect(await isHydrated(page)).toBe(false)
}

await describeInBrowser("a visitor's page that is only viewed", (it) => {
  it("is hydrated by the first click, which opens the panel", async ({ page }) => {
    await view(page)
    // As assistive technology clicks: without the events of a pointer.
    await page.evaluate(() => document.querySelector<HTMLElement>("main article button")?.click())
    await panelOf(page).getByRole("heading", { name: "Hur vill du få dina varor?" }).waitFor()
    expect(await page.locator("[data-clicked]").count()).toBe(0)
  })

  it("is hydrated by the keyboard, and keeps the focus", async ({ page }) => {
    await view(page)
    await page.keyboard.press("Tab")
    await expect.poll(() => isHydrated(page)).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Gå till huvudinnehåll")
  })

  it("NET-19 reports that the network is lost", async ({ page }) => {
    await view(page)
    await page.context().setOffline(true)
    await page
      .getByText(/internetanslutning|uppkoppling/i)
      .first()
      .waitFor()
  })

  it("shows the customer when another tab logs in", async ({ page }) => {
    await view(page)
    const otherPage = await page.context().newPage()
    await visitAs(otherPage)
    await page.getByRole("link", { name: "Mina Sidor" }).waitFor()
  })

  it("is hydrated at once after a reload, because its history may have entries of the panel", async ({ page }) => {
    await visit(page, "/")
    await page.reload()
    await expect.poll(() => isHydrated(page)).toBe(true)
  })
})
