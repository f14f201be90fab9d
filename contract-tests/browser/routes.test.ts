import type { Page } from "playwright-core"
import { expect } from "vitest"
import { visit } from "./pages.ts"
import { panelOf } from "./shopper.ts"
import { describeInBrowser } from "./describe-in-browser.ts"

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })
await describeInBrowser("routes", (it) => {
  it("ACT-02 ACT-03 ACTPAGE-02 ACTPAGE-03 shows that the token is being checked, and then the start page", async ({
    page
  }) => {
    let release: () => void = () => undefined
    const releasePromise = new Promise<void>((resolve) => (release = resolve))
    await page.route("**/connect/customertoken", async (route) => {
      await releasePromise
      await route.continue()
    })
    await page.goto("/_cl_/demo-anna")
    await page.getByText("Vi kontrollerar din länk").waitFor()
    release()
    await page.waitForURL((url) => url.pathname === "/")
    await page.getByRole("link", { name: "Mina Sidor" }).waitFor()
  })

  it("ACTPAGE-01 logs a staff member with a token in as the customer, shows a bar that does not cover the cart, and logs out with the bar's button", async ({
    page
  }) => {
    await page.goto("/_cl_/demo-anna")
    await page.waitForURL((url) => url.pathname === "/")
    const bar = page.getByText("Du är inloggad som Anna Andersson")
    await bar.waitFor()
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Lägg till, / })
      .first()
      .click()
    const checkoutButton = await page
      .getByRole("complementary", { name: "Varukorg" })
      .getByRole("button", { name: "Gå till kassan" })
      .boundingBox()
    expect((checkoutButton?.y ?? 0) + (checkoutButton?.height ?? 0)).toBeLessThanOrEqual(
      (await bar.boundingBox())?.y ?? 0
    )
    const bottomSpace = () =>
      page.locator("body").evaluate((body) => Number.parseInt(getComputedStyle(body).paddingBottom))
    expect(await bottomSpace()).toBeGreaterThan(60)
    await page.goto("/checkout")
    await bar.waitFor()
    expect(await bottomSpace()).toBeGreaterThan(60)
    await page.getByRole("button", { name: "Avsluta kundläget" }).click()
    await page.getByRole("button", { name: "Logga in" }).first().waitFor()
    await page.goBack().catch(() => undefined)
    expect(new URL(page.url()).pathname).not.toContain("_cl_")
  })

  it(
    "ACT-04 ACTPAGE-04 CROUTE-36 shows an error for an invalid token, and a visitor remains a visitor",
    async ({ page }) => {
      await page.goto("/_cl_/finns-inte")
      await heading(page, "Något gick fel, kontrollera token!").waitFor()
      expect(await page.getByText("Hoppsan").count()).toBe(0)
      await page.getByRole("link", { name: "Till startsidan", exact: true }).click()
      await page.getByRole("button", { name: "Logga in" }).first().waitFor()
    },
    { expectedErrors: [/400/] }
  )

  it("opens the store selection from the page of a city with home delivery", async ({ page }) => {
    await visit(page, "/leveransorter/goteborg")
    await page.getByRole("button", { name: "Ange ditt postnummer" }).click()
    await panelOf(page).getByRole("heading", { level: 2 }).first().waitFor()
  })
})
