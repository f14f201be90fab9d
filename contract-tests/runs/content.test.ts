import { describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { relevance } from "#core/catalogue/listing.ts"
import { loadPopularProducts } from "#core/journeys/load-popular-products.ts"
import { loadPage } from "#core/content/load-page.ts"
import { loadPageContent } from "#core/content/load-page-content.ts"
import { noRetryPolicy } from "#core/contract/policy.ts"
import { shellState } from "#core/navigation/shell-state.ts"
import { departmentsOf, loadNavigation, loadSettings } from "#core/navigation/load-navigation.ts"
import { wireOffer, wireOfferProduct } from "../suites/wire-offer.ts"
import { wireCard, wireDetails } from "../suites/wire-card.ts"
import { wireSettings } from "../suites/wire-settings.ts"
import { wireSlot } from "../suites/wire-slot.ts"
import { type FakeShop, type FakeShopOptions, withFakeShop } from "./fake-shop.ts"
import { wireRecipe } from "#core/recipes/testing.ts"

const wireNode = (name: string, type: string, url: string, children: ReadonlyArray<object> = []) => ({
  id: `id-${name}`,
  name,
  type,
  link: { url },
  children
})
const wireLink = (name: string, url: string, type = "Page") => ({ name, type, link: { url } })

const tree = wireNode("Start", "StartPage", "/", [
  wireNode("Matvaror", "ProductFolderPage", "/matvaror", [
    wireNode("Mejeri", "ProductFolderPage", "/matvaror/mejeri", [
      wireNode("Mjölk", "ProductCategoryPage", "/matvaror/mejeri/mjolk", [
        wireNode("Lätt", "ProductCategoryPage", "/matvaror/mejeri/mjolk/latt")
      ])
    ])
  ]),
  wireNode("Catering", "CateringFolderPage", "/catering", [
    wireNode("Tårtor", "CateringCategoryPage", "/catering/tartor")
  ]),
  wireNode("Kassar", "BagFolderPage", "/kassar", [
    wireNode("Gröna", "BagCategoryPage", "/kassar/grona", [wireNode("Lätta", "BagPage", "/kassar/grona/latta")])
  ]),
  wireNode("Tom", "FolderPage", "/tom"),
  wireNode("Tips", "FolderPage", "/tips"),
  wireNode("Kundservice", "CustomerServicePage", "/kundservice")
])
const navigation = {
  data: {
    tree,
    header: [
      wireLink("Catering", "/catering"),
      wireLink("Matvaror", "/matvaror"),
      wireLink("Kassar", "/kassar", "BagFolderPage")
    ],
    footer: Array.from({ length: 6 }, (_, index) => ({ name: `G${index}`, children: [wireLink("Om", "/om")] })),
    customerService: [wireLink("Hjälp", "/hjalp")]
  }
}

const meal = {
  id: "C1",
  name: "Prinsesstårta",
  url: "/catering/tartor/bestall-c:prinsesstarta",
  brand: null,
  image: null,
  minOrder: 1,
  maxOrder: 10,
  unit: "per styck",
  sellable: true,
  description: null,
  sides: [],
  variants: []
}
const mealList = { items: [meal], currentPage: 0, totalPages: 1, totalCount: 1, pageSize: 120 }
const bag = {
  id: "B4",
  gtin: "2900020004010",
  name: "Lätta",
  url: "/kassar/grona/latta",
  description: null,
  numberOfMeals: 4,
  recipes: []
}

/** Responds to the calls for catered meals and recipe bags; undefined for any other path. */
const respondWithMealsOrBags = (path: string) => {
  if (path.endsWith("/catered-meals")) return respondWithJson(mealList)
  if (path.endsWith("/recipe-bags")) return respondWithJson({ items: [bag] })
  if (path.includes("/recipe-bag/")) return respondWithJson(bag)
  if (path.endsWith("/okand")) return respondWithError(404, "ERR_MEAL_NOT_FOUND")
  return path.includes("/catered-meal/") ? respondWithJson(meal) : undefined
}

const wirePage = (blocks: ReadonlyArray<object>) => ({
  id: "p",
  type: "ArticlePage",
  seo: { title: "Titel", description: "Text", keywords: null, shareImage: null },
  contentBlocks: blocks,
  blockOptions: { marginTopBottom: true, useFlushContainer: false, width: null, backgroundColor: null }
})

const wireList = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => wireCard({ id: `${index}_ST`, gtin: `${index}` })),
  facets: [],
  totalCount: count,
  pageSize: 24,
  currentPage: 0,
  totalPages: 1
})
const richText = { id: "b0", type: "RichTextGrid", html: "<p>Hej</p>" }

