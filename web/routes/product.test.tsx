import { cleanup, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { LoaderFunctionArgs } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import type { LoadedPageOf } from "#core/content/pages.ts"
import type { Product, ProductDetails } from "#core/catalogue/model.ts"
import { aProduct, aPromotion, someDetails } from "#core/catalogue/testing.ts"
import type { Ore } from "#core/kernel/money.ts"
import { anna, renderInShop, stockholmSelection } from "#web/container/testing.tsx"
import { wireCard, wireDetails } from "#contract-tests/suites/wire-card.ts"
import { loader } from "./page.tsx"
import { Page } from "./shopping/product.tsx"

afterEach(cleanup)

type ProductPage = LoadedPageOf<"product">

const products = (count: number, name: string): ReadonlyArray<Product> =>
  Array.from({ length: count }, (_, index) => aProduct({ id: `${name}${index}_ST`, name: `${name} ${index + 1}` }))

const renderPage = (product: Partial<ProductDetails> = {}, lists: Partial<ProductPage> = {}) =>
  renderInShop(
    <Page
      page={{
        type: "product",
        product: someDetails(product),
        trail: [],
        offerId: null,
        sameOfferProducts: [],
        recommended: [],
        related: [],
        ...lists
      }}
    />,
    { selection: stockholmSelection, session: anna }
  )

const productArticle = () => screen.getAllByRole("article")[0] as HTMLElement
const namesIn = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("article")
    .map((card) => within(card).getByRole("link").textContent)

const withPromotion = (fields: Parameters<typeof aPromotion>[0]): Partial<ProductDetails> => {
  const { price } = aProduct()
  return { price: price && { ...price, promotions: [aPromotion({ unitPrice: 1_750 as Ore, ...fields })] } }
}

describe("the product page", () => {
  it("PPAGE-01 PPAGE-03 PPAGE-04 CLAYOUT-21 shows the picture, 500 px wide, the markings and the brand", () => {
    renderPage({ markings: ["EU_ORGANIC_FARMING"] })
    const picture = within(productArticle()).getByRole("img")
    expect([picture.getAttribute("alt"), picture.getAttribute("src")]).toEqual([
      "Mellanmjölk 1,5%, Arla",
      expect.stringContaining("/images/products/100001001_ST")
    ])
    expect(picture.getAttribute("width")).toBe("500")
    expect(productArticle().textContent).toContain("Arla · 1,5 l")
    expect(within(productArticle()).getAllByRole("listitem")[0]?.textContent).toBe("Eko")
  })

  it("PPAGE-02 shows the price with the tag of its offer", () => {
    renderPage(withPromotion({}))
    expect(productArticle().textContent?.replace(/\s/g, " ")).toContain("2 för 35 kr")
    expect(productArticle().textContent).toContain("Jfr pris")
  })

  it("states both offers of a product, and that the product is new", () => {
    const { price } = aProduct()
    const promotionForEverybody = {
      ...aPromotion({ unitPrice: 1_950 as Ore }),
      id: "a",
      effect: "each",
      value: 1_950 as Ore
    } as const
    const promotionForMembers = { ...promotionForEverybody, id: "b", unitPrice: 1_700 as Ore, membersOnly: true }
    renderPage({
      price: price && { ...price, promotions: [promotionForEverybody, promotionForMembers] },
      newFrom: "2026-11-01T00:00:00Z",
      newTo: "2026-12-01T00:00:00Z"
    })
    expect(productArticle().textContent).toMatch(/Även Kampanj 19,50\skr\/st/)
    expect(within(productArticle()).getByText("Nyhet")).toBeDefined()
  })

  it("PPAGE-07 PPAGE-08 shows the add button and the favourite toggle", () => {
    renderPage()
    const buttons = within(productArticle()).getAllByRole("button")
    expect(buttons.map((button) => button.getAttribute("aria-label") ?? button.textContent)).toEqual([
      expect.stringMatching(/^Lägg till/),
      expect.stringMatching(/^Lägg till favorit, Mellanmjölk/)
    ])
  })

  it("PPAGE-05 PPAGE-41 PPAGE-42 PPAGE-43 lists the terms of the offer: its dates in Swedish time, the maximum per receipt and the minimum purchase of other products", () => {
    const termTexts = (fields: Parameters<typeof aPromotion>[0], product: Partial<ProductDetails> = {}) => {
      renderPage({ ...withPromotion(fields), ...product })
      const texts = within(productArticle())
        .getAllByRole("listitem")
        .map((item) => item.textContent?.replace(/\s/g, " "))
      cleanup()
      return texts
    }
    const dates = { from: "2026-11-15T23:00:00Z", to: "2026-11-29T22:59:59Z" }
    expect(termTexts(dates)).toEqual(["Gäller 16/11–29/11"])
    expect(termTexts({ ...dates, membersOnly: true, maxAppliedPerReceipt: 2, minAmount: 30_000 as Ore })).toEqual([
      "Gäller dig som är Prio-kund",
      "Gäller 16/11–29/11",
      "Högst 2 köp per kvitto",
      "Gäller vid köp av andra varor för minst 300 kr"
    ])
    expect(termTexts({ ...dates, maxAppliedPerReceipt: 2 }, { unit: "kilogram" })).toContain("Högst 2 kg per kvitto")
  })

  it.each([
    ["from a day", { availableFrom: "2026-12-03" }, "Åter i lager 3/12"],
    ["until a day", { availableTo: "2026-11-30" }, "Tillgänglig till 30/11"],
    ["until a past day", { availableTo: "2026-11-20" }, "Utgått"]
  ])(
    "PPAGE-06 PPAGE-19 PPAGE-21 PPAGE-23 shows the availability of a product that is available %s",
    (_, dates, label) => {
      renderPage(dates)
      expect(within(productArticle()).getByText(label)).toBeDefined()
    }
  )

  it("PPAGE-24 PPAGE-25 labels limited stock, and explains it in a tooltip and in the text", () => {
    renderPage({ hasLimitedStock: true })
    const label = within(productArticle()).getByText(/^Begr. tillgänglighet/)
    const note = "Vara är begränsad och kontroll av tillgänglighet görs i kassan"
    expect([label.title, label.textContent]).toEqual([note, `Begr. tillgänglighet. ${note}.`])
  })

  it("PPAGE-31 PPAGE-32 shows the first half of the recommended products, rounded up, and all after 'show more'", async () => {
    renderPage({}, { recommended: products(7, "Recommended") })
    const recommendedNames = products(7, "Recommended").map(({ name }) => name)
    expect(namesIn("Andra köper också")).toEqual(recommendedNames.slice(0, 4))
    await userEvent.click(screen.getByRole("button", { name: "Visa 3 till" }))
    expect(namesIn("Andra köper också")).toEqual(recommendedNames)
    expect(document.activeElement?.textContent).toBe("Recommended 5")
    expect(screen.queryByRole("button", { name: /^Visa \d/ })).toBeNull()
  })

  it("has a link to the offer's page at the terms, and another beside the other products of the offer", () => {
    renderPage(withPromotion({}), { offerId: "1316080,2500279577", sameOfferProducts: products(1, "Same") })
    const links = screen.getAllByRole("link", { name: "Visa erbjudandet" })
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      Array(2).fill("/matvaror/veckans-erbjudande/mellanmjölk-1-5-k1316080,2500279577")
    )
  })

  it("PPAGE-34 shows only four products of the same offer until 'show more'", async () => {
    renderPage({}, { sameOfferProducts: products(6, "Same") })
    expect(namesIn("Fler varor i samma erbjudande").length).toBe(4)
    await userEvent.click(screen.getByRole("button", { name: "Visa 2 till" }))
    expect(namesIn("Fler varor i samma erbjudande").length).toBe(6)
  })
})

