import { expect } from "vitest"
import { axeViolations } from "./axe.ts"
import { layoutShiftOf, recordLayoutShifts } from "./layout-shift.ts"
import { phone, visit, wide } from "./pages.ts"
import {
  chooseHomeDelivery,
  closeCart,
  visitAsCustomer,
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
  ["the offers", "/matvaror/veckans-erbjudande"],
  ["the menu of catering", "/catering"],
  ["a category of catering", "/catering/tartor"],
  ["a catered meal", "/catering/buffeer/bestall-c:italiensk-buffe"],
  ["the recipe bags", "/matkassar"],
  ["a recipe bag", "/matkassar/familj/snabba-kassen"],
  ["the recipes", "/recept"],
  ["a category of recipes", "/recept/bakning"],
  ["a recipe", "/recept/vegetariskt/pannkakor-med-lingonsylt-r1002"],
  ["search hits", "/sok?Q=mj%C3%B6lk"],
  ["a search without hits", "/sok?Q=zzzzqqqq"],
  ["the stores", "/butiker"],
  ["the log-in", "/login"],
  ["the registration", "/registrera"],
  ["delivery information", "/leveransinfo"],
  ["a home delivery city", "/leveransorter/stockholm"],
  ["customer service", "/kundservice"]
] as const

await describeInBrowser("the shop", (it, sequence) => {
  // A new context has an empty HTTP cache, with which most layout shifts occur.
  sequence(
    "shows no axe violation, shifts no layout while loading and does not scroll horizontally at 320 px",
    (it) => {
      it("records layout shifts", async ({ page }) => {
        await recordLayoutShifts(page)
      })
      for (const [name, path] of pages)
        it(`on ${name}`, async ({ page }) => {
          await page.setViewportSize(wide)
          await visit(page, path)
          await page.waitForLoadState("networkidle")
          expect(await layoutShiftOf(page)).toBeLessThan(0.01)
          expect([wide.width, await axeViolations(page)]).toEqual([wide.width, []])
          await page.setViewportSize(phone)
          expect([phone.width, await axeViolations(page)]).toEqual([phone.width, []])
          await page.setViewportSize({ width: 320, height: 700 })
          expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0)
        })
    },
    { usesOwnContext: true }
  )

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

  it("shows no axe violation on a store's offers of this week and the next, in its leaflet and on the page of an offer", async ({
    page
  }) => {
    await visit(page, "/matvaror/veckans-erbjudande")
    await chooseHomeDelivery(page, "11122")
    const main = page.getByRole("main")
    await main.getByRole("article").first().waitFor()
    expect(await axeViolations(page)).toEqual([])
    const { offers } = (await (await page.request.get("/api/v1/offers?store=3201&next=true&size=1")).json()) as {
      readonly offers: ReadonlyArray<{ readonly id: string }>
    }
    for (const path of ["?week=nextweekoffer", "/reklamblad", `/x-k${offers[0]?.id}`]) {
      await visit(page, `/matvaror/veckans-erbjudande${path}`)
      for (const size of [phone, wide]) {
        await page.setViewportSize(size)
        expect([path, size.width, await axeViolations(page)]).toEqual([path, size.width, []])
      }
    }
  })

  it("shows no axe violation in the menu, in the registration and cart in the panel, and after the log-out", async ({
    page
  }) => {
    const expectNoViolation = async () => {
      for (const size of [phone, wide]) {
        await page.setViewportSize(size)
        expect([size.width, await axeViolations(page)]).toEqual([size.width, []])
      }
    }
    await visit(page, "/matvaror/mejeri-ost-och-agg/mjolk")
    const panel = panelOf(page)
    const menu = page.getByRole("banner").getByRole("button", { name: "Meny" })
    await menu.click()
    await panel.getByRole("link", { name: "Ladda ner appen" }).waitFor()
    await expectNoViolation()
    await panel.getByRole("link", { name: "Skapa konto" }).click()
    await page.getByText("Steg 1 av 4").waitFor()
    await expectNoViolation()
    await page.keyboard.press("Escape")
    await panel.waitFor({ state: "hidden" })
    await visitAsCustomer(page)
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Lägg till, / })
      .first()
      .click()
    // The cart is beside a wide page, and in the panel of a narrow one.
    await openCart(page)
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize(phone)
    await openCart(page)
    expect(await axeViolations(page)).toEqual([])
    await closeCart(page)
    await menu.click()
    await panel.getByRole("button", { name: "Logga ut" }).click()
    await page.getByText("Du är utloggad.").waitFor()
    await expectNoViolation()
  })

  it(
    "shows no axe violation in a toast and the connection banner in the panel, shows the banner below the panel's content, and keeps the panel open when both are closed",
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
    { expectedErrors: [/status of 500/, /^500 /, /ERR_INTERNET_DISCONNECTED/] }
  )

  it("wraps the departments' names only between words on a phone", async ({ page }) => {
    await visit(page, "/matvaror")
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 700 })
      // A broken word has more than one client rectangle.
      const brokenWords = await page
        .getByRole("main")
        .getByRole("listitem")
        .getByRole("link")
        .evaluateAll((tiles) =>
          tiles.flatMap((tile) => {
            const text = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT).nextNode() as Text
            return [...text.data.matchAll(/\S+/g)]
              .filter(({ 0: word, index }) => {
                const range = document.createRange()
                range.setStart(text, index)
                range.setEnd(text, index + word.length)
                return range.getClientRects().length > 1
              })
              .map(([word]) => word)
          })
        )
      expect([width, brokenWords]).toEqual([width, []])
    }
  })
})