const contentServer: FakeServer = ({ path, body }) => {
  const mealOrBagResponse = respondWithMealsOrBags(path)
  if (mealOrBagResponse !== undefined) return mealOrBagResponse
  if (path === "/navigation") return respondWithJson(navigation)
  if (path === "/PageData/kundservice") return respondWithJson(wirePage([richText]))
  if (path === "/captcha") return respondWithJson({ siteKey: "site" })
  if (path === "/PageData/tips" || path === "/PageData/om") return respondWithJson(wirePage([richText]))
  if (path === "/graphql")
    return respondWithJson({
      data: (body?.text ?? "").includes("DeliverySlots")
        ? {
            deliverySlotsAvailability: [
              {
                date: "2026-11-24",
                openReservationsId: null,
                deliverySlots: [wireSlot({ maxCateredReservations: 1, cateredReservations: 1 })]
              }
            ]
          }
        : { mostBoughtProducts: [] }
    })
  if (path.endsWith("/related")) return respondWithJson({ items: [wireCard({ id: "8_ST" })] })
  if (path.startsWith("/Loop54/category/") || path === "/Loop54/products/topsellers")
    return respondWithJson(wireList(20))
  if (path.startsWith("/Loop54/products/"))
    return respondWithJson({
      items: decodeURIComponent(path.split("/").at(-1) ?? "")
        .split(",")
        .map((id) => wireDetails({ id, gtin: id, url: "/matvaror/mejeri/mjolk/mellanmjolk-p1_ST" }))
    })
  return respondWithError(404, "ERR_NOT_FOUND")
}

/** A back end with these most bought products and recipes, and one recipe for each requested id. */
const serverWithPurchases =
  (products: ReadonlyArray<string>, recipes: ReadonlyArray<string> = []): FakeServer =>
  (request) => {
    if (request.path.startsWith("/Loop54/recipes/"))
      return respondWithJson({
        items: (request.path.split("/").at(-1) ?? "").split("%2C").map((id) => wireRecipe(id))
      })
    if (request.path !== "/graphql") return contentServer(request)
    const toPurchases = (ids: ReadonlyArray<string>) => ids.map((id) => ({ id, itemNo: id, count: 1 }))
    return respondWithJson({
      data: request.body?.text.includes("mostBoughtRecipes")
        ? { mostBoughtRecipes: toPurchases(recipes) }
        : { mostBoughtProducts: toPurchases(products) }
    })
  }

const withServer = (
  work: (shop: FakeShop) => Promise<void>,
  server: FakeServer = contentServer,
  options: FakeShopOptions = {}
) => withFakeShop(server, work, { policy: noRetryPolicy, ...options })
const load = (path: string) => loadPage({ path, listing: { page: 0, sort: relevance, filters: {} } })
const pathsOf = ({ sent }: FakeShop) => sent.map(({ path }) => path)

