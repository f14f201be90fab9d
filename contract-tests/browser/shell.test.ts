import type { Locator, Page } from "playwright-core"
import { expect } from "vitest"
import { phone, visit, wide } from "./pages.ts"
import { visitAsCustomer, openCart, panelOf, waitForCartUpdate, deleteOpenCarts } from "./shopper.ts"
import { describeInBrowser } from "./describe-in-browser.ts"

const categoryPath = "/matvaror/mejeri-ost-och-agg/mjolk"
const banner = (page: Page) => page.getByRole("banner")
const cartColumn = (page: Page) => page.getByRole("complementary", { name: "Varukorg" })
const heightOf = async (element: Locator) => Math.round((await element.boundingBox())?.height ?? 0)
const widthOf = async (element: Locator) => Math.round((await element.boundingBox())?.width ?? 0)
/** The position of the header's lower edge in the window, in px. */
const readHeaderBottom = (page: Page) =>
  page.evaluate(() => Math.round(document.querySelector("header")?.getBoundingClientRect().bottom ?? 0))
const scrollDown = async (page: Page, top: number) => {
  await page.evaluate((y) => scrollTo(0, y), top)
  await page.waitForFunction((y) => Math.round(scrollY) === y, top)
}
const openMenu = async (page: Page) => {
  await banner(page).getByRole("button", { name: "Meny" }).click()
  await panelOf(page).getByRole("heading", { level: 2, name: "Meny" }).waitFor()
  return panelOf(page)
}
const closePanel = async (page: Page) => {
  await page.keyboard.press("Escape")
  await panelOf(page).waitFor({ state: "hidden" })
}
/** The results of `measure` one pixel below the breakpoint, and at the breakpoint. */
const measureAroundBreakpoint = async <A>(
  page: Page,
  breakpoint: number,
  measure: () => Promise<A>
): Promise<readonly [A, A]> => {
  await page.setViewportSize({ width: breakpoint - 1, height: 900 })
  const resultBelow = await measure()
  await page.setViewportSize({ width: breakpoint, height: 900 })
  return [resultBelow, await measure()]
}

