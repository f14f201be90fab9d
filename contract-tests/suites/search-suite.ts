import fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"
import { listSites } from "#core/assortment/api.ts"
import { topSellers } from "#core/catalogue/api.ts"
import { sortFields } from "#core/catalogue/listing.ts"
import type { ResponseOf, InputOf } from "#core/contract/endpoint.ts"
import { getNavigation, type WireNode } from "#core/navigation/api.ts"
import { search } from "#core/search/api.ts"
import { searchTypes } from "#core/search/model.ts"
import { type BackEnd, type Caller, makeCaller } from "./back-end.ts"

type SearchResult = ResponseOf<typeof search>
type SearchQuery = InputOf<typeof search>["query"]

const priceOf = ({
  productStoreDetails: { p_has_price, prices }
}: SearchResult["searchResults"]["products"][number]): number =>
  p_has_price && prices !== null ? prices.currentPrice.price : Number.POSITIVE_INFINITY

/**
 * The tests that every back end's search must pass: consistent pages, facets, sort orders and types. The search words come from the back end's
 * own products.
 */
export const searchSuite = (name: string, open: () => Promise<BackEnd>): void => {
  describe(`a search: ${name}`, () => {
    let visitor: Caller
    let store = ""
    let words: ReadonlyArray<string> = []
    let gtin = ""

    const runSearch = async (query: SearchQuery): Promise<SearchResult> =>
      (await visitor.call(search, { query: { store, ...query } })).data
    const totalOf = ({ searchResults }: SearchResult): number => searchResults.totalCount
    const optionsOf = ({ searchResults: { facets } }: SearchResult, facet: string) =>
      facets.find((candidate) => candidate.name === facet)?.options ?? []
    const countsOf = ({ filters }: SearchResult) =>
      Object.fromEntries(
        filters.find((filter) => filter.name === "Type")?.options.map(({ option, count }) => [option, count]) ?? []
      )

    beforeAll(async () => {
      visitor = makeCaller((await open()).port, null)
      const {
        data: { sites }
      } = await visitor.call(listSites, { query: { siteTypeId: "3" } })
      store = sites.find(({ data }) => data.displayInSiteStoreSelector)?.storeNumber ?? ""
      const {
        data: { items }
      } = await visitor.call(topSellers, { query: { store, take: 20 } })
      gtin = items.find((product) => /^\d{13}$/.test(product.gtin))?.gtin ?? ""
      words = [...new Set(items.flatMap((product) => /^\p{L}{3,}/u.exec(product.name) ?? []))]
      // Without these values the tests below would check nothing.
      expect({ store: store !== "", gtin: gtin !== "", words: words.length >= 3 }).toEqual({
        store: true,
        gtin: true,
        words: true
      })
    })

    it("returns every hit on exactly one page", async () => {
      for (const Q of words.slice(0, 3)) {
        const ids: Array<string> = []
        const { searchResults } = await runSearch({ Q, take: 24 })
        for (let page = 0; page < searchResults.totalPages; page++) {
          const { searchResults: pageResults } = await runSearch({ Q, take: 24, page })
          expect([pageResults.currentPage, pageResults.pageSize, pageResults.totalPages]).toEqual([
            page,
            24,
            Math.ceil(searchResults.totalCount / 24)
          ])
          ids.push(...pageResults.products.map(({ id }) => id))
        }
        expect([ids.length, new Set(ids).size]).toEqual([searchResults.totalCount, searchResults.totalCount])
        expect((await runSearch({ Q, take: 24, page: searchResults.totalPages })).searchResults.products).toEqual([])
      }
    })

    it("states for each facet option how many hits remain when it is selected", async () => {
      const checkedFacets: Array<string> = []
      for (const Q of words.slice(0, 3)) {
        const unfilteredResult = await runSearch({ Q })
        for (const facet of ["Brands", "ProductMarkings"] as const) {
          for (const { option, count } of optionsOf(unfilteredResult, facet)
            .filter((candidate) => !candidate.option.includes(","))
            .slice(0, 3)) {
            checkedFacets.push(facet)
            const filteredResult = await runSearch({ Q, [facet]: option, take: 100 })
            expect([Q, option, totalOf(filteredResult)]).toEqual([Q, option, count])
            expect(optionsOf(filteredResult, facet).find((candidate) => candidate.option === option)).toMatchObject({
              selected: true,
              count
            })
            expect(
              filteredResult.searchResults.products.every((product) =>
                facet === "Brands" ? product.brand === option : product.markings?.some(({ code }) => code === option)
              )
            ).toBe(true)
          }
        }
      }
      expect(new Set(checkedFacets)).toEqual(new Set(["Brands", "ProductMarkings"]))
    })

    it("adds the products of a second brand to those of the first, without changing the brand counts", async () => {
      let checkedCount = 0
      for (const Q of words.slice(0, 6)) {
        const brands = optionsOf(await runSearch({ Q }), "Brands").filter(({ option }) => !option.includes(","))
        const [firstBrand, secondBrand] = brands
        if (firstBrand === undefined || secondBrand === undefined) continue
        checkedCount++
        const bothBrandsResult = await runSearch({ Q, Brands: `${firstBrand.option},${secondBrand.option}` })
        expect([Q, totalOf(bothBrandsResult)]).toEqual([Q, firstBrand.count + secondBrand.count])
        expect(optionsOf(bothBrandsResult, "Brands").map(({ option, count }) => [option, count])).toEqual(
          expect.arrayContaining(brands.map(({ option, count }) => [option, count]))
        )
      }
      expect(checkedCount).toBeGreaterThan(0)
    })

    it("sorts by price in both directions; in ascending order, products without a price are last", async () => {
      for (const Q of words.slice(0, 3)) {
        const ascending = (
          await runSearch({ Q, SortField: "p_price", SortOrder: "ASC", take: 100 })
        ).searchResults.products.map(priceOf)
        const descending = (
          await runSearch({ Q, SortField: "p_price", SortOrder: "DESC", take: 100 })
        ).searchResults.products
          .map(priceOf)
          .filter(Number.isFinite)
        expect(ascending).toEqual(ascending.toSorted((a, b) => a - b))
        expect(descending).toEqual(descending.toSorted((a, b) => b - a))
      }
    })

    it("finds the same number of products in every sort order", async () => {
      const Q = words[0] ?? ""
      const totalCount = totalOf(await runSearch({ Q }))
      for (const field of sortFields) {
        for (const SortOrder of ["ASC", "DESC"] as const)
          expect([field, SortOrder, totalOf(await runSearch({ Q, SortField: field, SortOrder }))]).toEqual([
            field,
            SortOrder,
            totalCount
          ])
      }
    })

    it("SEARCH-12 returns the counts of all types, whichever type is requested", async () => {
      for (const Q of words.slice(0, 3)) {
        const counts = countsOf(await runSearch({ Q }))
        expect(Object.keys(counts).toSorted()).toEqual(searchTypes.toSorted())
        for (const type of searchTypes)
          expect([Q, type, countsOf(await runSearch({ Q, type, page: 1, take: 1 }))]).toEqual([Q, type, counts])
      }
    })

    it("applies the page number only to the requested type", async () => {
      const {
        data: {
          data: { tree }
        }
      } = await visitor.call(getNavigation, {})
      const namesIn = ({ name, children }: WireNode): ReadonlyArray<string> => [name, ...children.flatMap(namesIn)]
      const allWords = namesIn(tree).flatMap((name) => [...new Set(name.toLowerCase().match(/\p{L}{3,}/gu))])
      let checkedCount = 0
      for (const Q of new Set(allWords.filter((word, index) => allWords.indexOf(word) < index))) {
        if ((countsOf(await runSearch({ Q }))["category"] ?? 0) < 2) continue
        checkedCount++
        const [firstPage, secondPage] = [
          await runSearch({ Q, type: "category", take: 1 }),
          await runSearch({ Q, type: "category", take: 1, page: 1 })
        ]
        expect([firstPage.category.length, secondPage.category.length]).toEqual([1, 1])
        expect(secondPage.category[0]?.loop54Id).not.toBe(firstPage.category[0]?.loop54Id)
        expect(secondPage.searchResults.products).toEqual(firstPage.searchResults.products)
        if (checkedCount === 3) break
      }
      expect(checkedCount).toBeGreaterThan(0)
    })

    it("finds exactly the product whose GTIN is searched", async () => {
      expect((await runSearch({ Q: gtin })).searchResults.products.map((product) => product.gtin)).toEqual([gtin])
    })

    it("always responds with 200, for any text", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(
            fc.string({ unit: "binary", maxLength: 60 }),
            fc.string({ unit: "grapheme", maxLength: 40 }),
            fc.stringMatching(/^[&|!():*'"\\%_ a-zåäö0-9<>-]{0,30}$/)
          ),
          async (text) => {
            const { response } = await visitor.call(search, {
              query: { Q: text.replace(/\p{Surrogate}/gu, ""), store }
            })
            expect(response.status).toBe(200)
          }
        ),
        { numRuns: 60 }
      )
    })
  })
}
