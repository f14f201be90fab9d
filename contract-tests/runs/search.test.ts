import { Effect, Logger } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse, unreachable } from "#adapters/fakes/fake-http.ts"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import { loadMostBought } from "#core/catalogue/load-most-bought.ts"
import { popularGoods } from "#core/journeys/popular-goods.ts"
import { findByGtin } from "#core/search/find-by-gtin.ts"
import { reportAddingToCart, reportClick } from "#core/search/notify.ts"
import { forgetSearches, recentSearches, rememberSearch } from "#core/search/recent-searches.ts"
import { readSearchKey, setSearchKey } from "#core/search/search-key.ts"
import { search } from "#core/search/search.ts"
import { retryQuery, typeQuery } from "#core/search/suggest.ts"
import { anyTyped } from "#core/search/testing.ts"
import { queryOf } from "#core/search/query-of.ts"
import type { HttpRequest } from "#core/ports/http.ts"
import { type FakeShop, pickup, withinShop } from "./fake-shop.ts"
import { wireCard } from "./wire-card.ts"

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

  it("SEARCH-04 SEARCH-05 SEARCH-39 shows at most six goods, five of each other kind and five completions, the first of each", () => {
    const many = hits("ost")
    const nine = <A>(make: (place: number) => A) => Array.from({ length: 9 }, (_, place) => make(place))
    const products = nine((place) => wireCard({ id: `10000100${place}_ST` }))
    const store = nine((place) => ({ storeNumber: `320${place}`, name: `Butik ${place}`, url: `/butiker/${place}`, streetAddress: "Storgatan 1", city: "Umeå", loop54Id: `${place}` }))
    return within(() => answerJson({ ...many, searchResults: { ...many.searchResults, products }, store }), async (shop) => {
      await shop.start(typeQuery("ost"))
      await shop.pass(500)
      const { products: goods = [], categories, recipes, cateredMeals, contentPages, stores, completions } = view(shop).hits ?? {}
      expect(goods.map(({ id }) => id)).toEqual(products.slice(0, 6).map(({ id }) => id))
      expect([categories, recipes, cateredMeals, contentPages, stores, completions].map((kind) => kind?.length)).toEqual([5, 5, 5, 5, 5, 5])
    })
  })

  it("offers no completion that is longer than a chip", () =>
    within(answering, async (shop) => {
      for (const [query, offered] of [["o".repeat(39), 5], ["o".repeat(40), 0]] as const) {
        await shop.start(typeQuery(query))
        await shop.pass(500)
        expect([query, view(shop).hits?.completions.length]).toEqual([query, offered])
      }
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

describe("suggestions, whatever is typed", () => {
  it("SEARCH-02 asks exactly once for each rest of 500 ms, never for what was typed on over, whatever the pauses are", () =>
    fc.assert(fc.asyncProperty(fc.array(fc.constantFrom(0, 1, 250, 499, 500, 501, 3_000), { minLength: 1, maxLength: 10 }), (pauses) =>
      within(answering, async (shop) => {
        for (const [index, pause] of pauses.entries()) {
          await shop.start(typeQuery(`mjölk ${index}`))
          await shop.pass(pause)
        }
        await shop.pass(5_000)
        expect(asked(shop)).toEqual(pauses.flatMap((pause, index) => (pause >= 500 || index === pauses.length - 1 ? [`mjölk ${index}`] : [])))
      })), { numRuns: 100 }), 60_000)

  it("aborts the request whose question has been replaced", () => {
    const aborted: Array<string | null> = []
    const server: FakeServer = (request) => Effect.onInterrupt(Effect.delay(answering(request), 400), () => Effect.sync(() => void aborted.push(parameter(request, "q"))))
    return within(server, async (shop) => {
      for (const typed of ["mjölk", "ost", ""]) {
        await shop.start(typeQuery(typed))
        await shop.pass(600)
      }
      expect(aborted).toEqual(["mjölk", "ost"])
    })
  })

  it("always ends in an answer or in nothing, asked in a query that can be sent, and echoes what was typed", () =>
    fc.assert(fc.asyncProperty(anyTyped, (typed) =>
      within(answering, async (shop) => {
        await shop.start(typeQuery(typed))
        await shop.pass(600)
        const query = queryOf(typed)
        expect(asked(shop)).toEqual(query === null ? [] : [query])
        for (const request of shop.sent) expect(() => request.query.map(([, value]) => encodeURIComponent(value))).not.toThrow()
        expect(view(shop)).toMatchObject({ typed, error: null, old: false, hits: query === null ? null : { query } })
      })), { numRuns: 300 }), 60_000)

  it("asks again at once for what is typed when the store changes, and marks the hits of the old store until then", () =>
    within(answeringAfter([0, 300]), async (shop) => {
      await shop.start(typeQuery("mjölk"))
      await shop.pass(500)
      shop.states.assortment.update((assortment) => ({ ...assortment, choice: { ...pickup, storeNumber: "3202" } }))
      await shop.pass(0)
      expect(view(shop)).toMatchObject({ typed: "mjölk", old: true })
      await shop.pass(300)
      expect(view(shop)).toMatchObject({ hits: { query: "mjölk" }, old: false })
      expect(shop.sent.map((request) => parameter(request, "store"))).toEqual(["3201", "3202"])
    }))

  it("asks once, in the new store, when the store changes while the shopper types; and not at all when nothing is typed", () =>
    within(answering, async (shop) => {
      const choose = (storeNumber: string) => shop.states.assortment.update((assortment) => ({ ...assortment, choice: { ...pickup, storeNumber } }))
      choose("3203")
      await shop.start(typeQuery("mjölk"))
      await shop.pass(200)
      choose("3204")
      await shop.pass(299)
      expect(shop.sent).toEqual([])
      await shop.pass(1)
      expect(shop.sent.map((request) => parameter(request, "store"))).toEqual(["3204"])
      await shop.start(typeQuery(""))
      choose("3205")
      await shop.pass(5_000)
      expect(shop.sent).toHaveLength(1)
    }))
})

describe("FindByGtin", () => {
  const goods = (gtin: string) => ({ ...hits("x"), searchResults: { ...hits("x").searchResults, products: [wireCard({ gtin })] } })

  it("SEARCH-18 finds the goods of a code of 13 digits, or of 14 with a packing zero, in the chosen store", () =>
    within(() => answerJson(goods("4006381333931")), async (shop) => {
      for (const code of [" 4006381333931", "04006381333931\n"]) {
        expect(await shop.start(findByGtin(code))).toMatchObject({ _tag: "Success", success: { gtin: "4006381333931" } })
      }
      expect(shop.sent.map((request) => [parameter(request, "q"), parameter(request, "store")])).toEqual([["4006381333931", "3201"], ["04006381333931", "3201"]])
    }))

  it("finds nothing where other goods come, and asks nothing for a wrong check digit", () =>
    within(() => answerJson(goods("7310865004703")), async (shop) => {
      expect(await shop.start(findByGtin("4006381333931"))).toMatchObject({ success: null })
      expect(shop.sent).toHaveLength(1)
      for (const code of ["4006381333932", "12345", "mjölk"]) expect(await shop.start(findByGtin(code))).toMatchObject({ success: null })
      expect(shop.sent).toHaveLength(1)
    }))

  it("says when the search does not answer", () =>
    within(() => refuse(500, "ERR_INTERNAL"), async (shop) => {
      expect(await shop.start(findByGtin("4006381333931"))).toMatchObject({ failure: { _tag: "SearchUnavailable" } })
    }))
})

describe("reports of how hits are used", () => {
  it("API-70 API-71 name the hit and what was typed, outlive the page and carry no key", () =>
    within(() => answerJson(null, 204), async (shop) => {
      await shop.start(reportClick({ id: "100001001_ST", query: " mjölk\n" }))
      await shop.start(reportAddingToCart({ id: "100001001_ST" }))
      expect(shop.sent.map(({ method, path, query, keepalive, headers }) => [method, path, query, keepalive, headers["idempotency-key"]])).toEqual([
        ["POST", "/Loop54/notify/click", [["EntitytId", "100001001_ST"], ["q", "mjölk"]], true, undefined],
        ["POST", "/Loop54/notify/adding-to-cart", [["EntitytId", "100001001_ST"]], true, undefined]
      ])
    }))

  it("never trouble the shopper: sent once, without banner and toast, whatever becomes of them", () => {
    const servers: ReadonlyArray<FakeServer> = [() => refuse(500, "ERR_INTERNAL"), ({ path }) => unreachable(path), () => Effect.never]
    return Promise.all(servers.map((server) =>
      within(server, async (shop) => {
        const quiet = shop.states.connection.current()
        const ended = shop.start(reportClick({ id: "1", query: "mjölk" }))
        await shop.pass(600_000)
        expect(await ended).toMatchObject({ _tag: "Success" })
        expect([shop.sent.length, shop.states.connection.current()]).toEqual([1, quiet])
      })))
  })
})

describe("goods before anything is typed", () => {
  const isGraphql = ({ path }: HttpRequest) => path === "/graphql"
  const best = () => answerJson({ ...hits("x"), searchResults: { ...hits("x").searchResults, products: Array.from({ length: 7 }, () => wireCard({})) } })

  it("SEARCH-13 API-59 are up to five of what the store sells most, asked for with size 5 and page 0", () =>
    within(best, async (shop) => {
      expect(await shop.start(Effect.map(popularGoods, ({ own, goods }) => [own, goods.length]))).toMatchObject({ success: [false, 5] })
      expect(shop.sent.map(({ path, query }) => [path, query])).toEqual([["/Loop54/search/quick/", [["size", "5"], ["page", "0"], ["store", "3201"]]]])
    }))

  it("SEARCH-40 are an empty answer and a line in the log where the most bought goods cannot be had", () =>
    withinShop((request) => (isGraphql(request) ? refuse(500, "ERR_INTERNAL") : best()), async (shop) => {
      const logged: Array<string> = []
      const collect = Logger.layer([Logger.make(({ message }) => void logged.push(String(message)))])
      expect(await shop.start(Effect.provide(loadMostBought({ size: 5 }), collect))).toMatchObject({ _tag: "Success", success: [] })
      expect(logged).toEqual(["No most bought goods: ApiRefused"])
      expect(await shop.start(Effect.map(popularGoods, ({ own, goods }) => [own, goods.length]))).toMatchObject({ success: [false, 5] })
    }))

  it("are none where nothing can be had at all", () =>
    withinShop(() => refuse(500, "ERR_INTERNAL"), async (shop) => {
      expect(await shop.start(popularGoods)).toMatchObject({ _tag: "Success", success: { own: false, goods: [] } })
    }))
})

describe("the key that opens the search", () => {
  it("is on until it is switched off on this device, and stays so for the next page", () =>
    within(answering, async (shop) => {
      expect(shop.states.searchKey.current()).toBeNull()
      await shop.start(readSearchKey)
      expect(shop.states.searchKey.current()).toBe(true)
      await shop.start(setSearchKey(false))
      expect(shop.states.searchKey.current()).toBe(false)
      await withinShop(answering, async (next) => {
        await next.start(readSearchKey)
        expect(next.states.searchKey.current()).toBe(false)
        await next.start(setSearchKey(true))
      }, { device: shop.device })
      await shop.start(readSearchKey)
      expect(shop.states.searchKey.current()).toBe(true)
    }))

  it("is as the shopper has switched it last, whatever the device tells of before", async () => {
    for (const wanted of [false, true]) {
      const kept = makeFakeStorage(wanted ? { "search-key": "off" } : {})
      const device = { ...kept, get: (name: string) => Effect.tap(kept.get(name), () => Effect.sleep(50)) }
      await withinShop(answering, async (shop) => {
        const reading = shop.start(readSearchKey)
        await shop.pass(20)
        await shop.start(setSearchKey(wanted))
        await shop.pass(50)
        await reading
        expect(shop.states.searchKey.current()).toBe(wanted)
      }, { device })
    }
  })
})

describe("Search", () => {
  it("SEARCH-01 refuses a query under two characters without asking", () =>
    within(answering, async (shop) => {
      expect(await shop.start(search({ query: " m " }))).toMatchObject({ _tag: "Failure", failure: { _tag: "QueryTooShort" } })
      expect(shop.sent).toEqual([])
    }))

  it("SEARCH-34 asks for a page of 24 goods in the chosen store, and without a sort by relevance", () =>
    within(answering, async (shop) => {
      const found = await shop.start(search({ query: "  röd   lök & co ", page: 2, filters: { Brands: ["Arla", "Zeta"] } }))
      expect(found).toMatchObject({ _tag: "Success", success: { query: "röd lök & co", counts: { recipe: 9 } } })
      expect(Object.fromEntries(shop.sent[0]?.query ?? [])).toEqual({ Q: "röd lök & co", type: "product", page: "2", take: "24", store: "3201", Brands: "Arla,Zeta" })
    }))

  it("SEARCH-31 SEARCH-35 SEARCH-36 asks for pages of 20 of every other kind, recipes by their own filters, in another store where one is named", () =>
    within(answering, async (shop) => {
      await shop.start(search({ query: "lök", type: "recipe", page: 1, store: "3207", sort: { field: "p_name", order: "DESC" }, filters: { RecipeMarkings: ["Vegetarisk"], CookingTimes: ["0-15"] } }))
      await shop.start(search({ query: "lök", type: "page" }))
      expect(shop.sent.map(({ query }) => Object.fromEntries(query))).toEqual([
        { Q: "lök", type: "recipe", page: "1", take: "20", store: "3207", SortField: "p_name", SortOrder: "DESC", RecipeMarkings: "Vegetarisk", CookingTimes: "0-15" },
        { Q: "lök", type: "page", page: "0", take: "20", store: "3201" }
      ])
    }))
})

describe("recent searches", () => {
  it("SEARCH-14 are the last five made here, newest first, each once whatever its case", () =>
    within(answering, async (shop) => {
      for (const typed of ["mjölk", "ost", "smör", "Ost", "m", "4006381333931", "kaffe", "te", " bröd "]) await shop.start(rememberSearch(typed))
      expect(await shop.start(recentSearches)).toMatchObject({ success: ["bröd", "te", "kaffe", "Ost", "smör"] })
    }))

  it("are forgotten when the shopper asks for it", () =>
    within(answering, async (shop) => {
      await shop.start(rememberSearch("mjölk"))
      await shop.start(forgetSearches)
      expect(await shop.start(recentSearches)).toMatchObject({ success: [] })
    }))

  it("are none where the device holds nonsense", () =>
    within(answering, async (shop) => {
      await shop.start(shop.device.set("recent-searches", '{"not":"a list"}', 60))
      expect(await shop.start(recentSearches)).toMatchObject({ success: [] })
    }))
})
