import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse, unreachable } from "#adapters/fakes/fake-http.ts"
import { recentSearches, rememberSearch } from "#core/search/recent-searches.ts"
import { search } from "#core/search/search.ts"
import { retryQuery, typeQuery } from "#core/search/suggest.ts"
import type { HttpRequest } from "#core/ports/http.ts"
import { type FakeShop, pickup, withinShop } from "./fake-shop.ts"

const parameter = ({ query }: HttpRequest, name: string) => query.find(([given]) => given === name)?.[1] ?? null
const asked = ({ sent }: FakeShop) => sent.map((request) => parameter(request, "q") ?? parameter(request, "Q"))

const hits = (query: string) => {
  const hit = (index: number) => ({ name: `${query} ${index}`, url: `/${index}-k${index}`, pagetype: "category", parentName: null, loop54Id: String(index) })
  const many = Array.from({ length: 9 }, (_, index) => hit(index))
  return {
    searchResults: { products: [], totalCount: 9, pageSize: 20, currentPage: 0, totalPages: 1, categories: [], facets: [] },
    category: many,
    recipe: many,
    cateredmeal: many,
    page: many,
    store: [],
    completions: many.map((_, index) => ({ id: String(index), query: `${query}${index}` })),
    corrections: [{ id: "c", query: `svar på ${query}` }],
    recentSearches: [],
    filters: []
  }
}
const answering: FakeServer = (request) => answerJson(hits(parameter(request, "q") ?? parameter(request, "Q") ?? ""))
/** Answers after so many ms, one number a request. */
const answeringAfter = (delays: ReadonlyArray<number>): FakeServer => {
  let next = 0
  return (request) => Effect.delay(answering(request), delays[next++] ?? 0)
}

const within = (server: FakeServer, work: (shop: FakeShop) => Promise<void>) => withinShop(server, work, { customer: false })
const view = ({ states }: FakeShop) => states.suggestions.current()

