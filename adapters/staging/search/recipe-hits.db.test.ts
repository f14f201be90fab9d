import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

interface Hit {
  readonly name: string
  readonly url: string
  readonly loop54Id: string
  readonly image?: { readonly url: string } | null
}
interface Facet {
  readonly name: string
  readonly options: ReadonlyArray<{ readonly option: string; readonly count: number; readonly selected: boolean }>
}

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(async () => {
  expect(shop.unexpectedErrors).toEqual([])
  await shop.close()
})

const search = async (query: string, parameters = "") => {
  const { json } = await shop.call(
    "GET",
    `/Loop54/search?Q=${encodeURIComponent(query)}&store=3201&type=recipe&take=100${parameters}`
  )
  const facets: ReadonlyArray<Facet> = json.filters
  const hits: ReadonlyArray<Hit> = json.recipe
  const countOf = (facet: string, option: string) =>
    facets.find(({ name }) => name === facet)?.options.find((candidate) => candidate.option === option)?.count
  return { json, facets, hits, names: hits.map(({ name }) => name), countOf }
}
const filter = (name: string, ...options: ReadonlyArray<string>) => `&${name}=${encodeURIComponent(options.join(","))}`

describe("the filters of a search", () => {
  it("SEARCH-31 are brands and markings of products, markings and cooking times of recipes, and the type", async () => {
    const { json } = await shop.call("GET", "/Loop54/search?Q=l%C3%B6k&store=3201")
    const names = (facets: ReadonlyArray<Facet>) => facets.map(({ name }) => name)
    const recipeSearch = await search("lök")
    expect(
      new Set([...names(json.searchResults.facets), ...names(json.filters), ...names(recipeSearch.facets)])
    ).toEqual(new Set(["ProductMarkings", "Brands", "RecipeMarkings", "CookingTimes", "Type"]))
  })
})

describe("the recipes of a search", () => {
  it("are found by words of their names, by parts of compounds, by prefixes and without diacritics", async () => {
    for (const query of ["kycklinggryta", "kyckling gryta", "gryta", "kyckl", "KYCKLINGGRYTA"])
      expect([query, (await search(query)).names.some((name) => /gryta/i.test(name))]).toEqual([query, true])
    expect((await search("kott")).names).toEqual((await search("kött")).names)
  })

  it("are found by the names of main ingredients and by parts of those names, but not by what most people have at home", async () => {
    const salmon = await search("lax")
    expect(salmon.names.length).toBeGreaterThan(2)
    const readIngredients = async ({ loop54Id }: Hit): Promise<string> =>
      JSON.stringify((await shop.call("GET", `/Loop54/recipes/${loop54Id}`)).json.items[0].ingredients)
    for (const hit of salmon.hits) expect(`${hit.name} ${await readIngredients(hit)}`).toMatch(/lax/i)
    const lastNamedIndex = salmon.names.findLastIndex((name) => /^lax|\blax/i.test(name))
    expect(salmon.names.slice(0, lastNamedIndex).every((name) => /lax/i.test(name))).toBe(true)
    expect((await search("salt")).names).toEqual([])
  })

  it("are counted in the filter Type by both searches; the quick search returns five", async () => {
    const { hits, countOf } = await search("lök")
    expect(hits.length).toBeGreaterThan(5)
    expect(countOf("Type", "recipe")).toBe(hits.length)
    const quick = (await shop.call("GET", "/Loop54/search/quick/?q=l%C3%B6k&store=3201")).json
    expect(quick.recipe).toEqual(hits.slice(0, 5))
    expect(quick.filters[0].options.find(({ option }: { option: string }) => option === "recipe").count).toBe(
      hits.length
    )
  })

  it("link to their pages and have pictures", async () => {
    for (const { loop54Id, url, image } of (await search("lax")).hits) {
      const [recipe] = (await shop.call("GET", `/Loop54/recipes/${loop54Id}`)).json.items
      expect([url, image]).toEqual([recipe.url, recipe.image])
    }
  })

  it("are paged when they are the requested kind", async () => {
    const allNames = (await search("lök")).names
    const secondPage = (await shop.call("GET", "/Loop54/search?Q=l%C3%B6k&store=3201&type=recipe&take=3&page=1")).json
    expect(secondPage.recipe.map(({ name }: Hit) => name)).toEqual(allNames.slice(3, 6))
  })

  it("are filtered by all selected markings and any selected cooking time, with matching counts", async () => {
    const unfilteredSearch = await search("lök")
    const markings = unfilteredSearch.facets.find(({ name }) => name === "RecipeMarkings")?.options ?? []
    const times = unfilteredSearch.facets.find(({ name }) => name === "CookingTimes")?.options ?? []
    expect([markings.length > 1, times.length > 1]).toEqual([true, true])
    expect(times.reduce((sum, { count }) => sum + count, 0)).toBe(unfilteredSearch.hits.length)
    for (const [facet, options] of [
      ["RecipeMarkings", markings],
      ["CookingTimes", times]
    ] as const) {
      for (const { option, count } of options) {
        const narrowedSearch = await search("lök", filter(facet, option))
        expect([option, narrowedSearch.hits.length, narrowedSearch.countOf("Type", "recipe")]).toEqual([
          option,
          count,
          count
        ])
      }
    }
    const [first, second] = times.map(({ option, count }) => ({ option, count }))
    const bothTimesSearch = await search("lök", filter("CookingTimes", first?.option ?? "", second?.option ?? ""))
    expect(bothTimesSearch.hits).toHaveLength((first?.count ?? 0) + (second?.count ?? 0))
    const [firstMarking = "", secondMarking = ""] = markings.map(({ option }) => option)
    const bothMarkingsSearch = await search("lök", filter("RecipeMarkings", firstMarking, secondMarking))
    expect(bothMarkingsSearch.hits.length).toBe(
      (await search("lök", filter("RecipeMarkings", firstMarking))).countOf("RecipeMarkings", secondMarking) ?? 0
    )
  })

  it("have facets that keep a selected option without hits, and prevent corrections even when a filter removes all hits", async () => {
    const filteredSearch = await search("lax", filter("RecipeMarkings", "Vegetarisk"))
    expect([
      filteredSearch.hits.length,
      filteredSearch.countOf("RecipeMarkings", "Vegetarisk"),
      filteredSearch.json.corrections
    ]).toEqual([0, 0, []])
  })

  it("are sorted by name and by the store's price", async () => {
    const byName = (await search("lök", "&SortField=p_name&SortOrder=ASC")).names
    expect(byName).toEqual(byName.toSorted(new Intl.Collator("sv").compare))
    expect((await search("lök", "&SortField=p_name&SortOrder=DESC")).names).toEqual(byName.toReversed())
    const { hits } = await search("lök", "&SortField=p_price&SortOrder=ASC")
    const ids = hits.map(({ loop54Id }) => loop54Id)
    const { items } = (await shop.call("GET", `/Loop54/recipes/${ids.join(",")}?store=3201`)).json
    const prices = items.map(({ preview }: { preview: { minimumPrice: number | null } }) => preview.minimumPrice)
    const pricesOfSold = prices.filter((price: number | null) => price !== null)
    expect(prices.slice(0, pricesOfSold.length)).toEqual(pricesOfSold.toSorted((a: number, b: number) => a - b))
  })

  it("prevent corrections of a query", async () => {
    const { json } = await search("kycklinggryta")
    expect([json.corrections, json.recipe.length > 0]).toEqual([[], true])
  })
})
