import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Context } from "../http/route.ts"
import { deleteOldSearchEvents } from "./search-events.ts"
import { findCorrections } from "./spelling.ts"
import { fold } from "../text-search/words.ts"
import { stagingForTests, stagingWith, testNow, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { rateLimitsWith } from "../staging-settings.ts"

interface Product {
  readonly id: string
  readonly gtin: string
  readonly name: string
  readonly brand: string | null
  readonly category: string
  readonly markings: ReadonlyArray<{ readonly code: string }>
  readonly productStoreDetails: { readonly prices: { readonly currentPrice: { readonly price: number } } | null }
}

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(async () => {
  expect(shop.unexpectedErrors).toEqual([])
  await shop.close()
})

const search = async (query: string, parameters = "") =>
  (await shop.call("GET", `/Loop54/search?Q=${encodeURIComponent(query)}&store=3201${parameters}`)).json
const searchProducts = async (query: string, parameters = ""): Promise<ReadonlyArray<Product>> =>
  (await search(query, parameters)).searchResults.products
/** Removes lone surrogates, which cannot be percent-encoded. */
const withoutSurrogates = (text: string): string => text.replace(/\p{Surrogate}/gu, "")
const queriesOf = (phrases: ReadonlyArray<{ readonly query: string }>) => phrases.map(({ query }) => query)

describe("GET /Loop54/search", () => {
  it("finds products by a part of a compound, without diacritics, and by a prefix of the last word", async () => {
    for (const query of ["mjölk", "mjolk", "MJÖLK", "mellan", "mellanmj", "mellan mjölk"]) {
      expect([query, (await searchProducts(query)).some(({ name }) => name.startsWith("Mellanmjölk"))]).toEqual([
        query,
        true
      ])
    }
  })

  it("ranks milk above milk-scented soap", async () => {
    expect(
      (await searchProducts("mjölk")).slice(0, 6).map(({ name }) => /mjölk/i.test(name) && !/tvål/i.test(name))
    ).toEqual(Array(6).fill(true))
  })

  it("ranks onions above the brand Loka, which has the same stem as 'lök' without diacritics", async () => {
    const onions = (await searchProducts("lök")).slice(0, 6)
    expect(onions).toHaveLength(6)
    expect(onions.every(({ name }) => /lök/i.test(name))).toBe(true)
  })

  it("finds organic products by 'eko'", async () => {
    const organicMilk = await searchProducts("eko mjölk")
    expect(organicMilk).not.toHaveLength(0)
    expect(organicMilk.every(({ markings }) => markings.some(({ code }) => /KRAV|ORGANIC/.test(code)))).toBe(true)
  })

  it("ranks an exact name first", async () => {
    const {
      rows: [row]
    } = await sql<{
      name: string
    }>`select name from products where '3201' = any(stores) and popularity < 300 and name ~ '^[A-ZÅÄÖ][a-zåäö]+ [a-zåäö]+$' limit 1`.execute(
      shop.database.sql
    )
    expect((await searchProducts(row?.name ?? ""))[0]?.name).toBe(row?.name)
  })

  it("finds sizes and percentages in different notations", async () => {
    for (const query of ["mellanmjölk 1,5l", "mellanmjölk 1.5 l", "mellanmjölk 1,5 L", "mellanmjölk 1,5%"])
      expect([query, (await searchProducts(query)).length > 0]).toEqual([query, true])
  })

  it("finds exactly one product by a GTIN of 13 or 14 digits, and by a PLU code", async () => {
    const [milk] = await searchProducts("mellanmjölk")
    expect((await searchProducts(milk?.gtin ?? "")).map(({ id }) => id)).toEqual([milk?.id])
    expect((await searchProducts(`0${milk?.gtin}`)).map(({ id }) => id)).toEqual([milk?.id])
    expect((await searchProducts("94011"))[0]?.gtin).toBe("94011")
  })

  it.each([
    ["mjlk", "mjölk"],
    ["banna", "banan"],
    ["kycling", "kyckling"],
    ["havredrik", "havredryck"],
    ["smörr", "smör"]
  ])("corrects '%s', which has no hits", async (misspelledQuery, correction) => {
    const { corrections, searchResults } = await search(misspelledQuery)
    expect([queriesOf(corrections)[0], searchResults.totalCount]).toEqual([
      correction,
      (await search(correction)).searchResults.totalCount
    ])
    expect((await search(correction)).corrections).toEqual([])
  })

  it("corrects filtered searches too, but no query that has hits without its filters, and none that resembles no words", async () => {
    const [brand] = (await search("mjölk")).searchResults.facets[0].options
    const { corrections, searchResults } = await search("mjlök", `&Brands=${encodeURIComponent(brand.option)}`)
    expect([queriesOf(corrections)[0], searchResults.totalCount]).toEqual(["mjölk", brand.count])
    expect((await search("mjölk", "&Brands=finns-inte")).corrections).toEqual([])
    expect((await search("zzqqxxww")).corrections).toEqual([])
  })

  it.each(["mjlök", "laktosfi mjlök", "ekologsk banna", "guldglittrande smör", "smör zzqqxxww", "barnmt kycling"])(
    "offers only corrections with hits for '%s'",
    async (misspelledQuery) => {
      const offeredQueries = queriesOf((await search(misspelledQuery)).corrections)
      expect(offeredQueries.length).toBeGreaterThan(0)
      for (const query of offeredQueries) {
        const { corrections, searchResults, category, page, store, recipe } = await search(query)
        expect([
          query,
          corrections,
          searchResults.totalCount + category.length + page.length + store.length + recipe.length > 0
        ]).toEqual([query, [], true])
      }
    }
  )

  it("corrects at most three misspelt words of a query", async () => {
    const misspelledWords = ["mjlök", "bannan", "yogurt", "potaits", "brocoli"]
    const correctedQueries = await findCorrections(
      { database: shop.database.sql } as Context,
      misspelledWords.map(fold)
    )
    expect(correctedQueries[0]).toBe("mjölk banan yoghurt potaits brocoli")
  })

  it("uses the trigram index for misspelt words", async () => {
    const plan: Array<string> = []
    const explainingDatabase = shop.database.sql.withPlugin({
      transformQuery: ({ node }) =>
        node.kind === "RawNode" && node.sqlFragments.join("").includes("misspelt")
          ? { ...node, sqlFragments: [`explain ${node.sqlFragments[0]}`, ...node.sqlFragments.slice(1)] }
          : node,
      transformResult: async ({ result }) => {
        plan.push(...result.rows.map((row) => String(row["QUERY PLAN"])))
        return { ...result, rows: [] }
      }
    })
    await findCorrections({ database: explainingDatabase } as Context, ["mjlok"])
    expect(plan.join("\n")).toMatch(/Index Cond: \(word % /)
  })

  it("drops a word when no product matches all words", async () => {
    for (const [query, expected] of [
      ["guldglittrande smör", "smör"],
      ["smör zzqqxxww", "smör"]
    ] as const) {
      const { corrections, searchResults } = await search(query)
      expect([query, queriesOf(corrections)[0], searchResults.totalCount]).toEqual([
        query,
        expected,
        (await search(expected)).searchResults.totalCount
      ])
    }
  })

  it("pages the requested kind of hit, and returns the first hits of other kinds", async () => {
    const allNames = (await search("ost", "&type=category&take=100")).category.map(({ name }: { name: string }) => name)
    expect(allNames.length).toBeGreaterThan(3)
    const secondPage = await search("ost", "&type=category&take=2&page=1")
    expect(secondPage.category.map(({ name }: { name: string }) => name)).toEqual(allNames.slice(2, 4))
    expect(secondPage.searchResults.products.map(({ id }: Product) => id)).toEqual(
      (await searchProducts("ost", "&take=2")).map(({ id }) => id)
    )
    expect((await search("ost", "&type=category&page=99")).category).toEqual([])
  })

  it("refuses a negative page number and a page size of 0, and names the parameter", async () => {
    for (const [path, field] of [
      ["search?Q=ost&page=-1", "page"],
      ["search/quick/?q=ost&page=-1", "page"],
      ["search?Q=ost&take=0", "take"],
      ["search/quick/?q=ost&size=0", "size"]
    ]) {
      expect([path, (await shop.call("GET", `/Loop54/${path}`)).json.errors[0].field]).toEqual([path, field])
    }
  })

  it("shows an exactly matching category first, and no child with the name of its parent", async () => {
    const categories = (await search("potatis", "&type=category&take=100")).category.map(
      ({ name, parentName }: { name: string; parentName: string | null }) => [name, parentName]
    )
    expect(categories[0]).toEqual(["Potatis", "Frukt & grönt"])
    expect(categories.filter(([name]: readonly [string]) => name === "Potatis")).toHaveLength(1)
    const namesForOst = (await search("ost", "&type=category&take=100")).category.map(
      ({ name }: { name: string }) => name
    )
    expect([namesForOst[0], namesForOst.includes("Mejeri, ost & ägg")]).toEqual(["Ost", true])
  })

  it("counts every kind of hit, and finds categories, pages and stores", async () => {
    const milk = await search("mjölk")
    const counts = Object.fromEntries(
      milk.filters[0].options.map(({ option, count }: { option: string; count: number }) => [option, count])
    )
    expect(counts).toEqual({
      product: milk.searchResults.totalCount,
      cateredmeal: 0,
      recipe: (await search("mjölk", "&type=recipe&take=100")).recipe.length,
      category: milk.category.length,
      store: 0,
      page: 0
    })
    expect(milk.category.map(({ name }: { name: string }) => name)).toContain("Mjölk")
    expect((await search("uppsala")).store[0]).toMatchObject({ storeNumber: "3207", city: "Uppsala" })
    expect((await search("köpvillkor")).page[0]).toMatchObject({ name: "Köpvillkor", url: "/kundservice/kopvillkor" })
  })

  it("links a store to an existing page", async () => {
    const [{ url }] = (await search("majorna")).store
    expect((await shop.call("GET", "/navigation")).text).toContain(`"${url}"`)
  })

  it("finds stores by prefixes of names and places, and all stores by the shop's name", async () => {
    const findStoreNumbers = async (query: string) =>
      (await search(query)).store.map(({ storeNumber }: { storeNumber: string }) => storeNumber)
    for (const query of ["kaffe", "te", "öl", "ris", "skaff", "gatan"])
      expect([query, await findStoreNumbers(query)]).toEqual([query, []])
    for (const query of ["upps", "skafferi fyris", "drottninggatan 4 uppsala"])
      expect([query, await findStoreNumbers(query)]).toEqual([query, ["3207"]])
    expect((await findStoreNumbers("skafferi")).length).toBe(12)
  })

  it("finds by the name of a store only products with that exact word, not those with the same stem", async () => {
    for (const path of ["search?Q=majorna", "search/quick/?q=majorna"]) {
      const { searchResults, store, corrections } = (await shop.call("GET", `/Loop54/${path}&store=3201`)).json
      expect([path, searchResults.totalCount, store.map(({ name }: { name: string }) => name), corrections]).toEqual([
        path,
        0,
        ["Skafferi Majorna"],
        []
      ])
    }
    const hitsOfCity = await search("göteborg")
    expect([hitsOfCity.searchResults.totalCount > 0, hitsOfCity.store.length > 0]).toEqual([true, true])
  })

  it("finds a page by prefixes of its title's words, and by whole words of its text", async () => {
    const findPageNames = async (query: string) =>
      (await search(query, "&type=page")).page.map(({ name }: { name: string }) => name)
    expect([
      await findPageNames("smör"),
      await findPageNames("cater"),
      await findPageNames("smörgåstårta"),
      await findPageNames("köpv")
    ]).toEqual([[], ["Catering"], ["Catering"], ["Köpvillkor"]])
  })

  it.each(["laktosfritt smör", "smör laktosfritt", "veganska zzqqxxww", "sockerfritt godis"])(
    "offers only corrections that keep the diet of '%s'",
    async (query) => {
      const diet = query.split(" ").find((word) => /fritt$|^vegan/.test(word)) ?? ""
      const { corrections, searchResults } = await search(query)
      expect([queriesOf(corrections)[0], searchResults.totalCount]).toEqual([
        diet,
        (await search(diet)).searchResults.totalCount
      ])
      expect(queriesOf(corrections).filter((phrase) => !/fri|vegan/.test(phrase))).toEqual([])
    }
  )

  it.each([
    ["gullök", "gul lök"],
    ["jord nötter", "jordnötter"],
    ["toa papper", "toapapper"]
  ])("tries other word boundaries in '%s' before it drops or corrects a word", async (query, expected) => {
    expect(queriesOf((await search(query)).corrections)[0]).toBe(expected)
  })

  it("completes the last word only when a product has all words", async () => {
    for (const query of ["kaffe br", "garant ch", "mjölk ar"]) {
      const { completions } = await search(query)
      expect(completions.length).toBeGreaterThan(0)
      for (const completion of queriesOf(completions)) {
        const { corrections, searchResults } = await search(completion)
        expect([completion, corrections, searchResults.totalCount > 0]).toEqual([completion, [], true])
        expect(completion.startsWith(query)).toBe(true)
      }
    }
  })

  it("does not complete a long query", async () => {
    expect((await search("mjölk ".repeat(60))).completions).toEqual([])
  })

  it("returns the type of a page and of a category", async () => {
    await sql`update pages set type = 'FullWidthPage' where path = '/kundservice'`.execute(shop.database.sql)
    const types = Object.fromEntries(
      (await search("kundservice", "&type=page")).page.map(({ url, pagetype }: { url: string; pagetype: string }) => [
        url,
        pagetype
      ])
    )
    expect([types["/kundservice"], (await search("köpvillkor")).page[0].pagetype]).toEqual([
      "FullWidthPage",
      "ArticlePage"
    ])
    expect((await search("mjölk")).category[0].pagetype).toBe("ProductCategoryPage")
  })

  it("returns at most five completions of the last word", async () => {
    const { completions } = await search("ko")
    expect(completions.length).toBe(5)
    expect(queriesOf(completions).every((query) => query.startsWith("ko") || query.startsWith("kö"))).toBe(true)
  })

  it("counts brands without the brand filter, so that a second brand can be selected", async () => {
    const unfilteredSearch = await search("mjölk")
    const brands = unfilteredSearch.searchResults.facets[0].options
    const [first, second] = brands
    const filteredByOne = await search("mjölk", `&Brands=${encodeURIComponent(first.option)}`)
    expect([filteredByOne.searchResults.totalCount, filteredByOne.searchResults.facets[0].options.length]).toEqual([
      first.count,
      brands.length
    ])
    expect(filteredByOne.searchResults.facets[0].options[0]).toEqual({ ...first, selected: true })
    const filteredByTwo = await search(
      "mjölk",
      `&Brands=${encodeURIComponent(`${first.option},${second.option}`)}&take=100`
    )
    expect(filteredByTwo.searchResults.totalCount).toBe(first.count + second.count)
    expect(new Set(filteredByTwo.searchResults.products.map(({ brand }: Product) => brand))).toEqual(
      new Set([first.option, second.option])
    )
  })

  it("filters by all selected markings", async () => {
    const { searchResults } = await search("mjölk")
    const [{ option, count }, secondMarking] = searchResults.facets[1].options
    const bothMarkingsSearch = await search("mjölk", `&ProductMarkings=${option},${secondMarking.option}&take=100`)
    expect(
      bothMarkingsSearch.searchResults.products.every(({ markings }: Product) =>
        [option, secondMarking.option].every((selectedOption) => markings.some(({ code }) => code === selectedOption))
      )
    ).toBe(true)
    expect(
      bothMarkingsSearch.searchResults.facets[1].options.find(
        (facet: { option: string }) => facet.option === secondMarking.option
      )
    ).toEqual({ option: secondMarking.option, count: bothMarkingsSearch.searchResults.totalCount, selected: true })
    const narrowedSearch = await search("mjölk", `&ProductMarkings=${option}&take=100`)
    expect(narrowedSearch.searchResults.totalCount).toBe(count)
    expect(
      narrowedSearch.searchResults.products.every(({ markings }: Product) =>
        markings.some(({ code }) => code === option)
      )
    ).toBe(true)
  })

  it("sorts by the store's price", async () => {
    const prices = (await searchProducts("bröd", "&SortField=p_price&take=50")).map(
      ({ productStoreDetails }) => productStoreDetails.prices?.currentPrice.price ?? Infinity
    )
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it("always responds with 200 to any query", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 60 }),
          fc.stringMatching(/^[&|!():*'"\\%_ a-zåäö0-9<>-]{0,30}$/)
        ),
        async (query) => {
          const { status } = await shop.call("GET", `/Loop54/search?Q=${encodeURIComponent(withoutSurrogates(query))}`)
          const quick = await shop.call(
            "GET",
            `/Loop54/search/quick/?q=${encodeURIComponent(withoutSurrogates(query))}&store=3201`
          )
          expect([status, quick.status]).toEqual([200, 200])
        }
      ),
      { numRuns: 120 }
    )
    for (const query of [
      "",
      "   ",
      "\0",
      "mjölk\0",
      "%",
      "_",
      "\\",
      "'\"",
      "😀",
      "\u202e",
      "x".repeat(10_000),
      "a & b | !c:*"
    ])
      expect((await shop.call("GET", `/Loop54/search?Q=${encodeURIComponent(query)}`)).status).toBe(200)
  })
})

