import type { Locator, Page } from "playwright-core"
import { expect } from "vitest"
import { complaints } from "./axe.ts"
import { hydrated, phone, visit, wide } from "./pages.ts"
import { anna, chooseHome, enterAs, erik, finishPicker, logInByPanel, openCart, panelOf, searchFor, settledCart, startAfresh } from "./shopper.ts"
import { describeTrip } from "./trip.ts"

const tablet = { width: 800, height: 1000 } as const
const sizes = [["1440 px", wide], ["800 px", tablet], ["375 px", phone]] as const
const quickSearch = "**/api/v1/Loop54/search/quick/**"
const listing = "**/api/v1/Loop54/category/*/products**"

const boxOf = (page: Page): Locator => page.getByRole("combobox", { name: "Sök varor och recept" })
const optionsOf = (page: Page): Locator => page.getByRole("listbox", { name: "Sökförslag" }).getByRole("option")
const buttonsOf = (page: Page): Locator => page.getByRole("group", { name: "Lägg till från sökförslagen" }).getByRole("button")

/** Types and waits for the suggestions that belong to it. */
const suggest = async (page: Page, query: string): Promise<void> => {
  await boxOf(page).fill(query)
  await page.locator("[role=listbox]:not([aria-busy])").waitFor()
  await optionsOf(page).first().waitFor()
}

/** The start page over another one, where Back leads to by mistake. */
const onStart = async (page: Page): Promise<void> => {
  await visit(page, "/butiker")
  await page.getByRole("banner").getByRole("link", { name: "Skafferi, till startsidan" }).click()
  await page.waitForURL((url) => url.pathname === "/")
  await page.getByRole("heading", { name: "Våra avdelningar" }).waitFor()
  await page.waitForLoadState("networkidle")
}

/** The option that the arrows are at. */
const active = async (page: Page): Promise<string | null> => {
  const id = await boxOf(page).getAttribute("aria-activedescendant")
  return id === null ? null : page.evaluate((wanted) => document.getElementById(wanted)?.textContent ?? null, id)
}

/** Keys as a scanner sends them, ten milliseconds apart by their own time, however busy the machine is. */
const scan = async (page: Page, code: string): Promise<void> => {
  const keyboard = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  for (const [index, key] of [...code, "Enter"].entries()) {
    const press = { key, windowsVirtualKeyCode: key === "Enter" ? 13 : key.charCodeAt(0), timestamp: began + index / 100 }
    await keyboard.send("Input.dispatchKeyEvent", { ...press, type: "keyDown", text: key === "Enter" ? "\r" : key })
    await keyboard.send("Input.dispatchKeyEvent", { ...press, type: "keyUp" })
  }
  await keyboard.detach()
}

const gtinOf = async (address: string, query: string): Promise<{ readonly gtin: string; readonly name: string }> => {
  const answer = (await (await fetch(`${address}/api/v1/Loop54/search/quick/?q=${encodeURIComponent(query)}`)).json()) as {
    searchResults: { products: ReadonlyArray<{ gtin: string; name: string }> }
  }
  const found = answer.searchResults.products.find(({ gtin }) => gtin.length === 13)
  if (found === undefined) throw new Error(`No goods with a bar code for ${query}`)
  return found
}

/** Notes what is reported to the search service. */
const reportsOn = (page: Page): ReadonlyArray<string> => {
  const reports: Array<string> = []
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.includes("/notify/")) reports.push(`${pathname.split("/").at(-1)} ${searchParams.get("EntitytId")} ${searchParams.get("q")}`)
  })
  return reports
}