describe("loadPage", () => {
  it("loads a category with its trail, its children and its products", () =>
    withServer(async (shop) =>
      expect(await shop.run(load("/matvaror/mejeri/mjolk/"))).toMatchObject({
        success: {
          type: "category",
          node: { id: "id-Mjölk", name: "Mjölk", type: "ProductCategoryPage", url: "/matvaror/mejeri/mjolk" },
          trail: [{ name: "Matvaror" }, { name: "Mejeri" }, { name: "Mjölk" }],
          children: [{ name: "Lätt" }],
          list: { total: 20 },
          listing: { page: 0 }
        }
      })
    ))

  it("loads a folder's children without requesting its page", () =>
    withServer(async (shop) => {
      expect(await shop.run(load("/matvaror/mejeri"))).toMatchObject({
        success: { type: "folder", children: [{ name: "Mjölk" }], blocks: [] }
      })
      expect(pathsOf(shop)).toEqual(["/navigation"])
    }))

  it("loads the pages of catering, each with its meals and the fully booked dates", () =>
    withServer(async (shop) => {
      const fullyBookedCateringDates = ["2026-11-24"]
      expect(await shop.run(load("/catering"))).toMatchObject({
        success: {
          type: "cateringFolder",
          children: [{ name: "Tårtor" }],
          meals: [{ id: "C1" }],
          fullyBookedCateringDates
        }
      })
      expect(await shop.run(load("/catering/tartor"))).toMatchObject({
        success: {
          type: "cateringCategory",
          categories: [{ name: "Tårtor" }],
          meals: [{ id: "C1" }],
          fullyBookedCateringDates
        }
      })
      expect(await shop.run(load("/catering/tartor/bestall-c:paj-kyckling"))).toMatchObject({
        success: {
          type: "catering",
          meal: { id: "C1", name: "Prinsesstårta" },
          trail: [{ name: "Catering" }, { name: "Tårtor" }],
          fullyBookedCateringDates,
          others: []
        }
      })
      expect(pathsOf(shop)).toContain("/Loop54/catered-meal/paj-kyckling")
      expect(await shop.run(load("/catering/tartor/bestall-c:okand"))).toMatchObject({
        failure: { _tag: "PageNotFound" }
      })
    }))

  it("loads the pages of recipe bags", () =>
    withServer(async (shop) => {
      expect(await shop.run(load("/kassar"))).toMatchObject({
        success: { type: "bagFolder", children: [{ name: "Gröna" }], bags: [{ id: "B4", portions: 4 }] }
      })
      expect(await shop.run(load("/kassar/grona"))).toMatchObject({
        success: { type: "bagCategory", categories: [{ name: "Gröna" }], bags: [{ id: "B4" }] }
      })
      expect(await shop.run(load("/kassar/grona/latta"))).toMatchObject({
        success: { type: "bag", bag: { id: "B4", recipes: [] }, trail: [{ name: "Kassar" }, { name: "Gröna" }] }
      })
    }))

  it("loads the page of customer service with the captcha of its form, and with null when the captcha cannot be loaded", async () => {
    await withServer(async (shop) =>
      expect(await shop.run(load("/kundservice"))).toMatchObject({
        success: { type: "customerService", blocks: [{ type: "RichTextGrid" }], captcha: { siteKey: "site" } }
      })
    )
    await withServer(
      async (shop) =>
        expect(await shop.run(load("/kundservice"))).toMatchObject({
          success: { type: "customerService", blocks: [{ type: "RichTextGrid" }], captcha: null }
        }),
      (request) => (request.path === "/captcha" ? respondWithError(500, "ERR_INTERNAL") : contentServer(request))
    )
  })

  it("loads the page of a folder without children, and an empty folder when it has no page", () =>
    withServer(async (shop) => {
      expect(await shop.run(load("/tips"))).toMatchObject({
        success: { type: "folder", children: [], blocks: [{ type: "RichTextGrid", id: "b0" }] }
      })
      expect(await shop.run(load("/tom"))).toMatchObject({ success: { type: "folder", blocks: [] } })
    }))

  it("loads a product with its folder's trail and related products", () =>
    withServer(async (shop) => {
      expect(await shop.run(load("/matvaror/mejeri/mjolk/mellanmjolk-p1_ST"))).toMatchObject({
        success: {
          type: "product",
          product: { id: "1_ST" },
          related: [{ id: "8_ST" }],
          trail: [{ name: "Matvaror" }, { name: "Mejeri" }, { name: "Mjölk" }]
        }
      })
    }))

  it("loads any other path as a page of the CMS", () =>
    withServer(async (shop) => {
      expect(await shop.run(load("/om/"))).toMatchObject({
        success: { type: "article", title: "Titel", description: "Text", blocks: [{ html: "<p>Hej</p>" }] }
      })
      expect(await shop.run(load("/finns-inte"))).toMatchObject({ failure: { _tag: "PageNotFound" } })
    }))

  it.each([
    ["/matvaror/mejeri/mjolk", "/Loop54/category/", 404, { _tag: "PageNotFound" }],
    ["/matvaror/mejeri/mjolk", "/Loop54/category/", 500, { _tag: "PageUnavailable", detail: "500" }],
    ["/matvaror/mejeri/mjolk/x-p1_ST", "/Loop54/products/", 404, { _tag: "PageNotFound" }],
    ["/om", "/PageData/", 500, { _tag: "PageUnavailable", detail: "500" }],
    ["/om", "/navigation", 500, { _tag: "PageUnavailable", detail: "ApiErrorResponse" }]
  ])("fails for %s when %s responds with %d", (path, failingPath, status, failure) =>
    withServer(
      async (shop) => expect(await shop.run(load(path))).toMatchObject({ failure }),
      (request) => (request.path.startsWith(failingPath) ? respondWithError(status, "ERR") : contentServer(request))
    )
  )
})

