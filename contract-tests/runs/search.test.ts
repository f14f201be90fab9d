import { assortmentState } from "#core/assortment/assortment-state.ts"
import { connectionState } from "#core/connection/connection-state.ts"
import { searchShortcutState } from "#core/search/search-shortcut-state.ts"
import { suggestionsState } from "#core/search/suggestions-state.ts"
import { Effect, Logger } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError, unreachable } from "#adapters/fakes/fake-http.ts"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import { loadPopularProducts } from "#core/journeys/load-popular-products.ts"
import { findByGtin } from "#core/search/find-by-gtin.ts"
import { trackAddingToCart } from "#core/search/track-adding-to-cart.ts"
import { trackClick } from "#core/search/track-click.ts"
import { listRecentSearches } from "#core/search/list-recent-searches.ts"
import { forgetSearches } from "#core/search/forget-searches.ts"
import { rememberSearch } from "#core/search/remember-search.ts"
import { readSearchShortcut } from "#core/search/read-search-shortcut.ts"
import { setSearchShortcut } from "#core/search/set-search-shortcut.ts"
import { search } from "#core/search/search.ts"
import { retrySuggestions } from "#core/search/retry-suggestions.ts"
import { loadSuggestions } from "#core/search/load-suggestions.ts"
import { anyInput } from "#core/search/testing.ts"
import { normalizeQuery } from "#core/search/normalize-query.ts"
import { checkDigitOf } from "#core/kernel/gtin.ts"
import type { HttpRequest } from "#core/ports/http.ts"
import { type FakeShop, pickupSelection, withFakeShop } from "./fake-shop.ts"
import { wireCard } from "#contract-tests/suites/wire-card.ts"

const parameterOf = ({ query }: HttpRequest, name: string) => query.find(([key]) => key === name)?.[1] ?? null
const queriesSentBy = ({ sent }: FakeShop) =>
  sent.map((request) => parameterOf(request, "q") ?? parameterOf(request, "Q"))

const wireHits = (query: string) => {
  const aHit = (index: number) => ({
    name: `${query} ${index}`,
    url: `/${index}-k${index}`,
    pagetype: "category",
    parentName: null,
    loop54Id: String(index)
  })
  const nineHits = Array.from({ length: 9 }, (_, index) => aHit(index))
  return {
    searchResults: {
      products: [],
      totalCount: 9,
      pageSize: 20,
      currentPage: 0,
      totalPages: 1,
      categories: [],
      facets: []
    },
    category: nineHits,
    recipe: nineHits,
    cateredmeal: nineHits,
    page: nineHits,
    store: [],
    completions: nineHits.map((_, index) => ({ id: String(index), query: `${query}${index}` })),
    corrections: [{ id: "c", query: `svar på ${query}` }],
    recentSearches: [],
    filters: []
  }
}
const searchServer: FakeServer = (request) =>
  respondWithJson(wireHits(parameterOf(request, "q") ?? parameterOf(request, "Q") ?? ""))
/** Delays each response by the next of the delays. */
const delayedServer = (delaysMs: ReadonlyArray<number>): FakeServer => {
  let nextIndex = 0
  return (request) => Effect.delay(searchServer(request), delaysMs[nextIndex++] ?? 0)
}

const withVisitor = (server: FakeServer, work: (shop: FakeShop) => Promise<void>) =>
  withFakeShop(server, work, { isLoggedIn: false })
const currentSuggestions = ({ states }: FakeShop) => states.of(suggestionsState).current()