await describeTrip("the search box", (it) => {
  for (const [width, size] of sizes) {
    it(`is walked through by keyboard, the focus in the field and the option in sight (${width})`, async ({ page }) => {
      await visit(page, "/")
      const box = boxOf(page)
      expect(await box.getAttribute("aria-expanded")).toBe("false")
      await suggest(page, "ost")
      expect([await box.getAttribute("aria-expanded"), await active(page)]).toEqual(["true", null])
      const texts = await optionsOf(page).allTextContents()
      for (const text of texts) {
        await box.press("ArrowDown")
        expect(await active(page)).toBe(text)
        expect(await page.locator("[role=option][aria-selected=true]").evaluate((option) => {
          const { top, bottom } = option.getBoundingClientRect()
          return top >= 60 && bottom <= innerHeight + 1
        }), text).toBe(true)
      }
      expect(await box.evaluate((field) => field === document.activeElement)).toBe(true)
      await box.press("ArrowDown")
      expect(await active(page)).toBeNull()
      await box.press("ArrowUp")
      expect(await active(page)).toBe(texts.at(-1))
      await box.press("Home")
      await box.press("ArrowRight")
      expect([await active(page), await box.evaluate((field: HTMLInputElement) => field.selectionStart)]).toEqual([texts.at(-1), 1])
      await box.press("ArrowDown")
      await box.press("ArrowDown")
      await box.press("Enter")
      await page.waitForURL(/-p\d{9}_(ST|KG)$/)
      expect(await box.getAttribute("aria-expanded")).toBe("false")
      await page.goBack()
      await page.waitForURL((url) => url.pathname === "/")
    }, { size })

    it(`finds nothing to complain of in suggestions, before typing, nor without hits (${width})`, async ({ page }) => {
      await visit(page, "/")
      await boxOf(page).click()
      await optionsOf(page).first().waitFor()
      expect(await complaints(page)).toEqual([])
      await suggest(page, "ost")
      await boxOf(page).press("ArrowDown")
      expect(await complaints(page)).toEqual([])
      await boxOf(page).fill("xqzwkv")
      await page.getByText("xqzwkv gav tyvärr inga träffar").first().waitFor()
      expect(await complaints(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }, { size })
  }

  it("SEARCH-06 shows products, categories, recipes, pages, catering and stores, each under its heading", async ({ page }) => {
    await page.route(quickSearch, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as Record<string, unknown>
      const hit = (name: string) => [{ name, url: "/kundservice", pagetype: "x", parentName: null, loop54Id: name }]
      const store = [{ name: "Skafferi Vasastan", url: "/butiker/vasastan", storeNumber: "3201", streetAddress: "Odengatan 1", city: "Stockholm" }]
      await route.fulfill({ json: { ...body, category: hit("Ost"), recipe: hit("Ostpaj"), page: hit("Om ost"), cateredmeal: hit("Ostbricka"), store } })
    })
    await visit(page, "/")
    await suggest(page, "ost")
    const groups = page.getByRole("listbox").getByRole("group")
    expect(await groups.locator("p").allTextContents()).toEqual(["Matvaror", "Kategorier", "Recept", "Sidor", "Catering", "Butiker"])
    expect(await Promise.all((await groups.all()).map((group) => group.getByRole("option").count()))).toEqual([6, 1, 1, 1, 1, 1])
  })

  it("leads from a store among the suggestions, and from one among the hits, to the list of stores", async ({ page }) => {
    await visit(page, "/")
    await suggest(page, "hornstull")
    await page.getByRole("listbox").getByRole("group", { name: "Butiker" }).getByRole("option", { name: /Hornstull/ }).click()
    await page.waitForURL((url) => url.pathname === "/butiker")
    await page.getByLabel("Sök butik eller stad").waitFor()
    await visit(page, "/sok?Q=hornstull&type=store")
    await page.getByRole("main").getByRole("list", { name: "Butiker" }).getByRole("link", { name: /Hornstull/ }).click()
    await page.waitForURL((url) => url.pathname === "/butiker")
    await page.getByLabel("Sök butik eller stad").waitFor()
  })

  it("ROUTE-04 leads to all results in the store that is shopped in, and to those of one kind by its count", async ({ page }) => {
    await visit(page, "/")
    await chooseHome(page, "11122")
    await suggest(page, "ost")
    await page.getByRole("button", { name: "Visa fler sökresultat" }).click()
    await page.waitForURL((url) => url.pathname === "/sok" && url.searchParams.get("Q") === "ost" && url.searchParams.get("page") === "0" && /^\d{4}$/.test(url.searchParams.get("store") ?? ""))
    expect(await boxOf(page).inputValue()).toBe("ost")
    await page.getByRole("heading", { level: 1, name: "Sökresultat för ”ost”" }).waitFor()
    await suggest(page, "ost")
    const kind = page.getByRole("group", { name: "Alla träffar" }).getByRole("link", { name: /^Kategorier\s*\d+$/ })
    await kind.click()
    await page.waitForURL(/\/sok\?Q=ost&type=category&store=\d{4}&page=0$/)
    await page.getByRole("listbox").waitFor({ state: "detached" })
    await visit(page, "/")
    await boxOf(page).click()
    await optionsOf(page).getByText("ost", { exact: true }).waitFor()
  })

  it("SEARCH-17 CART-50 sends a visitor who adds from the suggestions to the choice of a store by 'Välj butik', back to them, by 'Logga in' to the log-in, and back to the goods", async ({ page }) => {
    await visit(page, "/kundservice/kopvillkor")
    await suggest(page, "mellanmjölk")
    const button = buttonsOf(page).first()
    expect(await button.textContent()).toBe("Välj butik")
    await button.click()
    const panel = panelOf(page)
    await panel.getByRole("button", { name: /^Hemleverans/ }).click()
    await panel.getByLabel("Postnummer").fill("11122")
    await panel.getByRole("button", { name: "Handla här" }).click()
    await finishPicker(panel)
    await expect.poll(() => button.textContent()).toBe("Logga in")
    const wanted = (await button.getAttribute("aria-label"))?.replace("Logga in", "Lägg till")
    expect([await boxOf(page).inputValue(), new URL(page.url()).pathname]).toEqual(["mellanmjölk", "/kundservice/kopvillkor"])
    await button.click()
    await page.waitForURL(/\/login\?retur=/)
    await page.getByLabel("E-postadress").fill(anna.email)
    await page.getByRole("button", { name: "Nästa" }).click()
    await page.getByLabel(/^Lösenord/).fill(anna.password)
    await page.getByRole("button", { name: "Logga in" }).click()
    await page.waitForURL((url) => url.pathname === "/sok" && url.searchParams.get("Q") === "mellanmjölk")
    expect(await boxOf(page).inputValue()).toBe("mellanmjölk")
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(wanted)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === "/kundservice/kopvillkor")
  }, { size: phone })

  for (const [width, size] of sizes) {
    it(`API-71 puts a customer's goods into the cart from their row, which becomes the stepper, and reports it (${width})`, async ({ page, shop }) => {
      await startAfresh(shop.address)
      await enterAs(page)
      const reports = reportsOn(page)
      await suggest(page, "mellanmjölk")
      await buttonsOf(page).first().click()
      const amount = page.getByRole("group", { name: "Lägg till från sökförslagen" }).getByRole("textbox").first()
      expect(await amount.inputValue()).toBe("1")
      for (const across of size === phone ? [320, phone.width] : [size.width]) {
        await page.setViewportSize({ ...size, width: across })
        expect([across, await amount.evaluate((field: HTMLInputElement) => {
          const { value } = field
          const clipped = ["0,5 kg", "12,5 kg", "100"].filter((text) => ((field.value = text), field.scrollWidth > field.clientWidth))
          field.value = value
          return clipped
        })]).toEqual([across, []])
      }
      await page.getByRole("button", { name: /^Öka antal, Mellanmjölk/ }).first().click()
      await expect.poll(() => amount.inputValue()).toBe("2")
      expect(await optionsOf(page).first().isVisible()).toBe(true)
      expect(await complaints(page)).toEqual([])
      expect(reports).toEqual([expect.stringMatching(/^adding-to-cart \d{9}_(ST|KG) mellanmjölk$/)])
      // Esc goes back to the field with what is typed, then clears it, then closes.
      await page.keyboard.press("Escape")
      expect([await boxOf(page).inputValue(), await boxOf(page).evaluate((field) => field === document.activeElement)]).toEqual(["mellanmjölk", true])
      await page.keyboard.press("Escape")
      expect(await boxOf(page).inputValue()).toBe("")
      await page.keyboard.press("Escape")
      await page.getByRole("listbox").waitFor({ state: "detached" })
      const cart = await openCart(page)
      await settledCart(cart)
      await cart.getByText("Totalt (2 varor)").waitFor()
    }, { size })
  }

  it("sends a customer without a store to the choice of one", async ({ page }) => {
    await visit(page, "/")
    await page.getByRole("banner").getByRole("button", { name: "Logga in" }).click()
    await logInByPanel(page, erik)
    await page.getByRole("link", { name: "Mina Sidor" }).waitFor()
    await panelOf(page).getByRole("heading", { level: 2, name: /Hur vill du få dina varor/ }).waitFor()
    await page.keyboard.press("Escape")
    await panelOf(page).waitFor({ state: "hidden" })
    await suggest(page, "mellanmjölk")
    expect(await buttonsOf(page).first().textContent()).toBe("Välj butik")
    await buttonsOf(page).first().click()
    await panelOf(page).getByRole("heading", { level: 2, name: /Hur vill du få dina varor/ }).waitFor()
  })

  it("API-70 reports the hit that is opened, under what was typed", async ({ page }) => {
    await visit(page, "/")
    const reports = reportsOn(page)
    await suggest(page, "mellanmjölk")
    await optionsOf(page).nth(1).click()
    await page.waitForURL(/-p\d{9}_(ST|KG)$/)
    const id = /-p(\d{9}_(?:ST|KG))$/.exec(page.url())?.[1]
    await expect.poll(() => reports).toEqual([`click ${id} mellanmjölk`])
  })

  it("SEARCH-18 opens the goods whose code is scanned, wherever the focus is, or typed; an unknown code is told to have no hits", async ({ page, shop }) => {
    const { gtin, name } = await gtinOf(shop.address, "mellanmjölk")
    await visit(page, "/")
    await page.waitForLoadState("networkidle")
    // The Enter that ends the code does not press the button that has the focus.
    const logIn = page.getByRole("banner").getByRole("button", { name: "Logga in" })
    await logIn.evaluate((button) => button.addEventListener("click", () => button.setAttribute("data-pressed", "")))
    await logIn.focus()
    await scan(page, gtin)
    await page.waitForURL(/-p\d{9}_(ST|KG)$/)
    await page.getByRole("heading", { level: 1, name }).waitFor()
    expect([await panelOf(page).isVisible(), await logIn.getAttribute("data-pressed")]).toEqual([false, null])
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

  it("SEARCH-18 hears a scanner over the menu, which gives way to the goods and leaves no step behind", async ({ page, shop }) => {
    const { gtin, name } = await gtinOf(shop.address, "mellanmjölk")
    await visit(page, "/butiker")
    await page.waitForLoadState("networkidle")
    await page.getByRole("banner").getByRole("button", { name: "Meny" }).click()
    await panelOf(page).getByRole("heading", { name: "Meny" }).waitFor()
    await scan(page, gtin)
    await page.getByRole("heading", { level: 1, name }).waitFor()
    expect(await panelOf(page).isVisible()).toBe(false)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === "/butiker")
    expect(await panelOf(page).isVisible()).toBe(false)
  }, { size: tablet })

  it("leaves keys alone that are meant for a field, or typed at a person's pace", async ({ page, shop }) => {
    const { gtin } = await gtinOf(shop.address, "mellanmjölk")
    await visit(page, "/butiker")
    await page.waitForLoadState("networkidle")
    await page.keyboard.type(gtin, { delay: 80 })
    await page.keyboard.press("Enter")
    await page.keyboard.press("/")
    expect([await boxOf(page).evaluate((field) => field === document.activeElement), new URL(page.url()).pathname]).toEqual([true, "/butiker"])
    await page.keyboard.type("1/2")
    expect(await boxOf(page).inputValue()).toBe("1/2")
  })

  it("opens by '/', gives the focus back by Esc, until that is switched off in 'Mina Sidor'", async ({ page }) => {
    await enterAs(page)
    await page.waitForLoadState("networkidle")
    const focused = () => boxOf(page).evaluate((field) => field === document.activeElement)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press("/")
    expect([await focused(), await boxOf(page).inputValue()]).toEqual([true, ""])
    await page.keyboard.press("Escape")
    await page.getByRole("listbox").waitFor({ state: "detached" })
    expect(await focused()).toBe(true)
    const logo = page.getByRole("banner").getByRole("link", { name: "Skafferi, till startsidan" })
    await logo.focus()
    await page.keyboard.press("/")
    await optionsOf(page).first().waitFor()
    await page.keyboard.press("Escape")
    await page.getByRole("listbox").waitFor({ state: "detached" })
    expect(await logo.evaluate((link) => link === document.activeElement)).toBe(true)
    await visit(page, "/mina-sidor")
    await page.getByLabel("Öppna sökningen med snedstreck (/)").uncheck()
    for (const step of ["at once", "after a reload"]) {
      if (step === "after a reload") await page.reload()
      await hydrated(page)
      await page.waitForLoadState("networkidle")
      await page.getByRole("heading", { level: 1 }).click()
      await page.keyboard.press("/")
      expect([step, await focused()]).toEqual([step, false])
    }
    expect(await page.getByLabel("Öppna sökningen med snedstreck (/)").isChecked()).toBe(false)
  })

  it("is one sheet over the whole phone, with a way out, and the page behind it stays where it is", async ({ page }) => {
    await visit(page, "/")
    await page.evaluate(() => scrollTo(0, 600))
    await suggest(page, "standardmjölk")
    const notes = optionsOf(page).getByText(/ · /)
    expect(await notes.evaluateAll((all) => all.map((note) => note.scrollWidth <= note.clientWidth))).toEqual(Array(6).fill(true))
    const seen = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll("[data-search] *")].filter((element) => element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY))
      const sheet = document.querySelector("[data-search]")?.getBoundingClientRect()
      return { boxes: boxes.length, top: sheet?.top, height: sheet?.height, left: sheet?.left, behind: getComputedStyle(document.documentElement).overflowY }
    })
    expect(seen).toEqual({ boxes: 0, top: 0, height: phone.height, left: 0, behind: "hidden" })
    await page.mouse.move(180, 500)
    await page.mouse.wheel(0, 4_000)
    await page.getByRole("button", { name: "Visa fler sökresultat" }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(600)
    await page.getByRole("button", { name: "Stäng", exact: true }).click()
    await page.getByRole("listbox").waitFor({ state: "detached" })
    expect(await page.evaluate(() => scrollY)).toBe(600)
    expect((await page.locator("[data-search]").boundingBox())?.height).toBeLessThan(70)
  }, { size: phone })

  it("is closed by Back on a phone, the page and the words as they were, opened again by Forward, and leaves no dead step behind whatever it leads to", async ({ page }) => {
    const { sheet, start } = { sheet: page.getByRole("button", { name: "Stäng", exact: true }), start: (url: URL) => url.pathname === "/" }
    const closed = () => sheet.waitFor({ state: "detached" })
    await onStart(page)
    await page.evaluate(() => scrollTo(0, 600))
    const requests: Array<string> = []
    page.on("request", (request) => void (request.resourceType() === "document" && requests.push(request.url())))
    await suggest(page, "ost")
    await page.goBack()
    await closed()
    expect([new URL(page.url()).pathname, await boxOf(page).inputValue(), await page.evaluate(() => scrollY)]).toEqual(["/", "ost", 600])
    expect(await boxOf(page).evaluate((field) => field === document.activeElement)).toBe(false)
    await page.goForward()
    await optionsOf(page).first().waitFor()
    for (const leave of [
      () => optionsOf(page).first().click(),
      () => boxOf(page).press("Enter"),
      () => page.getByRole("link", { name: /^Kategorier\s*\d+$/ }).click(),
      () => page.getByRole("button", { name: "Visa fler sökresultat" }).click()
    ]) {
      await suggest(page, "ost")
      await leave()
      await page.waitForURL((url) => !start(url))
      await closed()
      await page.goBack()
      await page.waitForURL(start)
      await page.getByRole("heading", { name: "Våra avdelningar" }).waitFor()
    }
    // Over it lies the choice of a store, and both share one step.
    await suggest(page, "ost")
    await buttonsOf(page).first().click()
    await panelOf(page).getByRole("button", { name: /^Hemleverans/ }).waitFor()
    await page.goBack()
    await panelOf(page).waitFor({ state: "hidden" })
    await sheet.waitFor()
    // Wider, it is a list under its field, which is no step; and a sheet again.
    const steps = () => page.evaluate(() => (history.state as { readonly panel?: unknown }).panel)
    await page.setViewportSize(tablet)
    await expect.poll(steps).toBeUndefined()
    await page.setViewportSize(phone)
    await expect.poll(steps).toEqual(["search"])
    expect(requests).toEqual([])
    await page.reload()
    await hydrated(page)
    await page.waitForLoadState("networkidle")
    await expect.poll(steps).toBeUndefined()
    await boxOf(page).click()
    await sheet.waitFor()
    await page.keyboard.press("Escape")
    await closed()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === "/butiker")
  }, { size: phone })

  it("is no step in the history where it hangs under its field", async ({ page }) => {
    await onStart(page)
    await suggest(page, "ost")
    await page.goBack()
    await page.waitForURL((url) => url.pathname === "/butiker")
  }, { size: tablet })

  it("SEARCH-03 keeps the old suggestions, marked, and shows a loader after a second", async ({ page }) => {
    await visit(page, "/")
    await suggest(page, "ost")
    await page.clock.install()
    let answer: () => void = () => undefined
    await page.route(quickSearch, async (route) => {
      await new Promise<void>((resolve) => (answer = resolve))
      await route.continue()
    })
    const loader = page.locator("[data-search]").getByRole("img", { name: "Laddar" })
    const asked = page.waitForRequest(quickSearch)
    await boxOf(page).fill("mjölk")
    await page.locator("[role=listbox][aria-busy=true]").waitFor()
    expect(await optionsOf(page).count()).toBeGreaterThan(5)
    await page.clock.runFor(510)
    await asked
    await page.clock.runFor(900)
    expect(await loader.count()).toBe(0)
    await page.clock.runFor(200)
    await loader.waitFor()
    answer()
    await page.locator("[role=listbox]:not([aria-busy])").getByRole("option", { name: /mjölk/i }).first().waitFor()
    expect(await loader.count()).toBe(0)
  })

  it("SEARCH-10 SEARCH-11 says of a failed search what it says of one without hits, with a toast and 'Försök igen'", async ({ page }) => {
    const { signal, none } = { signal: page.getByRole("region", { name: "Meddelanden" }).getByRole("alert"), none: page.getByText("mjölk gav tyvärr inga träffar").first() }
    await visit(page, "/")
    await page.route(quickSearch, (route) =>
      new URL(route.request().url()).searchParams.has("q")
        ? route.fulfill({ status: 500, contentType: "application/json", body: '{"errors":[{"code":"ERR_INTERNAL","message":"no"}],"requestId":"r"}' })
        : route.continue())
    await boxOf(page).fill("mjölk")
    await none.waitFor()
    await signal.getByText("ERR_INTERNAL").waitFor()
    expect(await boxOf(page).getAttribute("aria-expanded")).toBe("false")
    await page.unroute(quickSearch)
    await page.locator("[data-search]").getByRole("button", { name: "Försök igen" }).click()
    await optionsOf(page).first().waitFor()
    await none.waitFor({ state: "detached" })
    await boxOf(page).fill("xqzwkv")
    await page.getByText("xqzwkv gav tyvärr inga träffar").first().waitFor()
    expect(await page.locator("[data-search]").getByRole("button", { name: "Försök igen" }).count()).toBe(0)
    // Nothing found leads on: to the departments, and to what is bought most.
    await page.locator("[data-search]").getByRole("link", { name: "Bläddra bland avdelningarna" }).waitFor()
    await page.getByRole("group", { name: "Mest köpta varor", exact: true }).waitFor()
  }, { expected: [/status of 500/, /^500 /] })

  it("says a second after the last key how many suggestions there are, again when as many, and nothing of an empty field or behind a choice", async ({ page }) => {
    await visit(page, "/")
    await boxOf(page).click()
    await optionsOf(page).first().waitFor()
    const spoken = page.locator("[data-search] + [role=status]")
    await suggest(page, "mellanmjölk")
    await page.clock.install()
    // Stands still but for what is run here, however long an answer takes.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    for (const typed of ["mellanmjöl", "mellanmjö"]) {
      const asked = page.waitForResponse(quickSearch)
      await boxOf(page).fill(typed)
      expect(await spoken.textContent()).toBe("")
      await page.clock.runFor(600)
      await asked
      await page.locator("[role=listbox]:not([aria-busy])").waitFor()
      await page.clock.runFor(350)
      expect([typed, await spoken.textContent()]).toEqual([typed, ""])
      await page.clock.runFor(100)
      // The clock stands again before what it has set off is drawn.
      await expect.poll(() => spoken.textContent()).toBe(`${await optionsOf(page).count()} förslag`)
    }
    await boxOf(page).fill("")
    await page.clock.runFor(3_000)
    expect(await spoken.textContent()).toBe("")
    await boxOf(page).fill("mellanmjö")
    await page.clock.runFor(600)
    await page.locator("[role=listbox]:not([aria-busy])").waitFor()
    await optionsOf(page).first().click()
    await page.clock.runFor(3_000)
    expect(await spoken.textContent()).toBe("")
  })

  it("shows suggestions for what was typed before the page came alive", async ({ page }) => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route("**/assets/*.js", async (route) => {
      await held
      await route.continue()
    })
    await page.goto("/", { waitUntil: "commit" })
    await boxOf(page).fill("ost")
    release()
    await optionsOf(page).first().waitFor()
    expect(await boxOf(page).inputValue()).toBe("ost")
  })

  for (const [width, size] of [sizes[0], sizes[2]] as const) {
    it(`stays in use, with its words and the focus, when the page comes that was on its way (${width})`, async ({ page }) => {
      await visit(page, "/")
      await page.waitForLoadState("networkidle")
      let arrive: () => void = () => undefined
      const held = new Promise<void>((resolve) => (arrive = resolve))
      await page.route(listing, async (route) => {
        await held
        await route.continue()
      })
      const asked = page.waitForRequest(listing)
      await page.getByRole("list", { name: "Våra avdelningar" }).getByRole("link", { name: "Mejeri, ost & ägg" }).click()
      await asked
      await suggest(page, "knacke")
      arrive()
      await page.getByRole("heading", { level: 1, name: "Mejeri, ost & ägg" }).waitFor()
      await page.keyboard.type("brod")
      await page.locator("[role=listbox]:not([aria-busy])").waitFor()
      expect(await boxOf(page).inputValue()).toBe("knackebrod")
      if (size === phone) {
        await page.goBack()
        await optionsOf(page).first().waitFor({ state: "detached" })
        expect(new URL(page.url()).pathname).toMatch(/^\/matvaror\//)
        await boxOf(page).click()
      }
      await page.keyboard.press("Enter")
      await page.waitForURL(/\/sok\?Q=knackebrod/)
      await page.goBack()
      await page.waitForURL(/\/matvaror\//)
    }, { size })
  }

  it("SEARCH-14 has the searches of another tab too, and forgets them when told to", async ({ page }) => {
    await visit(page, "/")
    const other = await page.context().newPage()
    await visit(other, "/")
    await searchFor(other, "knäckebröd")
    await boxOf(page).click()
    await optionsOf(page).getByText("knäckebröd", { exact: true }).waitFor()
    await page.getByRole("button", { name: "Rensa senaste sökningar" }).click()
    await optionsOf(page).getByText("knäckebröd", { exact: true }).waitFor({ state: "detached" })
    await other.reload()
    await hydrated(other)
    await boxOf(other).fill("")
    await other.getByRole("group", { name: "Mest köpta varor", exact: true }).waitFor()
    expect(await optionsOf(other).getByText("knäckebröd", { exact: true }).count()).toBe(0)
  })

  it("makes one step in the history of a search that is sent twice, and has its words again when the shopper comes back", async ({ page }) => {
    await visit(page, "/")
    await searchFor(page, "ost")
    await boxOf(page).press("Enter")
    await page.getByRole("main").getByRole("article").first().getByRole("link").first().click()
    await page.waitForURL(/-p\d{9}_(ST|KG)$/)
    await expect.poll(() => boxOf(page).inputValue()).toBe("")
    await page.goBack()
    await page.waitForURL(/\/sok\?Q=ost$/)
    await expect.poll(() => boxOf(page).inputValue()).toBe("ost")
    await page.goBack()
    await page.waitForURL((url) => url.pathname === "/")
  })

  it("takes whatever is typed as text", async ({ page }) => {
    await visit(page, "/")
    for (const typed of ["\"><img src=x onerror=alert(1)>", "%", "100 % \\ _ '", "😀".repeat(3_000), "\u202eostosto", "m\ud83d"]) {
      await boxOf(page).evaluate((field: HTMLInputElement, text) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
        field.dispatchEvent(new Event("input", { bubbles: true }))
      }, typed)
      await page.waitForTimeout(700)
    }
    await suggest(page, "ost")
    await boxOf(page).fill("m\ud83dost %")
    await boxOf(page).press("Enter")
    await page.waitForURL(/\/sok\?Q=m%EF%BF%BDost\+%25$/)
    await page.getByRole("heading", { level: 1 }).waitFor()
  })
})
