import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

interface Named {
  readonly name: string
}

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(async () => {
  expect(shop.unexpectedErrors).toEqual([])
  await shop.close()
})

const get = async (path: string) => (await shop.call("GET", `/Loop54/${path}`)).json
const readProductIds = async (path: string): Promise<ReadonlyArray<string>> =>
  (await get(path)).searchResults.products.map(({ id }: { readonly id: string }) => id)
const namesOf = (hits: ReadonlyArray<Named>) => hits.map(({ name }) => name)

describe("the search parameters", () => {
  it("accept the words to search for as Q, q or searchquery", async () => {
    const ids = await readProductIds("search?Q=ost&store=3201")
    for (const name of ["q", "searchquery"]) expect(await readProductIds(`search?${name}=ost&store=3201`)).toEqual(ids)
    expect(await readProductIds("search/quick/?searchquery=ost&store=3201")).toEqual(ids.slice(0, 6))
  })

  it("treat NUL as a space", async () => {
    expect(await readProductIds("search?Q=gul%00l%C3%B6k")).toEqual(await readProductIds("search?Q=gul+l%C3%B6k"))
    expect(await readProductIds("search/quick/?q=gul%00l%C3%B6k")).toEqual(
      await readProductIds("search/quick/?q=gul+l%C3%B6k")
    )
    const [id] = await readProductIds("search?Q=ost")
    for (const kind of ["click", "adding-to-cart"])
      expect((await shop.call("POST", `/Loop54/notify/${kind}?EntitytId=${id}&q=gul%00ost`)).status).toBe(204)
    const { rows } = await sql<{
      kind: string
    }>`select kind from search_events where query = 'gul ost' order by kind`.execute(shop.database.sql)
    expect(rows.map(({ kind }) => kind)).toEqual(["adding-to-cart", "click"])
  })

  it("select the first 20 products by default; `page` counts from 0, and `skip` takes precedence over it", async () => {
    const allIds = await readProductIds("search?Q=ost&take=100")
    expect(await readProductIds("search?Q=ost")).toEqual(allIds.slice(0, 20))
    expect(await readProductIds("search?Q=ost&page=2")).toEqual(allIds.slice(40, 60))
    expect(await readProductIds("search?Q=ost&page=2&take=3")).toEqual(allIds.slice(6, 9))
    expect(await readProductIds("search?Q=ost&page=2&skip=1&take=3")).toEqual(allIds.slice(1, 4))
    const { searchResults, filters } = await get("search?Q=ost&page=1")
    expect(searchResults).toMatchObject({ pageSize: 20, currentPage: 1 })
    const selectedOptions = filters[0].options.filter((option: { readonly selected: boolean }) => option.selected)
    expect(selectedOptions).toMatchObject([{ option: "product" }])
  })

  it("apply `page` only to hits of the requested type: with type=category the products are those of the first page", async () => {
    const { searchResults, category, filters } = await get("search?Q=ost&type=category&page=1&take=2")
    const firstPage = await get("search?Q=ost")
    expect(namesOf(category)).toEqual(namesOf(firstPage.category).slice(2, 4))
    expect(searchResults).toMatchObject({ currentPage: 0, pageSize: 2, categories: category })
    expect(namesOf(searchResults.products)).toEqual(namesOf(firstPage.searchResults.products).slice(0, 2))
    const selectedOptions = filters[0].options.filter((option: { readonly selected: boolean }) => option.selected)
    expect(selectedOptions).toMatchObject([{ option: "category" }])
  })

  it("SEARCH-07 include `size`, the number of products of a quick search; that search has no facets and at most five hits of every other kind", async () => {
    const fullSearch = await get("search?Q=s&take=100")
    const quick = await get("search/quick/?q=s")
    expect(quick.searchResults).toMatchObject({ pageSize: 6, currentPage: 0, facets: [] })
    for (const kind of ["category", "page", "store", "recipe"]) {
      expect([kind, quick[kind]]).toEqual([kind, fullSearch[kind].slice(0, 5)])
      expect(fullSearch[kind].length).toBeLessThanOrEqual(20)
    }
    expect([fullSearch.category.length, fullSearch.recipe.length > 5]).toEqual([20, true])
    expect(quick.searchResults.products).toHaveLength(6)
    expect(await readProductIds("search/quick/?q=s&size=9")).toEqual(await readProductIds("search?Q=s&take=9"))
  })

  it("may have an empty query, for which the quick search returns best sellers without corrections and the full search nothing; a query of punctuation finds nothing in the quick search", async () => {
    const { searchResults, corrections } = await get("search/quick/?q=+&store=3201")
    expect([searchResults.products.length, corrections]).toEqual([6, []])
    expect(await readProductIds("search/quick/?q=%3F&store=3201")).toEqual([])
    expect(await readProductIds("search?Q=&store=3201")).toEqual([])
  })

  it("sort products, and recipes only when recipes are the requested type; recipes cannot be sorted by brand", async () => {
    const namesByRelevance = namesOf((await get("search?Q=l%C3%B6k")).recipe)
    const sortedHits = await get("search?Q=l%C3%B6k&SortField=p_name&SortOrder=DESC")
    expect(namesOf(sortedHits.recipe)).toEqual(namesByRelevance)
    expect(namesOf(sortedHits.searchResults.products)).not.toEqual(
      namesOf((await get("search?Q=l%C3%B6k")).searchResults.products)
    )
    const recipes = namesOf(
      (await get("search?Q=l%C3%B6k&type=recipe&take=100&SortField=p_name&SortOrder=DESC")).recipe
    )
    expect(recipes).toEqual(recipes.toSorted(new Intl.Collator("sv").compare).toReversed())
    const namesWithBrandSort = namesOf(
      (await get("search?Q=l%C3%B6k&type=recipe&take=20&SortField=p_brand&SortOrder=DESC")).recipe
    )
    expect(namesWithBrandSort).toEqual(namesByRelevance)
  })
})