describe("loadSuggestions while the shopper types", () => {
  it("SEARCH-01 sends no request for fewer than two characters besides white space", () =>
    withVisitor(searchServer, async (shop) => {
      for (const input of ["m", " m ", "", "   ", "\t"]) {
        await shop.run(loadSuggestions(input))
        await shop.advance(2_000)
      }
      expect(shop.sent).toEqual([])
      await shop.run(loadSuggestions("mj"))
      await shop.advance(500)
      expect(queriesSentBy(shop)).toEqual(["mj"])
    }))

  it("SEARCH-02 sends one request with the current text, 500 ms after the last key", () =>
    withVisitor(searchServer, async (shop) => {
      for (const input of ["mj", "mjö", "mjöl", "mjölk"]) {
        await shop.run(loadSuggestions(input))
        await shop.advance(499)
      }
      expect(shop.sent).toEqual([])
      await shop.advance(1)
      expect(queriesSentBy(shop)).toEqual(["mjölk"])
      expect(parameterOf(shop.sent[0]!, "store")).toBe(pickupSelection.storeNumber)
      expect(currentSuggestions(shop)).toMatchObject({
        input: "mjölk",
        hits: { query: "mjölk", corrections: ["svar på mjölk"] },
        stale: false,
        slow: false,
        error: null
      })
    }))

  it("SEARCH-03 shows the loader after 1 s without a response, and hides it with the response", () =>
    withVisitor(delayedServer([1_500]), async (shop) => {
      await shop.run(loadSuggestions("mjölk"))
      await shop.advance(500 + 999)
      expect(currentSuggestions(shop).slow).toBe(false)
      await shop.advance(1)
      expect(currentSuggestions(shop).slow).toBe(true)
      await shop.advance(500)
      expect(currentSuggestions(shop)).toMatchObject({ slow: false, hits: { query: "mjölk" } })
    }))

  it("SEARCH-04 SEARCH-05 SEARCH-39 shows the first six products, and the first five completions and hits of each other type", () => {
    const response = wireHits("ost")
    const nine = <A>(make: (index: number) => A) => Array.from({ length: 9 }, (_, index) => make(index))
    const products = nine((index) => wireCard({ id: `10000100${index}_ST` }))
    const store = nine((index) => ({
      storeNumber: `320${index}`,
      name: `Butik ${index}`,
      url: `/butiker/${index}`,
      streetAddress: "Storgatan 1",
      city: "Umeå",
      loop54Id: `${index}`
    }))
    return withVisitor(
      () => respondWithJson({ ...response, searchResults: { ...response.searchResults, products }, store }),
      async (shop) => {
        await shop.run(loadSuggestions("ost"))
        await shop.advance(500)
        const {
          products: shownProducts = [],
          categories,
          recipes,
          cateredMeals,
          contentPages,
          stores,
          completions
        } = currentSuggestions(shop).hits ?? {}
        expect(shownProducts.map(({ id }) => id)).toEqual(products.slice(0, 6).map(({ id }) => id))
        expect(
          [categories, recipes, cateredMeals, contentPages, stores, completions].map((hitsOfType) => hitsOfType?.length)
        ).toEqual([5, 5, 5, 5, 5, 5])
      }
    )
  })

  it("omits completions that are too long for a chip", () =>
    withVisitor(searchServer, async (shop) => {
      for (const [query, completionCount] of [
        ["o".repeat(39), 5],
        ["o".repeat(40), 0]
      ] as const) {
        await shop.run(loadSuggestions(query))
        await shop.advance(500)
        expect([query, currentSuggestions(shop).hits?.completions.length]).toEqual([query, completionCount])
      }
    }))

  it("SEARCH-18 sends a typed or scanned code of 13 or 14 digits without white space, in one request", () =>
    withVisitor(searchServer, async (shop) => {
      for (const code of ["7310865000019", "17310865000016"]) {
        await shop.run(loadSuggestions(` ${code}\n`))
        await shop.advance(500)
      }
      expect(queriesSentBy(shop)).toEqual(["7310865000019", "17310865000016"])
    }))

  it("SEARCH-11 SEARCH-23 keeps the message of a failed request in the state, instead of the previous hits", () => {
    let isFailing = true
    return withVisitor(
      (request) => (isFailing ? respondWithError(500, "ERR_SEARCH", "Sökningen svarar inte") : searchServer(request)),
      async (shop) => {
        await shop.run(loadSuggestions("mjölk"))
        await shop.advance(500)
        expect(currentSuggestions(shop)).toMatchObject({
          input: "mjölk",
          hits: null,
          error: "Sökningen svarar inte",
          slow: false,
          stale: false
        })
        isFailing = false
        await shop.run(retrySuggestions())
        await shop.advance(0)
        expect(currentSuggestions(shop)).toMatchObject({ hits: { query: "mjölk" }, error: null })
      }
    )
  })

  it("NET-12 shows an error after the first failed attempt while the search is retried, and replaces the error with the response", () => {
    let attemptCount = 0
    return withVisitor(
      (request) => (++attemptCount < 3 ? unreachable(request.path) : searchServer(request)),
      async (shop) => {
        await shop.run(loadSuggestions("mjölk"))
        await shop.advance(500)
        expect(currentSuggestions(shop).error).not.toBeNull()
        await shop.advance(6_000)
        expect(currentSuggestions(shop)).toMatchObject({ hits: { query: "mjölk" }, error: null })
      }
    )
  })

  it("keeps showing the previous hits, marked as stale, until the next response", () =>
    withVisitor(delayedServer([0, 300]), async (shop) => {
      await shop.run(loadSuggestions("mjölk"))
      await shop.advance(500)
      await shop.run(loadSuggestions("mjöl"))
      expect(currentSuggestions(shop)).toMatchObject({ input: "mjöl", hits: { query: "mjölk" }, stale: true })
      await shop.advance(800)
      expect(currentSuggestions(shop)).toMatchObject({ hits: { query: "mjöl" }, stale: false })
    }))

  it("clears the hits when the field is emptied, and shows none of a pending request", () =>
    withVisitor(delayedServer([0, 300]), async (shop) => {
      await shop.run(loadSuggestions("mjölk"))
      await shop.advance(500)
      await shop.run(loadSuggestions("ost"))
      await shop.advance(600)
      await shop.run(loadSuggestions(""))
      await shop.advance(5_000)
      expect(currentSuggestions(shop)).toEqual({ input: "", hits: null, stale: false, slow: false, error: null })
    }))

  it("never replaces newer hits with those of an older response, for any delays of responses and pauses between keystrokes", () => {
    const anyWord = fc.constantFrom("mj", "mjölk", "ost", "smör", "kaffe", "te", "a", "")
    const anyKeystroke = fc.record({
      input: anyWord,
      pauseMs: fc.constantFrom(0, 100, 499, 500, 501, 900, 2_000),
      delayMs: fc.constantFrom(0, 50, 450, 700, 1_600, 4_000)
    })
    return fc.assert(
      fc.asyncProperty(fc.array(anyKeystroke, { minLength: 1, maxLength: 8 }), (keystrokes) =>
        withVisitor(delayedServer(keystrokes.map(({ delayMs }) => delayMs)), async (shop) => {
          let lastInput = ""
          const shownHits: Array<{ readonly input: string; readonly query: string }> = []
          const subscription = shop.states.of(suggestionsState).changes$.subscribe(({ hits, stale }) => {
            if (hits !== null && !stale) shownHits.push({ input: lastInput, query: hits.query })
          })
          for (const { input, pauseMs } of keystrokes) {
            lastInput = input
            await shop.run(loadSuggestions(input))
            await shop.advance(pauseMs)
          }
          await shop.advance(10_000)
          subscription.unsubscribe()
          expect(shownHits.filter(({ input, query }) => input !== query)).toEqual([])
          expect(currentSuggestions(shop)).toMatchObject({ input: lastInput, stale: false, slow: false })
          expect(currentSuggestions(shop).hits?.corrections ?? []).toEqual(
            lastInput.length < 2 ? [] : [`svar på ${lastInput}`]
          )
        })
      ),
      { numRuns: 300 }
    )
  }, 60_000)
})

