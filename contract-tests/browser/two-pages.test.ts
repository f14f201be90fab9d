import { expect } from "vitest"
import { visit } from "./pages.ts"
import { choosePickup, visitAsCustomer, erik, logInByPanel, searchFor, deleteOpenCarts } from "./shopper.ts"
import { describeInBrowser } from "./describe-in-browser.ts"

await describeInBrowser("two tabs of one browser", (it) => {
  it("share the store and the cart, and the log-out applies to both", async ({ page, shop }) => {
    await deleteOpenCarts(shop.origin)
    await visitAsCustomer(page)
    await choosePickup(page, "Klara")
    await searchFor(page, "mellanmjölk")
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Lägg till, / })
      .first()
      .click()
    await page
      .getByRole("button", { name: /^Varukorg, 1 vara/ })
      .first()
      .waitFor()

    const otherPage = await page.context().newPage()
    await visit(otherPage, "/")
    await choosePickup(otherPage, "Hornstull")
    await page
      .getByText(/^Hämta i Skafferi Hornstull/)
      .first()
      .waitFor()
    await page
      .getByRole("button", { name: /^Varukorg, 1 vara/ })
      .first()
      .waitFor()
    expect(await page.getByRole("dialog").count()).toBe(0)

    await searchFor(otherPage, "havregryn")
    await otherPage
      .getByRole("main")
      .getByRole("button", { name: /^Lägg till, / })
      .first()
      .click()
    await page
      .getByRole("button", { name: /^Varukorg, 2 varor/ })
      .first()
      .waitFor()

    await visit(otherPage, "/mina-sidor")
    await otherPage.getByRole("main").getByRole("button", { name: "Logga ut" }).click()
    await page.getByRole("button", { name: "Logga in" }).first().waitFor()
    await page
      .getByRole("button", { name: /^Handla|^Varukorg, tom/ })
      .first()
      .waitFor()
  })

  it("ROUTE-16 both show the customer when a staff member acts as the customer in one of them", async ({ page }) => {
    await visit(page, "/")
    await page.getByRole("banner").getByRole("button", { name: "Logga in" }).click()
    await logInByPanel(page, erik)
    await page.getByRole("link", { name: "Mina Sidor" }).waitFor()
    const otherPage = await page.context().newPage()
    await otherPage.goto("/_cl_/demo-anna")
    await otherPage.getByText("Du är inloggad som Anna Andersson").waitFor()
    await page.getByText("Du är inloggad som Anna Andersson").waitFor()
  })

  it("keep a partly filled form in one tab when the customer logs in in the other", async ({ page }) => {
    await visit(page, "/registrera")
    await page.getByLabel(/^Personnummer/).fill("1990")
    const otherPage = await page.context().newPage()
    await visitAsCustomer(otherPage)
    expect(await page.getByLabel(/^Personnummer/).inputValue()).toBe("1990")
    await visit(page, "/")
    await page.getByRole("link", { name: "Mina Sidor" }).waitFor()
  })
})
