import { connect } from "node:net"
import fc from "fast-check"
import type { Page } from "playwright-core"
import { expect } from "vitest"
import { sanitizeQuery } from "#core/search/rules.ts"
import { axeViolations } from "./axe.ts"
import { waitForHydration, phone, visit, wide } from "./pages.ts"
import { choosePickup, panelOf, parseOre } from "./shopper.ts"
import { describeInBrowser } from "./describe-in-browser.ts"

const cards = (page: Page) => page.getByRole("main").getByRole("list", { name: "Matvaror" }).getByRole("article")
const tab = (page: Page, name: RegExp) => page.getByRole("navigation", { name: "Typ" }).getByRole("link", { name })
const readProductCount = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await tab(page, /^Matvaror/).textContent()) ?? "")?.[0])
const readPrices = async (page: Page) =>
  (
    await cards(page).evaluateAll((all) =>
      all.map((card) => /(\d[\d\s]*)(?:,(\d\d))?\s*kr/.exec(card.textContent ?? "")?.[0] ?? "")
    )
  ).map(parseOre)
const waitForQuery = (page: Page, query: string) =>
  page.waitForURL((url) => url.pathname === "/sok" && url.search === query)
const waitForProductCount = (page: Page, count: number) => tab(page, new RegExp(`^Matvaror ${count}$`)).waitFor()
const isAscending = (amounts: ReadonlyArray<number>) =>
  amounts.length > 1 && amounts.every((amount, index) => amount >= (amounts[index - 1] ?? 0))
const filterSheet = (page: Page) => page.getByRole("group", { name: "Filter" })
const openFilters = async (page: Page) => {
  await page.getByRole("main").getByRole("button", { name: "Filter", exact: true }).click()
  await filterSheet(page).getByText("Varumärken", { exact: true }).click()
}
const filterLink = (page: Page, name: RegExp) => page.getByRole("main").getByRole("link", { name }).first()