describe("the search for suggestions", () => {
  it(
    "SEARCH-02 sends exactly one request after each pause of at least 500 ms, and none after shorter pauses",
    () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(0, 1, 250, 499, 500, 501, 3_000), { minLength: 1, maxLength: 10 }),
          (pauses) =>
            withVisitor(searchServer, async (shop) => {
              for (const [index, pauseMs] of pauses.entries()) {
                await shop.run(loadSuggestions(`mjölk ${index}`))
                await shop.advance(pauseMs)
              }
              await shop.advance(5_000)
              expect(queriesSentBy(shop)).toEqual(
                pauses.flatMap((pauseMs, index) =>
                  pauseMs >= 500 || index === pauses.length - 1 ? [`mjölk ${index}`] : []
                )
              )
            })
        ),
        { numRuns: 100 }
      ),
    60_000
  )

  it("aborts the request of a replaced query", () => {
    const abortedQueries: Array<string | null> = []
    const server: FakeServer = (request) =>
      Effect.onInterrupt(Effect.delay(searchServer(request), 400), () =>
        Effect.sync(() => void abortedQueries.push(parameterOf(request, "q")))
      )
    return withVisitor(server, async (shop) => {
      for (const input of ["mjölk", "ost", ""]) {
        await shop.run(loadSuggestions(input))
        await shop.advance(600)
      }
      expect(abortedQueries).toEqual(["mjölk", "ost"])
    })
  })

  it(
    "always ends with the query's hits, or with none for a too short query, sends an encodable query, and keeps the input",
    () =>
      fc.assert(
        fc.asyncProperty(anyInput, (input) =>
          withVisitor(searchServer, async (shop) => {
            await shop.run(loadSuggestions(input))
            await shop.advance(600)
            const query = normalizeQuery(input)
            expect(queriesSentBy(shop)).toEqual(query === null ? [] : [query])
            for (const request of shop.sent)
              expect(() => request.query.map(([, value]) => encodeURIComponent(value))).not.toThrow()
            expect(currentSuggestions(shop)).toMatchObject({
              input,
              error: null,
              stale: false,
              hits: query === null ? null : { query }
            })
          })
        ),
        { numRuns: 300 }
      ),
    60_000
  )

  it("searches again immediately when the store changes, and marks the hits of the previous store as stale", () =>
    withVisitor(delayedServer([0, 300]), async (shop) => {
      await shop.run(loadSuggestions("mjölk"))
      await shop.advance(500)
      shop.states
        .of(assortmentState)
        .update((assortment) => ({ ...assortment, selection: { ...pickupSelection, storeNumber: "3202" } }))
      await shop.advance(0)
      expect(currentSuggestions(shop)).toMatchObject({ input: "mjölk", stale: true })
      await shop.advance(300)
      expect(currentSuggestions(shop)).toMatchObject({ hits: { query: "mjölk" }, stale: false })
      expect(shop.sent.map((request) => parameterOf(request, "store"))).toEqual(["3201", "3202"])
    }))

  it("sends one request in the new store when the store changes during typing, and none when the field is empty", () =>
    withVisitor(searchServer, async (shop) => {
      const selectStore = (storeNumber: string) =>
        shop.states
          .of(assortmentState)
          .update((assortment) => ({ ...assortment, selection: { ...pickupSelection, storeNumber } }))
      selectStore("3203")
      await shop.run(loadSuggestions("mjölk"))
      await shop.advance(200)
      selectStore("3204")
      await shop.advance(299)
      expect(shop.sent).toEqual([])
      await shop.advance(1)
      expect(shop.sent.map((request) => parameterOf(request, "store"))).toEqual(["3204"])
      await shop.run(loadSuggestions(""))
      selectStore("3205")
      await shop.advance(5_000)
      expect(shop.sent).toHaveLength(1)
    }))
})

