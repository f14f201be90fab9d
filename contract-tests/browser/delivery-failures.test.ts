import { expect } from "vitest"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { visit } from "./pages.ts"
import { choosePickup, visitAsCustomer, erik, openStoreChooser, panelOf, deleteOpenCarts } from "./shopper.ts"
import { describeInBrowser } from "./describe-in-browser.ts"

const nonexistentStore = {
  deliveryType: "pickupAtStore",
  userSiteId: "9999",
  userPostalCode: null,
  storeNo: "9999",
  storeName: "Nedlagda butiken",
  city: "Ingenstans"
}

await describeInBrowser("selecting an unavailable delivery", (it) => {
  it("SHELL-17 asks for another store only in the banner when the selected store does not exist", async ({
    page,
    shop
  }) => {
    await page
      .context()
      .addCookies([
        { name: cookieNames.assortment, value: encodeURIComponent(JSON.stringify(nonexistentStore)), url: shop.origin }
      ])
    await visit(page, "/matvaror/mejeri-ost-och-agg")
    await page.getByText("Välj butik för att se ditt sortiment").waitFor()
    expect(await panelOf(page).isVisible()).toBe(false)
    expect(await page.getByRole("main").getByRole("article").count()).toBeGreaterThan(5)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(cookieNames.assortment)
  })

  it("DELIV-18 DELIV-19 asks a customer without a store to select one after a log-in on the log-in page, and does not ask again on the next page", async ({
    page
  }) => {
    await visit(page, "/login?retur=/butiker")
    await page.getByLabel("E-postadress").fill(erik.email)
    await page.getByRole("button", { name: "Nästa" }).click()
    await page.getByLabel(/^Lösenord/).fill(erik.password)
    await page.getByRole("button", { name: "Logga in" }).click()
    await panelOf(page).getByRole("heading", { level: 2, name: "Hur vill du få dina varor?" }).waitFor()
    expect(new URL(page.url()).pathname).toBe("/butiker")
    await page.keyboard.press("Escape")
    await panelOf(page).waitFor({ state: "hidden" })
    await visit(page, "/")
    expect(await panelOf(page).isVisible()).toBe(false)
  })

  it(
    "shows that a delivery time is fully booked, and books another one",
    async ({ page, shop }) => {
      await deleteOpenCarts(shop.origin)
      await visit(page, "/")
      await visitAsCustomer(page)
      await choosePickup(page, "Klara")
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Lägg till, / })
        .first()
        .click()
      await page
        .getByRole("button", { name: /^Varukorg, 1 vara/ })
        .first()
        .waitFor()
      const panel = await openStoreChooser(page)
      await panel.getByRole("button", { name: "Välj tid", exact: true }).click()
      let slotIsFull = true
      await page.route("**/api/v1/carts/*/slot", (route) =>
        slotIsFull
          ? route.fulfill({
              status: 409,
              contentType: "application/json",
              body: JSON.stringify({
                errors: [{ code: "ERR_SLOT_FULL", message: "The delivery time is fully booked." }],
                requestId: "x"
              })
            })
          : route.continue()
      )
      await panel.getByRole("button", { name: /Första lediga/ }).click()
      await panel.getByText("Tiden hann bli fullbokad. Välj en annan tid.").waitFor()
      slotIsFull = false
      await panel
        .getByRole("button", { name: /^\d+–\d+/, disabled: false })
        .last()
        .click()
      await panel.waitFor({ state: "hidden" })
      await page.getByText("Vald tid").first().waitFor()
      await visit(page, "/matvaror/mejeri-ost-och-agg")
      await page.getByText("Vald tid").first().waitFor()
      const storeAndTime = await page.getByRole("region", { name: "Butik och leverans" }).textContent()
      await page.getByRole("link", { name: "Butiker", exact: true }).first().click()
      await page.getByRole("heading", { level: 1, name: "Butiker" }).or(page.getByRole("searchbox")).first().waitFor()
      expect(await page.getByRole("region", { name: "Butik och leverans" }).textContent()).toBe(storeAndTime)
    },
    { expectedErrors: [/status of 409/] }
  )
})