describe("loadPageContent", () => {
  const loadPageWith = async (block: object, options: FakeShopOptions = {}, server: FakeServer = contentServer) => {
    let blocks: unknown = null
    const sent: Array<string> = []
    await withServer(
      async (shop) => {
        const result = await shop.run(loadPageContent({ page: "x" }))
        blocks = result._tag === "Success" ? result.success.blocks : result.failure
        for (const { path, query } of shop.sent)
          sent.push(`${path} ${query.map(([name, value]) => `${name}=${value}`).join(" ")}`)
      },
      (request) =>
        request.path === "/PageData/x" ? respondWithJson(wirePage([{ id: "b1", ...block }])) : server(request),
      options
    )
    return { blocks: blocks as ReadonlyArray<Readonly<Record<string, unknown>>>, sent }
  }
  const productCountOf = ({ blocks }: Awaited<ReturnType<typeof loadPageWith>>) =>
    (blocks[0] as { products?: ReadonlyArray<object> } | undefined)?.products?.length

  it("loads plain blocks unchanged, and uses the desktop picture on phones when a block has no other", async () => {
    const teasers = [{ title: "T", text: null, image: "/i", imageAlt: "", link: { url: "/a", label: "A" } }]
    for (const [block, expectedFields] of [
      [{ type: "DepartmentGrid", title: "D" }, { title: "D" }],
      [
        { type: "TeaserGrid", title: null, teasers },
        { title: null, teasers }
      ],
      [
        { type: "ResponsiveImage", desktopImage: "/d", mobileImage: null, link: "/l", caption: "C" },
        { desktopImage: "/d", mobileImage: "/d", link: "/l", caption: "C" }
      ],
      [
        { type: "ResponsiveImage", desktopImage: "/d", mobileImage: "/m", link: null, caption: null },
        { desktopImage: "/d", mobileImage: "/m" }
      ]
    ] as const)
      expect((await loadPageWith(block)).blocks).toMatchObject([
        { ...expectedFields, id: "b1", type: block.type, showsProducts: false }
      ])
  })

  it("loads six best sellers a row", async () => {
    const { blocks, sent } = await loadPageWith({ type: "TopSellersBlock", title: "Topp", numRows: 2 })
    expect(blocks).toMatchObject([{ title: "Topp", isCarousel: false, link: null, showsProducts: true }])
    expect(sent.at(-1)).toBe("/Loop54/products/topsellers take=12 fields=card store=3201")
  })

  const productBlock = {
    type: "ProductArticleBlock",
    title: "Varor",
    ximEntitiesList: ["5_ST", "6_ST"],
    tags: [],
    isCarousel: false,
    numRows: 1,
    paginationEnabled: false,
    link: "/mer",
    linkText: "Mer",
    previewFromCategoryPage: null
  }

  it("loads products by id, or the first ones of a category, as many as fit", async () => {
    expect((await loadPageWith(productBlock)).blocks).toMatchObject([
      {
        showsProducts: true,
        products: [{ id: "5_ST" }, { id: "6_ST" }],
        isCarousel: false,
        link: { url: "/mer", label: "Mer" }
      }
    ])
    const blockFromCategory = { ...productBlock, previewFromCategoryPage: "mjolk" }
    expect(productCountOf(await loadPageWith(blockFromCategory))).toBe(6)
    expect(productCountOf(await loadPageWith({ ...blockFromCategory, numRows: 2 }))).toBe(12)
    expect(productCountOf(await loadPageWith({ ...blockFromCategory, isCarousel: true }))).toBe(12)
    expect(productCountOf(await loadPageWith({ ...blockFromCategory, numRows: 9 }))).toBe(20)
    for (const missingField of [{ link: null }, { linkText: null }])
      expect((await loadPageWith({ ...productBlock, ...missingField })).blocks).toMatchObject([{ link: null }])
  })

  it("CLAYOUT-11 loads two rows of products unless the editor sets another number, which is limited to 1 to 4", async () => {
    const blockFromCategory = { ...productBlock, previewFromCategoryPage: "mjolk" }
    for (const [numRows, rowCount] of [
      [null, 2],
      [1, 1],
      [0, 1],
      [9, 4]
    ])
      expect((await loadPageWith({ ...blockFromCategory, numRows })).blocks).toMatchObject([{ rowCount }])
    expect((await loadPageWith({ type: "TopSellersBlock", title: "Topp", numRows: null })).sent.at(-1)).toContain(
      "take=12"
    )
  })

  it("CLAYOUT-12 loads one row of recipes unless the editor sets another number", async () => {
    const recipeBlock = {
      ...productBlock,
      type: "RecipeArticleBlock",
      ximEntitiesList: [],
      previewFromCategoryPage: "soppa"
    }
    const items = Array.from({ length: 12 }, (_, index) => wireRecipe(`R${index}`))
    const server: FakeServer = () =>
      respondWithJson({ items, facets: [], totalCount: 12, pageSize: 24, currentPage: 0, totalPages: 1 })
    const countRecipes = async (numRows: number | null) =>
      (await loadPageWith({ ...recipeBlock, numRows }, {}, server)).blocks.flatMap((block) =>
        "recipes" in block ? block.recipes : []
      ).length
    expect([await countRecipes(null), await countRecipes(2)]).toEqual([5, 10])
  })

  it("loads all products of the first page of a category, and the category's total, for a block with pagination", async () => {
    const blockFromCategory = { ...productBlock, paginationEnabled: true, previewFromCategoryPage: "mjolk" }
    const result = await loadPageWith(blockFromCategory)
    expect(result.blocks).toMatchObject([{ rowCount: 1, more: { category: "mjolk", total: expect.any(Number) } }])
    expect(productCountOf(result)).toBeGreaterThan(6)
    for (const otherFields of [{ paginationEnabled: false }, { isCarousel: true }, { previewFromCategoryPage: null }])
      expect((await loadPageWith({ ...blockFromCategory, ...otherFields })).blocks).toMatchObject([{ more: null }])
  })

  it("BLOCK-33 hides a block without products, and one that cannot be loaded", async () => {
    const emptyServer: FakeServer = ({ path }) =>
      path.startsWith("/Loop54") ? respondWithJson({ items: [] }) : contentServer({ path } as never)
    expect((await loadPageWith(productBlock, {}, emptyServer)).blocks).toEqual([])
    const failingServer: FakeServer = () => respondWithError(500, "ERR_INTERNAL")
    expect((await loadPageWith(productBlock, {}, failingServer)).blocks).toEqual([])
  })

  const offerBlock = { type: "OfferBlock", title: "Erbjudanden", numRows: 2, link: null, linkText: null }

  it("hides the offers when no store is selected, and requests six per row otherwise", async () => {
    const resultWithoutStore = await loadPageWith(offerBlock, { selection: null })
    expect([resultWithoutStore.blocks, resultWithoutStore.sent]).toEqual([[], ["/PageData/x "]])
    const { sent } = await loadPageWith(offerBlock)
    expect(sent.at(-1)).toBe("/offers store=3201 size=12 current=true")
  })

  it("shows the first product of each offer", async () => {
    const anOffer = (id: string, productIds: ReadonlyArray<string>) =>
      wireOffer({ id, products: productIds.map((productId) => wireOfferProduct(productId)) })
    const fields = {
      offers: [anOffer("o1", ["1_ST", "2_ST"]), anOffer("o2", ["3_ST"]), anOffer("o3", [])],
      aggregations: { category: { buckets: [] } },
      total: 3
    }
    const offerServer: FakeServer = (request) =>
      request.path === "/offers" ? respondWithJson({ ...fields, data: fields }) : contentServer(request)
    expect((await loadPageWith(offerBlock, {}, offerServer)).blocks).toMatchObject([
      { title: "Erbjudanden", isCarousel: true, showsProducts: true, products: [{ id: "1_ST" }, { id: "3_ST" }] }
    ])
  })

  const mostBoughtBlock = {
    type: "MostBoughtProductsBlock",
    title: "Köpt",
    favouritesType: "products",
    daysToFetch: 30,
    maxItemsToFetch: 10,
    notLoggedInText: "Logga in",
    missingDataText: "Inget än"
  }

  it("BOUGHT-07 BOUGHT-08 shows notLoggedInText to a visitor, without a request, and missingDataText to a customer without purchases", async () => {
    const { blocks, sent } = await loadPageWith(mostBoughtBlock, { isLoggedIn: false })
    expect(blocks).toMatchObject([{ title: "Köpt", status: "visitor", text: "Logga in", showsProducts: false }])
    expect(sent).toEqual(["/PageData/x "])
    expect((await loadPageWith(mostBoughtBlock, {}, serverWithPurchases([]))).blocks).toMatchObject([
      { status: "empty", text: "Inget än" }
    ])
    expect(
      (await loadPageWith({ ...mostBoughtBlock, missingDataText: null }, {}, serverWithPurchases([]))).blocks
    ).toMatchObject([{ status: "empty", text: null }])
  })

  it.each([[{ daysToFetch: 0 }], [{ daysToFetch: -1 }], [{ maxItemsToFetch: 0 }], [{ maxItemsToFetch: -5 }]])(
    "BOUGHT-11 BOUGHT-12 omits the block of most bought items without a request when its number of days or items is not positive: %o",
    async (fields) => {
      for (const favouritesType of ["products", "recipes"]) {
        const block = { ...mostBoughtBlock, ...fields, favouritesType }
        const { blocks, sent } = await loadPageWith(block, {}, serverWithPurchases(["3_ST"], ["7"]))
        expect([blocks, sent]).toEqual([[], ["/PageData/x "]])
      }
    }
  )

  it("BOUGHT-01 shows a customer's purchases in a carousel", async () => {
    expect((await loadPageWith(mostBoughtBlock, {}, serverWithPurchases(["3_ST"]))).blocks).toMatchObject([
      {
        status: "loaded",
        shelf: { title: "Köpt", isCarousel: true, products: [{ id: "3_ST" }] },
        showsProducts: true
      }
    ])
  })

  it("loads the products of the first twelve purchases, and of all when the store does not have one of these", async () => {
    const ids = Array.from({ length: 14 }, (_, index) => `${index + 1}_ST`)
    const loadPurchases = async (server: FakeServer) => {
      const { blocks, sent } = await loadPageWith({ ...mostBoughtBlock, maxItemsToFetch: 14 }, {}, server)
      const { shelf, remainingIds } = blocks[0] as {
        readonly shelf: { readonly products: ReadonlyArray<{ readonly id: string }> }
        readonly remainingIds: unknown
      }
      const callCount = sent.filter((call) => call.startsWith("/Loop54/products/")).length
      return { products: shelf.products.map(({ id }) => id), remainingIds, callCount }
    }
    const server = serverWithPurchases(ids)
    expect(await loadPurchases(server)).toEqual({
      products: ids.slice(0, 12),
      remainingIds: ids.slice(12),
      callCount: 1
    })
    const serverWithoutFifth: FakeServer = (request) =>
      server({ ...request, path: request.path.replace("%2C5_ST", "") })
    const otherIds = ids.filter((id) => id !== "5_ST")
    expect(await loadPurchases(serverWithoutFifth)).toEqual({ products: otherIds, remainingIds: [], callCount: 2 })
  })

  it("BOUGHT-02 shows a customer's most bought recipes", async () => {
    const recipeBlock = { ...mostBoughtBlock, favouritesType: "recipes" }
    expect((await loadPageWith(recipeBlock, {}, serverWithPurchases([], ["7", "3"]))).blocks).toMatchObject([
      { status: "loaded", shelf: null, recipes: [{ id: "7" }, { id: "3" }], showsProducts: false }
    ])
    expect((await loadPageWith(recipeBlock, {}, serverWithPurchases([], []))).blocks).toMatchObject([
      { status: "empty" }
    ])
  })

  it.each(["products", "recipes"])(
    "loads the block of most bought %s as failed when they cannot be fetched",
    async (favouritesType) => {
      const failingServer: FakeServer = (request) =>
        request.path === "/graphql" ? respondWithError(500, "ERR_INTERNAL") : contentServer(request)
      expect((await loadPageWith({ ...mostBoughtBlock, favouritesType }, {}, failingServer)).blocks).toMatchObject([
        { status: "failed", shelf: null, recipes: [] }
      ])
    }
  )

  it("BOUGHT-03 BOUGHT-04 requests 50 items of 90 days unless the editor sets other numbers", async () => {
    const variables: Array<unknown> = []
    const server: FakeServer = (request) => {
      if (request.path === "/graphql")
        variables.push((JSON.parse(request.body?.text ?? "") as { readonly variables: unknown }).variables)
      return serverWithPurchases(["3_ST"], ["7"])(request)
    }
    const { daysToFetch: _days, maxItemsToFetch: _items, ...blockWithoutNumbers } = mostBoughtBlock
    const blockWithNulls = { ...blockWithoutNumbers, daysToFetch: null, maxItemsToFetch: null }
    for (const block of [
      mostBoughtBlock,
      blockWithoutNumbers,
      blockWithNulls,
      { ...blockWithoutNumbers, favouritesType: "recipes" }
    ])
      await loadPageWith(block, {}, server)
    expect(variables).toEqual([{ size: 10, days: 30 }, { size: 50, days: 90 }, { size: 50, days: 90 }, { size: 50 }])
  })

  const favouritesBlock = { type: "FavouritesBlock", title: "Mina", notLoggedInText: "Logga in för dina favoriter" }
  const serverWithFavourites =
    (products: ReadonlyArray<string>, recipes: ReadonlyArray<string>): FakeServer =>
    (request) => {
      const toFavourites = (ids: ReadonlyArray<string>, favoriteTypeId: number) =>
        ids.map((itemNo) => ({ id: `f${itemNo}`, itemNo, favoriteTypeId }))
      if (request.path === "/favorites")
        return respondWithJson({ products: toFavourites(products, 1), recipes: toFavourites(recipes, 2) })
      if (!request.path.startsWith("/Loop54/recipes/")) return contentServer(request)
      const ids = (request.path.split("/").at(-1) ?? "").split("%2C")
      return respondWithJson({
        items: ids.map((id) => wireRecipe(id))
      })
    }

  it("FAVBLOCK-03 lists the customer's favourite products", async () => {
    const block = { ...favouritesBlock, favouritesType: "products" }
    expect((await loadPageWith(block, {}, serverWithFavourites(["3_ST", "1_ST"], ["9"]))).blocks).toMatchObject([
      {
        status: "loaded",
        shelf: { isCarousel: false, products: [{ id: "3_ST" }, { id: "1_ST" }] },
        recipes: []
      }
    ])
    expect((await loadPageWith(block, {}, serverWithFavourites([], ["9"]))).blocks).toMatchObject([{ status: "empty" }])
  })

  it("FAVBLOCK-04 lists the customer's favourite recipes", async () => {
    const block = { ...favouritesBlock, favouritesType: "recipes" }
    expect((await loadPageWith(block, {}, serverWithFavourites(["1_ST"], ["9", "4"]))).blocks).toMatchObject([
      { status: "loaded", shelf: null, recipes: [{ id: "9" }, { id: "4" }] }
    ])
  })

  it("FAVBLOCK-10 shows the text of the favourites' block to a visitor, without a request", async () => {
    const { blocks, sent } = await loadPageWith(
      { ...favouritesBlock, favouritesType: "products" },
      { isLoggedIn: false }
    )
    expect(blocks).toMatchObject([{ status: "visitor", text: "Logga in för dina favoriter" }])
    expect(sent).toEqual(["/PageData/x "])
  })

  it("BLOCK-33 hides the block when the favourites cannot be loaded", async () => {
    const failingServer: FakeServer = (request) =>
      request.path === "/favorites" ? respondWithError(500, "ERR_INTERNAL") : contentServer(request)
    expect((await loadPageWith({ ...favouritesBlock, favouritesType: "products" }, {}, failingServer)).blocks).toEqual(
      []
    )
  })
})