describe("findByGtin", () => {
  const withCheckDigit = (digits: string) => digits + checkDigitOf(digits)
  const hitsWithProduct = (gtin: string) => ({
    ...wireHits("x"),
    searchResults: { ...wireHits("x").searchResults, products: [wireCard({ gtin })] }
  })

  it("SEARCH-18 finds the product of a code of 13 digits, or of 14 with a padding zero, in the selected store", () =>
    withVisitor(
      () => respondWithJson(hitsWithProduct("4006381333931")),
      async (shop) => {
        for (const code of [" 4006381333931", "04006381333931\n"]) {
          expect(await shop.run(findByGtin(code))).toMatchObject({
            _tag: "Success",
            success: { gtin: "4006381333931" }
          })
        }
        expect(shop.sent.map((request) => [parameterOf(request, "q"), parameterOf(request, "store")])).toEqual([
          ["4006381333931", "3201"]
        ])
      }
    ))

  it("finds the product of an EAN-8, a UPC-A, a Digital Link and a code that a scale has printed", () => {
    const weighedProduct = withCheckDigit("238806020000")
    const gtins = ["96385074", "0012345678905", weighedProduct, "7310865004703"]
    return withVisitor(
      (request) => {
        const gtin = gtins.find((known) => known === parameterOf(request, "q"))
        return respondWithJson(gtin === undefined ? wireHits("x") : hitsWithProduct(gtin))
      },
      async (shop) => {
        const gtinOf = async (code: string) => {
          const result = await shop.run(findByGtin(code))
          return result._tag === "Success" ? (result.success?.gtin ?? null) : result
        }
        expect(await gtinOf("96385074")).toBe("96385074")
        expect(await gtinOf("012345678905")).toBe("0012345678905")
        expect(await gtinOf("https://id.gs1.org/01/07310865004703/10/L1")).toBe("7310865004703")
        expect(await gtinOf(withCheckDigit("238806021234"))).toBe(weighedProduct)
        expect(await gtinOf(withCheckDigit("238806031234"))).toBeNull()
      }
    )
  })

  it("returns null when the API returns other products, and sends no request for an invalid code", () =>
    withVisitor(
      () => respondWithJson(hitsWithProduct("7310865004703")),
      async (shop) => {
        expect(await shop.run(findByGtin("4006381333931"))).toMatchObject({ success: null })
        expect(shop.sent).toHaveLength(1)
        for (const code of ["4006381333932", "12345", "mjölk"])
          expect(await shop.run(findByGtin(code))).toMatchObject({ success: null })
        expect(shop.sent).toHaveLength(1)
      }
    ))

  it("fails with SearchUnavailable when the API fails", () =>
    withVisitor(
      () => respondWithError(500, "ERR_INTERNAL"),
      async (shop) => {
        expect(await shop.run(findByGtin("4006381333931"))).toMatchObject({ failure: { _tag: "SearchUnavailable" } })
      }
    ))
})

