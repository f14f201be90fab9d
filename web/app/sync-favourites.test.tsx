import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type FakeServer, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { favouritesState } from "#core/favourites/favourites-state.ts"
import { withConfirmedChange, withPendingChange } from "#core/favourites/changes.ts"
import { type SessionState, visitor } from "#core/session/model.ts"
import { anna, composeShop } from "#web/container/testing.tsx"
import { syncFavourites } from "./sync-favourites.ts"

let receive: (event: { readonly data: unknown }) => void = () => undefined
let sentCount = 0

class FakeChannel {
  postMessage() {
    sentCount += 1
  }
  addEventListener(_: string, listener: typeof receive) {
    receive = listener
  }
}

beforeEach(() => {
  sentCount = 0
  vi.stubGlobal("BroadcastChannel", FakeChannel)
})
afterEach(() => vi.unstubAllGlobals())

const favourite = { id: "f1", itemNo: "1_ST" }
const server: FakeServer = () => respondWithJson({ products: [{ ...favourite, favoriteTypeId: 1 }], recipes: [] })
const openTab = (session: SessionState) => {
  const shop = composeShop({ session, server })
  return { shop, favourites: shop.states.of(favouritesState) }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

describe("syncFavourites", () => {
  it("loads a customer's favourites when the document does not contain them", async () => {
    const { shop, favourites } = openTab(anna)
    syncFavourites(shop)
    await vi.waitFor(() => expect(favourites.current().lists?.product).toEqual([favourite]))
  })

  it.each([
    ["for a visitor", visitor],
    ["when the document contains them", anna]
  ])("sends no request %s", async (_, session) => {
    const { shop, favourites } = openTab(session)
    if (session === anna) favourites.update((state) => ({ ...state, lists: { product: [], recipe: [] } }))
    syncFavourites(shop)
    if (session === visitor) receive({ data: null })
    await settle()
    expect(shop.http.sent).toEqual([])
  })

  it("loads the favourites again when another tab has changed them, and notifies other tabs only of this tab's confirmed changes", async () => {
    const { shop, favourites } = openTab(anna)
    favourites.update((state) => ({ ...state, lists: { product: [], recipe: [] } }))
    syncFavourites(shop)
    receive({ data: null })
    await vi.waitFor(() => expect(favourites.current().lists?.product).toEqual([favourite]))
    expect(sentCount).toBe(0)
    const item = { kind: "product", itemNo: "1_ST" } as const
    favourites.update((state) => withPendingChange(state, item, false))
    expect(sentCount).toBe(0)
    favourites.update((state) => withConfirmedChange(state, item, null))
    expect(sentCount).toBe(1)
  })
})
