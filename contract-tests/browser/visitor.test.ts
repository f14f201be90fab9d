import type { Page } from "playwright-core"
import { expect } from "vitest"
import { measureRows } from "./carousel-rows.ts"
import { phone, visit } from "./pages.ts"
import { boxOf, optionsOf } from "./search-box.ts"
import { chooseHomeDelivery, choosePickup, enterPostalCode, openStoreList, panelOf } from "./shopper.ts"
import { describeInBrowser } from "./describe-in-browser.ts"

/** The numbers of columns of the page's list of products when its container has these widths, in px. */
const columnCountsAt = (page: Page, widths: ReadonlyArray<number>): Promise<ReadonlyArray<number>> =>
  page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByRole("article") })
    .first()
    .evaluate((list, allWidths) => {
      const container = list.parentElement
      if (container === null) throw new Error("The list has no container.")
      return allWidths.map((width) => {
        container.style.inlineSize = `${width}px`
        return getComputedStyle(list).gridTemplateColumns.split(" ").length
      })
    }, widths)

await describeInBrowser("a visitor", (it) => {
  it(
    "ROUTE-01 CART-48 CART-49 SHELL-17 sees the start page, selects home delivery, and then sees 'Logga in' on the products, and in the search the store's most bought products",
    async ({ page }) => {
      expect(await visit(page, "/")).toBe(200)
      await page.getByText("Välj butik för att se ditt sortiment").waitFor()
      const card = page
        .getByRole("main")
        .getByRole("article")
        .filter({ has: page.getByRole("button") })
        .first()
      expect(await card.getByRole("button").textContent()).toBe("Välj butik")
      await chooseHomeDelivery(page, "11122")
      await page.getByText("Hemleverans till 111 22 Stockholm").waitFor()
      await card.getByRole("button", { name: /^Logga in, / }).waitFor()
      await page.reload()
      await page.getByText("Hemleverans till 111 22 Stockholm").waitFor()
      expect(await page.getByText("Välj butik för att se ditt sortiment").count()).toBe(0)
      await boxOf(page).click()
      const mostBought = page.getByRole("listbox").getByRole("group", { name: "Mest köpta varor i din butik" })
      await mostBought.getByRole("option").first().waitFor()
      expect(await mostBought.getByRole("option").count()).toBeLessThanOrEqual(5)
    },
    { size: phone }
  )

  it("SEARCH-04 SEARCH-05 searches for 'mjölk' with suggestions while typing, and opens the hits and a product", async ({
    page
  }) => {
    await visit(page, "/")
    const box = boxOf(page)
    await box.click()
    await box.pressSequentially("mjölk", { delay: 30 })
    const list = page.getByRole("listbox")
    await list.getByRole("option", { name: /mjölk/i }).first().waitFor()
    const groups = await list.getByRole("group").all()
    const counts = await Promise.all(
      groups.map(
        async (group) =>
          [(await group.getAttribute("aria-label")) ?? "", await group.getByRole("option").count()] as const
      )
    )
    expect(counts[0]?.[1]).toBe(6)
    expect(counts.slice(1).filter(([, count]) => count > 5)).toEqual([])
    await box.press("Enter")
    await page.waitForURL(/\/sok\?Q=mj%C3%B6lk$/)
    await page.getByRole("heading", { level: 1, name: /mjölk/ }).waitFor()
    const firstCard = page.getByRole("main").getByRole("article").first()
    const name = (await firstCard.getByRole("heading").textContent()) ?? ""
    expect(name).toMatch(/mjölk/i)
    await firstCard.getByRole("link").first().click()
    await page.waitForURL(/-p\d{9}_(ST|KG)$/)
    const flyout = panelOf(page)
    await flyout.getByRole("heading", { level: 2, name }).waitFor()
    await flyout
      .getByRole("button", { name: `Välj butik, ${name}` })
      .first()
      .waitFor()
  })

  it("STORE-02 selects pickup in one of a town's selectable stores, after searching for a text that matches no store", async ({
    page
  }) => {
    await visit(page, "/")
    const panel = await openStoreList(page)
    await panel.getByText(/^\d+ butik/).waitFor()
    const storeCount = Number((await panel.getByText(/^\d+ butik/).textContent())?.split(" ")[0])
    expect(storeCount).toBeGreaterThanOrEqual(10)
    expect(await panel.getByRole("listitem").count()).toBe(storeCount)
    const field = panel.getByLabel("Sök butik eller stad")
    await field.fill("qqqq%_'")
    await panel.getByText("0 butik(er)").waitFor()
    await field.fill("uppsala")
    await panel.getByText(/^[1-9] butik/).waitFor()
    expect(await panel.getByRole("listitem").first().textContent()).toMatch(/Uppsala/)
    // The first Esc clears the search field, the next one closes the panel.
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await panel.waitFor({ state: "hidden" })
    const name = await choosePickup(page, "Göteborg")
    await page.getByRole("region", { name: "Butik och leverans" }).getByText(`Hämta i ${name}`).waitFor()
  })

  it(
    "DELIV-02 STORE-07 sees the format of a postal code, is offered the five nearest stores when there is no home delivery, and can type the code with spaces",
    async ({ page }) => {
      await visit(page, "/")
      const panel = await enterPostalCode(page, "abcde")
      const field = panel.getByLabel("Postnummer")
      const submit = (postalCode: string) => field.fill(postalCode).then(() => field.press("Enter"))
      await panel.getByText(/felaktigt format, använd 12345/).waitFor()
      expect(await field.inputValue()).toBe("abcde")
      for (const [postalCode, spacedPostalCode] of [
        ["00000", "000 00"],
        ["98107", "981 07"]
      ] as const) {
        await submit(postalCode)
        await panel.getByText(`Vi kör inte hem till ${spacedPostalCode} ännu`).waitFor()
        expect(await field.inputValue()).toBe(postalCode)
        await panel.getByRole("listitem").nth(4).waitFor()
        expect(await panel.getByRole("listitem").count()).toBe(5)
        // The code is not marked as valid.
        expect(await panel.locator("form svg").count()).toBe(0)
      }
      await submit("1112")
      await panel.getByText(/felaktigt format, använd 12345/).waitFor()
      await submit("98107")
      await panel.getByRole("listitem").first().getByRole("button").click()
      await panel.getByText(/^Hämta i Skafferi /).waitFor()
      await page.keyboard.press("Escape")
      await panel.waitFor({ state: "hidden" })
      const reopenedPanel = await enterPostalCode(page, " 111 22 ")
      await reopenedPanel.getByRole("heading", { name: "Välj tid" }).waitFor()
    },
    { expectedErrors: [/status of 404/], size: phone }
  )

  it("SEARCH-08 SEARCH-09 SEARCH-15 SEARCH-16 clears and closes the search with Esc, and sees a correction, or that there are no hits, or a link to more hits", async ({
    page
  }) => {
    await visit(page, "/")
    const box = boxOf(page)
    await box.fill("mjölk")
    await page.getByRole("listbox").waitFor()
    await box.press("Escape")
    expect(await box.inputValue()).toBe("")
    await box.press("Escape")
    await page.getByRole("listbox").waitFor({ state: "hidden" })
    await expect.poll(() => box.getAttribute("aria-expanded")).toBe("false")
    await box.fill("xqzwkv")
    await page.getByText("xqzwkv gav tyvärr inga träffar").first().waitFor()
    await box.fill("mjölkk")
    await page.getByText("Menade du:").waitFor()
    await page.getByRole("button", { name: "mjölk", exact: true }).click()
    expect(await box.inputValue()).toBe("mjölk")
    await optionsOf(page).filter({ hasText: /mjölk/i }).first().waitFor()
    await page.getByText("Menade du:").waitFor({ state: "detached" })
    await box.fill("ost")
    await page.getByRole("button", { name: "Visa fler sökresultat" }).click()
    await page.waitForURL(/\/sok\?Q=ost$/)
  })

  it("ROUTE-05 ROUTE-06 ROUTE-21 is redirected from 'Mina Sidor' to the log-in and back after the log-in", async ({
    page
  }) => {
    await page.goto("/mina-sidor")
    await page.waitForURL(/\/login/)
    await page.getByLabel("E-postadress").fill("anna.andersson@exempel.se")
    await page.getByRole("button", { name: "Nästa" }).click()
    await page.getByLabel(/^Lösenord/).fill("Matkasse-2026")
    await page.getByRole("button", { name: "Logga in" }).click()
    await page.waitForURL((url) => url.pathname === "/mina-sidor")
    await page.getByRole("heading", { level: 1, name: "Mina Sidor" }).waitFor()
  })

  it("CLAYOUT-05 CLAYOUT-06 CLAYOUT-07 CLAYOUT-08 sees products in 2, 3, 4 or 5 columns by the width of the list", async ({
    page
  }) => {
    await visit(page, "/matvaror/frukt-och-gront")
    const columnCounts = await columnCountsAt(page, [320, 600, 601, 788, 789, 1212, 1213, 1700])
    expect(columnCounts).toEqual([2, 2, 3, 3, 4, 4, 5, 5])
  })

  it("CLAYOUT-09 sees products in 6 columns from a width of 1701 px", async ({ page }) => {
    await visit(page, "/matvaror/frukt-och-gront")
    expect(await columnCountsAt(page, [1701, 2400])).toEqual([6, 6])
  })

  it("sees in each department's tile its own part of the image that all tiles load", async ({ page }) => {
    await visit(page, "/")
    const departments = page.getByRole("list", { name: "Våra avdelningar" })
    const shownParts = await departments.evaluate((list) =>
      [...list.querySelectorAll("img")].map((image) => {
        const frame = image.parentElement?.getBoundingClientRect()
        const { top, width, height } = image.getBoundingClientRect()
        return frame && [(frame.top - top) / frame.height, width / frame.width, height / frame.height]
      })
    )
    expect(shownParts).toHaveLength(12)
    shownParts.forEach((part, index) =>
      expect(part).toEqual([expect.closeTo(index, 1), expect.closeTo(1, 2), expect.closeTo(12, 1)])
    )
  })

  it("CLAYOUT-10 sees exactly two rows of cards in a block, however many columns it has", async ({ page }) => {
    await visit(page, "/")
    const list = page.getByRole("list", { name: "Mest köpta varor i din butik" })
    const rowCounts: Array<number> = []
    for (const width of [400, 700, 900, 1300]) {
      await page.setViewportSize({ width, height: 900 })
      rowCounts.push(
        await list.evaluate((grid) => {
          const cells = [...grid.children].filter((cell) => getComputedStyle(cell).display !== "none")
          return cells.length / getComputedStyle(grid).gridTemplateColumns.split(" ").length
        })
      )
    }
    expect(rowCounts).toEqual([2, 2, 2, 2])
  })

  it("CLAYOUT-17 CLAYOUT-18 CLAYOUT-19 sees more products and recipes of a carousel at a time the wider it is", async ({
    page
  }) => {
    await visit(page, "/")
    const carousels = page.getByRole("main").locator("section", { has: page.getByRole("list") })
    const widths = [600, 601, 768, 769, 1212, 1213, 1700, 1701]
    const visibleSlideCountsOf = (text: RegExp) =>
      carousels
        .filter({ hasText: text })
        .first()
        .evaluate((carousel: HTMLElement, allWidths) => {
          const track = carousel.querySelector("ul:has(article)")
          if (track === null) throw new Error("The section is no carousel.")
          return allWidths.map((width) => {
            carousel.style.inlineSize = `${width}px`
            const slideCount = track.clientWidth / (track.firstElementChild?.getBoundingClientRect().width ?? 1)
            return Math.round(slideCount * 10) / 10
          })
        }, widths)
    expect(await visibleSlideCountsOf(/Jfr pris/)).toEqual([2, 3, 3, 4, 4, 4, 4, 6])
    expect(await visibleSlideCountsOf(/4 portioner/)).toEqual([1.2, 2, 2, 3, 3, 3, 3, 4])
  })

  it(
    "never sees a row of cards change its height when cards are laid out that were not near the screen",
    async ({ page }) => {
      const { first, complete } = await measureRows(page)
      expect(first.heights.length).toBeGreaterThan(2)
      expect(first.skippedCardCount).toBeGreaterThan(10)
      expect(complete).toEqual({ heights: first.heights, skippedCardCount: 0 })
    },
    { size: phone }
  )

  it(
    "sees what is below the first screen after the first paint, without an interaction",
    async ({ page }) => {
      const areLaidOut = () =>
        page
          .getByRole("main")
          .locator("section")
          .evaluateAll((shelves) =>
            shelves.map((shelf) => shelf.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
          )
      await visit(page, "/")
      await expect.poll(async () => (await areLaidOut()).slice(0, 4)).toEqual([true, true, true, true])
      expect((await areLaidOut()).at(-1)).toBe(false)
      const productPath = await page.getByRole("main").locator("a[href*='-p']").first().getAttribute("href")
      await visit(page, productPath ?? "")
      await expect.poll(async () => (await areLaidOut())[0]).toBe(true)
    },
    { size: phone }
  )

  it(
    "sees headings in their font on the second document, which takes it from the cache",
    async ({ page }) => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send("DOM.enable")
      await devtools.send("CSS.enable")
      const fontsOfHeading = async () => {
        const { root } = await devtools.send("DOM.getDocument", { depth: 0 })
        const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "main h1" })
        const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId })
        return fonts.map(({ familyName }) => familyName)
      }
      const fontResponse = page.waitForResponse(/\.woff2$/)
      await page.goto("/butiker")
      await (await fontResponse).finished()
      await page
        .locator("footer a[href^='/kundservice']")
        .first()
        .evaluate((link) => location.assign((link as HTMLAnchorElement).href))
      await page.waitForURL("**/kundservice*")
      expect(await page.locator("html").getAttribute("data-heading-font")).toBe("cached")
      expect(await fontsOfHeading()).toEqual([expect.stringContaining("Bricolage")])
    },
    { usesOwnContext: true }
  )

  it(
    "renders the pictures of cards that are off-screen in a phone's carousel only after the first interaction",
    async ({ page }) => {
      const renderedPictureCount = () =>
        page
          .getByRole("main")
          .getByRole("article")
          .locator("img[alt='']")
          .evaluateAll((pictures) => pictures.filter((picture) => picture.checkVisibility()).length)
      const firstPageMark = () => page.locator("html").getAttribute("data-first-page")
      await page.goto("/")
      await expect.poll(firstPageMark).toBe("painted")
      const countBefore = await renderedPictureCount()
      await page.evaluate(() => scrollTo(0, 10))
      await expect.poll(firstPageMark).toBe("")
      expect((await renderedPictureCount()) - countBefore).toBeGreaterThan(10)
    },
    { size: phone }
  )

  it(
    "can scroll the end of the page above the cart at a phone's lower edge",
    async ({ page }) => {
      await page.goto("/")
      const cart = await page.getByRole("button", { name: "Varukorg" }).boundingBox()
      expect(cart?.y).toBeGreaterThan(phone.height / 2)
      const scrollToEnd = () =>
        page.evaluate(() => {
          scrollTo(0, document.documentElement.scrollHeight)
          return document.querySelector("footer")?.getBoundingClientRect().bottom
        })
      await expect.poll(scrollToEnd).toBeLessThanOrEqual(cart?.y ?? 0)
    },
    { size: phone }
  )

  it(
    "can search and follow links without JavaScript",
    async ({ page }) => {
      await page.goto("/")
      const box = boxOf(page)
      await box.fill("filmjölk")
      await box.press("Enter")
      await page.waitForURL(/\/sok\?Q=filmj%C3%B6lk/)
      await page.getByRole("main").getByRole("article").first().getByRole("link").first().click()
      await page.waitForURL(/-p\d{9}_/)
      await page.getByRole("heading", { level: 1 }).waitFor()
    },
    { hasJavaScript: false }
  )

  it("keeps what was typed into a form when its page is left by a link and opened by Back, and when it is reloaded", async ({
    page
  }) => {
    await visit(page, "/kundservice")
    const message = page.getByRole("textbox", { name: /^Meddelande/ })
    await message.fill("Bananerna var bruna.")
    await page.getByRole("contentinfo").getByRole("link", { name: "Köpvillkor" }).click()
    await page.waitForURL("**/kopvillkor")
    await page.goBack()
    await expect.poll(() => message.inputValue()).toBe("Bananerna var bruna.")
    await page.reload()
    await expect.poll(() => message.inputValue()).toBe("Bananerna var bruna.")

    await visit(page, "/login")
    const email = page.getByRole("textbox", { name: /^E-postadress/ })
    await email.fill("anna.andersson@exempel.se")
    await page.reload()
    await expect.poll(() => email.inputValue()).toBe("anna.andersson@exempel.se")
  })
})