await describeInBrowser("the start page", (_, sequence) => {
  sequence("in windows of all sizes", (it) => {
    it("moves the focus to its heading, which remains visually hidden", async ({ page }) => {
      await visit(page, "/butiker")
      await page.getByRole("link", { name: "Skafferi, till startsidan" }).first().click()
      const title = page.getByRole("heading", { level: 1, name: /^Skafferi/ })
      await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true)
      expect(await heightOf(title)).toBeLessThanOrEqual(1)
    })

    it("LAYOUT-01 CLAYOUT-01 shows the cart's button at the bottom of the window below 768 px, and in the header from 768 px", async ({
      page
    }) => {
      const button = banner(page).getByRole("button", { name: /^Varukorg/ })
      expect(
        await measureAroundBreakpoint(page, 768, async () => ((await button.boundingBox())?.y ?? 0) > 700)
      ).toEqual([true, false])
    })

    it("CLAYOUT-02 changes its padding or the header's height at 480, 768, 992 and 1480 px", async ({ page }) => {
      const measure = () =>
        page.locator("main").evaluate((main) => {
          const header = getComputedStyle(document.documentElement).getPropertyValue("--header-full")
          return `${getComputedStyle(main.parentElement as Element).paddingInlineStart} ${header}`
        })
      const changes: Array<boolean> = []
      for (const breakpoint of [480, 768, 992, 1480]) {
        const [below, atBreakpoint] = await measureAroundBreakpoint(page, breakpoint, measure)
        changes.push(below !== atBreakpoint)
      }
      expect(changes).toEqual([true, true, true, true])
    })

    it("LAYOUT-03 collapses the footer's groups below 1024 px", async ({ page }) => {
      const link = page.getByRole("contentinfo").getByRole("link", { name: "Köpvillkor", includeHidden: true })
      expect(
        await measureAroundBreakpoint(page, 1024, () =>
          link.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
        )
      ).toEqual([false, true])
    })

    it("LAYOUT-05 SHELL-32 PAGE-49 shows the cart beside the page from 1360 px only", async ({ page }) => {
      expect(await measureAroundBreakpoint(page, 1360, () => cartColumn(page).isVisible())).toEqual([false, true])
    })

    it("shows only whole links in the header's row, with 'Alla varor' last, at any width, and shows hidden links on keyboard focus", async ({
      page
    }) => {
      const row = banner(page).getByRole("navigation")
      const links = await row.getByRole("link").all()
      for (const width of [992, 1180, 1440, 1700, 1920, 2400]) {
        await page.setViewportSize({ width, height: 900 })
        const boxes = (await Promise.all(links.map((link) => link.boundingBox()))).flatMap((box) =>
          box === null ? [] : [box]
        )
        const lastLink = boxes.at(-1)
        const visibleLinks = boxes.filter(({ y }) => y === lastLink?.y)
        expect(visibleLinks.length).toBeGreaterThan(width / 200)
        for (const { x, width: linkWidth } of visibleLinks.slice(0, -1))
          expect(x + linkWidth).toBeLessThanOrEqual(lastLink?.x ?? 0)
        expect((lastLink?.x ?? 0) + (lastLink?.width ?? 0)).toBeLessThanOrEqual(width)
      }
      expect(await links.at(-1)?.textContent()).toBe("Alla varor")
      await page.setViewportSize({ width: 992, height: 900 })
      const lastDepartment = row.getByRole("link").nth(-2)
      const isUncovered = () =>
        lastDepartment.evaluate((link) => {
          const { x, y, width, height } = link.getBoundingClientRect()
          return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        })
      expect(await isUncovered()).toBe(false)
      await links.at(-3)?.focus()
      await page.keyboard.press("Tab")
      expect([await lastDepartment.evaluate((link) => document.activeElement === link), await isUncovered()]).toEqual([
        true,
        true
      ])
    })

    it("SHELL-26 SHELL-27 SHELL-28 SHELL-29 has a header that is 66 px high below 992 px, and from there 110 px, or 58 px once the page is scrolled", async ({
      page
    }) => {
      expect(await measureAroundBreakpoint(page, 992, () => heightOf(banner(page)))).toEqual([66, 110])
      await scrollDown(page, 900)
      expect(await measureAroundBreakpoint(page, 992, () => readHeaderBottom(page))).toEqual([66, 58])
      await scrollDown(page, 0)
    })

    it("SHELL-24 has a header that is always visible below 992 px", async ({ page }) => {
      for (const width of [375, 990, 991]) {
        await page.setViewportSize({ width, height: 900 })
        for (const top of [0, 1, 52, 900]) {
          await scrollDown(page, top)
          expect([width, top, await readHeaderBottom(page)]).toEqual([width, top, 66])
        }
      }
    })

    it("SHELL-23 SHELL-25 CLAYOUT-03 CLAYOUT-04 has a header that is 110 px high, scrolls by 52 px and then remains visible with 58 px", async ({
      page
    }) => {
      await page.setViewportSize(wide)
      expect(await heightOf(banner(page))).toBe(110)
      for (const [top, bottom] of [
        [0, 110],
        [51, 59],
        [52, 58],
        [53, 58],
        [900, 58]
      ] as const) {
        await scrollDown(page, top)
        expect([top, await readHeaderBottom(page)]).toEqual([top, bottom])
      }
      await banner(page)
        .getByRole("combobox")
        .evaluate((box) => (box as HTMLElement).focus({ preventScroll: true }))
      await page.keyboard.type("os")
      await page.getByRole("listbox").waitFor()
      expect(await page.evaluate(() => scrollY)).toBe(900)
      await page.keyboard.press("Escape")
      await page.keyboard.press("Escape")
      await page.getByRole("listbox").waitFor({ state: "detached" })
    })

    it("LAYOUT-04 shows products beside the other suggestions from 1160 px", async ({ page }) => {
      await page.getByRole("combobox", { name: "Sök varor och recept" }).fill("mjölk")
      const leftOf = async (group: string) =>
        (await page.getByRole("listbox").getByRole("group", { name: group }).boundingBox())?.x ?? Number.NaN
      await page.getByRole("listbox").getByRole("group", { name: "Kategorier" }).waitFor()
      expect(
        await measureAroundBreakpoint(
          page,
          1160,
          async () => (await leftOf("Kategorier")) - (await leftOf("Varor")) > 200
        )
      ).toEqual([false, true])
    })

    it("never covers the focused element with the header", async ({ page }) => {
      for (const size of [wide, phone]) {
        await page.setViewportSize(size)
        await page.getByRole("contentinfo").getByRole("link").last().focus()
        for (let step = 0; step < 30; step++) {
          await page.keyboard.press("Shift+Tab")
          const coveredElement = await page.evaluate(() => {
            const focusedElement = document.activeElement
            return focusedElement?.closest("main") &&
              focusedElement.getBoundingClientRect().top <
                (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0)
              ? focusedElement.outerHTML
              : null
          })
          expect(coveredElement).toBeNull()
        }
      }
    })
  })
})