describe("search events", () => {
  it("API-70 API-71 contain the hit and, for a click, the query; they use keepalive and carry no idempotency key", () =>
    withVisitor(
      () => respondWithJson(null, 204),
      async (shop) => {
        await shop.run(trackClick({ id: "100001001_ST", query: " mjölk\n" }))
        await shop.run(trackAddingToCart({ id: "100001001_ST" }))
        expect(
          shop.sent.map(({ method, path, query, keepalive, headers }) => [
            method,
            path,
            query,
            keepalive,
            headers["idempotency-key"]
          ])
        ).toEqual([
          [
            "POST",
            "/Loop54/notify/click",
            [
              ["EntitytId", "100001001_ST"],
              ["q", "mjölk"]
            ],
            true,
            undefined
          ],
          ["POST", "/Loop54/notify/adding-to-cart", [["EntitytId", "100001001_ST"]], true, undefined]
        ])
      }
    ))

  it("are sent once, and never show a banner or toast when they fail", () => {
    const servers: ReadonlyArray<FakeServer> = [
      () => respondWithError(500, "ERR_INTERNAL"),
      ({ path }) => unreachable(path),
      () => Effect.never
    ]
    return Promise.all(
      servers.map((server) =>
        withVisitor(server, async (shop) => {
          const connectionBefore = shop.states.of(connectionState).current()
          const trackingPromise = shop.run(trackClick({ id: "1", query: "mjölk" }))
          await shop.advance(600_000)
          expect(await trackingPromise).toMatchObject({ _tag: "Success" })
          expect([shop.sent.length, shop.states.of(connectionState).current()]).toEqual([1, connectionBefore])
        })
      )
    )
  })
})