describe("GET /Loop54/search/quick/", () => {
  it("SEARCH-07 suggests up to six products and up to five of every other kind", async () => {
    const { json } = await shop.call("GET", "/Loop54/search/quick/?q=br&store=3201")
    const otherKinds = ["category", "store", "page", "recipe", "cateredmeal"]
    expect([json.searchResults.products.length, otherKinds.filter((kind) => json[kind].length > 5)]).toEqual([6, []])
    expect((await shop.call("GET", "/Loop54/search/quick/?q=skafferi&store=3201")).json.store).toHaveLength(5)
  })

  it("SEARCH-37 counts pages of 20 hits, of which it suggests the first six", async () => {
    const readProductIds = async (path: string): Promise<ReadonlyArray<string>> =>
      (await shop.call("GET", path)).json.searchResults.products.map(({ id }: Product) => id)
    const allIds = await readProductIds("/Loop54/search?Q=ost&store=3201&take=60")
    for (const page of [0, 1, 2])
      expect(await readProductIds(`/Loop54/search/quick/?q=ost&store=3201&page=${page}`)).toEqual(
        allIds.slice(page * 20, page * 20 + 6)
      )
  })

  it("responds to an empty query with the store's best sellers", async () => {
    const bestSellers = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=5")).json.items
    const { json } = await shop.call("GET", "/Loop54/search/quick/?size=5&page=0&store=3201")
    expect(json.searchResults.products.map(({ id }: Product) => id)).toEqual(bestSellers.map(({ id }: Product) => id))
    expect(json.searchResults.products).toHaveLength(5)
  })
})

