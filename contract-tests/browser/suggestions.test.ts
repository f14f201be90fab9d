import type { Page } from "playwright-core"
import { expect } from "vitest"
import { axeViolations } from "./axe.ts"
import { phone, visit, wide } from "./pages.ts"
import {
  boxOf,
  suggestionButtonsOf,
  optionsOf,
  quickSearchUrlPattern,
  recordHitReports,
  sizes,
  loadSuggestions
} from "./search-box.ts"
import {
  anna,
  chooseHomeDelivery,
  visitAsCustomer,
  finishPicker,
  openCart,
  panelOf,
  waitForCartUpdate,
  deleteOpenCarts
} from "./shopper.ts"
import { describeInBrowser } from "./describe-in-browser.ts"

/** The text of the option that the keyboard has made active; null without one. */
const readActiveOptionText = async (page: Page): Promise<string | null> => {
  const id = await boxOf(page).getAttribute("aria-activedescendant")
  return id === null ? null : page.evaluate((optionId) => document.getElementById(optionId)?.textContent ?? null, id)
}

await describeInBrowser("the suggestions of the search box", (it) => {
  for (const [width, size] of sizes) {
    it(
      `are usable by keyboard, with the focus in the field and the active option in view (${width})`,
      async ({ page }) => {
        await visit(page, "/")
        const box = boxOf(page)
        expect(await box.getAttribute("aria-expanded")).toBe("false")
        await loadSuggestions(page, "ost")
        expect([await box.getAttribute("aria-expanded"), await readActiveOptionText(page)]).toEqual(["true", null])
        const texts = await optionsOf(page).allTextContents()
        for (const text of texts) {
          await box.press("ArrowDown")
          expect(await readActiveOptionText(page)).toBe(text)
          expect(
            await page.locator("[role=option][aria-selected=true]").evaluate((option) => {
              const { top, bottom } = option.getBoundingClientRect()
              return top >= 60 && bottom <= innerHeight + 1
            }),
            text
          ).toBe(true)
        }
        expect(await box.evaluate((field) => field === document.activeElement)).toBe(true)
        await box.press("ArrowDown")
        expect(await readActiveOptionText(page)).toBeNull()
        await box.press("ArrowUp")
        expect(await readActiveOptionText(page)).toBe(texts.at(-1))
        await box.press("Home")
        await box.press("ArrowRight")
        expect([
          await readActiveOptionText(page),
          await box.evaluate((field: HTMLInputElement) => field.selectionStart)
        ]).toEqual([texts.at(-1), 1])
        await box.press("ArrowDown")
        await box.press("ArrowDown")
        await box.press("Enter")
        await page.waitForURL(/-p\d{9}_(ST|KG)$/)
        expect(await box.getAttribute("aria-expanded")).toBe("false")
        await page.goBack()
        await page.waitForURL((url) => url.pathname === "/")
      },
      { size }
    )
  }

  it("have no axe violation before typing, with suggestions and without hits", async ({ page }) => {
    await visit(page, "/butiker")
    for (const [width, size] of sizes) {
      await page.setViewportSize(size)
      await boxOf(page).click()
      await boxOf(page).fill("")
      await optionsOf(page).first().waitFor()
      expect([width, await axeViolations(page)]).toEqual([width, []])
      await loadSuggestions(page, "ost")
      await boxOf(page).press("ArrowDown")
      expect([width, await axeViolations(page)]).toEqual([width, []])
      await boxOf(page).fill("xqzwkv")
      await page.getByText("xqzwkv gav tyvärr inga träffar").first().waitFor()
      expect([width, await axeViolations(page)]).toEqual([width, []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })

  it("SEARCH-06 show products, categories, recipes, pages, catering and stores, each under its heading", async ({
    page
  }) => {
    await page.route(quickSearchUrlPattern, async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as Record<string, unknown>
      const hit = (name: string) => [{ name, url: "/kundservice", pagetype: "x", parentName: null, loop54Id: name }]
      const store = [
        {
          name: "Skafferi Vasastan",
          url: "/butiker/vasastan",
          storeNumber: "3201",
          streetAddress: "Odengatan 1",
          city: "Stockholm"
        }
      ]
      await route.fulfill({
        json: {
          ...body,
          category: hit("Ost"),
          recipe: hit("Ostpaj"),
          page: hit("Om ost"),
          cateredmeal: hit("Ostbricka"),
          store
        }
      })
    })
    await visit(page, "/")
    await loadSuggestions(page, "ost")
    const groups = page.getByRole("listbox").getByRole("group")
    expect(await groups.locator("p").allTextContents()).toEqual([
      "Matvaror",
      "Kategorier",
      "Recept",
      "Sidor",
      "Catering",
      "Butiker"
    ])
    expect(await Promise.all((await groups.all()).map((group) => group.getByRole("option").count()))).toEqual([
      6, 1, 1, 1, 1, 1
    ])
  })

  it("link a store to the list of stores, as search hits do", async ({ page }) => {
    await visit(page, "/")
    await loadSuggestions(page, "hornstull")
    await page
      .getByRole("listbox")
      .getByRole("group", { name: "Butiker" })
      .getByRole("option", { name: /Hornstull/ })
      .click()
    await page.waitForURL((url) => url.pathname === "/butiker")
    await page.getByLabel("Sök butik eller stad").waitFor()
    await visit(page, "/sok?Q=hornstull&type=store")
    await page
      .getByRole("main")
      .getByRole("list", { name: "Butiker" })
      .getByRole("link", { name: /Hornstull/ })
      .click()
    await page.waitForURL((url) => url.pathname === "/butiker")
    await page.getByLabel("Sök butik eller stad").waitFor()
  })

  it("link to all results in the selected store, and from the number of categories among the hits to these categories", async ({
    page
  }) => {
    await visit(page, "/")
    await chooseHomeDelivery(page, "11122")
    await loadSuggestions(page, "ost")
    await page.getByRole("button", { name: "Visa fler sökresultat" }).click()
    await page.waitForURL(
      (url) =>
        url.pathname === "/sok" &&
        url.searchParams.get("Q") === "ost" &&
        url.searchParams.get("page") === "0" &&
        /^\d{4}$/.test(url.searchParams.get("store") ?? "")
    )
    expect(await boxOf(page).inputValue()).toBe("ost")
    await page.getByRole("heading", { level: 1, name: "Sökresultat för ”ost”" }).waitFor()
    await loadSuggestions(page, "ost")
    const categoriesLink = page
      .getByRole("group", { name: "Alla träffar" })
      .getByRole("link", { name: /^Kategorier\s*\d+$/ })
    await categoriesLink.click()
    await page.waitForURL(/\/sok\?Q=ost&type=category&store=\d{4}&page=0$/)
    await page.getByRole("listbox").waitFor({ state: "detached" })
    await visit(page, "/")
    await boxOf(page).click()
    await optionsOf(page).getByText("ost", { exact: true }).waitFor()
  })

  it(
    "SEARCH-17 open the store selection with 'Välj butik' for a visitor without a store, then the log-in with 'Logga in', and show the hits after the log-in with the product added",
    async ({ page, shop }) => {
      await deleteOpenCarts(shop.origin)
      await visit(page, "/kundservice/kopvillkor")
      await loadSuggestions(page, "mellanmjölk")
      const button = suggestionButtonsOf(page).first()
      expect(await button.textContent()).toBe("Välj butik")
      await button.click()
      const panel = panelOf(page)
      await panel.getByRole("button", { name: /^Hemleverans/ }).click()
      await panel.getByLabel("Postnummer").fill("11122")
      await panel.getByRole("button", { name: "Fortsätt" }).click()
      await finishPicker(panel)
      await expect.poll(() => button.textContent()).toBe("Logga in")
      const stepperLabel = (await button.getAttribute("aria-label"))?.replace("Logga in", "Öka antal")
      expect([await boxOf(page).inputValue(), new URL(page.url()).pathname]).toEqual([
        "mellanmjölk",
        "/kundservice/kopvillkor"
      ])
      await button.click()
      await page.waitForURL(/\/login\?retur=/)
      await page.getByLabel("E-postadress").fill(anna.email)
      await page.getByRole("button", { name: "Nästa" }).click()
      await page.getByLabel(/^Lösenord/).fill(anna.password)
      await page.getByRole("button", { name: "Logga in" }).click()
      await page.waitForURL((url) => url.pathname === "/sok" && url.searchParams.get("Q") === "mellanmjölk")
      expect(await boxOf(page).inputValue()).toBe("mellanmjölk")
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
        .toBe(stepperLabel)
      await page.goBack()
      await page.waitForURL((url) => url.pathname === "/kundservice/kopvillkor")
      await deleteOpenCarts(shop.origin)
    },
    { size: phone }
  )

  it("API-71 add a product to a customer's cart with a button that becomes a stepper, and report the addition", async ({
    page,
    shop
  }) => {
    await deleteOpenCarts(shop.origin)
    await visitAsCustomer(page)
    const reports = recordHitReports(page)
    await loadSuggestions(page, "mellanmjölk")
    await suggestionButtonsOf(page).first().click()
    const quantityField = page.getByRole("group", { name: "Lägg till från sökförslagen" }).getByRole("textbox").first()
    expect(await quantityField.inputValue()).toBe("1")
    for (const size of [{ ...phone, width: 320 }, phone, wide]) {
      await page.setViewportSize(size)
      expect([
        size.width,
        await quantityField.evaluate((field: HTMLInputElement) => {
          const { value } = field
          const clippedTexts = ["0,5 kg", "12,5 kg", "100"].filter(
            (text) => ((field.value = text), field.scrollWidth > field.clientWidth)
          )
          field.value = value
          return clippedTexts
        })
      ]).toEqual([size.width, []])
    }
    await page
      .getByRole("button", { name: /^Öka antal, Mellanmjölk/ })
      .first()
      .click()
    await expect.poll(() => quantityField.inputValue()).toBe("2")
    expect(await optionsOf(page).first().isVisible()).toBe(true)
    for (const size of [phone, wide]) {
      await page.setViewportSize(size)
      expect([size.width, await axeViolations(page)]).toEqual([size.width, []])
    }
    expect(reports).toEqual([expect.stringMatching(/^adding-to-cart \d{9}_(ST|KG) mellanmjölk$/)])
    // The first Esc moves the focus to the field, the second clears it, the third closes the suggestions.
    await page.keyboard.press("Escape")
    expect([
      await boxOf(page).inputValue(),
      await boxOf(page).evaluate((field) => field === document.activeElement)
    ]).toEqual(["mellanmjölk", true])
    await page.keyboard.press("Escape")
    expect(await boxOf(page).inputValue()).toBe("")
    await page.keyboard.press("Escape")
    await page.getByRole("listbox").waitFor({ state: "detached" })
    const cart = await openCart(page)
    await waitForCartUpdate(cart)
    await cart.getByText("Totalt (2 varor)").waitFor()
  })
})
