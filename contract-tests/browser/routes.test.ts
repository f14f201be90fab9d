import type { Page } from "playwright-core"
import { expect } from "vitest"
import { phone, visit } from "./pages.ts"
import { anna, panelOf } from "./shopper.ts"
import { describeInBrowser } from "./describe-in-browser.ts"

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

const logInOnPage = async (page: Page) => {
  await page.getByLabel("E-postadress").fill(anna.email)
  await page.getByRole("button", { name: "Nästa" }).click()
  await page.getByLabel(/^Lösenord/).fill(anna.password)
  await page.getByRole("button", { name: "Logga in" }).click()
}
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })
const cards = (page: Page) => page.getByRole("main").getByRole("article")

const protectedPages = [
  ["/matvaror/mina-favoritvaror", "Mina favoritvaror"],
  ["/matvaror/mina-tidigare-kopta-varor", "Mina tidigare köpta varor"],
  ["/recept/mina-favoritrecept", "Mina favoritrecept"],
  ["/recept/mina-mest-kopta-recept", "Mina mest köpta recept"]
] as const

await describeInBrowser("routes", (it) => {
  for (const [path, name] of protectedPages) {
    it(`ROUTE-26 ROUTE-27 ROUTE-28 ROUTE-29 redirects a visitor from ${path} to the log-in, and back after the log-in`, async ({
      page
    }) => {
      await visit(page, `${path}?sida=1`)
      expect(pathOf(page)).toBe(`/login?retur=${encodeURIComponent(`${path}?sida=1`)}`)
      await logInOnPage(page)
      await heading(page, name).waitFor()
      expect(pathOf(page)).toBe(`${path}?sida=1`)
    })
  }

  it("ROUTE-22 ROUTE-24 shows a customer's favourites and earlier purchases, with links between the lists", async ({
    page
  }) => {
    await visit(page, "/login?retur=/mina-sidor")
    await logInOnPage(page)
    await page.getByRole("main").getByRole("link", { name: "Mina favoritvaror" }).click()
    await heading(page, "Mina favoritvaror").waitFor()
    expect(await cards(page).count()).toBe(18)
    await page.getByRole("main").getByRole("link", { name: "Mina tidigare köpta varor" }).click()
    await heading(page, "Mina tidigare köpta varor").waitFor()
    expect(await cards(page).count()).toBeGreaterThan(18)
    await page.getByRole("main").getByRole("link", { name: "Mina favoritrecept" }).click()
    await page.getByText("Du har inte valt några favoriter bland våra recept än.").waitFor()
    await page.goBack()
    await heading(page, "Mina tidigare köpta varor").waitFor()
  })

  it(
    "ROUTE-19 ROUTE-38 shows the delivery information without the shop's header and footer",
    async ({ page }) => {
      await page.goto("/leveransinfo")
      await heading(page, "Leverans och avgifter").waitFor()
      expect(await page.getByRole("searchbox").or(page.getByRole("combobox")).count()).toBe(0)
      expect(await page.getByRole("complementary").count()).toBe(0)
      await page.getByRole("link", { name: "Börja handla" }).click()
      await page.waitForURL((url) => url.pathname === "/")
    },
    { size: phone }
  )

  for (const [path, headingName] of [
    ["/registrera", "Skapa konto"],
    ["/login", "Logga in"],
    ["/glomt-losenord", "Glömt lösenord"],
    ["/glomt-losenord/abc.def", "Välj nytt lösenord"]
  ] as const) {
    it(`ROUTE-14 ROUTE-34 ROUTE-35 ROUTE-37 shows ${path} without header, cart and footer`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole("heading", { name: headingName }).first().waitFor()
      expect(await page.getByRole("combobox").count()).toBe(0)
      expect(await page.getByRole("complementary").count()).toBe(0)
      expect(await page.getByRole("contentinfo").count()).toBe(0)
    })
  }

  it(
    "ROUTE-34 ROUTE-35 ROUTE-37 ROUTE-38 responds with 404, without header and footer, for paths below a page without them",
    async ({ page }) => {
      for (const path of ["/registrera/x", "/login/x", "/glomt-losenord/a/b", "/checkout/x", "/leveransinfo/x"]) {
        const response = await page.goto(path)
        expect([path, response?.status()]).toEqual([path, 404])
        expect(await page.getByRole("combobox").count()).toBe(0)
        await page.getByText("Sidan hittas inte!").waitFor()
      }
    },
    { expected: [/404/] }
  )

  it(
    "responds with 404 for paths that can belong to no page",
    async ({ page, shop }) => {
      for (const path of [
        "/leveransorter/%00",
        "/leveransorter/a%00b",
        "/leveransorter/%F0%9F%98%80",
        "/butiker/finns-inte"
      ]) {
        expect([path, (await fetch(shop.origin + path)).status]).toEqual([path, 404])
      }
      await visit(page, "/login?retur=/mina-sidor")
      await logInOnPage(page)
      await heading(page, "Mina Sidor").waitFor()
      for (const path of ["/mina-sidor/order/%00", "/mina-sidor/order/x%00y", "/mina-sidor/order/finns-inte"])
        expect([path, (await page.goto(path))?.status()]).toEqual([path, 404])
    },
    { expected: [/404/] }
  )

  it("ROUTE-16 ACT-02 ACT-03 opens the start page as the customer for a staff member with a token", async ({
    page
  }) => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route("**/connect/customertoken", async (route) => {
      await released
      await route.continue()
    })
    await page.goto("/_cl_/demo-anna")
    await page.getByText("Vi kontrollerar din länk").waitFor()
    release()
    await page.waitForURL((url) => url.pathname === "/")
    await page.getByRole("link", { name: "Mina Sidor" }).waitFor()
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
    await page.getByRole("button", { name: "Avsluta kundläget" }).click()
    await page.getByRole("button", { name: "Logga in" }).first().waitFor()
    await page.goBack().catch(() => undefined)
    expect(new URL(page.url()).pathname).not.toContain("_cl_")
  })

  it(
    "ROUTE-16 ACT-04 shows an error for an invalid token, and keeps the current session",
    async ({ page }) => {
      await page.goto("/_cl_/finns-inte")
      await heading(page, "Något gick fel, kontrollera token!").waitFor()
      expect(await page.getByText("Hoppsan").count()).toBe(0)
      await page.getByRole("link", { name: "Till startsidan", exact: true }).click()
      await page.getByRole("button", { name: "Logga in" }).first().waitFor()
    },
    { expected: [/400/] }
  )

  it("ROUTE-11 ROUTE-12 ROUTE-15 redirects links in text messages and old mails to their current pages", async ({
    page
  }) => {
    await page.goto("/matvaror?prio=sms")
    expect(pathOf(page)).toBe("/registrera?utm_source=SMS&utm_medium=SMS&utm_campaign=registrering")
    await page.goto("/login/glomt-losenord/resetpassword?reset_password_token=a%2Bb")
    expect(pathOf(page)).toBe("/glomt-losenord/a%2Bb")
  })

  it(
    "ROUTE-30 ROUTE-31 ROUTE-32 ROUTE-33 has pages for offers, stores, customer service and the cities of home delivery",
    async ({ page }) => {
      for (const [path, name] of [
        ["/matvaror/veckans-erbjudande", "Veckans erbjudanden"],
        ["/butiker", "Butiker"],
        ["/kundservice", "Kundservice"],
        ["/leveransorter/goteborg", "Hemleverans i Göteborg"]
      ] as const) {
        expect(await visit(page, path)).toBe(200)
        await heading(page, name).waitFor()
      }
      await page
        .getByRole("listitem")
        .filter({ hasText: /^40x xx$|^400/ })
        .first()
        .waitFor()
      await page.getByRole("button", { name: "Ange ditt postnummer" }).click()
      await panelOf(page).getByRole("heading", { level: 2 }).first().waitFor()
      expect((await page.goto("/leveransorter/kiruna"))?.status()).toBe(404)
    },
    { expected: [/404/] }
  )
})
