import type { Page } from "playwright-core"
import { expect } from "vitest"
import { waitForHydration, phone, visit } from "./pages.ts"
import {
  boxOf,
  suggestionButtonsOf,
  optionsOf,
  quickSearchUrlPattern,
  recordHitReports,
  loadSuggestions,
  waitForSearchShortcuts
} from "./search-box.ts"
import { visitAsCustomer, erik, logInByPanel, panelOf, searchFor } from "./shopper.ts"
import { describeInBrowser } from "./describe-in-browser.ts"

const tablet = { width: 800, height: 1000 } as const

const productListUrlPattern = "**/api/v1/Loop54/category/*/products**"

/** Opens the start page from another page, so that a test fails when the browser goes back one entry too far. */
const openStartPage = async (page: Page): Promise<void> => {
  await visit(page, "/butiker")
  await page.getByRole("banner").getByRole("link", { name: "Skafferi, till startsidan" }).click()
  await page.waitForURL((url) => url.pathname === "/")
  await page.getByRole("heading", { name: "Våra avdelningar" }).waitFor()
  await page.waitForLoadState("networkidle")
}

/** Sends keys like a scanner: their timestamps are ten milliseconds apart, however busy the machine is. */
const scan = async (page: Page, code: string): Promise<void> => {
  const keyboard = await page.context().newCDPSession(page)
  const startSeconds = Date.now() / 1000
  for (const [index, key] of [...code, "Enter"].entries()) {
    const keyEvent = {
      key,
      windowsVirtualKeyCode: key === "Enter" ? 13 : key.charCodeAt(0),
      timestamp: startSeconds + index / 100
    }
    await keyboard.send("Input.dispatchKeyEvent", { ...keyEvent, type: "keyDown", text: key === "Enter" ? "\r" : key })
    await keyboard.send("Input.dispatchKeyEvent", { ...keyEvent, type: "keyUp" })
  }
  await keyboard.detach()
}

const findProductWithBarCode = async (
  origin: string,
  query: string
): Promise<{ readonly gtin: string; readonly name: string }> => {
  const result = (await (
    await fetch(`${origin}/api/v1/Loop54/search/quick/?q=${encodeURIComponent(query)}`)
  ).json()) as {
    searchResults: { products: ReadonlyArray<{ gtin: string; name: string }> }
  }
  const product = result.searchResults.products.find(({ gtin }) => gtin.length === 13)
  if (product === undefined) throw new Error(`No products with a bar code for ${query}`)
  return product
}