describe("POST /Loop54/notify", () => {
  const readEventCounts = async () =>
    (
      await sql<{ kind: string; entity_id: string; query: string; day: string; count: number }>`
    select kind, entity_id, query, day, count from search_events order by kind, entity_id, query`.execute(
        shop.database.sql
      )
    ).rows

  it("API-70 API-71 counts clicks on hits and additions to the cart, by day and query", async () => {
    const [milk] = await searchProducts("mellanmjölk")
    const id = encodeURIComponent(milk?.id ?? "")
    for (const path of [
      `click?EntitytId=${id}&q=Mj%C3%B6lk`,
      `click?EntitytId=${id}&q=mjolk%20`,
      `adding-to-cart?EntitytId=${id}&q=mj%C3%B6lk`,
      `click?EntitytId=${id}`
    ]) {
      expect([path, (await shop.call("POST", `/Loop54/notify/${path}`)).status]).toEqual([path, 204])
    }
    const row = { entity_id: milk?.id, day: "2026-03-10" }
    expect(await readEventCounts()).toEqual([
      { ...row, kind: "adding-to-cart", query: "mjolk", count: 1 },
      { ...row, kind: "click", query: "", count: 1 },
      { ...row, kind: "click", query: "mjolk", count: 2 }
    ])
  })

  it("counts clicks on recipes like those on products", async () => {
    await sql`insert into recipes (id, name, url) values ('r-12', 'Pannkakor', '/recept/pannkakor')`.execute(
      shop.database.sql
    )
    expect((await shop.call("POST", "/Loop54/notify/click?EntitytId=r-12&q=pannkakor")).status).toBe(204)
    expect(await readEventCounts()).toContainEqual({
      kind: "click",
      entity_id: "r-12",
      query: "pannkakor",
      day: "2026-03-10",
      count: 1
    })
  })

  it("ignores unknown ids, and refuses an event without an id", async () => {
    const countsBefore = await readEventCounts()
    for (const id of ["nothing", "x".repeat(5_000), "%00", "%27%3B--"]) {
      expect([id, (await shop.call("POST", `/Loop54/notify/click?EntitytId=${id}`)).status]).toEqual([id, 204])
    }
    expect((await shop.call("POST", "/Loop54/notify/click")).status).toBe(400)
    expect(await readEventCounts()).toEqual(countsBefore)
  })

  it("stores up to 500 queries of one hit in a day and keeps counting those", async () => {
    const [, bread] = await searchProducts("bröd")
    const id = bread?.id ?? ""
    await sql`insert into search_events select 'click', ${id}, 'made up ' || n, '2026-03-10', 1 from generate_series(1, 499) n`.execute(
      shop.database.sql
    )
    for (const query of ["one more", "one too many", "one more"])
      await shop.call("POST", `/Loop54/notify/click?EntitytId=${id}&q=${encodeURIComponent(query)}`)
    const rows = (await readEventCounts()).filter(({ entity_id }) => entity_id === id)
    expect([
      rows.length,
      rows.find(({ query }) => query === "one more")?.count,
      rows.some(({ query }) => query === "one too many")
    ]).toEqual([500, 2, false])
  })

  it("deletes counts after 90 days", async () => {
    const dayMs = 86_400_000
    await deleteOldSearchEvents(shop.database.sql, testNow + 90 * dayMs)
    expect(await readEventCounts()).not.toEqual([])
    await deleteOldSearchEvents(shop.database.sql, testNow + 91 * dayMs)
    expect(await readEventCounts()).toEqual([])
  })

  it("counts the events of each IP address up to a limit per day", async () => {
    const limitedShop = stagingWith(shop.database, {
      rateLimits: rateLimitsWith({ searchEvents: { perAddress: 2 } })
    })
    const [, , cheese] = await searchProducts("ost")
    const notifyClick = async (query: string, ipAddress: string) =>
      (await limitedShop.call("POST", `/Loop54/notify/click?EntitytId=${cheese?.id ?? ""}&q=${query}`, { ipAddress }))
        .status
    const statuses = [
      await notifyClick("a", "198.51.100.1"),
      await notifyClick("b", "198.51.100.1"),
      await notifyClick("c", "198.51.100.1"),
      await notifyClick("d", "198.51.100.2")
    ]
    expect(statuses).toEqual([204, 204, 204, 204])
    limitedShop.clock.now += 86_400_000 - 1
    await notifyClick("e", "198.51.100.1")
    limitedShop.clock.now += 1
    await notifyClick("f", "198.51.100.1")
    expect(
      (await readEventCounts()).filter(({ entity_id }) => entity_id === cheese?.id).map(({ query }) => query)
    ).toEqual(["a", "b", "d", "f"])
  })
})

