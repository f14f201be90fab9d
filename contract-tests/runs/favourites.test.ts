import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson, unreachable } from "#adapters/fakes/fake-http.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { addFavourite } from "#core/favourites/add-favourite.ts"
import { favouritesState } from "#core/favourites/favourites-state.ts"
import { loadFavourites } from "#core/favourites/load-favourites.ts"
import { type FavouriteItem, noFavourites } from "#core/favourites/model.ts"
import { removeFavourite } from "#core/favourites/remove-favourite.ts"
import { withoutFavourites } from "#core/favourites/changes.ts"
import { favouriteKey, isFavourite, isPending } from "#core/favourites/rules.ts"
import { logOut } from "#core/journeys/log-out.ts"
import { sessionState } from "#core/session/session-state.ts"
import { aCustomer, aSession } from "#core/session/testing.ts"
import { type FakeShop, withFakeShop } from "./fake-shop.ts"

const milk: FavouriteItem = { kind: "product", itemNo: "1_ST" }
const pancakes: FavouriteItem = { kind: "recipe", itemNo: "12" }
const items = [milk, { kind: "product", itemNo: "2_ST" }, pancakes] as const satisfies ReadonlyArray<FavouriteItem>

const noContent = Effect.succeed({ status: 204, headers: {}, text: "" })

/** Stores favourites as the API does; ids are new for each addition. */
class FakeFavouritesApi {
  readonly stored = new Map<string, FavouriteItem & { readonly id: string }>()
  /** The next writes fail with these statuses, 0 for unreachable; null for success. */
  failures: Array<number | null> = []
  /** The delays of the next responses, in ms. The API reads and changes its data when the request arrives, before the delay. */
  delaysMs: Array<number> = []
  #lastId = 0

  add(item: FavouriteItem) {
    const key = favouriteKey(item)
    const favourite = this.stored.get(key) ?? { ...item, id: `f${++this.#lastId}` }
    this.stored.set(key, favourite)
    return favourite
  }

  readonly server: FakeServer = (request) => Effect.delay(this.#respond(request), this.delaysMs.shift() ?? 0)

  readonly #respond: FakeServer = ({ method, path, query, body }) => {
    const toWire = ({ id, itemNo, kind }: FavouriteItem & { readonly id: string }) => ({
      id,
      itemNo,
      favoriteTypeId: kind === "product" ? 1 : 2
    })
    if (!path.startsWith("/favorites")) return respondWithError(404, "ERR_NOT_FOUND")
    if (method === "GET") {
      const ofKind = (kind: FavouriteItem["kind"]) =>
        [...this.stored.values()].filter((favourite) => favourite.kind === kind).map(toWire)
      return respondWithJson({ products: ofKind("product"), recipes: ofKind("recipe") })
    }
    const failure = this.failures.shift() ?? null
    if (failure !== null) return failure === 0 ? unreachable() : respondWithError(failure, "ERR_INTERNAL")
    if (method === "POST") {
      const { itemNo } = JSON.parse(body?.text ?? "{}") as { readonly itemNo: string }
      return respondWithJson(toWire(this.add({ kind: path.endsWith("recipes") ? "recipe" : "product", itemNo })), 201)
    }
    const id = query.find(([name]) => name === "id")?.[1]
    const match = [...this.stored].find(([, favourite]) => favourite.id === id)
    if (match === undefined) return respondWithError(404, "ERR_FAVOURITE_NOT_FOUND")
    this.stored.delete(match[0])
    return noContent
  }
}

const isShown = ({ states }: FakeShop, item: FavouriteItem) => isFavourite(states.of(favouritesState).current(), item)
const isPendingIn = ({ states }: FakeShop, item: FavouriteItem) => isPending(states.of(favouritesState).current(), item)
const statusOf = ({ states }: FakeShop, item: FavouriteItem) =>
  states.of(favouritesState).current().changes[favouriteKey(item)]?.status
const writesOf = ({ sent }: FakeShop) => sent.filter(({ method }) => method !== "GET")

