import type { Page } from "playwright-core"
import { expect } from "vitest"
import { axeViolations } from "./axe.ts"
import { phone, visit } from "./pages.ts"
import { boxOf, buttonsOf, optionsOf, quickSearch, reportsOn, sizes, suggest } from "./search-box.ts"
import {
  anna,
  chooseHome,
  enterAs,
  finishPicker,
  openCart,
  panelOf,
  waitForCartUpdate,
  deleteOpenCarts
} from "./shopper.ts"
import { describeInBrowser } from "./describe-in-browser.ts"

/** The active option of the keyboard. */
const active = async (page: Page): Promise<string | null> => {
  const id = await boxOf(page).getAttribute("aria-activedescendant")
  return id === null ? null : page.evaluate((wanted) => document.getElementById(wanted)?.textContent ?? null, id)
}

await describeInBrowser("the suggestions of the search box", (it) => {
  for (const [width, size] of sizes) {
    it(
      `is used by keyboard, with the focus in the field and the active option in view (${width})`,
      async ({ page }) => {
        await visit(page, "/")
        const box = boxOf(page)
        expect(await box.getAttribute("aria-expanded")).toBe("false")
        await suggest(page, "ost")
        expect([await box.getAttribute("aria-expanded"), await active(page)]).toEqual(["true", null])
        const texts = await optionsOf(page).allTextContents()
        for (const text of texts) {
          await box.press("ArrowDown")
          expect(await active(page)).toBe(text)
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
        expect(await active(page)).toBeNull()
        await box.press("ArrowUp")
        expect(await active(page)).toBe(texts.at(-1))
        await box.press("Home")
        await box.press("ArrowRight")
        expect([await active(page), await box.evaluate((field: HTMLInputElement) => field.selectionStart)]).toEqual([
          texts.at(-1),
          1
        ])
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

    it(
      `has no axe violation with suggestions, before typing and without hits (${width})`,
      async ({ page }) => {
        await visit(page, "/")
        await boxOf(page).click()
        await optionsOf(page).first().waitFor()
        expect(await axeViolations(page)).toEqual([])
        await suggest(page, "ost")
        await boxOf(page).press("ArrowDown")
        expect(await axeViolations(page)).toEqual([])
        await boxOf(page).fill("xqzwkv")
        await page.getByText("xqzwkv gav tyvärr inga träffar").first().waitFor()
        expect(await axeViolations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      },
      { size }
    )
  }

  it("SEARCH-06 shows products, categories, recipes, pages, catering and stores, each under its heading", async ({
    page
  }) => {
    await page.route(quickSearch, async (route) => {
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
    await suggest(page, "ost")
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

  it("links a store among the suggestions, and one among the hits, to the list of stores", async ({ page }) => {
    await visit(page, "/")
    await suggest(page, "hornstull")
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

  it("ROUTE-04 links to all results in the selected store, and from a kind's count to the results of that kind", async ({
    page
  }) => {
    await visit(page, "/")
    await chooseHome(page, "11122")
    await suggest(page, "ost")
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
    await suggest(page, "ost")
    const kind = page.getByRole("group", { name: "Alla träffar" }).getByRole("link", { name: /^Kategorier\s*\d+$/ })
    await kind.click()
    await page.waitForURL(/\/sok\?Q=ost&type=category&store=\d{4}&page=0$/)
    await page.getByRole("listbox").waitFor({ state: "detached" })
    await visit(page, "/")
    await boxOf(page).click()
    await optionsOf(page).getByText("ost", { exact: true }).waitFor()
  })

  it(
    "SEARCH-17 CART-50 leads a visitor who adds from the suggestions with 'Välj butik' to the store selection and back, and with 'Logga in' to the log-in and back to the products",
    async ({ page }) => {
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
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(wanted)
      await page.goBack()
      await page.waitForURL((url) => url.pathname === "/kundservice/kopvillkor")
    },
    { size: phone }
  )

  for (const [width, size] of sizes) {
    it(
      `API-71 adds products to a customer's cart from their row, which becomes a stepper, and reports the addition (${width})`,
      async ({ page, shop }) => {
        await deleteOpenCarts(shop.origin)
        await enterAs(page)
        const reports = reportsOn(page)
        await suggest(page, "mellanmjölk")
        await buttonsOf(page).first().click()
        const amount = page.getByRole("group", { name: "Lägg till från sökförslagen" }).getByRole("textbox").first()
        expect(await amount.inputValue()).toBe("1")
        for (const across of size === phone ? [320, phone.width] : [size.width]) {
          await page.setViewportSize({ ...size, width: across })
          expect([
            across,
            await amount.evaluate((field: HTMLInputElement) => {
              const { value } = field
              const clipped = ["0,5 kg", "12,5 kg", "100"].filter(
                (text) => ((field.value = text), field.scrollWidth > field.clientWidth)
              )
              field.value = value
              return clipped
            })
          ]).toEqual([across, []])
        }
        await page
          .getByRole("button", { name: /^Öka antal, Mellanmjölk/ })
          .first()
          .click()
        await expect.poll(() => amount.inputValue()).toBe("2")
        expect(await optionsOf(page).first().isVisible()).toBe(true)
        expect(await axeViolations(page)).toEqual([])
        expect(reports).toEqual([expect.stringMatching(/^adding-to-cart \d{9}_(ST|KG) mellanmjölk$/)])
        // Esc returns to the field and its query, then clears the field, then closes.
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
      },
      { size }
    )
  }
})