describe("lists of products", () => {
  it("contain the products of the store; without a store they contain all products, without a stock status", async () => {
    const listInStore = (await shop.call("GET", "/Loop54/products?store=3205&take=100")).json
    const listWithoutStore = (await shop.call("GET", "/Loop54/products?take=100")).json
    expect([listInStore.items.length, listWithoutStore.items.length]).toEqual([100, 100])
    expect(listInStore.totalCount).toBeLessThan(listWithoutStore.totalCount)
    expect(
      listInStore.items.every(
        ({ productStoreDetails }: { productStoreDetails: { id: string } }) => productStoreDetails.id === "3205"
      )
    ).toBe(true)
    expect(
      listWithoutStore.items.every(
        ({ productStoreDetails: details }: { productStoreDetails: { id: string; stockStatus: unknown } }) =>
          details.id === "1" && details.stockStatus === null
      )
    ).toBe(true)
    expect([listWithoutStore.pageSize, listWithoutStore.currentPage, listWithoutStore.totalPages]).toEqual([
      100,
      0,
      Math.ceil(listWithoutStore.totalCount / 100)
    ])
  })

  it("contain no hidden products, however they are requested", async () => {
    const [milk] = await searchProducts("mellanmjölk")
    const id = milk?.id ?? ""
    const setVisible = (visible: boolean) =>
      sql`update products set visible = ${visible} where id = ${id}`.execute(shop.database.sql)
    const lists = [
      `/Loop54/products?store=3201&take=200&SortField=p_name`,
      `/Loop54/products/topsellers?store=3201&take=200`,
      `/Loop54/products/${id}?store=3201`,
      `/Loop54/products/${id}`,
      `/Loop54/search?Q=mellanmj%C3%B6lk&store=3201`,
      `/Loop54/search?Q=${milk?.gtin}&store=3201`,
      `/Loop54/search/quick/?Q=mellanmj%C3%B6lk&store=3201`,
      `/offers?store=3201`
    ]
    const containsProduct = async (list: string) => (await shop.call("GET", list)).text.includes(`"${id}"`)
    const listedBefore = await Promise.all(lists.map(containsProduct))
    await setVisible(false)
    const listedWhileHidden = await Promise.all(lists.map(containsProduct))
    await setVisible(true)
    expect(listedBefore.filter(Boolean).length).toBeGreaterThan(4)
    expect(lists.filter((_, index) => listedWhileHidden[index])).toEqual([])
  })

  it("have products without a price last, by ascending and by descending price", async () => {
    const [milk] = await searchProducts("mellanmjölk")
    const milkCondition = sql`store_number = '3201' and no = (select no from products where id = ${milk?.id})`
    const {
      rows: [row]
    } = await sql<{ price: number }>`select price from store_products where ${milkCondition}`.execute(shop.database.sql)
    await sql`update store_products set price = null where ${milkCondition}`.execute(shop.database.sql)
    for (const order of ["ASC", "DESC"]) {
      const hits = await searchProducts("mellanmjölk", `&SortField=p_price&SortOrder=${order}`)
      expect([order, hits.length > 1, hits.at(-1)?.id]).toEqual([order, true, milk?.id])
    }
    await sql`update store_products set price = ${row?.price ?? 0} where ${milkCondition}`.execute(shop.database.sql)
  })

  it("show a promotion only when its price is lower than the regular one", async () => {
    const offers = (await shop.call("GET", "/offers?store=3201")).json.offers
    const id = offers[0].products[0].id
    const readPromotions = async () =>
      (await shop.call("GET", `/Loop54/products/${id}?store=3201`)).json.items[0].productStoreDetails.prices.promotions
    expect((await readPromotions()).length).toBeGreaterThan(0)
    await sql`update store_products set price = 100 where store_number = '3201' and no = (select no from products where id = ${id})`.execute(
      shop.database.sql
    )
    expect(await readPromotions()).toEqual([])
  })

  it("contain related products of the same category, recommended products of other categories, and no recommendations for tobacco", async () => {
    const [milk] = await searchProducts("mellanmjölk")
    const relatedProducts = (await shop.call("GET", `/Loop54/products/${milk?.id}/related?store=3201`)).json.items
    const recommendedProducts = (await shop.call("GET", `/Loop54/products/${milk?.id}/recommended?store=3201`)).json
      .items
    expect([
      new Set(relatedProducts.map(({ category }: Product) => category)),
      relatedProducts.some(({ id }: Product) => id === milk?.id)
    ]).toEqual([new Set([milk?.category]), false])
    expect(recommendedProducts.length).toBeGreaterThan(0)
    expect(recommendedProducts.some(({ category }: Product) => category === milk?.category)).toBe(false)
    const {
      rows: [snus]
    } = await sql<{ id: string }>`
      select id from products where collect_only and 'RestrictedToSell18' = any(markings) limit 1`.execute(
      shop.database.sql
    )
    expect((await shop.call("GET", `/Loop54/products/${snus?.id}/recommended?store=3201`)).json.items).toEqual([])
  })
})