describe("the lists of most bought products", () => {
  const block = {
    id: "b1",
    type: "MostBoughtProductsBlock",
    title: "Köpt",
    favouritesType: "products",
    notLoggedInText: "Logga in",
    missingDataText: null
  }
  const purchasesServer = serverWithPurchases(["1_ST", "3_ST", "4_ST", "2_ST"])

  it("BOUGHT-06 omit the two products that the settings exclude, in the block and in the search", () =>
    withServer(
      async (shop) => {
        const shell = shop.states.of(shellState)
        shell.update((state) => ({ ...state, settings: { ...state.settings, mostBoughtExclusions: ["1_ST", "4_ST"] } }))
        const result = await shop.run(loadPopularProducts())
        expect(result._tag === "Success" && result.success.products.map(({ id }) => id)).toEqual(["3_ST", "2_ST"])
        expect(await shop.run(loadPageContent({ page: "most-bought" }))).toMatchObject({
          success: { blocks: [{ shelf: { products: [{ id: "3_ST" }, { id: "2_ST" }] } }] }
        })
      },
      (request) =>
        request.path === "/PageData/most-bought" ? respondWithJson(wirePage([block])) : purchasesServer(request)
    ))
})

describe("loadNavigation", () => {
  it("SHELL-13 returns a header without bag folders and without the departments below 'Matvaror', and at most five groups of footer links", () =>
    withServer(async (shop) => {
      const result = await shop.run(loadNavigation())
      if (result._tag === "Failure") throw new Error(result.failure._tag)
      const { header, footer, customerService, tree: root } = result.success
      expect(header.map(({ name, children }) => [name, children.map((child) => child.url)])).toEqual([
        ["Catering", ["/catering/tartor"]],
        ["Matvaror", []]
      ])
      expect(footer.map(({ name, links }) => [name, links])).toEqual(
        Array.from({ length: 5 }, (_, index) => [`G${index}`, [{ id: "/om", name: "Om", type: "Page", url: "/om" }]])
      )
      expect(customerService).toEqual([{ id: "/hjalp", name: "Hjälp", type: "Page", url: "/hjalp" }])
      expect(departmentsOf(root)).toEqual([
        {
          id: "id-Mejeri",
          name: "Mejeri",
          type: "ProductFolderPage",
          url: "/matvaror/mejeri",
          children: [{ id: "id-Mjölk", name: "Mjölk", type: "ProductCategoryPage", url: "/matvaror/mejeri/mjolk" }]
        }
      ])
    }))
})