describe("suggestions while typing", () => {
  it("SEARCH-01 asks nothing for one character, nor for blanks around it", () =>
    within(answering, async (shop) => {
      for (const typed of ["m", " m ", "", "   ", "\t"]) {
        await shop.start(typeQuery(typed))
        await shop.pass(2_000)
      }
      expect(shop.sent).toEqual([])
      await shop.start(typeQuery("mj"))
      await shop.pass(500)
      expect(asked(shop)).toEqual(["mj"])
    }))

  it("SEARCH-02 asks once, 500 ms after the last key, for what stands in the field then", () =>
    within(answering, async (shop) => {
      for (const typed of ["mj", "mjö", "mjöl", "mjölk"]) {
        await shop.start(typeQuery(typed))
        await shop.pass(499)
      }
      expect(shop.sent).toEqual([])
      await shop.pass(1)
      expect(asked(shop)).toEqual(["mjölk"])
      expect(parameter(shop.sent[0]!, "store")).toBe(pickup.storeNumber)
      expect(view(shop)).toMatchObject({ typed: "mjölk", hits: { query: "mjölk", corrections: ["svar på mjölk"] }, old: false, slow: false, error: null })
    }))

  it("SEARCH-03 shows the loader when the answer has not come 1 s after it was asked for, and hides it with the answer", () =>
    within(answeringAfter([1_500]), async (shop) => {
      await shop.start(typeQuery("mjölk"))
      await shop.pass(500 + 999)
      expect(view(shop).slow).toBe(false)
      await shop.pass(1)
      expect(view(shop).slow).toBe(true)
      await shop.pass(500)
      expect(view(shop)).toMatchObject({ slow: false, hits: { query: "mjölk" } })
    }))

  it("SEARCH-05 SEARCH-39 shows at most five of each other kind and five completions", () =>
    within(answering, async (shop) => {
      await shop.start(typeQuery("ost"))
      await shop.pass(500)
      const { hits } = view(shop)
      expect([hits?.categories.length, hits?.recipes.length, hits?.cateredMeals.length, hits?.contentPages.length, hits?.completions.length]).toEqual([5, 5, 5, 5, 5])
    }))

  it("SEARCH-18 sends a typed or scanned code of 13 or 14 digits as it is, as one question", () =>
    within(answering, async (shop) => {
      for (const code of ["7310865000019", "17310865000016"]) {
        await shop.start(typeQuery(` ${code}\n`))
        await shop.pass(500)
      }
      expect(asked(shop)).toEqual(["7310865000019", "17310865000016"])
    }))

  it("SEARCH-23 keeps the message of a failed request, without the hits of before", () => {
    let broken = true
    return within((request) => (broken ? refuse(500, "ERR_SEARCH", "Sökningen svarar inte") : answering(request)), async (shop) => {
      await shop.start(typeQuery("mjölk"))
      await shop.pass(500)
      expect(view(shop)).toMatchObject({ typed: "mjölk", hits: null, error: "Sökningen svarar inte", slow: false, old: false })
      broken = false
      await shop.start(retryQuery)
      await shop.pass(0)
      expect(view(shop)).toMatchObject({ hits: { query: "mjölk" }, error: null })
    })
  })

  it("NET-12 shows its error after the first failed try while tries go on behind it; the answer then replaces it", () => {
    let tries = 0
    return within((request) => (++tries < 3 ? unreachable(request.path) : answering(request)), async (shop) => {
      await shop.start(typeQuery("mjölk"))
      await shop.pass(500)
      expect(view(shop).error).not.toBeNull()
      await shop.pass(6_000)
      expect(view(shop)).toMatchObject({ hits: { query: "mjölk" }, error: null })
    })
  })

  it("keeps the last hits in view, marked old, until the next answer", () =>
    within(answeringAfter([0, 300]), async (shop) => {
      await shop.start(typeQuery("mjölk"))
      await shop.pass(500)
      await shop.start(typeQuery("mjöl"))
      expect(view(shop)).toMatchObject({ typed: "mjöl", hits: { query: "mjölk" }, old: true })
      await shop.pass(800)
      expect(view(shop)).toMatchObject({ hits: { query: "mjöl" }, old: false })
    }))

  it("an emptied field forgets hits, error and the request that is under way", () =>
    within(answeringAfter([0, 300]), async (shop) => {
      await shop.start(typeQuery("mjölk"))
      await shop.pass(500)
      await shop.start(typeQuery("ost"))
      await shop.pass(600)
      await shop.start(typeQuery(""))
      await shop.pass(5_000)
      expect(view(shop)).toEqual({ typed: "", hits: null, old: false, slow: false, error: null })
    }))

  it("an older answer never replaces a newer one, whatever the answers' delays and the pauses between keys are", () => {
    const word = fc.constantFrom("mj", "mjölk", "ost", "smör", "kaffe", "te", "a", "")
    const key = fc.record({ typed: word, pause: fc.constantFrom(0, 100, 499, 500, 501, 900, 2_000), delay: fc.constantFrom(0, 50, 450, 700, 1_600, 4_000) })
    return fc.assert(fc.asyncProperty(fc.array(key, { minLength: 1, maxLength: 8 }), (keys) =>
      within(answeringAfter(keys.map(({ delay }) => delay)), async (shop) => {
        let typedLast = ""
        const shown: Array<{ readonly typed: string; readonly query: string }> = []
        const watching = shop.states.suggestions.changes$.subscribe(({ hits, old }) => {
          if (hits !== null && !old) shown.push({ typed: typedLast, query: hits.query })
        })
        for (const { typed, pause } of keys) {
          typedLast = typed
          await shop.start(typeQuery(typed))
          await shop.pass(pause)
        }
        await shop.pass(10_000)
        watching.unsubscribe()
        expect(shown.filter(({ typed, query }) => typed !== query)).toEqual([])
        expect(view(shop)).toMatchObject({ typed: typedLast, old: false, slow: false })
        expect(view(shop).hits?.corrections ?? []).toEqual(typedLast.length < 2 ? [] : [`svar på ${typedLast}`])
      })), { numRuns: 300 })
  }, 60_000)
})

describe("Search", () => {
  it("SEARCH-01 refuses a query under two characters without asking", () =>
    within(answering, async (shop) => {
      expect(await shop.start(search({ query: " m " }))).toMatchObject({ _tag: "Failure", failure: { _tag: "QueryTooShort" } })
      expect(shop.sent).toEqual([])
    }))

  it("SEARCH-36 asks for a page of 20 in the chosen store, with the type, and without a sort by relevance", () =>
    within(answering, async (shop) => {
      const found = await shop.start(search({ query: "  röd   lök & co ", page: 2, filters: { Brands: ["Arla", "Zeta"] } }))
      expect(found).toMatchObject({ _tag: "Success", success: { query: "röd lök & co", counts: { recipe: 9 } } })
      expect(Object.fromEntries(shop.sent[0]?.query ?? [])).toEqual({ Q: "röd lök & co", type: "product", page: "2", take: "20", store: "3201", Brands: "Arla,Zeta" })
    }))
})

describe("recent searches", () => {
  it("SEARCH-14 are the last five made here, newest first, each once whatever its case", () =>
    within(answering, async (shop) => {
      for (const typed of ["mjölk", "ost", "smör", "Ost", "m", "kaffe", "te", " bröd "]) await shop.start(rememberSearch(typed))
      expect(await shop.start(recentSearches)).toMatchObject({ success: ["bröd", "te", "kaffe", "Ost", "smör"] })
    }))

  it("are none where the device holds nonsense", () =>
    within(answering, async (shop) => {
      await shop.start(shop.device.set("recent-searches", '{"not":"a list"}', 60))
      expect(await shop.start(recentSearches)).toMatchObject({ success: [] })
    }))
})
