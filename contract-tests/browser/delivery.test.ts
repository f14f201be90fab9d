import { expect } from "vitest"
import { phone, visit } from "./pages.ts"
import {
  choosePickup,
  closeCart,
  visitAsCustomer,
  openCart,
  openStoreChooser,
  panelOf,
  searchFor,
  waitForCartUpdate,
  deleteOpenCarts
} from "./shopper.ts"
import { describeInBrowser } from "./describe-in-browser.ts"

await describeInBrowser("changing store", (it) => {
  it(
    "PREVIEW-06 PREVIEW-07 PREVIEW-08 asks before products are removed, and removes them only after a confirmation",
    async ({ page, shop }) => {
      await deleteOpenCarts(shop.origin)
      await visitAsCustomer(page)
      await choosePickup(page, "Klara")
      await searchFor(page, "snus")
      const main = page.getByRole("main")
      const addFirst = async () => {
        const card = main
          .getByRole("article")
          .filter({ has: page.getByRole("button", { name: /^Lägg till, / }) })
          .first()
        const name = (await card.getByRole("heading").textContent()) ?? ""
        await card.getByRole("button", { name: /^Lägg till, / }).click()
        return name
      }
      const name = await addFirst()
      await page.getByRole("button", { name: /^Varukorg, 1 vara/ }).waitFor()
      await searchFor(page, "mellanmjölk")
      await addFirst()
      await page.getByRole("button", { name: /^Varukorg, 2 varor/ }).waitFor()
      await waitForCartUpdate(await openCart(page))
      await closeCart(page)

      const panel = await openStoreChooser(page)
      await panel.getByRole("button", { name: "Hemleverans i stället" }).click()
      await panel.getByLabel("Postnummer").fill("11122")
      await panel.getByRole("button", { name: "Fortsätt" }).click()
      const question = page.getByRole("alertdialog", { name: "Hemleverans inte möjlig" })
      await question.getByText(name).waitFor()
      expect(await question.getByRole("listitem").count()).toBe(1)
      await question.getByRole("button", { name: "Gå tillbaka" }).click()
      await question.waitFor({ state: "hidden" })
      expect(await panel.getByLabel("Postnummer").inputValue()).toBe("11122")
      await page
        .getByText(/^Hämta i Skafferi Klara/)
        .first()
        .waitFor({ state: "attached" })

      await page.keyboard.press("Escape")
      const closeQuestion = page.getByRole("alertdialog", { name: "Är du säker?" })
      await closeQuestion.getByText("Om du stänger nu måste du börja om från början.").waitFor()
      await closeQuestion.getByRole("button", { name: "Tillbaka" }).click()
      await panel.getByRole("button", { name: "Fortsätt" }).click()
      await question.getByRole("button", { name: "Gå vidare, ta bort varor" }).click()
      await panel.getByRole("heading", { name: "Välj tid" }).waitFor()
      await panel.getByRole("button", { name: /Första lediga/ }).click()
      await panel.waitFor({ state: "hidden" })
      await page
        .getByText(/^Hemleverans till 111\s22/)
        .first()
        .waitFor()
      const cart = await openCart(page)
      await cart.getByText("Totalt (1 vara)").waitFor()
      expect(await cart.getByText(name).count()).toBe(0)
    },
    { size: phone }
  )

  it(
    "PREVIEW-01 PREVIEW-02 PREVIEW-03 PREVIEW-10 asks before products are removed when the store is selected in the list of all stores or in the delivery steps, shows a failure beside the store and in a toast, and announces the selected store",
    async ({ page, shop }) => {
      await deleteOpenCarts(shop.origin)
      await visitAsCustomer(page)
      await choosePickup(page, "Klara")
      // Finds a product that store 3201 sells and store 3204 does not.
      type ProductList = {
        readonly items: ReadonlyArray<{
          readonly id: string
          readonly name: string
          readonly url: string
          readonly sellable: boolean
          readonly productStoreDetails: { readonly p_has_price: boolean }
        }>
      }
      const fetchProducts = async (path: string) =>
        ((await (await fetch(`${shop.origin}/api/v1/Loop54/products${path}`)).json()) as ProductList).items
      let missingProduct: ProductList["items"][number] | undefined
      for (let skip = 0; missingProduct === undefined && skip < 2_000; skip += 100) {
        const sellableProducts = (await fetchProducts(`?store=3201&take=100&skip=${skip}`)).filter(
          ({ sellable, productStoreDetails }) => sellable && productStoreDetails.p_has_price
        )
        missingProduct = (await fetchProducts(`/${sellableProducts.map(({ id }) => id).join(",")}?store=3204`)).find(
          ({ productStoreDetails }) => !productStoreDetails.p_has_price
        )
      }
      await visit(page, missingProduct?.url ?? "/")
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Lägg till, / })
        .first()
        .click()
      await page.getByRole("button", { name: /^Varukorg, 1 vara/ }).waitFor()
      await waitForCartUpdate(await openCart(page))
      await visit(page, "/butiker")
      const { sites } = (await (await fetch(`${shop.origin}/api/v1/sites?siteTypeId=3`)).json()) as {
        sites: ReadonlyArray<{ name: string; storeNumber: string }>
      }
      const targetName = sites.find(({ storeNumber }) => storeNumber === "3204")?.name ?? ""
      const chooseButton = page.getByRole("main").getByRole("button", { name: `Välj ${targetName}` })
      await chooseButton.click()
      const question = page.getByRole("alertdialog", { name: "Vissa varor tas bort!" })
      await question.getByText(missingProduct?.name ?? "?").waitFor()
      await question.getByRole("button", { name: "Avbryt" }).click()
      await question.waitFor({ state: "hidden" })
      expect(await chooseButton.evaluate((button) => button === document.activeElement)).toBe(true)
      await page.getByText("Hämta i Skafferi Klara").first().waitFor()
      const panel = await openStoreChooser(page)
      await panel.getByRole("button", { name: `Byt butik, ${targetName}` }).click()
      await question.getByText(missingProduct?.name ?? "?").waitFor()
      await question.getByRole("button", { name: "Gå vidare, ta bort varor" }).waitFor()
      await question.getByRole("button", { name: "Gå tillbaka" }).click()
      await question.waitFor({ state: "hidden" })
      await page.keyboard.press("Escape")
      await panel.waitFor({ state: "hidden" })
      await chooseButton.click()
      await page.route("**/api/v1/carts/*/move", (route) =>
        route.fulfill({
          status: 500,
          contentType: "application/json",
          body: '{"errors":[{"code":"ERR_INTERNAL","message":"no"}],"requestId":"r"}'
        })
      )
      await question.getByRole("button", { name: "Acceptera" }).click()
      const row = page.getByRole("main").getByRole("listitem").filter({ hasText: targetName })
      await row.getByText(/^Tyvärr gick det inte att välja valt leveranssätt/).waitFor()
      await question.waitFor({ state: "hidden" })
      await page.getByRole("region", { name: "Meddelanden" }).getByText("500").first().waitFor()
      await page.getByText("Hämta i Skafferi Klara").first().waitFor()
      await page.getByRole("button", { name: /^Varukorg, 1 vara/ }).waitFor()
      await page.unroute("**/api/v1/carts/*/move")
      await chooseButton.click()
      await question.getByRole("button", { name: "Acceptera" }).click()
      await page.getByText(`Hämta i ${targetName}`).first().waitFor()
      await page.getByRole("button", { name: /^Varukorg, tom/ }).waitFor()
      await page.getByRole("status").getByText(`Du handlar nu i ${targetName}.`).waitFor({ state: "attached" })
      await row.getByText("Vald").and(page.locator(":focus")).waitFor()
    },
    { expectedErrors: [/status of 500/, /^500 .*\/move$/] }
  )

  it("changes the selected store with two clicks, and updates the page behind the panel", async ({ page }) => {
    await visit(page, "/")
    await choosePickup(page, "Klara")
    const panel = await openStoreChooser(page)
    await panel
      .getByRole("button", { name: /^Välj Skafferi (?!Klara)/ })
      .first()
      .click()
    await panel.getByRole("heading", { name: "Välj tid" }).waitFor()
    expect(await page.getByText(/^Hämta i Skafferi Klara/).count()).toBe(0)
    await page.keyboard.press("Escape")
    await panelOf(page).waitFor({ state: "hidden" })
  })
})
