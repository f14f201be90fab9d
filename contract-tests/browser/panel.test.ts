import type { Locator, Page } from "playwright-core"
import { expect } from "vitest"
import { phone, visit } from "./pages.ts"
import {
  anna,
  visitAsCustomer,
  logInByPanel,
  openCart,
  openStoreChooser,
  panelOf,
  waitForCartUpdate,
  deleteOpenCarts
} from "./shopper.ts"
import { describeInBrowser } from "./describe-in-browser.ts"

const tablet = { width: 800, height: 1000 } as const

const pathOf = (page: Page) => new URL(page.url()).pathname
const readFocusedLabel = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    return element === null || element === document.body
      ? ""
      : (element.getAttribute("aria-label") ?? element.textContent ?? "").trim() ||
          (element as HTMLInputElement).labels?.[0]?.textContent ||
          element.tagName
  })
/** Whether the focus is inside the open panel. */
const isFocusInPanel = (page: Page) =>
  panelOf(page).evaluate((panel) => panel.contains(document.activeElement) && panel !== document.activeElement)
const logInButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Logga in" })
const heading = (page: Page, name: string) => panelOf(page).getByRole("heading", { level: 2, name, exact: true })
const waitUntilClosed = (page: Page) => panelOf(page).waitFor({ state: "hidden" })
/** Clicks without scrolling, because Playwright's own click first scrolls the page to the element. */
const clickWithoutScrolling = async (page: Page, button: Locator) => {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
}
/** Records the URL of every API call and document that the page requests. */
const recordRequests = (page: Page): ReadonlyArray<string> => {
  const urls: Array<string> = []
  page.on("request", (request) => {
    if (request.resourceType() === "document" || request.url().includes("/api/")) urls.push(request.url())
  })
  return urls
}
/** Opens the start page from another page, so that a test fails when the browser goes back one entry too far. */
const openStartPage = async (page: Page) => {
  await visit(page, "/butiker")
  await page.getByRole("banner").getByRole("link", { name: "Skafferi, till startsidan" }).click()
  await page.waitForURL((url) => url.pathname === "/")
  await page.getByRole("heading", { name: "Våra avdelningar" }).waitFor()
  await page.waitForLoadState("networkidle")
}
const openRegistration = async (page: Page) => {
  await logInButton(page).click()
  await panelOf(page).getByRole("link", { name: "Skapa konto" }).click()
  await page.getByText("Steg 1 av 4").waitFor()
}

