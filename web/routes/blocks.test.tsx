import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { anna, stockholmSelection } from "#web/container/testing.tsx"
import { wireCard } from "#contract-tests/suites/wire-card.ts"
import { wireOffer, wireOfferProduct } from "#contract-tests/suites/wire-offer.ts"
import * as pageRoute from "./page.tsx"
import { openPage } from "./testing.tsx"

afterEach(cleanup)

const products = ["1_ST", "2_ST"].map((id) => wireCard({ id, gtin: id, name: `Vara ${id}` }))
const list = { items: products, facets: [], totalCount: 2, pageSize: 24, currentPage: 0, totalPages: 1 }
const offer = wireOffer({ products: products.map(({ id }) => wireOfferProduct(id)) })
const offers = { offers: [offer], aggregations: { category: { buckets: [] } }, total: 1 }
const purchases = products.map(({ id }) => ({ id, itemNo: id, count: 1 }))

/** Responds with the editor's page /om, which has the block. */
const serverWith =
  (block: object, failingPath?: string): FakeServer =>
  ({ path }) => {
    if (path === failingPath) return respondWithError(500, "ERR_INTERNAL")
    if (path === "/navigation") {
      const children = [{ id: "om", name: "Om", type: "ArticlePage", link: { url: "/om" }, children: [] }]
      const tree = { id: "start", name: "Start", type: "StartPage", link: { url: "/" }, children }
      return respondWithJson({ data: { tree, header: [], footer: [], customerService: [] } })
    }
    if (path.startsWith("/PageData/"))
      return respondWithJson({
        id: "om",
        type: "ArticlePage",
        seo: { title: "Om", description: null, keywords: null, shareImage: null },
        contentBlocks: [{ id: "b1", title: "Blocket", ...block }],
        blockOptions: { marginTopBottom: true, useFlushContainer: false, width: null, backgroundColor: null }
      })
    if (path === "/graphql") return respondWithJson({ data: { mostBoughtProducts: purchases } })
    if (path === "/favorites")
      return respondWithJson({
        products: purchases.map(({ id }) => ({ id, itemNo: id, favoriteTypeId: 1 })),
        recipes: []
      })
    if (path === "/offers") return respondWithJson({ ...offers, data: offers })
    if (path === "/Loop54/products/topsellers") return respondWithJson(list)
    if (!path.startsWith("/Loop54/products/")) return respondWithError(404, "ERR_NOT_FOUND")
    const ids = decodeURIComponent(path.split("/").at(-1) ?? "").split(",")
    return respondWithJson({ items: products.filter(({ id }) => ids.includes(id)) })
  }
const open = (block: object, failingPath?: string) =>
  openPage("*", pageRoute, "/om", {
    server: serverWith(block, failingPath),
    selection: stockholmSelection,
    session: anna
  })

const namesInBlock = () => {
  expect(screen.getByRole("heading", { name: "Blocket" })).toBeDefined()
  const cards = within(screen.getByRole("list", { name: "Blocket" })).getAllByRole("article")
  return cards.map((card) => within(card).getByRole("heading").textContent)
}

describe("a page", () => {
  const noLink = { link: null, linkText: null }
  const content = { ximEntitiesList: ["1_ST", "2_ST"], tags: [], previewFromCategoryPage: null }
  const customerList = { favouritesType: "products", notLoggedInText: "Logga in" }
  it.each([
    { type: "ProductArticleBlock", ...content, isCarousel: false, numRows: 1, paginationEnabled: false, ...noLink },
    { type: "FavouritesBlock", ...customerList },
    { type: "MostBoughtProductsBlock", ...customerList, missingDataText: null },
    { type: "TopSellersBlock", numRows: 1 }
  ])("BLOCK-03 BLOCK-13 BLOCK-14 BLOCK-18 renders a block of the type $type", async (block) => {
    await open(block)
    expect(namesInBlock()).toEqual(["Vara 1_ST", "Vara 2_ST"])
  })

  it("BLOCK-24 renders a block of the type OfferBlock, with the first product of each offer", async () => {
    await open({ type: "OfferBlock", numRows: 1, ...noLink })
    expect(namesInBlock()).toEqual(["Vara 1_ST"])
  })

  it.each([
    ["products", "Just nu kan vi inte hämta dina mest köpta produkter. Försök igen senare."],
    ["recipes", "Just nu kan vi inte hämta dina mest köpta recept. Försök igen senare."]
  ])("BOUGHT-13 BOUGHT-14 shows that the most bought %s cannot be fetched", async (favouritesType, text) => {
    await open({ type: "MostBoughtProductsBlock", ...customerList, favouritesType, missingDataText: null }, "/graphql")
    expect(screen.getByText(text)).toBeDefined()
  })
})