describe("loadSettings", () => {
  it("returns the fees in öre and the social networks that have a URL", () => {
    const emptyCart = { title: "a", description: "b", buttonLabel: "c", buttonLink: "d" }
    return withServer(
      async (shop) =>
        expect(await shop.run(loadSettings)).toMatchObject({
          success: {
            companyName: "Skafferi",
            message: { text: "Hej", colour: "info" },
            phone: "010",
            email: "hej@exempel.se",
            menuLinks: [{ label: "Jobb", url: "/jobb" }],
            appUrl: "/app",
            socialLinks: [
              { name: "Facebook", url: "/f" },
              { name: "Twitter", url: "/t" }
            ],
            pickingFee: 4_900,
            pickingFeeLimit: 70_000,
            emptyCart: { visitor: emptyCart, customer: emptyCart }
          }
        }),
      () =>
        respondWithJson(
          wireSettings({
            message: { text: "Hej", colour: "info" },
            phoneEmail: { phone: "010", email: "hej@exempel.se" },
            facebookUrl: "/f",
            twitterUrl: "/t",
            appUrl: "/app",
            menuLinks: [{ label: "Jobb", url: "/jobb" }],
            lowestPickingFeeLimit: 700,
            pickingFee: 49,
            emptyCart: { visitor: emptyCart, customer: emptyCart }
          })
        )
    )
  })
})