describe("products for an empty field", () => {
  const isGraphql = ({ path }: HttpRequest) => path === "/graphql"
  const respondWithBestSellers = () =>
    respondWithJson({
      ...wireHits("x"),
      searchResults: { ...wireHits("x").searchResults, products: Array.from({ length: 7 }, () => wireCard({})) }
    })

  it("API-59 are, for a visitor, up to five of the store's best sellers, requested with size 5 and page 0", () =>
    withVisitor(respondWithBestSellers, async (shop) => {
      expect(
        await shop.run(
          Effect.map(loadPopularProducts(), ({ areOwnPurchases, products }) => [areOwnPurchases, products.length])
        )
      ).toMatchObject({
        success: [false, 5]
      })
      expect(shop.sent.map(({ path, query }) => [path, query])).toEqual([
        [
          "/Loop54/search/quick/",
          [
            ["size", "5"],
            ["page", "0"],
            ["fields", "card"],
            ["store", "3201"]
          ]
        ]
      ])
    }))

  it("are the store's best sellers when the most bought products cannot be loaded", () =>
    withFakeShop(
      (request) => (isGraphql(request) ? respondWithError(500, "ERR_INTERNAL") : respondWithBestSellers()),
      async (shop) => {
        const loadSummary = Effect.map(loadPopularProducts(), ({ areOwnPurchases, products }) => [
          areOwnPurchases,
          products.length
        ])
        expect(await shop.run(loadSummary)).toMatchObject({ success: [false, 5] })
      }
    ))

  it("SEARCH-40 are empty, with a log line, when neither the most bought products nor the best sellers can be loaded", () =>
    withFakeShop(
      () => respondWithError(500, "ERR_INTERNAL"),
      async (shop) => {
        const logLines: Array<string> = []
        const logLayer = Logger.layer([Logger.make(({ message }) => void logLines.push(String(message)))])
        expect(await shop.run(Effect.provide(loadPopularProducts(), logLayer))).toMatchObject({
          _tag: "Success",
          success: { areOwnPurchases: false, products: [] }
        })
        expect(logLines).toContain("The most bought products could not be fetched: ApiErrorResponse")
      }
    ))
})

describe("the search's keyboard shortcut", () => {
  it("is enabled until the shopper disables it on this device", () =>
    withVisitor(searchServer, async (shop) => {
      expect(shop.states.of(searchShortcutState).current()).toBeNull()
      await shop.run(readSearchShortcut())
      expect(shop.states.of(searchShortcutState).current()).toBe(true)
      await shop.run(setSearchShortcut(false))
      expect(shop.states.of(searchShortcutState).current()).toBe(false)
      await withFakeShop(
        searchServer,
        async (nextPage) => {
          await nextPage.run(readSearchShortcut())
          expect(nextPage.states.of(searchShortcutState).current()).toBe(false)
          await nextPage.run(setSearchShortcut(true))
        },
        { device: shop.device }
      )
      await shop.run(readSearchShortcut())
      expect(shop.states.of(searchShortcutState).current()).toBe(true)
    }))

  it("keeps the shopper's new setting when the stored one arrives after it", async () => {
    for (const choice of [false, true]) {
      const storage = makeFakeStorage(choice ? { "search-key": "off" } : {})
      const device = { ...storage, get: (name: string) => Effect.tap(storage.get(name), () => Effect.sleep(50)) }
      await withFakeShop(
        searchServer,
        async (shop) => {
          const readPromise = shop.run(readSearchShortcut())
          await shop.advance(20)
          await shop.run(setSearchShortcut(choice))
          await shop.advance(50)
          await readPromise
          expect(shop.states.of(searchShortcutState).current()).toBe(choice)
        },
        { device }
      )
    }
  })
})

