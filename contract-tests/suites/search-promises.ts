import fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"
import { listSites } from "#core/assortment/api.ts"
import { topSellers } from "#core/catalogue/api.ts"
import { sortFields } from "#core/catalogue/listing.ts"
import type { AnswerOf, InputOf } from "#core/contract/endpoint.ts"
import { getNavigation, type WireNode } from "#core/navigation/api.ts"
import { search } from "#core/search/api.ts"
import { searchTypes } from "#core/search/model.ts"
import { type BackEnd, type Caller, makeCaller } from "./back-end.ts"

type Found = AnswerOf<typeof search>
type Asked = InputOf<typeof search>["query"]

const priceOf = ({ productStoreDetails: { p_has_price, prices } }: Found["searchResults"]["products"][number]): number =>
  p_has_price && prices !== null ? prices.currentPrice.price : Number.POSITIVE_INFINITY

/**
 * What every back end promises of its search: pages, facets, sort orders and kinds that fit together. The words are found out from what the
 * back end sells itself.
 */
export const searchPromisesSuite = (name: string, open: () => Promise<BackEnd>): void => {
  describe(`a search promises: ${name}`, () => {
    let visitor: Caller
    let store = ""
    let words: ReadonlyArray<string> = []
    let gtin = ""

    const ask = async (query: Asked): Promise<Found> => (await visitor.ask(search, { query: { store, ...query } })).answer
    const totalOf = ({ searchResults }: Found): number => searchResults.totalCount
    const optionsOf = ({ searchResults: { facets } }: Found, facet: string) => facets.find((found) => found.name === facet)?.options ?? []
    const countsOf = ({ filters }: Found) => Object.fromEntries(filters.find((filter) => filter.name === "Type")?.options.map(({ option, count }) => [option, count]) ?? [])

    beforeAll(async () => {
      visitor = makeCaller((await open()).port, null)
      const { answer: { sites } } = await visitor.ask(listSites, { query: { siteTypeId: "3" } })
      store = sites.find(({ data }) => data.displayInSiteStoreSelector)?.storeNumber ?? ""
      const { answer: { items } } = await visitor.ask(topSellers, { query: { store, take: 20 } })
      gtin = items.find((product) => /^\d{13}$/.test(product.gtin))?.gtin ?? ""
      words = [...new Set(items.flatMap((product) => /^\p{L}{3,}/u.exec(product.name) ?? []))]
      // Without any of them a promise would be kept by asking nothing.
      expect({ store: store !== "", gtin: gtin !== "", words: words.length >= 3 }).toEqual({ store: true, gtin: true, words: true })
    })

    it("pages that never overlap and hold every hit once", async () => {
      for (const Q of words.slice(0, 3)) {
        const ids: Array<string> = []
        const { searchResults } = await ask({ Q, take: 24 })
        for (let page = 0; page < searchResults.totalPages; page++) {
          const { searchResults: shown } = await ask({ Q, take: 24, page })
          expect([shown.currentPage, shown.pageSize, shown.totalPages]).toEqual([page, 24, Math.ceil(searchResults.totalCount / 24)])
          ids.push(...shown.products.map(({ id }) => id))
        }
        expect([ids.length, new Set(ids).size]).toEqual([searchResults.totalCount, searchResults.totalCount])
        expect((await ask({ Q, take: 24, page: searchResults.totalPages })).searchResults.products).toEqual([])
      }
    })

    it("facets that tell, over all hits, what each value would leave", async () => {
      const told: Array<string> = []
      for (const Q of words.slice(0, 3)) {
        const all = await ask({ Q })
        for (const facet of ["Brands", "ProductMarkings"] as const) {
          for (const { option, count } of optionsOf(all, facet).filter((found) => !found.option.includes(",")).slice(0, 3)) {
            told.push(facet)
            const left = await ask({ Q, [facet]: option, take: 100 })
            expect([Q, option, totalOf(left)]).toEqual([Q, option, count])
            expect(optionsOf(left, facet).find((found) => found.option === option)).toMatchObject({ selected: true, count })
            expect(left.searchResults.products.every((product) => (facet === "Brands" ? product.brand === option : product.markings?.some(({ code }) => code === option)))).toBe(true)
          }
        }
      }
      expect(new Set(told)).toEqual(new Set(["Brands", "ProductMarkings"]))
    })

    it("that a second brand adds its goods to those of the first, and does not change what is told of the brands", async () => {
      let told = 0
      for (const Q of words.slice(0, 6)) {
        const brands = optionsOf(await ask({ Q }), "Brands").filter(({ option }) => !option.includes(","))
        const [first, second] = brands
        if (first === undefined || second === undefined) continue
        told++
        const both = await ask({ Q, Brands: `${first.option},${second.option}` })
        expect([Q, totalOf(both)]).toEqual([Q, first.count + second.count])
        expect(optionsOf(both, "Brands").map(({ option, count }) => [option, count])).toEqual(expect.arrayContaining(brands.map(({ option, count }) => [option, count])))
      }
      expect(told).toBeGreaterThan(0)
    })

    it("SEARCH-32 an order by price that rises or falls, goods without a price last", async () => {
      for (const Q of words.slice(0, 3)) {
        const rising = (await ask({ Q, SortField: "p_price", SortOrder: "ASC", take: 100 })).searchResults.products.map(priceOf)
        const falling = (await ask({ Q, SortField: "p_price", SortOrder: "DESC", take: 100 })).searchResults.products.map(priceOf).filter(Number.isFinite)
        expect(rising).toEqual(rising.toSorted((a, b) => a - b))
        expect(falling).toEqual(falling.toSorted((a, b) => b - a))
      }
    })

    it("SEARCH-33 the same hits in whatever order they are sorted", async () => {
      const Q = words[0] ?? ""
      const all = totalOf(await ask({ Q }))
      for (const field of sortFields) {
        for (const SortOrder of ["ASC", "DESC"] as const) expect([field, SortOrder, totalOf(await ask({ Q, SortField: field, SortOrder }))]).toEqual([field, SortOrder, all])
      }
    })

    it("SEARCH-12 SEARCH-24 the same count of every kind, whichever is asked for", async () => {
      for (const Q of words.slice(0, 3)) {
        const counts = countsOf(await ask({ Q }))
        expect(Object.keys(counts).toSorted()).toEqual(searchTypes.toSorted())
        for (const type of searchTypes) expect([Q, type, countsOf(await ask({ Q, type, page: 1, take: 1 }))]).toEqual([Q, type, counts])
      }
    })

    it("a window on the kind that is asked for alone", async () => {
      const { answer: { data: { tree } } } = await visitor.ask(getNavigation, {})
      const namesIn = ({ name, children }: WireNode): ReadonlyArray<string> => [name, ...children.flatMap(namesIn)]
      const spoken = namesIn(tree).flatMap((name) => [...new Set(name.toLowerCase().match(/\p{L}{3,}/gu))])
      let told = 0
      for (const Q of new Set(spoken.filter((word, place) => spoken.indexOf(word) < place))) {
        if ((countsOf(await ask({ Q }))["category"] ?? 0) < 2) continue
        told++
        const [first, second] = [await ask({ Q, type: "category", take: 1 }), await ask({ Q, type: "category", take: 1, page: 1 })]
        expect([first.category.length, second.category.length]).toEqual([1, 1])
        expect(second.category[0]?.loop54Id).not.toBe(first.category[0]?.loop54Id)
        expect(second.searchResults.products).toEqual(first.searchResults.products)
        if (told === 3) break
      }
      expect(told).toBeGreaterThan(0)
    })

    it("SEARCH-18 exactly the product whose GTIN was asked for", async () => {
      expect((await ask({ Q: gtin })).searchResults.products.map((product) => product.gtin)).toEqual([gtin])
    })

    it("an answer to any words, always", async () => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.string({ unit: "grapheme", maxLength: 40 }), fc.stringMatching(/^[&|!():*'"\\%_ a-zåäö0-9<>-]{0,30}$/)), async (text) => {
          const { response } = await visitor.ask(search, { query: { Q: text.replace(/\p{Surrogate}/gu, ""), store } })
          expect(response.status).toBe(200)
        }),
        { numRuns: 60 }
      )
    })
  })
}