await describeInBrowser("the panel and the browser's history", (it) => {
  it("is closed by Back and reopened by Forward, and leaves no extra history entry when its close button or Escape closes it", async ({
    page
  }) => {
    await openStartPage(page)
    await page.evaluate(() => scrollTo(0, 400))
    const scrollBefore = await page.evaluate(() => scrollY)
    const requests = recordRequests(page)
    await clickWithoutScrolling(page, logInButton(page))
    await heading(page, "Logga in").waitFor()
    await panelOf(page)
      .getByLabel(/^E-postadress/)
      .waitFor()
    await page.goBack()
    await waitUntilClosed(page)
    expect(pathOf(page)).toBe("/")
    expect(await readFocusedLabel(page)).toBe("Logga in")
    await page.goForward()
    await heading(page, "Logga in").waitFor()
    await panelOf(page).getByRole("button", { name: "Stäng" }).click()
    await waitUntilClosed(page)
    expect(await page.evaluate(() => scrollY)).toBe(scrollBefore)
    expect(requests).toEqual([])
    await logInButton(page).click()
    await heading(page, "Logga in").waitFor()
    await page.keyboard.press("Escape")
    await waitUntilClosed(page)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === "/butiker")
  })

  it("stays open over the new page, with its input, when a navigation in progress completes", async ({ page }) => {
    await openStartPage(page)
    let release: () => void = () => undefined
    const releasePromise = new Promise<void>((resolve) => (release = resolve))
    await page.route("**/api/v1/Loop54/category/*/products**", async (route) => {
      await releasePromise
      await route.continue()
    })
    const requestPromise = page.waitForRequest("**/api/v1/Loop54/category/*/products**")
    await page.getByRole("list", { name: "Våra avdelningar" }).getByRole("link", { name: "Mejeri, ost & ägg" }).click()
    await requestPromise
    await logInButton(page).click()
    const email = panelOf(page).getByLabel(/^E-postadress/)
    await email.fill("anna.andersson@exempel.se")
    release()
    await page.waitForURL("**/matvaror/mejeri-ost-och-agg")
    await page.getByRole("heading", { level: 1, name: "Mejeri, ost & ägg", includeHidden: true }).waitFor()
    expect(await email.inputValue()).toBe("anna.andersson@exempel.se")
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.goBack()
    await waitUntilClosed(page)
    expect(pathOf(page)).toBe("/matvaror/mejeri-ost-och-agg")
    await page.goBack()
    await page.waitForURL((url) => url.pathname === "/")
  })

  it(
    "PANEL-07 PANEL-08 returns to the previous layer by Back, and forgets its layers once it is closed",
    async ({ page, shop }) => {
      await deleteOpenCarts(shop.origin)
      await visitAsCustomer(page)
      await page
        .getByRole("banner")
        .getByRole("button", { name: /^Varukorg, / })
        .click()
      await heading(page, "Varukorg").waitFor()
      await page.evaluate(() =>
        document.querySelector<HTMLElement>("[aria-label='Butik och leverans'] button")?.click()
      )
      await panelOf(page).getByRole("button", { name: "Tillbaka" }).waitFor()
      await page.goBack()
      await heading(page, "Varukorg").waitFor()
      expect(await panelOf(page).getByRole("button", { name: "Tillbaka" }).count()).toBe(0)
      await page.goBack()
      await waitUntilClosed(page)
      expect(pathOf(page)).toBe("/")
      await page
        .getByRole("banner")
        .getByRole("button", { name: /^Varukorg, / })
        .click()
      await heading(page, "Varukorg").waitFor()
      await page.evaluate(() =>
        document.querySelector<HTMLElement>("[aria-label='Butik och leverans'] button")?.click()
      )
      await panelOf(page).getByRole("button", { name: "Tillbaka" }).waitFor()
      await page.keyboard.press("Escape")
      await waitUntilClosed(page)
      await openStoreChooser(page)
      await page.goBack()
      await waitUntilClosed(page)
      expect(pathOf(page)).toBe("/")
    },
    { size: tablet }
  )

  it(
    "DELIV-07 goes back through the steps of the delivery picker by Back, then closes it",
    async ({ page }) => {
      await openStartPage(page)
      const panel = await openStoreChooser(page)
      await panel.getByRole("button", { name: /^Hemleverans/ }).click()
      await panel.getByLabel("Postnummer").fill("111")
      await page.goBack()
      await heading(page, "Hur vill du få dina varor?").waitFor()
      await panel.getByRole("button", { name: /^Hemleverans/ }).click()
      expect(await panel.getByLabel("Postnummer").inputValue()).toBe("111")
      await page.keyboard.press("Escape")
      const question = page.getByRole("alertdialog", { name: "Är du säker?" })
      await question.waitFor()
      await page.goBack()
      await question.waitFor({ state: "hidden" })
      expect(await panel.getByLabel("Postnummer").inputValue()).toBe("111")
      await page.goBack()
      await heading(page, "Hur vill du få dina varor?").waitFor()
      await page.goBack()
      await waitUntilClosed(page)
      expect(pathOf(page)).toBe("/")
      await page.goBack()
      await page.waitForURL((url) => url.pathname === "/butiker")
    },
    { size: phone }
  )

  it(
    "navigates from the menu to a page, and one Back returns to the previous page without the menu",
    async ({ page }) => {
      await openStartPage(page)
      await page.getByRole("button", { name: "Meny" }).click()
      await panelOf(page).getByRole("button", { name: "Mejeri, ost & ägg" }).click()
      await panelOf(page).getByRole("link", { name: "Alla Mejeri, ost & ägg" }).click()
      await page.waitForURL((url) => url.pathname === "/matvaror/mejeri-ost-och-agg")
      await page.getByRole("heading", { level: 1, name: "Mejeri, ost & ägg" }).waitFor()
      await waitUntilClosed(page)
      expect(await readFocusedLabel(page)).toBe("Mejeri, ost & ägg")
      await page.goBack()
      await page.getByRole("heading", { name: "Våra avdelningar" }).waitFor()
      expect(pathOf(page)).toBe("/")
      expect(await panelOf(page).isVisible()).toBe(false)
      await page.goBack()
      await page.waitForURL((url) => url.pathname === "/butiker")
    },
    { size: phone }
  )

  it(
    "goes up through the opened levels of the menu by Back, then closes it",
    async ({ page }) => {
      await openStartPage(page)
      await page.getByRole("button", { name: "Meny" }).click()
      await panelOf(page).getByRole("button", { name: "Dryck" }).click()
      await panelOf(page).getByRole("link", { name: "Alla Dryck" }).waitFor()
      await page.goBack()
      await expect.poll(() => readFocusedLabel(page)).toBe("Dryck")
      await page.goBack()
      await waitUntilClosed(page)
      expect(pathOf(page)).toBe("/")
    },
    { size: phone }
  )

  it(
    "is closed, and the page is up to date, after returning from the checkout and after a reload",
    async ({ page, shop }) => {
      await deleteOpenCarts(shop.origin)
      await visitAsCustomer(page)
      const additionPromise = page.waitForResponse("**/additems")
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Lägg till, / })
        .first()
        .click()
      await additionPromise
      await waitForCartUpdate(await openCart(page))
      await panelOf(page).getByRole("button", { name: "Gå till kassan" }).click()
      await page.waitForURL((url) => url.pathname === "/checkout")
      await page.getByRole("heading", { level: 1 }).waitFor()
      await page.goBack()
      // Back shows the document from before the product was added, which the browser may have restored: it must show the current cart.
      await page.getByRole("button", { name: /^Varukorg, 1 vara/ }).waitFor()
      await page.getByRole("link", { name: "Mina Sidor" }).waitFor()
      expect(pathOf(page)).toBe("/")
      await page.waitForLoadState("networkidle")
      await openCart(page)
      await page.reload()
      await page.getByRole("button", { name: /^Varukorg, 1 vara/ }).waitFor()
      expect(await panelOf(page).isVisible()).toBe(false)
      expect(pathOf(page)).toBe("/")
      await deleteOpenCarts(shop.origin)
    },
    { size: phone }
  )

  it("moves the focus to 'Mina Sidor' after the log-in, and one Back returns to the previous page", async ({
    page
  }) => {
    await openStartPage(page)
    await logInButton(page).click()
    await logInByPanel(page)
    await waitUntilClosed(page)
    await expect.poll(() => readFocusedLabel(page)).toBe("Mina Sidor")
    await page.goBack()
    await page.waitForURL((url) => url.pathname === "/butiker")
    await page.goForward()
    await page.waitForURL((url) => url.pathname === "/")
    expect(await panelOf(page).isVisible()).toBe(false)
  })
})