describe("completions", () => {
  const readPhrases = async (query: string, kind: "completions" | "corrections"): Promise<ReadonlyArray<string>> =>
    (await get(`search?Q=${encodeURIComponent(query)}&store=3201`))[kind].map(
      ({ query: phrase }: { query: string }) => phrase
    )

  it("complete words of two letters or more, and none with a digit", async () => {
    expect((await readPhrases("mj", "completions")).every((phrase) => phrase.startsWith("mj"))).toBe(true)
    expect(await readPhrases("mj", "completions")).not.toEqual([])
    for (const query of ["m", "mjölk m", "1", "mjölk 1", "mj1"])
      expect(await readPhrases(query, "completions")).toEqual([])
  })

  it("complete the last of several words only to words of products that also have all earlier words", async () => {
    for (const query of ["garant ekologisk b", "arla laktosfri mj", "garant ekologisk ba"]) {
      for (const completion of await readPhrases(query, "completions")) {
        expect(completion.startsWith(query)).toBe(true)
        const { corrections, searchResults } = await get(`search?Q=${encodeURIComponent(completion)}&store=3201`)
        expect([completion, corrections, searchResults.totalCount > 0]).toEqual([completion, [], true])
      }
    }
    expect(await readPhrases("garant ekologisk ba", "completions")).not.toEqual([])
  })
})

describe("the recipes of a search", () => {
  it("have the page type of recipes", async () => {
    const { recipe } = await get("search?Q=l%C3%B6k&type=recipe")
    for (const hit of recipe) expect(hit).toMatchObject({ pagetype: "RecipePage", parentName: null })
  })
})

describe("a product", () => {
  it.each([
    ["zitroner", "zitron"],
    ["zitronar", "zitron"],
    ["zurkor", "zurka"],
    ["zapplen", "zapple"],
    ["zitron", "zitron"],
    ["zork", "zork"]
  ])("is first for '%s', a form of its whole name '%s'", async (query, name) => {
    const { rows: changedRows } = await sql<{ id: string }>`
      update products set folded_name = case when no = (select min(no) from products where visible) then ${name} else 'annat' end,
        name = 'Vara', popularity = case when no = (select min(no) from products where visible) then 1 else 900 end,
        search = setweight(to_tsvector('skafferi', ${query}), 'A')
      where no in (select no from products where visible order by no limit 3) returning id`.execute(shop.database.sql)
    const { rows: expectedFirst } = await sql<{
      id: string
    }>`select id from products where folded_name = ${name}`.execute(shop.database.sql)
    const ids = await readProductIds(`search?Q=${query}`)
    expect([ids.length, ids[0]]).toEqual([changedRows.length, expectedFirst[0]?.id])
  })
})
