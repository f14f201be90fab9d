import type { Page } from "playwright-core"
import { expect } from "vitest"
import { phone, visit, wide } from "./pages.ts"
import { anna, visitAsCustomer, openCart, searchFor, waitForCartUpdate, deleteOpenCarts } from "./shopper.ts"
import { describeInBrowser } from "./describe-in-browser.ts"

const addButtonPattern = /^Lägg till, /
const problemTitle = "Anslutningsproblem"
const errorResponse = {
  status: 500,
  contentType: "application/json",
  body: JSON.stringify({
    errors: [{ code: "ERR_INTERNAL", message: "Something went wrong on our side." }],
    requestId: "r-123"
  })
}
const toasts = (page: Page) => page.getByRole("region", { name: "Meddelanden" }).getByRole("alert")

await describeInBrowser("a shopper on a bad network", (it) => {
  it(
    "NET-13 NET-19 NET-24 loses nothing offline: the banner is shown, and cart changes are sent when the network is back",
    async ({ page, shop }) => {
      await deleteOpenCarts(shop.origin)
      await visitAsCustomer(page)
      await searchFor(page, "mellanmjölk")
      await page.context().setOffline(true)
      await page.getByText(problemTitle, { exact: true }).waitFor()
      await page.getByText("Kontrollera din internetanslutning", { exact: true }).waitFor()
      await page.getByRole("main").getByRole("button", { name: addButtonPattern }).first().click()
      await page.getByRole("button", { name: /^Varukorg, 1 vara/ }).waitFor()
      await page.context().setOffline(false)
      await page.getByText(problemTitle, { exact: true }).waitFor({ state: "hidden" })
      const cart = await openCart(page)
      await waitForCartUpdate(cart)
      await cart.getByText("Totalt (1 vara)").waitFor()
      await page.reload()
      await page.getByRole("button", { name: /^Varukorg, 1 vara/ }).waitFor()
    },
    { size: phone, usesOwnContext: true, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] }
  )

  it(
    "TOAST-01 TOAST-03 sees an error page, and a toast with details at the bottom right",
    async ({ page }) => {
      await visit(page, "/")
      await page.route("**/api/v1/Loop54/**", (route) => route.fulfill(errorResponse))
      await page
        .getByRole("main")
        .getByRole("link", { name: /Mejeri/ })
        .first()
        .click()
      await page.getByRole("heading", { level: 1, name: "Hoppsan, något gick fel!" }).waitFor()
      const toast = toasts(page).first()
      await toast.getByText("Hoppsan, något gick fel! (Sök)").waitFor()
      for (const fact of ["Status 500", "ERR_INTERNAL", "Something went wrong on our side.", "Ärende r-123"])
        await toast.getByText(fact, { exact: true }).waitFor()
      await toast.getByText(/^\/Loop54\/category\//).waitFor()
      for (const size of [phone, wide]) {
        await page.setViewportSize(size)
        const box = await toast.boundingBox()
        const spaceOnRight = size.width - ((box?.x ?? 0) + (box?.width ?? 0))
        expect(spaceOnRight).toBeGreaterThan(0)
        expect(spaceOnRight).toBeLessThan(size.width >= 1360 ? 420 : 40)
        const spaceBelow = size.height - ((box?.y ?? 0) + (box?.height ?? 0))
        expect(spaceBelow).toBeGreaterThan(0)
        expect(spaceBelow).toBeLessThan(120)
      }
      await page.unroute("**/api/v1/Loop54/**")
      await page.getByRole("button", { name: "Försök igen" }).click()
      await page.getByRole("heading", { level: 1, name: /Mejeri/ }).waitFor()
      await toast.waitFor({ state: "hidden" })
    },
    { usesOwnContext: true, expectedErrors: [/status of 500/, /^500 /] }
  )

  it(
    "NET-24 NET-26 sees a loading panel, and an offline message instead of a page, and sees the panel's and the page's content when the network is back",
    async ({ page }) => {
      await visit(page, "/")
      await page.waitForLoadState("networkidle")
      await page.context().setOffline(true)
      await page.getByText("Kontrollera din internetanslutning", { exact: true }).waitFor()
      await page.getByRole("button", { name: "Välj butik" }).first().click()
      await page.getByRole("dialog").getByRole("img", { name: "Laddar" }).waitFor()
      await page.context().setOffline(false)
      await page.getByRole("dialog").getByRole("heading", { level: 2, name: "Hur vill du få dina varor?" }).waitFor()
      await page.keyboard.press("Escape")
      await page.context().setOffline(true)
      await page.getByRole("link", { name: "Butiker" }).first().click()
      await page.getByText("Innehållet finns inte tillgänglig offline, kontrollera din internetanslutning.").waitFor()
      await page.getByRole("banner").getByRole("link", { name: "Skafferi, till startsidan" }).waitFor()
      await page.context().setOffline(false)
      await page.getByRole("heading", { level: 1, name: /butik/i }).waitFor()
    },
    { usesOwnContext: true, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] }
  )

  it(
    "AUTH-09 AUTH-10 TOAST-23 sees once, after one automatic reload, that the session has ended, and finds the products again after logging in",
    async ({ page, shop }) => {
      await deleteOpenCarts(shop.origin)
      await visitAsCustomer(page)
      await searchFor(page, "mellanmjölk")
      let loadCount = 0
      page.on("load", () => (loadCount += 1))
      await page.route("**/api/v1/carts**", (route) => route.fulfill({ ...errorResponse, status: 401 }))
      // The clicks are dispatched in the page, because Playwright's second click may come after the reload that the first one causes.
      await page.evaluate(() => {
        for (const button of [...document.querySelectorAll<HTMLElement>('main [aria-label^="Lägg till, "]')].slice(
          0,
          2
        ))
          button.click()
      })
      await page.getByRole("banner").getByRole("button", { name: "Logga in" }).waitFor()
      await toasts(page).getByText("401 Unauthorized: Not logged in or bad user.").waitFor()
      expect(
        await page
          .context()
          .cookies()
          .then((cookies) => cookies.some(({ name }) => name === "skafferi_session"))
      ).toBe(false)
      expect(loadCount).toBe(1)
      await page.unroute("**/api/v1/carts**")
      await page.reload()
      await visitAsCustomer(page, anna)
      expect(await toasts(page).count()).toBe(0)
      await page.getByRole("button", { name: /^Varukorg, 2 varor/ }).waitFor()
      const cart = await openCart(page)
      await waitForCartUpdate(cart)
      await cart.getByText("Totalt (2 varor)").waitFor()
    },
    { usesOwnContext: true, expectedErrors: [/status of 401/] }
  )

  it("AUTH-09 TOAST-23 sees on the next page, even if it is the log-in, that the session has ended", async ({
    page,
    shop
  }) => {
    await visitAsCustomer(page)
    const session = (await page.context().cookies()).find(({ name }) => name === "skafferi_session")
    const { access_token: token } = JSON.parse(decodeURIComponent(session?.value ?? "{}")) as { access_token?: string }
    await fetch(`${shop.origin}/api/v1/connect/revoke`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` }
    })
    await page.goto("/mina-sidor")
    await page.waitForURL(/\/login\?retur=/)
    await toasts(page).getByText("401 Unauthorized: Not logged in or bad user.").waitFor()
    await page.reload()
    await page.waitForLoadState("networkidle")
    expect(await toasts(page).count()).toBe(0)
  })

  it(
    "NET-22 sees that the servers are unreachable, and sees the page automatically when they are reachable again",
    async ({ page }) => {
      await visit(page, "/")
      await page.clock.install()
      await page.route("**/api/v1/**", (route) => route.abort("connectionrefused"))
      await page
        .getByRole("main")
        .getByRole("link", { name: /Mejeri/ })
        .first()
        .click()
      await page.getByText("Anrop når inte fram till våra servrar.", { exact: true }).waitFor()
      await page.getByRole("heading", { level: 1, name: "Hoppsan, något gick fel!" }).waitFor()
      expect(await toasts(page).count()).toBe(0)
      await page.unroute("**/api/v1/**")
      await page.clock.runFor(3_100)
      await page.getByRole("heading", { level: 1, name: /Mejeri/ }).waitFor()
      await page.getByText(problemTitle, { exact: true }).waitFor({ state: "hidden" })
    },
    { usesOwnContext: true, expectedErrors: [/ERR_CONNECTION_REFUSED/] }
  )
})
