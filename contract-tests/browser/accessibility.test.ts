import { expect } from "vitest"
import { axeViolations } from "./axe.ts"
import { phone, visit, wide } from "./pages.ts"
import {
  closeCart,
  visitAs,
  enterPostalCode,
  finishPicker,
  openCart,
  openStoreChooser,
  openStoreList,
  panelOf
} from "./shopper.ts"
import { describeInBrowser } from "./describe-in-browser.ts"

const pages = [
  ["the start page", "/"],
  ["a department", "/matvaror/mejeri-ost-och-agg"],
  ["search hits", "/sok?Q=mj%C3%B6lk"],
  ["a search without hits", "/sok?Q=zzzzqqqq"],
  ["the stores", "/butiker"],
  ["the log-in", "/login"],
  ["the registration", "/registrera"],
  ["delivery information", "/leveransinfo"],
  ["a home delivery city", "/leveransorter/stockholm"],
  ["customer service", "/kundservice"]
] as const

await describeInBrowser("accessibility", (it) => {
  for (const [name, path] of pages) {
    for (const [width, size] of [
      ["1440 px", wide],
      ["375 px", phone]
    ] as const) {
      it(
        `shows no axe violation on ${name} (${width})`,
        async ({ page }) => {
          await visit(page, path)
          expect(await axeViolations(page)).toEqual([])
        },
        { size }
      )
    }
  }

  it("shows no axe violation in the steps of the delivery picker and on a product page with the store's price", async ({
    page
  }) => {
    await visit(page, "/sok?Q=havredryck")
    const picker = await openStoreChooser(page)
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press("Escape")
    await openStoreList(page)
    await picker.getByRole("listitem").first().waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press("Escape")
    await enterPostalCode(page, "11122")
    await picker.getByRole("button", { name: /Första lediga/ }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await finishPicker(picker)
    await page.getByRole("main").getByRole("article").first().getByRole("link").first().click()
    await page.waitForURL(/-p\d{9}_(ST|KG)$/)
    expect(await axeViolations(page)).toEqual([])
  })

  for (const [width, size] of [
    ["1440 px", wide],
    ["375 px", phone]
  ] as const) {
    it(
      `shows no axe violation in the menu, in the registration and cart in the panel, and after the log-out (${width})`,
      async ({ page }) => {
        await visit(page, "/matvaror/mejeri-ost-och-agg/mjolk")
        const panel = panelOf(page)
        const menu = page.getByRole("banner").getByRole("button", { name: "Meny" })
        await menu.click()
        await panel.getByRole("link", { name: "Ladda ner appen" }).waitFor()
        expect(await axeViolations(page)).toEqual([])
        await panel.getByRole("link", { name: "Skapa konto" }).click()
        await page.getByText("Steg 1 av 4").waitFor()
        expect(await axeViolations(page)).toEqual([])
        await page.keyboard.press("Escape")
        await panel.waitFor({ state: "hidden" })
        await visitAs(page)
        await page
          .getByRole("main")
          .getByRole("button", { name: /^Lägg till, / })
          .first()
          .click()
        await openCart(page)
        expect(await axeViolations(page)).toEqual([])
        await closeCart(page)
        await menu.click()
        await panel.getByRole("button", { name: "Logga ut" }).click()
        await page.getByText("Du är utloggad.").waitFor()
        expect(await axeViolations(page)).toEqual([])
      },
      { size }
    )
  }

  it(
    "shows no axe violation in a toast and the connection banner, over the page and over a panel, whose close buttons close nothing else",
    async ({ page }) => {
      await visit(page, "/")
      await page.route("**/api/v1/Loop54/**", (route) =>
        route.fulfill({
          status: 500,
          contentType: "application/json",
          body: '{"errors":[{"code":"ERR_INTERNAL","message":"no"}]}'
        })
      )
      await page
        .getByRole("main")
        .getByRole("link", { name: /Mejeri/ })
        .first()
        .click()
      await page.getByRole("alert").getByText("ERR_INTERNAL").waitFor()
      await page.unroute("**/api/v1/Loop54/**")
      await openStoreChooser(page)
      await page.context().setOffline(true)
      await page.getByText("Anslutningsproblem", { exact: true }).waitFor()
      expect(await axeViolations(page)).toEqual([])
      await page.setViewportSize(phone)
      const panel = panelOf(page)
      const messageOutlet = panel.locator("[data-message-outlet]")
      const [content, banner] = [
        await messageOutlet.locator("xpath=preceding-sibling::*[1]").boundingBox(),
        await messageOutlet.getByText("Anslutningsproblem", { exact: true }).boundingBox()
      ]
      expect(banner?.y).toBeGreaterThan((content?.y ?? 0) + (content?.height ?? Infinity))
      for (const message of ["Anslutningsproblem", "ERR_INTERNAL"]) {
        const messageText = panel.getByText(message, { exact: true })
        await messageText.locator("xpath=ancestor::*[.//button][1]").getByRole("button", { name: "Stäng" }).click()
        await messageText.waitFor({ state: "hidden" })
      }
      expect(await panel.isVisible()).toBe(true)
    },
    { expected: [/status of 500/, /^500 /, /ERR_INTERNET_DISCONNECTED/] }
  )

  it(
    "never scrolls horizontally at widths down to 320 px",
    async ({ page }) => {
      for (const [, path] of pages) {
        await visit(page, path)
        expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth"), path).toBeLessThanOrEqual(0)
      }
    },
    { size: { width: 320, height: 700 } }
  )

  it(
    "shifts no layout while pages load",
    async ({ page }) => {
      await page.addInitScript(
        "window.__layoutShift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__layoutShift += entry.value }).observe({ type: 'layout-shift', buffered: true })"
      )
      for (const [, path] of pages) {
        await visit(page, path)
        await page.waitForLoadState("networkidle")
        expect(await page.evaluate("window.__layoutShift"), path).toBeLessThan(0.01)
      }
    },
    { ownContext: true }
  )
})