await describeInBrowser("pages that open in the panel", (it) => {
  it(
    "ROUTE-08 ROUTE-09 PANEL-05 CROUTE-45 include the registration, which has its own URL and title over the page below, and goes back to the log-in",
    async ({ page }) => {
      await openStartPage(page)
      const titleBefore = await page.title()
      const requests = recordRequests(page)
      await openRegistration(page)
      await heading(page, "Skapa konto").waitFor()
      expect(pathOf(page)).toBe("/registrera")
      expect(await page.title()).toBe("Skapa konto | Skafferi")
      expect(await page.getByRole("heading", { name: "Våra avdelningar" }).count()).toBe(1)
      expect(await isFocusInPanel(page)).toBe(true)
      await page.goBack()
      await heading(page, "Logga in").waitFor()
      expect(pathOf(page)).toBe("/")
      expect(await page.title()).toBe(titleBefore)
      expect(requests).toEqual([])
    },
    { size: phone }
  )

  it(
    "LOGIN-05 include the registration, which the log-in's link 'Skapa konto' opens, and which can be closed",
    async ({ page }) => {
      await openStartPage(page)
      const titleBefore = await page.title()
      const requests = recordRequests(page)
      await openRegistration(page)
      await heading(page, "Skapa konto").waitFor()
      await page.keyboard.press("Escape")
      await waitUntilClosed(page)
      await expect.poll(() => pathOf(page)).toBe("/")
      expect(await page.title()).toBe(titleBefore)
      expect(requests).toEqual([])
      await page.goBack()
      await page.waitForURL((url) => url.pathname === "/butiker")
    },
    { size: phone }
  )

  it("ROUTE-13 CROUTE-46 CROUTE-47 include the password reset, opened from the log-in or any link, and the log-in, opened from any link", async ({
    page
  }) => {
    await openStartPage(page)
    await logInButton(page).click()
    await panelOf(page)
      .getByLabel(/^E-postadress/)
      .fill(anna.email)
    await panelOf(page).getByRole("button", { name: "Nästa" }).click()
    await panelOf(page).getByRole("button", { name: "Jag har glömt mitt lösenord" }).click()
    await heading(page, "Återställ lösenord").waitFor()
    expect(pathOf(page)).toBe("/glomt-losenord")
    expect(await page.title()).toBe("Glömt lösenord | Skafferi")
    expect(await readFocusedLabel(page)).toMatch(/^E-postadress/)
    await page.goBack()
    await panelOf(page)
      .getByLabel(/^Lösenord/)
      .waitFor()
    expect(pathOf(page)).toBe("/")
    await page.keyboard.press("Escape")
    await waitUntilClosed(page)
    await page.evaluate(() =>
      document.querySelector("main")?.insertAdjacentHTML("afterbegin", '<a href="/glomt-losenord">Nytt lösenord</a>')
    )
    await page.getByRole("link", { name: "Nytt lösenord" }).click()
    await heading(page, "Återställ lösenord").waitFor()
    expect(
      await panelOf(page)
        .getByLabel(/^E-postadress/)
        .inputValue()
    ).toBe("")
    expect(pathOf(page)).toBe("/glomt-losenord")
    await page.keyboard.press("Escape")
    await waitUntilClosed(page)
    await page.evaluate(() =>
      document.querySelector("main")?.insertAdjacentHTML("afterbegin", '<a href="/login">Till inloggningen</a>')
    )
    await page.getByRole("link", { name: "Till inloggningen" }).click()
    await heading(page, "Logga in").waitFor()
    expect(pathOf(page)).toBe("/login")
    expect(await page.title()).toBe("Logga in | Skafferi")
    await logInByPanel(page)
    await waitUntilClosed(page)
    await expect.poll(() => pathOf(page)).toBe("/")
  })

  it("are full pages after a reload, and Back returns to the page below them", async ({ page }) => {
    await openStartPage(page)
    await openRegistration(page)
    await page.reload()
    await page.getByRole("heading", { level: 1, name: "Skapa konto" }).waitFor()
    expect(await page.getByRole("banner").getByRole("button", { name: "Meny" }).count()).toBe(0)
    await page.goBack()
    await page.getByRole("heading", { name: "Våra avdelningar" }).waitFor()
    expect(pathOf(page)).toBe("/")
    expect(await panelOf(page).isVisible()).toBe(false)
    await page.goForward()
    await page.getByRole("heading", { level: 1, name: "Skapa konto" }).waitFor()
    expect(pathOf(page)).toBe("/registrera")
  })

  it("ROUTE-10 keep the query of a text message's link in the URL, so that the registration sends its referrer", async ({
    page
  }) => {
    const query = "?utm_source=SMS&utm_medium=SMS&utm_campaign=registrering"
    await openStartPage(page)
    await page.evaluate(
      (href) => document.querySelector("main")?.insertAdjacentHTML("afterbegin", `<a href="${href}">Bli kund</a>`),
      `/registrera${query}`
    )
    await page.getByRole("link", { name: "Bli kund" }).click()
    await heading(page, "Skapa konto").waitFor()
    expect(new URL(page.url()).search).toBe(query)
    const panel = panelOf(page)
    await panel.getByLabel(/^Personnummer/).fill("198501012382")
    await panel.getByRole("button", { name: "Hämta uppgifter" }).click()
    await panel.getByRole("button", { name: "Ja, det stämmer" }).click()
    await panel.getByLabel(/^E-postadress/).fill("sms.kund@exempel.se")
    await panel.getByLabel(/^Mobilnummer/).fill("0701234567")
    for (const field of await panel.locator("input[type=password]").all()) await field.fill("Matkasse-2027")
    const registrationPromise = page.waitForRequest("**/customer/createcustomer")
    await panel.getByRole("button", { name: "Skapa konto" }).click()
    expect((await registrationPromise).postDataJSON()).toMatchObject({ referrer: "sms" })
    await panel.getByRole("button", { name: "Börja handla" }).click()
    await heading(page, "Hur vill du få dina varor?").waitFor()
    expect(pathOf(page)).toBe("/")
    await page.goBack()
    await waitUntilClosed(page)
    expect(pathOf(page)).toBe("/")
  })

  it("REG-11 go one step back by Back without asking, and ask before a registration in progress is closed", async ({
    page
  }) => {
    await openStartPage(page)
    await openRegistration(page)
    const panel = panelOf(page)
    await panel.getByLabel(/^Personnummer/).fill("199001012385")
    await panel.getByRole("button", { name: "Hämta uppgifter" }).click()
    await page.getByText("Steg 2 av 4").waitFor()
    expect(await readFocusedLabel(page)).toBe("Steg 2 av 4")
    await panel.getByRole("button", { name: "Ja, det stämmer" }).click()
    await page.getByText("Steg 3 av 4").waitFor()
    await page.goBack()
    await page.getByText("Steg 2 av 4").waitFor()
    const question = page.getByRole("alertdialog", { name: "Avsluta registrering" })
    await page.keyboard.press("Escape")
    await question.waitFor()
    await page.goBack()
    await question.waitFor({ state: "hidden" })
    await page.getByText("Steg 2 av 4").waitFor()
    expect(pathOf(page)).toBe("/registrera")
    await page.keyboard.press("Escape")
    await question.getByRole("button", { name: "Ja, avslut" }).click()
    await waitUntilClosed(page)
    await expect.poll(() => pathOf(page)).toBe("/")
  })

  it("open as full pages when the link is on a full page or opened in a new tab", async ({ page }) => {
    await visit(page, "/login")
    await page.getByRole("link", { name: "Skapa konto" }).click()
    await page.getByRole("heading", { level: 1, name: "Skapa konto" }).waitFor()
    await openStartPage(page)
    await logInButton(page).click()
    // Chromium from npm crashes in some tabs that a click opens, so the test opens the tab itself.
    const hrefOpenedByBrowserPromise = page.evaluate(
      () =>
        new Promise<string | null>((resolve) =>
          addEventListener(
            "click",
            (event) => {
              resolve(event.defaultPrevented ? null : ((event.target as Element).closest("a")?.href ?? null))
              event.preventDefault()
            },
            { once: true }
          )
        )
    )
    await panelOf(page)
      .getByRole("link", { name: "Skapa konto" })
      .click({ modifiers: ["ControlOrMeta"] })
    const href = await hrefOpenedByBrowserPromise
    expect(href).toMatch(/\/registrera$/)
    const tab = await page.context().newPage()
    await tab.goto(href ?? "")
    await tab.getByRole("heading", { level: 1, name: "Skapa konto" }).waitFor()
    await heading(page, "Logga in").waitFor()
  })
})

await describeInBrowser("the cart in the panel", (it) => {
  it(
    "SHELL-32 gives way to the cart beside the page when the window becomes wide enough",
    async ({ page }) => {
      await visitAsCustomer(page)
      await page
        .getByRole("button", { name: /^(Varukorg, |Handla)/ })
        .first()
        .click()
      await heading(page, "Varukorg").waitFor()
      await page.setViewportSize({ width: 1359, height: 1000 })
      expect(await panelOf(page).isVisible()).toBe(true)
      await page.setViewportSize({ width: 1360, height: 1000 })
      await waitUntilClosed(page)
      await page.getByRole("complementary", { name: "Varukorg" }).waitFor()
      expect(await page.evaluate(() => document.querySelector("dialog:modal"))).toBeNull()
      await page.getByRole("main").getByRole("link").first().click({ trial: true })
    },
    { size: tablet }
  )
})