/** Sends a raw request target, including bytes that no browser would send, and returns the response's status. */
const fetchRawStatus = (origin: string, target: Buffer): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port, host } = new URL(origin)
    const socket = connect(Number(port), hostname)
    let responseText = ""
    socket.on("data", (data) => (responseText += data.toString("latin1")))
    socket.on("close", () => resolve(/^HTTP\/1\.1 (\d{3})/.exec(responseText)?.[1] ?? "no status line"))
    // The server may close the connection when it refuses a request that is not complete.
    socket.on("error", () => undefined)
    socket.setTimeout(10_000, () => socket.destroy())
    socket.write(
      Buffer.concat([
        Buffer.from("GET "),
        target,
        Buffer.from(` HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      ])
    )
  })

await describeInBrowser("the search page", (it) => {
  it(
    "SEARCH-22 filters, sorts, changes pages and goes back step by step",
    async ({ page }) => {
      await visit(page, "/sok?Q=ost")
      const unfilteredCount = await readProductCount(page)
      expect(await cards(page).count()).toBe(24)

      // The heading, the tabs and a toolbar of one line come before the products.
      expect((await cards(page).first().boundingBox())?.y).toBeLessThan(380)
      await page.setViewportSize(wide)
      await filterLink(page, /^(Arla|Garant|Philadelphia)/).waitFor()
      await page.setViewportSize(phone)
      await openFilters(page)
      const brand = filterSheet(page)
        .getByRole("link", { name: /^(Arla|Garant|Philadelphia)/ })
        .first()
      const [, name = "", count = ""] = /^(.*?)\s*(\d+)$/.exec((await brand.textContent()) ?? "") ?? []
      await brand.click()
      await page.getByRole("link", { name: `Ta bort filtret ${name}` }).waitFor()
      await waitForProductCount(page, Number(count))
      expect(new URL(page.url()).searchParams.get("f.brand")).toBe(name)
      // The sheet stays open for another filter, until its button or a tap beside it closes it without a click on the page.
      await filterSheet(page)
        .getByRole("button", { name: `Visa ${count} varor` })
        .click()
      await filterSheet(page).waitFor({ state: "hidden" })
      await page.getByRole("main").getByRole("button", { name: "Filter", exact: true }).click()
      const menu = await page.getByRole("banner").getByRole("button", { name: "Meny" }).boundingBox()
      await page.mouse.click((menu?.x ?? 0) + 10, (menu?.y ?? 0) + 10)
      await filterSheet(page).waitFor({ state: "hidden" })
      expect(await panelOf(page).isVisible()).toBe(false)

      await page.getByLabel("Sortera").selectOption({ label: "Lägsta pris" })
      await page.waitForURL(/SortField=p_price/)
      await expect.poll(async () => isAscending(await readPrices(page))).toBe(true)

      await page.goBack()
      await page.waitForURL((url) => !url.searchParams.has("SortField") && url.searchParams.has("f.brand"))
      await page.getByRole("link", { name: "Rensa alla" }).click()
      await waitForQuery(page, "?Q=ost")
      await waitForProductCount(page, unfilteredCount)
      // The focused chip has been removed, so the button that opens the filters has the focus.
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON")

      const pagination = page.getByRole("navigation", { name: /^Sida 1 av/ })
      for (const size of [wide, phone]) {
        await page.setViewportSize(size)
        expect([size.width, ((await pagination.boundingBox())?.height ?? 50) < 50]).toEqual([size.width, true])
      }
      const readScrollPosition = () => page.evaluate(() => scrollY)
      const productLink = cards(page).nth(18).getByRole("link")
      await productLink.evaluate((link) => link.scrollIntoView({ block: "center" }))
      const positionBefore = await readScrollPosition()
      await productLink.click()
      await page.waitForURL(/-p\d+/)
      await page.goBack()
      await waitForQuery(page, "?Q=ost")
      expect(positionBefore).toBeGreaterThan(500)
      await expect.poll(readScrollPosition).toBe(positionBefore)

      await pagination.getByRole("link", { name: "2", exact: true }).click()
      await waitForQuery(page, "?Q=ost&page=1")
      await page.getByRole("navigation", { name: /^Sida 2 av/ }).waitFor()
      const firstOnPage2 = await cards(page).first().getByRole("heading").textContent()
      await page.waitForFunction(() => document.activeElement?.tagName === "H1")
      await page.reload()
      await waitForHydration(page)
      expect(await cards(page).first().getByRole("heading").textContent()).toBe(firstOnPage2)

      await tab(page, /^Kategorier/).click()
      await waitForQuery(page, "?Q=ost&type=category")
      await page.getByRole("list", { name: "Kategorier" }).getByRole("link", { name: /Ost/ }).first().waitFor()
      for (const size of [wide, phone]) {
        await page.setViewportSize(size)
        expect([size.width, await axeViolations(page)]).toEqual([size.width, []])
      }
      await page.goBack()
      await waitForQuery(page, "?Q=ost&page=1")
      for (const size of [wide, phone]) {
        await page.setViewportSize(size)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      }
    },
    { size: phone }
  )

  it("offers links to the departments when a search has no hits, no valid query or no query", async ({ page }) => {
    for (const [path, words] of [
      ["/sok?Q=zzqqxx", "Inga resultat hittades"],
      ["/sok?Q=m", "”m” går inte att söka på"],
      ["/sok", "Vad letar du efter?"]
    ] as const) {
      await visit(page, path)
      await page.getByRole("heading", { name: words }).waitFor()
      expect(await page.getByRole("list", { name: "Avdelningar" }).getByRole("link").count()).toBeGreaterThan(5)
      for (const size of [phone, wide]) {
        await page.setViewportSize(size)
        expect([path, size.width, await axeViolations(page)]).toEqual([path, size.width, []])
      }
    }
    await page.getByRole("list", { name: "Avdelningar" }).getByRole("link", { name: "Mejeri, ost & ägg" }).click()
    await page.waitForURL("**/matvaror/mejeri-ost-och-agg")
  })

  it("SEARCH-20 starts at page 0 again when the store changes", async ({ page }) => {
    await visit(page, "/sok?Q=ost&page=2")
    const countBefore = await readProductCount(page)
    await choosePickup(page, "Malmö")
    await waitForQuery(page, "?Q=ost")
    await page.waitForFunction(
      (count) => !document.querySelector("nav[aria-label=Typ]")?.textContent?.includes(`Matvaror ${count}`),
      countBefore
    )
    await page.getByRole("navigation", { name: /^Sida 1 av/ }).waitFor()
  })

  it("SEARCH-20 starts at page 0 again when another tab has changed the store", async ({ page }) => {
    await visit(page, "/sok?Q=ost&page=2")
    const otherTab = await page.context().newPage()
    await visit(otherTab, "/")
    await choosePickup(otherTab, "Malmö")
    await otherTab.close()
    await page.bringToFront()
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
    await waitForQuery(page, "?Q=ost")
  })

  it("ROUTE-04 shows the hits of the store in the URL and names it, and says when that store does not exist", async ({
    page
  }) => {
    await visit(page, "/sok?Q=ost&store=3207&page=0")
    await page.getByText("Du ser träffarna i Skafferi Fyristorg").waitFor()
    const countInStore = await readProductCount(page)
    await visit(page, "/sok?Q=ost")
    expect(await readProductCount(page)).toBeGreaterThan(countInStore)
    await visit(page, "/sok?Q=ost&store=0000")
    await page.getByText("Butiken i länken går inte att handla i").waitFor()
    expect(await cards(page).count()).toBe(24)
  })

  it(
    "filters, sorts and changes pages without JavaScript",
    async ({ page }) => {
      await page.goto("/sok?Q=ost")
      await filterLink(page, /^(Arla|Garant|Philadelphia)/).click()
      await page.waitForURL(/f\.brand=/)
      await page.getByRole("link", { name: "Rensa alla" }).click()
      await page.getByRole("link", { name: "Högsta pris" }).click()
      await page.waitForURL(/SortField=p_price&SortOrder=DESC/)
      expect(isAscending((await readPrices(page)).toReversed())).toBe(true)
      await page
        .getByRole("navigation", { name: /^Sida 1 av/ })
        .getByRole("link", { name: "2", exact: true })
        .click()
      await page.waitForURL(/page=1/)
      expect(new URL(page.url()).searchParams.get("SortField")).toBe("p_price")
      await tab(page, /^Kategorier/).click()
      await page.waitForURL(/type=category/)
    },
    { hasJavaScript: false }
  )

  it("always responds to a query with a page that shows it as plain text", async ({ shop, page }) => {
    const inspectPage = async (query: string) => {
      const response = await fetch(`${shop.origin}/sok?Q=${query}`)
      const documentContent = await page.evaluate(
        (html) => {
          const document = new DOMParser().parseFromString(html, "text/html")
          return {
            activeContentCount: document.querySelectorAll(
              "script, iframe, object, embed, [onerror], [onload], [onclick]"
            ).length,
            heading: document.querySelector("h1")?.textContent,
            fieldLength: document.querySelector<HTMLInputElement>("header input")?.value.length ?? 0
          }
        },
        await response.text()
      )
      return { status: response.status, ...documentContent }
    }
    const { activeContentCount: usualActiveContentCount } = await inspectPage("ost")
    const hostileText = fc.constantFrom(
      '"><script>alert(1)</script>',
      "</title><script>alert(1)</script>",
      "<img src=x onerror=alert(1)>",
      "</script><script>alert(1)",
      "'\"`\\",
      "100 %",
      "_%_",
      "\u202Eabc",
      "\0\0ab",
      "😀😀",
      "\u2028\u2029ab",
      "<!--",
      "]]>",
      "&lt;b&gt;",
      "x".repeat(10_000),
      " ".repeat(200)
    )
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          hostileText,
          fc.string({ unit: "binary", maxLength: 40 }).map((text) => text.replace(/\p{Surrogate}/gu, ""))
        ),
        async (text) => {
          const { status, activeContentCount, heading, fieldLength } = await inspectPage(encodeURIComponent(text))
          expect([text, status, activeContentCount]).toEqual([text, 200, usualActiveContentCount])
          const sanitizedQuery = sanitizeQuery(text)
          expect(heading).toBe(sanitizedQuery === "" ? "Sök" : `Sökresultat för ”${sanitizedQuery}”`)
          expect(fieldLength).toBeLessThanOrEqual(10_000)
        }
      ),
      { numRuns: 60 }
    )
  })

  it("responds to an unusual URL with a page or a redirect, and in the API with hits or a 400", async ({ shop }) => {
    const unusualValue = fc.oneof(
      fc.constantFrom(
        "-1",
        "1e999",
        "99999999999999999999",
        "1.5",
        "0",
        "",
        "null",
        "p_price_desc",
        "drop table",
        "%ff",
        "%",
        "%ED%A0%80",
        "%00",
        "category",
        "Arla,Garant",
        ",,,",
        "a,".repeat(2_000)
      ),
      fc
        .string({ unit: "binary", maxLength: 30 })
        .map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "")))
    )
    const names = fc.constantFrom(
      "Q",
      "q",
      "type",
      "store",
      "page",
      "take",
      "skip",
      "Sort",
      "SortField",
      "SortOrder",
      "f.brand",
      "f.marking",
      "Brands",
      "ProductMarkings",
      "=",
      ""
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, unusualValue), { maxLength: 6 }), async (pairs) => {
        const query = pairs.map(([name, value]) => `${name}=${value}`).join("&")
        const page = await fetch(`${shop.origin}/sok?Q=ost&${query}`, { redirect: "manual" })
        const api = await fetch(`${shop.origin}/api/v1/Loop54/search?Q=ost&${query}`)
        await Promise.all([page.text(), api.text()])
        expect([query, [200, 302].includes(page.status), [200, 400].includes(api.status)]).toEqual([query, true, true])
      }),
      { numRuns: 60 }
    )
  })

  it("names the URL of the displayed page as its og:url, whatever page number was requested", async ({ shop }) => {
    const openGraphUrlOf = async (page: string) => {
      const response = await fetch(`${shop.origin}/sok?Q=ost&page=${page}`)
      const openGraphUrl = /property="og:url" content="([^"]*)"/
        .exec(await response.text())?.[1]
        ?.replaceAll("&amp;", "&")
      return { openGraphUrl, responseUrl: response.url }
    }
    for (const page of ["0", "-1", "abc"])
      expect((await openGraphUrlOf(page)).openGraphUrl).toBe(`${shop.origin}/sok?Q=ost`)
    const { openGraphUrl, responseUrl } = await openGraphUrlOf("9999")
    expect([openGraphUrl, openGraphUrl?.endsWith("page=9999")]).toEqual([responseUrl, false])
  })

  it("responds to invalid bytes in a URL, and to very long URLs, with a page or a 4xx status", async ({ shop }) => {
    for (const path of ["/sok?Q=", "/api/v1/Loop54/search?Q="]) {
      const invalidSequences = [
        Buffer.from("mj\xf6lk", "latin1"),
        Buffer.from("mjölk"),
        Buffer.from("\"<>'`{}|^\\"),
        Buffer.from(Array.from({ length: 128 }, (_, index) => 128 + index)),
        Buffer.from("a\tb")
      ]
      for (const bytes of invalidSequences)
        expect(await fetchRawStatus(shop.origin, Buffer.concat([Buffer.from(path), bytes]))).toMatch(/^(200|400)$/)
      for (const length of [8_000, 60_000, 140_000])
        expect(await fetchRawStatus(shop.origin, Buffer.from(path + "x".repeat(length)))).toMatch(/^(200|400|414|431)$/)
    }
  })
})