describe("the loader of the product page", () => {
  const tree = { id: "1", name: "Start", type: "StartPage", link: { url: "/" }, children: [] }
  const productWithOffer = (category: string) =>
    wireDetails({
      id: "100001001_ST",
      category,
      productStoreDetails: {
        ...wireCard({}).productStoreDetails,
        prices: {
          ...wireCard({}).productStoreDetails.prices,
          promotions: [
            {
              id: "77,1",
              type: "x",
              campaignTypeId: null,
              name: null,
              couponId: null,
              effectType: "PriceChangeAll",
              membersOnly: false,
              from: "2020-01-01T00:00:00Z",
              to: "2099-01-01T00:00:00Z",
              minAmount: null,
              minQuantity: 1,
              value: 10,
              maxAppliedPerReceipt: 0,
              displayLowestPriceLast30Days: null,
              priceDetails: { price: 10, unit: "PCE", comparativePrice: null, comparativePriceUnit: null }
            }
          ]
        }
      } as never
    })
  const eightProducts = { items: Array.from({ length: 8 }, (_, index) => wireCard({ id: `20000000${index}_ST` })) }
  const load = async (category: string) => {
    const server: FakeServer = ({ path }) => {
      if (path === "/navigation")
        return respondWithJson({ data: { tree, header: [], footer: [], customerService: [] } })
      if (path === "/Loop54/products/100001001_ST") return respondWithJson({ items: [productWithOffer(category)] })
      return /recommended|related|offer/.test(path)
        ? respondWithJson(eightProducts)
        : respondWithError(404, "ERR_NOT_FOUND")
    }
    const shop = renderInShop(null, { server, selection: stockholmSelection })
    const request = new Request("http://shop.invalid/matvaror/mejeri/mjolk/mellanmjolk-p100001001_ST")
    const { page } = await loader({
      request,
      params: {},
      context: { get: () => shop }
    } as unknown as LoaderFunctionArgs)
    const calls = shop.http.sent
      .filter(({ path }) => path.startsWith("/Loop54/"))
      .map(({ path, query }) => [path, Object.fromEntries(query ?? [])])
    return { page: page as ProductPage, calls: Object.fromEntries(calls) }
  }

  it("PPAGE-33 requests eight recommended products, eight similar ones, and the others of its offer", async () => {
    const { page, calls } = await load("Mjölk")
    expect(calls).toEqual({
      "/Loop54/products/100001001_ST": { store: "3201" },
      "/Loop54/products/100001001_ST/recommended": { take: "8", fields: "card", store: "3201" },
      "/Loop54/products/100001001_ST/related": { take: "8", fields: "card", store: "3201" },
      "/Loop54/offer/77%2C1/products": { ExcludeProductId: "100001001_ST", fields: "card", store: "3201" }
    })
    expect([page.recommended.length, page.related.length, page.sameOfferProducts.length]).toEqual([8, 8, 8])
  })

  it("PPAGE-45 has no recommendations for tobacco", async () => {
    expect((await load("Vitt snus")).page.recommended).toEqual([])
    expect((await load("Cigaretter & tobak")).page.recommended).toEqual([])
  })
})