await describeInBrowser("the search box", (it) => {
  it("opens the store selection for a customer without a store", async ({ page }) => {
    await visit(page, "/")
    await page.getByRole("banner").getByRole("button", { name: "Logga in" }).click()
    await logInByPanel(page, erik)
    await page.getByRole("link", { name: "Mina Sidor" }).waitFor()
    await panelOf(page)
      .getByRole("heading", { level: 2, name: /Hur vill du få dina varor/ })
      .waitFor()
    await page.keyboard.press("Escape")
    await panelOf(page).waitFor({ state: "hidden" })
    await loadSuggestions(page, "mellanmjölk")
    expect(await suggestionButtonsOf(page).first().textContent()).toBe("Välj butik")
    await suggestionButtonsOf(page).first().click()
    await panelOf(page)
      .getByRole("heading", { level: 2, name: /Hur vill du få dina varor/ })
      .waitFor()
  })

  it("API-70 reports the opened hit with the typed query", async ({ page }) => {
    await visit(page, "/")
    const reports = recordHitReports(page)
    await loadSuggestions(page, "mellanmjölk")
    await optionsOf(page).nth(1).click()
    await page.waitForURL(/-p\d{9}_(ST|KG)$/)
    const id = /-p(\d{9}_(?:ST|KG))$/.exec(page.url())?.[1]
    await expect.poll(() => reports).toEqual([`click ${id} mellanmjölk`])
  })

  it("SEARCH-18 opens the product of a typed code, or of a code that is scanned while a button has the focus, and shows that an unknown code has no hits", async ({
    page,
    shop
  }) => {
    const { gtin, name } = await findProductWithBarCode(shop.origin, "mellanmjölk")
    await visit(page, "/")
    await waitForSearchShortcuts(page)
    // The Enter at the end of the code does not click the focused button.
    const logInButton = page.getByRole("banner").getByRole("button", { name: "Logga in" })
    await logInButton.evaluate((button) =>
      button.addEventListener("click", () => button.setAttribute("data-pressed", ""))
    )
    await logInButton.focus()
    await scan(page, gtin)
    await page.waitForURL(/-p\d{9}_(ST|KG)$/)
    await page.getByRole("heading", { level: 1, name }).waitFor()
    expect([await panelOf(page).isVisible(), await logInButton.getAttribute("data-pressed")]).toEqual([false, null])
    await page.goBack()
    await page.waitForURL((url) => url.pathname === "/")
    await boxOf(page).fill(`0${gtin}`)
    await boxOf(page).press("Enter")
    await page.waitForURL(/-p\d{9}_(ST|KG)$/)
    await page.getByRole("heading", { level: 1, name }).waitFor()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await scan(page, "7300000000003")
    await page.waitForURL(/\/sok\?Q=7300000000003$/)
    await page.getByText("Inga resultat hittades").first().waitFor()
  })

  it(
    "accepts a scan while the menu is open, closes the menu, opens the product and leaves no extra history entry",
    async ({ page, shop }) => {
      const { gtin, name } = await findProductWithBarCode(shop.origin, "mellanmjölk")
      await visit(page, "/butiker")
      await waitForSearchShortcuts(page)
      await page.getByRole("banner").getByRole("button", { name: "Meny" }).click()
      await panelOf(page).getByRole("heading", { name: "Meny" }).waitFor()
      await scan(page, gtin)
      await page.getByRole("heading", { level: 1, name }).waitFor()
      expect(await panelOf(page).isVisible()).toBe(false)
      await page.goBack()
      await page.waitForURL((url) => url.pathname === "/butiker")
      expect(await panelOf(page).isVisible()).toBe(false)
    },
    { size: tablet }
  )

  it("does not take keys for a scan when they are typed into a field, or too slowly for a scanner", async ({
    page,
    shop
  }) => {
    const { gtin } = await findProductWithBarCode(shop.origin, "mellanmjölk")
    await visit(page, "/butiker")
    await waitForSearchShortcuts(page)
    await page.keyboard.type(gtin, { delay: 80 })
    await page.keyboard.press("Enter")
    await page.keyboard.press("/")
    expect([
      await boxOf(page).evaluate((field) => field === document.activeElement),
      new URL(page.url()).pathname
    ]).toEqual([true, "/butiker"])
    await page.keyboard.type("1/2")
    expect(await boxOf(page).inputValue()).toBe("1/2")
  })

  it("opens with '/' and restores the focus with Esc, until the shortcut is disabled in 'Mina Sidor'", async ({
    page
  }) => {
    await visitAsCustomer(page)
    await waitForSearchShortcuts(page)
    const isFocused = () => boxOf(page).evaluate((field) => field === document.activeElement)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press("/")
    expect([await isFocused(), await boxOf(page).inputValue()]).toEqual([true, ""])
    await page.keyboard.press("Escape")
    await page.getByRole("listbox").waitFor({ state: "detached" })
    expect(await isFocused()).toBe(true)
    const logo = page.getByRole("banner").getByRole("link", { name: "Skafferi, till startsidan" })
    await logo.focus()
    await page.keyboard.press("/")
    await optionsOf(page).first().waitFor()
    await page.keyboard.press("Escape")
    await page.getByRole("listbox").waitFor({ state: "detached" })
    expect(await logo.evaluate((link) => link === document.activeElement)).toBe(true)
    await visit(page, "/mina-sidor")
    await page.getByLabel("Öppna sökningen med snedstreck (/)").uncheck()
    for (const step of ["immediately", "after a reload"]) {
      if (step === "after a reload") await page.reload()
      await waitForHydration(page)
      await waitForSearchShortcuts(page)
      await page.getByRole("heading", { level: 1 }).click()
      await page.keyboard.press("/")
      expect([step, await isFocused()]).toEqual([step, false])
    }
    expect(await page.getByLabel("Öppna sökningen med snedstreck (/)").isChecked()).toBe(false)
  })

  it(
    "covers the whole screen of a phone, has a close button, and does not scroll the page behind it",
    async ({ page }) => {
      await visit(page, "/")
      await page.evaluate(() => scrollTo(0, 600))
      await loadSuggestions(page, "standardmjölk")
      const notes = optionsOf(page).getByText(/ · /)
      expect(await notes.evaluateAll((all) => all.map((note) => note.scrollWidth <= note.clientWidth))).toEqual(
        Array(6).fill(true)
      )
      const layout = await page.evaluate(() => {
        const scrollingElements = [...document.querySelectorAll("[data-search] *")].filter(
          (element) =>
            element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY)
        )
        const sheet = document.querySelector("[data-search]")?.getBoundingClientRect()
        return {
          scrollingElementCount: scrollingElements.length,
          top: sheet?.top,
          height: sheet?.height,
          left: sheet?.left,
          pageOverflow: getComputedStyle(document.body).overflowY
        }
      })
      expect(layout).toEqual({
        scrollingElementCount: 0,
        top: 0,
        height: phone.height,
        left: 0,
        pageOverflow: "hidden"
      })
      await page.mouse.move(180, 500)
      await page.mouse.wheel(0, 4_000)
      await page.getByRole("button", { name: "Visa fler sökresultat" }).waitFor()
      expect(await page.evaluate(() => scrollY)).toBe(600)
      await page.getByRole("button", { name: "Stäng", exact: true }).click()
      await page.getByRole("listbox").waitFor({ state: "detached" })
      expect(await page.evaluate(() => scrollY)).toBe(600)
      expect((await page.locator("[data-search]").boundingBox())?.height).toBeLessThan(70)
    },
    { size: phone }
  )

  it(
    "is closed by Back on a phone with the page and the query unchanged, reopened by Forward, and leaves no extra history entry, whatever is opened from it",
    async ({ page }) => {
      const { closeButton, isStartPage } = {
        closeButton: page.getByRole("button", { name: "Stäng", exact: true }),
        isStartPage: (url: URL) => url.pathname === "/"
      }
      const waitUntilClosed = () => closeButton.waitFor({ state: "detached" })
      await openStartPage(page)
      await page.evaluate(() => scrollTo(0, 600))
      const requests: Array<string> = []
      page.on("request", (request) => void (request.resourceType() === "document" && requests.push(request.url())))
      await loadSuggestions(page, "ost")
      await page.goBack()
      await waitUntilClosed()
      expect([
        new URL(page.url()).pathname,
        await boxOf(page).inputValue(),
        await page.evaluate(() => scrollY)
      ]).toEqual(["/", "ost", 600])
      expect(await boxOf(page).evaluate((field) => field === document.activeElement)).toBe(false)
      await page.goForward()
      await optionsOf(page).first().waitFor()
      for (const navigate of [
        () => optionsOf(page).first().click(),
        () => boxOf(page).press("Enter"),
        () => page.getByRole("link", { name: /^Kategorier\s*\d+$/ }).click(),
        () => page.getByRole("button", { name: "Visa fler sökresultat" }).click()
      ]) {
        await loadSuggestions(page, "ost")
        await navigate()
        await page.waitForURL((url) => !isStartPage(url))
        await waitUntilClosed()
        await page.goBack()
        await page.waitForURL(isStartPage)
        await page.getByRole("heading", { name: "Våra avdelningar" }).waitFor()
      }
      // The store selection covers the search, and both share one history entry.
      await loadSuggestions(page, "ost")
      await suggestionButtonsOf(page).first().click()
      await panelOf(page)
        .getByRole("button", { name: /^Hemleverans/ })
        .waitFor()
      await page.goBack()
      await panelOf(page).waitFor({ state: "hidden" })
      await closeButton.waitFor()
      // In a wider window the search is a list below its field, without a history entry; in the narrow window it is a full-screen sheet again.
      const readOpenLayers = () => page.evaluate(() => (history.state as { readonly panel?: unknown }).panel)
      await page.setViewportSize(tablet)
      await expect.poll(readOpenLayers).toBeUndefined()
      await page.setViewportSize(phone)
      await expect.poll(readOpenLayers).toEqual(["search"])
      expect(requests).toEqual([])
      await page.reload()
      await waitForHydration(page)
      await page.waitForLoadState("networkidle")
      await expect.poll(readOpenLayers).toBeUndefined()
      await boxOf(page).click()
      await closeButton.waitFor()
      await page.keyboard.press("Escape")
      await waitUntilClosed()
      await page.goBack()
      await page.waitForURL((url) => url.pathname === "/butiker")
    },
    { size: phone }
  )

  it(
    "adds no history entry when it is shown below its field",
    async ({ page }) => {
      await openStartPage(page)
      await loadSuggestions(page, "ost")
      await page.goBack()
      await page.waitForURL((url) => url.pathname === "/butiker")
    },
    { size: tablet }
  )

  it(
    "SEARCH-03 keeps the previous suggestions, marked as stale, and shows a loader after a second",
    async ({ page }) => {
      await visit(page, "/")
      await loadSuggestions(page, "ost")
      await page.clock.install()
      // The paused clock advances only with runFor, however long a response takes.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
      let respond: () => void = () => undefined
      await page.route(quickSearchUrlPattern, async (route) => {
        await new Promise<void>((resolve) => (respond = resolve))
        await route.continue()
      })
      const loader = page.locator("[data-search]").getByRole("img", { name: "Laddar" })
      const requestPromise = page.waitForRequest(quickSearchUrlPattern)
      await boxOf(page).fill("mjölk")
      await page.locator("[role=listbox][aria-busy=true]").waitFor()
      expect(await optionsOf(page).count()).toBeGreaterThan(5)
      await page.clock.runFor(510)
      await requestPromise
      await page.clock.runFor(900)
      expect(await loader.count()).toBe(0)
      await page.clock.runFor(200)
      await loader.waitFor()
      respond()
      await page.locator("[role=listbox]:not([aria-busy])").getByRole("option", { name: /mjölk/i }).first().waitFor()
      expect(await loader.count()).toBe(0)
    },
    { usesOwnContext: true }
  )

  it(
    "SEARCH-10 SEARCH-11 shows the text for no hits when a search fails, with a toast and 'Försök igen'",
    async ({ page }) => {
      const { toast, noHits } = {
        toast: page.getByRole("region", { name: "Meddelanden" }).getByRole("alert"),
        noHits: page.getByText("mjölk gav tyvärr inga träffar").first()
      }
      await visit(page, "/")
      // Waits for the suggestions before typing, because their success after the failure would dismiss the failure's toast.
      const initialResponsePromise = page.waitForResponse(quickSearchUrlPattern)
      await boxOf(page).focus()
      await initialResponsePromise
      await page.route(quickSearchUrlPattern, (route) =>
        route.fulfill({
          status: 500,
          contentType: "application/json",
          body: '{"errors":[{"code":"ERR_INTERNAL","message":"no"}],"requestId":"r"}'
        })
      )
      await boxOf(page).fill("mjölk")
      await noHits.waitFor()
      await toast.getByText("ERR_INTERNAL").waitFor()
      expect(await boxOf(page).getAttribute("aria-expanded")).toBe("false")
      await page.unroute(quickSearchUrlPattern)
      await page.locator("[data-search]").getByRole("button", { name: "Försök igen" }).click()
      await optionsOf(page).first().waitFor()
      await noHits.waitFor({ state: "detached" })
      await boxOf(page).fill("xqzwkv")
      await page.getByText("xqzwkv gav tyvärr inga träffar").first().waitFor()
      expect(await page.locator("[data-search]").getByRole("button", { name: "Försök igen" }).count()).toBe(0)
      // Without hits, there are links to the departments and to the most bought products.
      await page.locator("[data-search]").getByRole("link", { name: "Bläddra bland avdelningarna" }).waitFor()
      await page.getByRole("group", { name: "Mest köpta varor", exact: true }).waitFor()
      await boxOf(page).press("Enter")
      await page.waitForURL(/\/sok\?Q=xqzwkv$/)
      await page.getByRole("main").getByText("Inga resultat hittades").first().waitFor()
    },
    { expectedErrors: [/status of 500/, /^500 /] }
  )

  it(
    "announces the number of suggestions a second after the last key, even when the number is unchanged, and announces nothing for an empty field or behind the store selection",
    async ({ page }) => {
      await visit(page, "/")
      await boxOf(page).click()
      await optionsOf(page).first().waitFor()
      const announcement = page.locator("[data-search] + [role=status]")
      await loadSuggestions(page, "mellanmjölk")
      await page.clock.install()
      // The paused clock advances only with runFor, however long a response takes.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
      for (const query of ["mellanmjöl", "mellanmjö"]) {
        const responsePromise = page.waitForResponse(quickSearchUrlPattern)
        await boxOf(page).fill(query)
        expect(await announcement.textContent()).toBe("")
        await page.clock.runFor(600)
        await responsePromise
        await page.locator("[role=listbox]:not([aria-busy])").waitFor()
        await page.clock.runFor(350)
        expect([query, await announcement.textContent()]).toEqual([query, ""])
        await page.clock.runFor(100)
        // React may render the result after runFor has returned.
        await expect.poll(() => announcement.textContent()).toBe(`${await optionsOf(page).count()} förslag`)
      }
      await boxOf(page).fill("")
      await page.clock.runFor(3_000)
      expect(await announcement.textContent()).toBe("")
      await boxOf(page).fill("mellanmjö")
      await page.clock.runFor(600)
      await page.locator("[role=listbox]:not([aria-busy])").waitFor()
      await optionsOf(page).first().click()
      await page.clock.runFor(3_000)
      expect(await announcement.textContent()).toBe("")
    },
    { usesOwnContext: true }
  )

  it("shows suggestions for a query typed before hydration", async ({ page }) => {
    let release: () => void = () => undefined
    const releasePromise = new Promise<void>((resolve) => (release = resolve))
    await page.route("**/assets/*.js", async (route) => {
      await releasePromise
      await route.continue()
    })
    await page.goto("/", { waitUntil: "commit" })
    await boxOf(page).fill("ost")
    release()
    await optionsOf(page).first().waitFor()
    expect(await boxOf(page).inputValue()).toBe("ost")
  })

  it("opens for a tap that is the first interaction with the page and starts its hydration", async ({ page }) => {
    await page.goto("/")
    await boxOf(page).click()
    await optionsOf(page).first().waitFor()
    expect(await boxOf(page).inputValue()).toBe("")
  })

  it(
    "keeps its query and the focus when a navigation in progress completes",
    async ({ page }) => {
      await visit(page, "/")
      await page.waitForLoadState("networkidle")
      let release: () => void = () => undefined
      const releasePromise = new Promise<void>((resolve) => (release = resolve))
      await page.route(productListUrlPattern, async (route) => {
        await releasePromise
        await route.continue()
      })
      const requestPromise = page.waitForRequest(productListUrlPattern)
      await page
        .getByRole("list", { name: "Våra avdelningar" })
        .getByRole("link", { name: "Mejeri, ost & ägg" })
        .click()
      await requestPromise
      await loadSuggestions(page, "knacke")
      release()
      await page.getByRole("heading", { level: 1, name: "Mejeri, ost & ägg" }).waitFor()
      await page.keyboard.type("brod")
      await page.locator("[role=listbox]:not([aria-busy])").waitFor()
      expect(await boxOf(page).inputValue()).toBe("knackebrod")
      await page.goBack()
      await optionsOf(page).first().waitFor({ state: "detached" })
      expect(new URL(page.url()).pathname).toMatch(/^\/matvaror\//)
      await boxOf(page).click()
      await page.keyboard.press("Enter")
      await page.waitForURL(/\/sok\?Q=knackebrod/)
      await page.goBack()
      await page.waitForURL(/\/matvaror\//)
    },
    { size: phone }
  )

  it("SEARCH-14 shows the recent searches of another tab too, and deletes them on request", async ({ page }) => {
    await visit(page, "/")
    const otherTab = await page.context().newPage()
    await visit(otherTab, "/")
    await searchFor(otherTab, "knäckebröd")
    await boxOf(page).click()
    await optionsOf(page).getByText("knäckebröd", { exact: true }).waitFor()
    await page.getByRole("button", { name: "Rensa senaste sökningar" }).click()
    await optionsOf(page).getByText("knäckebröd", { exact: true }).waitFor({ state: "detached" })
    await otherTab.reload()
    await waitForHydration(otherTab)
    await boxOf(otherTab).fill("")
    await otherTab.getByRole("group", { name: "Mest köpta varor", exact: true }).waitFor()
    expect(await optionsOf(otherTab).getByText("knäckebröd", { exact: true }).count()).toBe(0)
  })

  it("adds one history entry for a search that is submitted twice, and shows its query again after Back", async ({
    page
  }) => {
    await visit(page, "/")
    await searchFor(page, "ost")
    await boxOf(page).press("Enter")
    await page.getByRole("banner").getByRole("link", { name: "Butiker" }).click()
    await page.waitForURL(/\/butiker$/)
    await expect.poll(() => boxOf(page).inputValue()).toBe("")
    await page.goBack()
    await page.waitForURL(/\/sok\?Q=ost$/)
    await expect.poll(() => boxOf(page).inputValue()).toBe("ost")
    await page.goBack()
    await page.waitForURL((url) => url.pathname === "/")
  })

  it("treats any input as plain text", async ({ page }) => {
    await visit(page, "/")
    for (const input of [
      '"><img src=x onerror=alert(1)>',
      "%",
      "100 % \\ _ '",
      "😀".repeat(3_000),
      "\u202eostosto",
      "m\ud83d"
    ]) {
      await boxOf(page).evaluate((field: HTMLInputElement, text) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
        field.dispatchEvent(new Event("input", { bubbles: true }))
      }, input)
      await page.waitForTimeout(700)
    }
    await loadSuggestions(page, "ost")
    await boxOf(page).fill("m\ud83dost %")
    await boxOf(page).press("Enter")
    await page.waitForURL(/\/sok\?Q=m%EF%BF%BDost\+%25$/)
    await page.getByRole("heading", { level: 1 }).waitFor()
  })
})