await describeInBrowser("a category", (_, sequence) => {
  sequence("in windows of all sizes", (it) => {
    it("SHELL-18 SHELL-19 SHELL-20 is preceded by the skip links to content, cart and categories", async ({ page }) => {
      await visit(page, categoryPath)
      const skipLinks = [
        ["Gå till huvudinnehåll", "innehall"],
        ["Gå till varukorg", "varukorg"],
        ["Gå till kategorier", "kategorier"]
      ] as const
      for (const [name] of skipLinks) {
        await page.keyboard.press("Tab")
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
      }
      for (const [name, targetId] of skipLinks) {
        await page.getByRole("link", { name }).press("Enter")
        expect(
          await page.evaluate(() =>
            ["innehall", "varukorg", "kategorier"].find((id) => document.activeElement?.closest(`#${id}`))
          )
        ).toBe(targetId)
      }
    })

    it("LAYOUT-02 shows the categories beside the page from 992 px", async ({ page }) => {
      expect(
        await measureAroundBreakpoint(page, 992, () => page.getByRole("navigation", { name: "Kategorier" }).isVisible())
      ).toEqual([false, true])
    })

    it("LAYOUT-06 makes cart and categories wider from 1860 px", async ({ page }) => {
      const measureWidths = async () => [
        await widthOf(cartColumn(page)),
        await widthOf(page.getByRole("navigation", { name: "Kategorier" }))
      ]
      expect(await measureAroundBreakpoint(page, 1860, measureWidths)).toEqual([
        [360, 200],
        [400, 240]
      ])
    })

    it("CATNAV-01 CATNAV-02 CATNAV-03 has a tree of categories that is expanded along the path to the page, and is collapsed and expanded by keyboard", async ({
      page
    }) => {
      await page.setViewportSize(wide)
      const tree = page.getByRole("navigation", { name: "Kategorier" })
      expect(await tree.locator("[aria-current=page]").textContent()).toBe("Mjölk")
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Mjölk")
      const depthChecks = await tree.getByRole("link").evaluateAll(([_all, ...links]) =>
        links.map((link) => {
          let listCount = 0
          for (let element: Element | null = link; element !== null; element = element.parentElement)
            listCount += element.tagName === "UL" ? 1 : 0
          return listCount === new URL((link as HTMLAnchorElement).href).pathname.split("/").length - 2
        })
      )
      expect(depthChecks.length).toBeGreaterThan(12)
      expect(depthChecks).not.toContain(false)
      const collapseButton = tree.getByRole("button", { name: "Dölj underkategorier till Mejeri, ost & ägg" })
      await collapseButton.press("Enter")
      expect(await tree.getByRole("link", { name: "Mjölk", exact: true }).count()).toBe(0)
      await tree.getByRole("button", { name: "Visa underkategorier till Mejeri, ost & ägg" }).press("Space")
      await tree.getByRole("link", { name: "Mjölk", exact: true }).waitFor()
      await tree.getByRole("button", { name: "Visa underkategorier till Dryck" }).press("Enter")
      await tree.getByRole("link", { name: "Läsk", exact: false }).first().waitFor()
    })
  })
})

/** Frequent English words, and JavaScript's values for missing data, none of which occurs in a Swedish text. */
const englishWordPattern =
  /\b(the|and|of|with|your|you|please|loading|error|failed|submit|cancel|close|search|menu|cart|checkout|next|previous|undefined|null|NaN)\b/i

/** The texts of a page for eyes and screen readers, without those of products, which may be in English. */
const readOwnTexts = (page: Page) =>
  page.evaluate(() => {
    const isOwnText = (element: Element | null) => element?.closest("article, [role=listbox], script, style") === null
    const attributeTexts = [...document.querySelectorAll("[aria-label], [alt], [title], [placeholder]")]
      .filter(isOwnText)
      .flatMap((element) =>
        ["aria-label", "alt", "title", "placeholder"].map((name) => element.getAttribute(name) ?? "")
      )
    const textNodes: Array<string> = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() !== null)
      if (isOwnText(texts.currentNode.parentElement)) textNodes.push(texts.currentNode.textContent ?? "")
    return [document.documentElement.lang, document.title, ...attributeTexts, ...textNodes]
  })

