import type { Locator, Page } from "playwright-core"
import { expect } from "vitest"
import { measureRows } from "./carousel-rows.ts"
import { phone, visit, wide } from "./pages.ts"
import {
  amountBeside,
  visitAsCustomer,
  logInByPanel,
  openCart,
  panelOf,
  searchFor,
  waitForCartUpdate,
  deleteOpenCarts
} from "./shopper.ts"
import { describeInBrowser, type BrowserTestContext } from "./describe-in-browser.ts"

const addButtonPattern = /^Lägg till, /

await describeInBrowser("a customer", (it, sequence) => {
  sequence(
    "from log-in to order and log-out",
    (it) => {
      let cartTotal = 0
      let orderTotal = 0
      let orderNumber = ""

      it("LOGIN-15 logs in in the panel and then has a link to 'Mina Sidor'", async ({ page, shop }) => {
        await deleteOpenCarts(shop.origin)
        await visit(page, "/")
        await page.getByRole("banner").getByRole("button", { name: "Logga in" }).click()
        await logInByPanel(page)
        await panelOf(page).getByRole("button", { name: "Inloggning lyckad" }).waitFor()
        await panelOf(page).waitFor({ state: "hidden" })
        await page.getByRole("link", { name: "Mina Sidor" }).waitFor()
      })

      it("CART-52 CART-56 CART-57 CART-08 fills a cart with buttons, steppers and typed quantities, and removes a product", async ({
        page
      }) => {
        await searchFor(page, "mellanmjölk")
        const main = page.getByRole("main")
        const firstCard = main
          .getByRole("article")
          .filter({ has: page.getByRole("button", { name: addButtonPattern }) })
          .first()
        const name = (await firstCard.getByRole("heading").textContent()) ?? ""
        const milkCard = main
          .getByRole("article")
          .filter({ has: page.getByRole("heading", { name, exact: true }) })
          .first()
        await milkCard.getByRole("button", { name: addButtonPattern }).click()
        const field = milkCard.getByRole("textbox", { name: /^Antal, / })
        await field.waitFor()
        await milkCard.getByRole("button", { name: /^Öka antal, / }).click()
        await milkCard.getByRole("button", { name: /^Öka antal, / }).click()
        await expect.poll(() => field.inputValue()).toBe("3")
        await field.fill("5")
        await field.press("Enter")
        const otherCard = main
          .getByRole("article")
          .filter({ has: page.getByRole("button", { name: addButtonPattern }) })
          .first()
        const otherName = (await otherCard.getByRole("heading").textContent()) ?? ""
        await otherCard.getByRole("button", { name: addButtonPattern }).click()
        await page.getByRole("button", { name: /^Varukorg, 6 varor/ }).waitFor()

        const cart = await openCart(page)
        await cart.getByText("Totalt (6 varor)").waitFor()
        await waitForCartUpdate(cart)
        const lines = cart.getByRole("list").first().getByRole("article")
        expect(await lines.count()).toBe(2)
        await lines
          .filter({ hasText: otherName })
          .first()
          .getByRole("button", { name: /^Minska antal, / })
          .click()
        await cart.getByText("Totalt (5 varor)").waitFor()
        await waitForCartUpdate(cart)
      })

      it("CART-49 sees the same cart and total after a reload, in a wide window and in another browser", async ({
        page,
        shop
      }) => {
        const button = page.getByRole("button", { name: /^Varukorg, 5 varor, .*kr/ })
        const buttonText = await button.textContent()
        expect(buttonText).toMatch(/5.*kr/)
        await page.reload()
        await button.waitFor()
        expect(await button.textContent()).toBe(buttonText)
        await page.setViewportSize(wide)
        const column = page.getByRole("complementary", { name: "Varukorg" })
        await column.getByText("Totalt (5 varor)").waitFor()
        expect(await column.getByRole("list").first().getByRole("article").count()).toBe(1)
        await page.setViewportSize(phone)
        const otherContext = await page.context().browser()!.newContext({ baseURL: shop.origin })
        const otherPage = await otherContext.newPage()
        await visitAsCustomer(otherPage)
        await otherPage.getByRole("button", { name: /^Varukorg, 5 varor/ }).waitFor()
        await otherContext.close()
      })

      it("COUPON-08 CART-09 uses a discount code, which reduces the total and increases the discount", async ({
        page
      }) => {
        const cart = await openCart(page)
        const totalBefore = await amountBeside(cart, /^Totalt/)
        // The code takes 50 kr off, but never more than the products cost.
        const reductionOre = Math.min(5_000, await amountBeside(cart, /^Varor/))
        const discountBefore = (await cart.getByText("Varav rabatt").isVisible())
          ? await amountBeside(cart, /^Varav rabatt/)
          : 0
        await cart.getByText("Har du en rabattkod?").click()
        await cart.getByLabel("Rabattkod", { exact: true }).fill("valkommen50 ")
        await cart.getByRole("button", { name: "Använd" }).click()
        await cart.getByText("Rabattkod har lagts till VALKOMMEN50").waitFor()
        await waitForCartUpdate(cart)
        cartTotal = await amountBeside(cart, /^Totalt/)
        expect(cartTotal).toBe(totalBefore - reductionOre)
        expect(await amountBeside(cart, /^Varav rabatt/)).toBe(discountBefore + reductionOre)
      })

      it("CART-10 ROUTE-17 ROUTE-18 goes to the checkout with a page load, and sees the cart's total there", async ({
        page
      }) => {
        await page.evaluate(() => Object.assign(window, { samePage: true }))
        await (await openCart(page)).getByRole("button", { name: "Gå till kassan" }).click()
        await page.waitForURL("**/checkout")
        await page.getByRole("heading", { level: 1, name: "Kassa" }).waitFor()
        expect(await page.evaluate(() => "samePage" in window)).toBe(false)
        for (const size of [phone, wide]) {
          await page.setViewportSize(size)
          expect(await amountBeside(page.getByRole("complementary"), /^Totalt/)).toBe(cartTotal)
        }
      })

      it("is asked for a delivery time, chooses one and orders for the displayed total", async ({ page }) => {
        await page.getByRole("button", { name: "Beställ med betalningsskyldighet" }).click()
        await page.getByText("Välj en tid först.").waitFor()
        await page.getByRole("button", { name: /Första lediga/ }).click()
        const amounts = page.getByRole("complementary")
        await page.getByRole("button", { name: /\d–\d/, pressed: true }).first().waitFor()
        await waitForCartUpdate(amounts)
        orderTotal = await amountBeside(amounts, /^Totalt/)
        await page.getByRole("button", { name: "Beställ med betalningsskyldighet" }).click()
        await page.waitForURL(/\/mina-sidor\/order\/[^/]+\?tack/)
        await page.getByText("Tack för din beställning").waitFor()
        orderNumber = /\d{4,}/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0] ?? "none"
        expect(await amountBeside(page.getByRole("main"), /^(Totalt|Summa)/)).toBe(orderTotal)
      })

      it("AUTH-03 ROUTE-20 finds the order on 'Mina Sidor' and an empty cart", async ({ page }) => {
        await page.getByRole("navigation", { name: "Du är här" }).getByRole("link", { name: "Mina Sidor" }).click()
        await page.getByRole("heading", { level: 1, name: "Mina Sidor" }).waitFor()
        const order = page.getByRole("main").getByRole("article").filter({ hasText: orderNumber })
        expect(await order.textContent()).toContain("Beställd")
        expect(await order.textContent()).toContain("5 varor")
        await page.getByRole("button", { name: /^Varukorg, tom/ }).waitFor()
      })

      it("AUTH-04 logs out, sees the log-in button, and is redirected from 'Mina Sidor' to the log-in", async ({
        page
      }) => {
        await page.getByRole("main").getByRole("button", { name: "Logga ut" }).click()
        await page.getByRole("banner").getByRole("button", { name: "Logga in" }).waitFor()
        expect(await page.goto("/mina-sidor").then(() => new URL(page.url()).pathname)).toBe("/login")
      })
    },
    { size: phone }
  )

  it("never sees a row of offers change its height when cards are laid out that were not near the screen", async ({
    page
  }) => {
    await visitAsCustomer(page)
    for (const width of [375, 412, 800, 1440]) {
      await page.setViewportSize({ width, height: 812 })
      const { first, complete } = await measureRows(page)
      expect(await page.getByRole("list", { name: "Veckans erbjudanden" }).locator("article").count()).toBe(12)
      expect(first.skippedCardCount, `${width} px`).toBeGreaterThan(10)
      expect(complete, `${width} px`).toEqual({ heights: first.heights, skippedCardCount: 0 })
    }
  })

  it("never sees a row of cards change its height when it is scrolled and the cards after the first twelve are added", async ({
    page
  }) => {
    await visitAsCustomer(page)
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 812 })
      await page.goto("/")
      const sections = page.getByRole("main").locator("section:has(> ul)")
      let addedCount = 0
      for (const section of await sections.all()) {
        const track = section.locator("> ul")
        await track.scrollIntoViewIfNeeded()
        const total = Number(/ av (\d+)/.exec((await section.textContent()) ?? "")?.[1])
        const [heightBefore, countBefore] = [
          (await track.boundingBox())?.height,
          await track.locator("article").count()
        ]
        await track.evaluate((element) => element.scrollBy({ left: 300 }))
        await expect.poll(() => track.locator("article").count()).toBe(total)
        addedCount += total - countBefore
        expect((await track.boundingBox())?.height, `${await track.getAttribute("aria-label")} at ${width} px`).toBe(
          heightBefore
        )
      }
      expect(addedCount, `${width} px`).toBeGreaterThan(0)
    }
  })

  it("stays on the page opened right after logging in on /login, and is not redirected to the start page", async ({
    page
  }) => {
    await visit(page, "/login")
    await page.getByLabel("E-postadress").fill("anna.andersson@exempel.se")
    await page.getByRole("button", { name: "Nästa" }).click()
    await page.getByLabel(/^Lösenord/).fill("Matkasse-2026")
    await page.getByRole("button", { name: "Logga in" }).click()
    await page.getByRole("button", { name: "Inloggning lyckad" }).waitFor()
    await page.getByRole("link", { name: "Mina Sidor" }).click()
    await page.getByRole("heading", { level: 1, name: "Mina Sidor" }).waitFor()
    const navigations: Array<string> = []
    page.on("framenavigated", (frame) => navigations.push(frame.url()))
    await page.getByRole("combobox", { name: "Sök varor och recept" }).fill("ost")
    await page.getByRole("listbox").getByRole("option").first().waitFor()
    expect(navigations).toEqual([])
  })

  sequence(
    "on a page of hits",
    (it) => {
      const firstAddButton = (page: Page) =>
        page.getByRole("main").getByRole("button", { name: addButtonPattern }).first()
      const labelOf = async (button: Locator) => (await button.getAttribute("aria-label")) ?? ""

      it("CART-45 sees in a dialog that products could not be added, and the product has its add button again", async ({
        page,
        shop
      }) => {
        await deleteOpenCarts(shop.origin)
        await visitAsCustomer(page)
        await searchFor(page, "smör")
        await page.route("**/api/v1/carts/*/additems", (route) =>
          route.fulfill({
            status: 422,
            contentType: "application/json",
            body: '{"errors":[{"code":"ERR_ITEM_NOT_IN_ASSORTMENT","message":"no"}],"requestId":"r"}'
          })
        )
        const name = await labelOf(firstAddButton(page))
        await firstAddButton(page).click()
        const dialog = page.getByRole("dialog", { name: "Hoppsan, något gick fel!" })
        await dialog.getByText("En eller flera produkter kunde inte läggas till").waitFor()
        await dialog.getByRole("button", { name: "Stäng" }).last().click()
        await dialog.waitFor({ state: "hidden" })
        await page.getByRole("button", { name, exact: true }).first().waitFor()
        await page.unroute("**/api/v1/carts/*/additems")
      })

      it("CART-63 types more than the maximum, gets the maximum and sees a message", async ({ page }) => {
        const articles = page.getByRole("main").getByRole("article")
        const name = await articles
          .filter({ has: page.getByRole("button", { name: addButtonPattern }) })
          .first()
          .getByRole("heading")
          .textContent()
        const card = articles.filter({ has: page.getByRole("heading", { name: name ?? "", exact: true }) }).first()
        await card.getByRole("button", { name: addButtonPattern }).click()
        const field = card.getByRole("textbox", { name: /^Antal, / })
        await field.fill("999")
        await field.press("Tab")
        await card.getByText(/^Du kan köpa högst \d+ st av varan\.$/).waitFor()
        const maximum = Number(/\d+/.exec((await card.getByText(/^Du kan köpa högst/).textContent()) ?? "")?.[0])
        expect(await field.inputValue()).toBe(String(maximum))
        await page.getByRole("button", { name: new RegExp(`^Varukorg, ${maximum} varor`) }).waitFor()
      })

      it("CART-61 removes a product by emptying its quantity field", async ({ page }) => {
        const field = page
          .getByRole("main")
          .getByRole("textbox", { name: /^Antal, / })
          .first()
        const name = (await labelOf(field)).replace("Antal", "Lägg till")
        await field.fill("")
        await field.press("Tab")
        await page.getByRole("button", { name, exact: true }).first().waitFor()
        await page.getByRole("button", { name: /^Varukorg, tom/ }).waitFor()
      })

      it("adds, increases, decreases and removes with the keyboard only", async ({ page }) => {
        await firstAddButton(page).focus()
        await page.keyboard.press("Enter")
        const readFocusedLabel = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "")
        await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label")?.startsWith("Öka antal, "))
        await page.keyboard.press("Enter")
        await page.getByRole("button", { name: /^Varukorg, 2 varor/ }).waitFor()
        await page.keyboard.press("Shift+Tab")
        await page.keyboard.press("Shift+Tab")
        expect(await readFocusedLabel()).toMatch(/^Minska antal, /)
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label")?.startsWith("Lägg till, "))
      })

      it("empties the cart after confirming a question that names the number of products", async ({ page }) => {
        await firstAddButton(page).click()
        const cart = await openCart(page)
        await cart.getByText("Totalt (1 vara)").waitFor()
        await waitForCartUpdate(cart)
        await cart.getByRole("button", { name: "Töm varukorgen" }).click()
        const question = page.getByRole("dialog", { name: "Töm varukorgen" })
        await question.getByText("Vill du ta bort 1 vara ur varukorgen?").waitFor()
        await question.getByRole("button", { name: "Töm varukorgen" }).click()
        await page.getByRole("button", { name: /^Varukorg, tom/ }).waitFor()
      })

      it("sees the quantity field of a card within 100 ms of the tap that adds its product, before the server responds", async ({
        page
      }) => {
        await page.route("**/api/v1/carts/**", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1_500))
          // The test may have ended.
          await route.continue().catch(() => undefined)
        })
        const cards = page
          .getByRole("main")
          .getByRole("article")
          .filter({ has: page.getByRole("button", { name: addButtonPattern }) })
        const delays: Array<number> = []
        for (let tap = 0; tap < 3; tap++)
          delays.push(
            await cards.first().evaluate(
              (article) =>
                new Promise<number>((resolve) => {
                  const startTime = performance.now()
                  new MutationObserver(() => {
                    if (article.querySelector("input") !== null) resolve(performance.now() - startTime)
                  }).observe(article, { childList: true, subtree: true })
                  article.querySelector<HTMLButtonElement>('button[aria-label^="Lägg till, "]')?.click()
                })
            )
          )
        // On a busy machine some of the taps may be delayed.
        expect(Math.min(...delays)).toBeLessThan(100)
        expect(Math.max(...delays)).toBeLessThan(1_500)
        await page.unroute("**/api/v1/carts/**")
        const cart = await openCart(page)
        await cart.getByText("Totalt (3 varor)").waitFor()
        await waitForCartUpdate(cart)
      })

      const expectCodeMessage =
        (code: string, message: string) =>
        async ({ page }: BrowserTestContext) => {
          const cart = await openCart(page)
          await cart.getByLabel("Rabattkod", { exact: true }).fill(code)
          await cart.getByRole("button", { name: "Använd" }).click()
          await cart.getByText(message).waitFor()
        }
      it("opens the field of discount codes", async ({ page }) =>
        (await openCart(page)).getByText("Har du en rabattkod?").click())
      it("COUPON-04 sees that no code was entered", expectCodeMessage("", "Rabattkod saknas"))
      it("COUPON-09 sees that the code has been used", expectCodeMessage("ANVAND", "Rabattkoden redan använd"))
      it("COUPON-10 sees that the code is reserved", expectCodeMessage("RESERVERAD", "Rabattkoden är reserverad"))
      it("COUPON-11 sees that the code has expired", expectCodeMessage("UTGANGEN", "Rabattkoden har gått ut"))
      it(
        "COUPON-12 sees that the code could not be validated",
        expectCodeMessage("VALIDERA", "Validering misslyckades")
      )
      it("COUPON-14 sees that the code is invalid", expectCodeMessage("OGILTIG", "Rabattkod ej giltig"))
      it("COUPON-13 sees that the code does not exist", expectCodeMessage("FINNSINTE", "Rabattkod ej giltig"))

      it("finds in the next page's cart a change made just before the page was left", async ({ page }) => {
        await firstAddButton(page).click()
        await page
          .getByRole("main")
          .getByRole("button", { name: /^Öka antal, / })
          .first()
          .click()
        await page.goto("/butiker")
        await page.goto("/")
        await page.getByRole("button", { name: /^Varukorg, 5 varor/ }).waitFor()
      })
    },
    { expectedErrors: [/status of 4\d\d/] }
  )
})