describe("search", () => {
  it("SEARCH-01 searches for two characters, and rejects a shorter query without a request", () =>
    withVisitor(searchServer, async (shop) => {
      expect(await shop.run(search({ query: " m " }))).toMatchObject({
        _tag: "Failure",
        failure: { _tag: "QueryTooShort" }
      })
      expect(shop.sent).toEqual([])
      expect(await shop.run(search({ query: " mj " }))).toMatchObject({ _tag: "Success" })
      expect(shop.sent.map((request) => parameterOf(request, "Q"))).toEqual(["mj"])
    }))

  it("SEARCH-34 requests a page of 24 products in the selected store, by relevance unless sorted", () =>
    withVisitor(searchServer, async (shop) => {
      const result = await shop.run(
        search({ query: "  röd   lök & co ", page: 2, filters: { Brands: ["Arla", "Zeta"] } })
      )
      expect(result).toMatchObject({ _tag: "Success", success: { query: "röd lök & co", counts: { recipe: 9 } } })
      expect(Object.fromEntries(shop.sent[0]?.query ?? [])).toEqual({
        Q: "röd lök & co",
        type: "product",
        page: "2",
        take: "24",
        fields: "card",
        store: "3201",
        Brands: "Arla,Zeta"
      })
    }))

  it("SEARCH-35 SEARCH-36 requests pages of 20 hits of other types, with the filters of recipes and a given store", () =>
    withVisitor(searchServer, async (shop) => {
      await shop.run(
        search({
          query: "lök",
          type: "recipe",
          page: 1,
          store: "3207",
          sort: { field: "p_name", order: "DESC" },
          filters: { RecipeMarkings: ["Vegetarisk"], CookingTimes: ["0-15"] }
        })
      )
      await shop.run(search({ query: "lök", type: "page" }))
      expect(shop.sent.map(({ query }) => Object.fromEntries(query))).toEqual([
        {
          Q: "lök",
          type: "recipe",
          page: "1",
          take: "20",
          fields: "card",
          store: "3207",
          SortField: "p_name",
          SortOrder: "DESC",
          RecipeMarkings: "Vegetarisk",
          CookingTimes: "0-15"
        },
        { Q: "lök", type: "page", page: "0", take: "20", fields: "card", store: "3201" }
      ])
    }))
})

describe("recent searches", () => {
  it("are the last five on this device, newest first, without duplicates in other letter case", () =>
    withVisitor(searchServer, async (shop) => {
      for (const query of ["mjölk", "ost", "smör", "Ost", "m", "4006381333931", "kaffe", "te", " bröd "])
        await shop.run(rememberSearch(query))
      expect(await shop.run(listRecentSearches())).toMatchObject({ success: ["bröd", "te", "kaffe", "Ost", "smör"] })
    }))

  it("are deleted when the shopper clears them", () =>
    withVisitor(searchServer, async (shop) => {
      await shop.run(rememberSearch("mjölk"))
      await shop.run(forgetSearches())
      expect(await shop.run(listRecentSearches())).toMatchObject({ success: [] })
    }))

  it("are empty when the stored value is invalid", () =>
    withVisitor(searchServer, async (shop) => {
      await shop.run(shop.device.set("recent-searches", '{"not":"a list"}', 60))
      expect(await shop.run(listRecentSearches())).toMatchObject({ success: [] })
    }))
})