await describeInBrowser("the panel from the right", (it, sequence) => {
  it("PANEL-01 PANEL-03 PANEL-04 PANEL-06 shows the menu, the log-in or the store selector, stays open after a double click on its button, is 375 px wide and in Swedish", async ({
    page
  }) => {
    await visit(page, "/")
    const panel = panelOf(page)
    for (const [name, title] of [
      ["Meny", "Meny"],
      ["Logga in", "Logga in"],
      ["Välj butik", "Hur vill du få dina varor?"]
    ] as const) {
      await page.getByRole("button", { name, exact: true }).first().dblclick()
      await panel.getByRole("heading", { level: 2, name: title, exact: true }).waitFor()
      await page.waitForTimeout(100)
      expect([name, await panel.isVisible(), await widthOf(panel)]).toEqual([name, true, 375])
      const [language, ...texts] = await readOwnTexts(page)
      expect([name, language, texts.filter((text) => englishWordPattern.test(text))]).toEqual([name, "sv", []])
      await page.keyboard.press("Escape")
      await panel.waitFor({ state: "hidden" })
    }
  })

  sequence(
    "for a visitor",
    (it) => {
      it("SHELL-10 SHELL-11 opens the log-in with the button of the empty cart", async ({ page }) => {
        await visit(page, "/")
        await banner(page)
          .getByRole("button", { name: /Handla/ })
          .click()
        await panelOf(page).getByRole("heading", { name: "Logga in" }).waitFor()
        await closePanel(page)
      })

      it("PANEL-16 PANEL-17 PANEL-18 has links to the company, the editors' pages and the app at the end of the menu, all of which exist", async ({
        page
      }) => {
        const menu = await openMenu(page)
        for (const name of ["Om Skafferi", "Så handlar du", "Leverans", "Ladda ner appen"]) {
          const href = await menu.getByRole("link", { name, exact: true }).getAttribute("href")
          expect([name, (await page.request.get(href ?? "?")).status()]).toEqual([name, 200])
        }
      })

      it("PANEL-12 PANEL-13 offers the log-in and the registration in the menu", async ({ page }) => {
        const menu = panelOf(page)
        expect(await menu.getByText(/^(Mina Sidor|Logga ut)$/).count()).toBe(0)
        await menu.getByRole("button", { name: "Logga in" }).click()
        await menu.getByRole("heading", { level: 2, name: "Logga in" }).waitFor()
        await closePanel(page)
        await (await openMenu(page)).getByRole("link", { name: "Skapa konto" }).click()
        await menu.getByRole("heading", { level: 2, name: "Skapa konto" }).waitFor()
        expect(new URL(page.url()).pathname).toBe("/registrera")
        await closePanel(page)
        await page.waitForURL((url) => url.pathname === "/")
      })

      it("PANEL-10 SHELL-19 SHELL-20 opens the log-in and the menu from the skip links, goes from a category of the menu to its subcategories and back, and opens at the page's category", async ({
        page
      }) => {
        const menu = panelOf(page)
        const openBySkipLink = async () => {
          await page.getByRole("link", { name: "Gå till kategorier" }).press("Enter")
          await menu.getByRole("heading", { name: "Meny" }).waitFor()
        }
        await page.getByRole("link", { name: "Gå till varukorg" }).press("Enter")
        await panelOf(page).getByRole("heading", { name: "Logga in" }).waitFor()
        await closePanel(page)
        await openBySkipLink()
        await menu.getByRole("button", { name: "Mejeri, ost & ägg" }).press("Enter")
        expect((await menu.getByRole("navigation").getByRole("link").allTextContents())[0]).toBe(
          "Alla Mejeri, ost & ägg"
        )
        await page.keyboard.press("Enter")
        await menu.getByRole("button", { name: "Mejeri, ost & ägg" }).waitFor()
        await closePanel(page)
        await visit(page, categoryPath)
        await openBySkipLink()
        expect(await menu.locator("[aria-current=page]").textContent()).toBe("Mjölk")
        await menu.getByRole("button", { name: "Tillbaka till menyn" }).click()
        expect(await menu.locator("[aria-current=true]").textContent()).toBe("Mejeri, ost & ägg")
      })
    },
    { size: phone }
  )

  sequence("for a customer with a filled cart", (it) => {
    let productName = ""
    it("LAYOUT-07 requests the cart's thumbnails at 80 x 80 px, or twice that size on high-density screens", async ({
      page,
      shop
    }) => {
      await deleteOpenCarts(shop.origin)
      await visitAsCustomer(page)
      const card = page
        .getByRole("main")
        .getByRole("article")
        .filter({ has: page.getByRole("button", { name: /^Lägg till, / }) })
        .first()
      productName = (await card.getByRole("heading").textContent()) ?? ""
      expect(productName).not.toBe("")
      await card.getByRole("button", { name: /^Lägg till, / }).click()
      const picture = cartColumn(page).getByRole("article").locator("img").first()
      await picture.waitFor()
      expect(await picture.getAttribute("src")).toMatch(/width=80&height=80$/)
      expect(await picture.getAttribute("srcset")).toMatch(/^\S+width=80&height=80 1x, \S+width=160&height=160 2x$/)
      expect([await picture.getAttribute("width"), await picture.getAttribute("height")]).toEqual(["80", "80"])
    })

    it("TIME-01 TIME-02 slides for 200 ms and rolls the number of products for 300 ms, and has no animation with reduced motion", async ({
      page
    }) => {
      const count = page
        .getByRole("button", { name: /^Varukorg, 1 vara/ })
        .getByText("1", { exact: false })
        .first()
      await count.waitFor()
      await page.locator("dialog").first().waitFor({ state: "attached" })
      const readDurations = () =>
        page.evaluate(() => {
          const seconds = (value: string | undefined) => [...new Set((value ?? "").split(", "))]
          const rollingStyle = [...document.querySelectorAll("header button span")]
            .map((part) => getComputedStyle(part))
            .find(({ animationName }) => animationName !== "none")
          return [
            seconds(getComputedStyle(document.querySelector("dialog") as Element).transitionDuration),
            seconds(rollingStyle?.animationDuration)
          ]
        })
      expect(await readDurations()).toEqual([["0s"], ["0s"]])
      await page.emulateMedia({ reducedMotion: "no-preference" })
      expect(await readDurations()).toEqual([["0.2s"], ["0.3s"]])
      await page.emulateMedia({ reducedMotion: "reduce" })
    })

    it("PANEL-02 SHELL-33 PAGE-50 shows the cart when its button is clicked, and closes when a link opens another page", async ({
      page
    }) => {
      await waitForCartUpdate(await openCart(page))
      await page.setViewportSize(phone)
      expect(await cartColumn(page).isVisible()).toBe(false)
      const cart = await openCart(page)
      expect(await cart.getByRole("heading", { level: 2 }).first().textContent()).toBe("Varukorg")
      await cart.getByRole("article").getByRole("link").first().click()
      await cart.waitFor({ state: "hidden" })
      await page.waitForURL(/-p\d/)
    })

    it("PANEL-14 offers 'Mina Sidor' in the menu", async ({ page }) => {
      const menu = await openMenu(page)
      expect(await menu.getByRole("link", { name: "Mina Sidor" }).getAttribute("href")).toBe("/mina-sidor")
      expect(await menu.getByText(/^(Logga in|Skapa konto)$/).count()).toBe(0)
      await closePanel(page)
    })

    it("SHELL-34 PAGE-51 closes the cart when another page opens, except the checkout, which lists its products", async ({
      page
    }) => {
      await page.setViewportSize(phone)
      const cart = await openCart(page)
      await cart.getByRole("article").getByRole("link").first().click()
      await cart.waitFor({ state: "hidden" })
      await page.setViewportSize(wide)
      await cartColumn(page).getByRole("button", { name: "Gå till kassan" }).click()
      await page.getByRole("heading", { level: 1, name: "Kassa" }).waitFor()
      await page.getByRole("complementary").getByText(productName).first().waitFor()
    })

    it("ROUTE-36 has no cart column and no search box in the checkout, which lists the products itself", async ({
      page
    }) => {
      await page.setViewportSize(wide)
      await page.goto("/checkout")
      await page.getByRole("heading", { level: 1, name: "Kassa" }).waitFor()
      await page.getByRole("complementary").getByText(productName).first().waitFor()
      expect(await cartColumn(page).count()).toBe(0)
      expect(await page.getByRole("combobox", { name: "Sök varor och recept" }).count()).toBe(0)
    })

    it("PANEL-15 offers to log out in the menu, and confirms the log-out", async ({ page, shop }) => {
      await page.setViewportSize(phone)
      await visit(page, "/")
      await (await openMenu(page)).getByRole("button", { name: "Logga ut" }).click()
      await page.getByRole("region", { name: "Meddelanden" }).getByText("Du är utloggad.").waitFor()
      await banner(page).getByRole("button", { name: "Logga in" }).waitFor()
      await deleteOpenCarts(shop.origin)
    })
  })
})