describe("favourites", () => {
  it.each(items)(
    "FAVBLOCK-01 FAVBLOCK-02 show an addition while it is pending, and when it is confirmed: %o",
    (item) => {
      const api = new FakeFavouritesApi()
      return withFakeShop(api.server, async (shop) => {
        api.delaysMs = [100]
        const additionPromise = shop.run(addFavourite(item))
        await shop.advance(50)
        expect([isShown(shop, item), statusOf(shop, item)]).toEqual([true, "pending"])
        await shop.advance(50)
        expect(await additionPromise).toMatchObject({ _tag: "Success" })
        expect([isShown(shop, item), statusOf(shop, item)]).toEqual([true, undefined])
        expect([...api.stored.keys()]).toEqual([favouriteKey(item)])
      })
    }
  )

  it.each(items)("hide a removed item while the removal is pending, and when it is confirmed: %o", (item) => {
    const api = new FakeFavouritesApi()
    api.add(item)
    return withFakeShop(api.server, async (shop) => {
      await shop.run(loadFavourites())
      expect(isShown(shop, item)).toBe(true)
      api.delaysMs = [100]
      const removalPromise = shop.run(removeFavourite(item))
      await shop.advance(50)
      expect([isShown(shop, item), statusOf(shop, item)]).toEqual([false, "pending"])
      await shop.advance(50)
      expect(await removalPromise).toMatchObject({ _tag: "Success" })
      expect([isShown(shop, item), statusOf(shop, item), api.stored.size]).toEqual([false, undefined, 0])
    })
  })

  it("FAV-06 FAV-07 FAV-08 show a change while it is requested and when it is received, and the item as before when it has failed; the change can be tried again", () => {
    const api = new FakeFavouritesApi()
    return withFakeShop(
      api.server,
      async (shop) => {
        for (const [change, before] of [
          [addFavourite, false],
          [removeFavourite, true]
        ] as const) {
          api.failures = [500]
          api.delaysMs = [100]
          const failurePromise = shop.run(change(milk))
          await shop.advance(50)
          expect([isShown(shop, milk), statusOf(shop, milk)]).toEqual([!before, "pending"])
          await shop.advance(50)
          expect(await failurePromise).toMatchObject({ failure: { _tag: "FavouriteNotSaved", detail: "500" } })
          expect([isShown(shop, milk), statusOf(shop, milk)]).toEqual([before, "failed"])
          api.delaysMs = [100]
          const changePromise = shop.run(change(milk))
          await shop.advance(50)
          expect([isShown(shop, milk), statusOf(shop, milk)]).toEqual([!before, "pending"])
          await shop.advance(50)
          expect(await changePromise).toMatchObject({ _tag: "Success" })
          expect([isShown(shop, milk), statusOf(shop, milk)]).toEqual([!before, undefined])
        }
      },
      { policy: cliPolicy(0) }
    )
  })

  it("can be added, but not removed, while the lists with their ids cannot be loaded", () => {
    const api = new FakeFavouritesApi()
    const server: FakeServer = (request) =>
      request.method === "GET" ? respondWithError(500, "ERR_INTERNAL") : api.server(request)
    return withFakeShop(
      server,
      async (shop) => {
        expect(await shop.run(removeFavourite(milk))).toMatchObject({ failure: { _tag: "FavouritesUnavailable" } })
        expect([statusOf(shop, milk), writesOf(shop).length]).toEqual(["failed", 0])
        expect(await shop.run(addFavourite(milk))).toMatchObject({ _tag: "Success" })
        expect([statusOf(shop, milk), api.stored.size]).toEqual([undefined, 1])
      },
      { policy: cliPolicy(0) }
    )
  })

  it("are shown as stored when a change was stored but its response was lost", () => {
    const api = new FakeFavouritesApi()
    const server: FakeServer = (request) =>
      request.method === "POST" ? Effect.andThen(api.server(request), unreachable()) : api.server(request)
    return withFakeShop(
      server,
      async (shop) => {
        await shop.run(loadFavourites())
        expect(await shop.run(addFavourite(milk))).toMatchObject({ failure: { _tag: "FavouriteNotSaved" } })
        expect([isShown(shop, milk), api.stored.size]).toEqual([true, 1])
      },
      { policy: cliPolicy(0) }
    )
  })

  it("are shown as the API has them after a removal with an outdated id, when another device has removed and re-added the item", () => {
    const api = new FakeFavouritesApi()
    api.add(milk)
    return withFakeShop(api.server, async (shop) => {
      await shop.run(loadFavourites())
      api.stored.clear()
      api.add(milk)
      await shop.run(removeFavourite(milk))
      expect([isShown(shop, milk), api.stored.size]).toEqual([true, 1])
    })
  })

  it.each([
    [
      "loaded",
      [0, 100],
      { generation: 1, lists: null, confirmedChangeCount: 0, changes: {} },
      ["GET /favorites", "POST /favorites/products"]
    ],
    [
      "not loaded",
      [100],
      { generation: 1, lists: null, confirmedChangeCount: 0, changes: {} },
      ["POST /favorites/products"]
    ]
  ] as const)(
    "are not changed for the next customer by a response to the previous customer's request (lists %s)",
    (listsStatus, delays, expected, sent) => {
      const api = new FakeFavouritesApi()
      const server: FakeServer = (request) => (request.path === "/connect/revoke" ? noContent : api.server(request))
      return withFakeShop(server, async (shop) => {
        api.delaysMs = [...delays]
        if (listsStatus === "loaded") await shop.run(loadFavourites())
        const additionPromise = shop.run(addFavourite(milk))
        await shop.advance(50)
        await shop.run(logOut())
        shop.states.of(sessionState).set(aSession(aCustomer({ id: "erik" })))
        await shop.advance(100)
        await additionPromise
        expect(shop.states.of(favouritesState).current()).toEqual(expected)
        expect(
          shop.sent.flatMap(({ method, path }) => (path.startsWith("/favorites") ? [`${method} ${path}`] : []))
        ).toEqual(sent)
      })
    }
  )

  it("of the next customer are not removed when the customer changes while a removal still loads the lists", () => {
    const api = new FakeFavouritesApi()
    api.add(milk)
    const server: FakeServer = (request) => (request.path === "/connect/revoke" ? noContent : api.server(request))
    return withFakeShop(server, async (shop) => {
      api.delaysMs = [100]
      const removalPromise = shop.run(removeFavourite(milk))
      await shop.advance(50)
      shop.states.of(favouritesState).update(withoutFavourites)
      await shop.advance(100)
      await removalPromise
      expect([writesOf(shop).length, api.stored.size]).toEqual([0, 1])
    })
  })

  it("are requested by each of two concurrent loads, and not a third time", () => {
    const api = new FakeFavouritesApi()
    return withFakeShop(api.server, async (shop) => {
      api.delaysMs = [50, 100]
      const loadPromises = [shop.run(loadFavourites()), shop.run(loadFavourites())]
      await shop.advance(100)
      await Promise.all(loadPromises)
      expect(shop.sent).toHaveLength(2)
    })
  })

  it("require a log-in: a visitor's change is not sent", () =>
    withFakeShop(
      new FakeFavouritesApi().server,
      async (shop) => {
        for (const change of [addFavourite, removeFavourite])
          expect(await shop.run(change(milk))).toMatchObject({ failure: { _tag: "NotLoggedIn" } })
        expect([shop.sent.length, isShown(shop, milk)]).toEqual([0, false])
      },
      { isLoggedIn: false }
    ))

  it("ignore a second change of an item while the first one is in progress", () => {
    const api = new FakeFavouritesApi()
    return withFakeShop(api.server, async (shop) => {
      api.delaysMs = [100]
      const changePromises = [addFavourite, addFavourite, removeFavourite].map((change) => shop.run(change(milk)))
      await shop.advance(100)
      await Promise.all(changePromises)
      expect([writesOf(shop).length, isShown(shop, milk)]).toEqual([1, true])
    })
  })

  it("count a removal as confirmed when another tab or device has removed the item", () => {
    const api = new FakeFavouritesApi()
    api.add(milk)
    return withFakeShop(api.server, async (shop) => {
      await shop.run(loadFavourites())
      api.stored.clear()
      expect(await shop.run(removeFavourite(milk))).toMatchObject({ _tag: "Success" })
      expect(await shop.run(removeFavourite(pancakes))).toMatchObject({ _tag: "Success" })
      expect([isShown(shop, milk), writesOf(shop).length]).toEqual([false, 1])
    })
  })

  it("are loaded again when a change is confirmed while they load", () => {
    const api = new FakeFavouritesApi()
    return withFakeShop(api.server, async (shop) => {
      await shop.run(loadFavourites())
      // The lists are read before the addition is stored, and arrive after its response.
      api.delaysMs = [100]
      const loadPromise = shop.run(loadFavourites())
      await shop.advance(50)
      await shop.run(addFavourite(milk))
      await shop.advance(50)
      expect(await loadPromise).toMatchObject({ success: { products: ["1_ST"], recipes: [] } })
      expect([isShown(shop, milk), shop.sent.filter(({ method }) => method === "GET").length]).toEqual([true, 3])
    })
  })

  it("are cleared at log-out", () => {
    const api = new FakeFavouritesApi()
    api.add(milk)
    const server: FakeServer = (request) => (request.path === "/connect/revoke" ? noContent : api.server(request))
    return withFakeShop(server, async (shop) => {
      const session = shop.states.of(sessionState)
      session.set(aSession(aCustomer({ id: "anna" })))
      await shop.run(loadFavourites())
      await shop.run(logOut())
      expect(shop.states.of(favouritesState).current()).toEqual({ ...noFavourites, generation: 1 })
    })
  })

  it("are not shown to the next customer when the previous customer's response arrives after the change of customer", () => {
    const api = new FakeFavouritesApi()
    api.add(milk)
    return withFakeShop(api.server, async (shop) => {
      api.delaysMs = [100]
      const loadPromise = shop.run(loadFavourites())
      await shop.advance(50)
      shop.states.of(favouritesState).update(withoutFavourites)
      await shop.advance(50)
      await loadPromise
      expect(shop.states.of(favouritesState).current().lists).toBeNull()
    })
  })

  it("are always shown as the API has stored them when no change is in progress", () =>
    fc.assert(
      fc.asyncProperty(
        fc.subarray([...items]),
        fc.array(
          fc.record({
            item: fc.constantFrom(...items),
            adds: fc.boolean(),
            failure: fc.constantFrom(null, null, 0, 500, 503),
            delayMs: fc.nat({ max: 200 }),
            overlapsNext: fc.boolean(),
            reloads: fc.boolean()
          }),
          { maxLength: 12 }
        ),
        async (initialItems, changes) => {
          const api = new FakeFavouritesApi()
          for (const item of initialItems) api.add(item)
          await withFakeShop(
            api.server,
            async (shop) => {
              await shop.run(loadFavourites())
              let changePromises: Array<Promise<unknown>> = []
              for (const { item, adds, failure, delayMs, overlapsNext, reloads } of changes) {
                api.failures.push(failure)
                api.delaysMs.push(delayMs)
                changePromises.push(shop.run(adds ? addFavourite(item) : removeFavourite(item)))
                if (reloads) changePromises.push(shop.run(loadFavourites()))
                await shop.advance(20)
                if (overlapsNext) continue
                await shop.advance(1_000)
                await Promise.all(changePromises)
                changePromises = []
              }
              await shop.advance(1_000)
              await Promise.all(changePromises)
              for (const item of items)
                expect([isPendingIn(shop, item), isShown(shop, item)]).toEqual([
                  false,
                  api.stored.has(favouriteKey(item))
                ])
            },
            { policy: cliPolicy(0) }
          )
        }
      ),
      { numRuns: 200 }
    ))
})
