import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { writeSelection } from "#core/assortment/assortment-cookie.ts"
import type { DeliverySelection } from "#core/assortment/model.ts"
import { adoptSelection } from "#core/journeys/adopt-selection.ts"
import { CookieStorage } from "#core/ports/storage.ts"
import { startUp } from "#core/journeys/start-up.ts"
import { wireCart } from "../suites/wire-cart.ts"
import { type FakeShop, pickupSelection, withFakeShop } from "./fake-shop.ts"

const uppsala: DeliverySelection = {
  ...pickupSelection,
  siteId: "site-7",
  storeNumber: "3207",
  storeName: "Fyristorg",
  city: "Uppsala"
}

const selectInOtherTab = ({ cookies }: FakeShop, selection: DeliverySelection) =>
  Effect.runPromise(Effect.provideService(writeSelection(selection), CookieStorage, cookies))
const withSelection = (
  work: (shop: FakeShop) => Promise<void>,
  selection: DeliverySelection | null = pickupSelection
) => withFakeShop(() => respondWithError(404, "ERR_NOT_FOUND"), work, { isLoggedIn: false, selection })
const currentSelection = ({ states }: FakeShop) => states.of(assortmentState).current().selection

describe("adoptSelection", () => {
  it("selects the store that has been selected in another tab of the browser", () =>
    withSelection(async (shop) => {
      await selectInOtherTab(shop, uppsala)
      await shop.run(adoptSelection())
      expect(shop.states.of(assortmentState).current()).toEqual({ selection: uppsala, loading: false, failed: false })
    }))

  it("sends no request for a visitor, who has no cart", () =>
    withSelection(async (shop) => {
      await selectInOtherTab(shop, uppsala)
      await shop.run(adoptSelection())
      expect(shop.sent).toEqual([])
    }))

  it("fetches the cart, and moves it to the new store unless the other tab has done so", async () => {
    for (const [cartStore, moveCount] of [
      ["3207", 0],
      ["3201", 1]
    ] as const) {
      const initialCart = wireCart("17", [{ id: "1", gtin: "1", itemNo: "1_ST", name: "Mjölk", quantity: 2 }])
      let cart = initialCart
      const server: FakeServer = ({ path }) => {
        if (path === "/orders") return respondWithJson({ carts: [cart], orders: [] })
        if (path === "/carts/17/move") cart = { ...cart, store: "3207", storeNo: "3207" }
        return path.startsWith("/carts/17") ? respondWithJson(cart) : respondWithError(404, "ERR_NOT_FOUND")
      }
      await withFakeShop(server, async (shop) => {
        await shop.run(startUp({ deleteStaleCarts: false }))
        cart = wireCart("17", [{ id: "2", gtin: "2", itemNo: "2_ST", name: "Ost", quantity: 1 }], {
          store: cartStore,
          storeNo: cartStore
        })
        await selectInOtherTab(shop, uppsala)
        await shop.run(adoptSelection())
        // Adopting a selection deletes no stale carts.
        expect(shop.sent.filter(({ method }) => method === "DELETE")).toEqual([])
        expect(shop.states.of(cartState).current().serverCart).toMatchObject({
          storeNumber: "3207",
          lines: [{ name: "Ost" }]
        })
        expect(shop.sent.filter(({ path }) => path.endsWith("/move"))).toHaveLength(moveCount)
      })
    }
  })

  it("does not notify subscribers of an unchanged selection", () =>
    withSelection(async (shop) => {
      await selectInOtherTab(shop, { ...pickupSelection })
      const stateBefore = shop.states.of(assortmentState).current()
      await shop.run(adoptSelection())
      expect(shop.states.of(assortmentState).current()).toBe(stateBefore)
    }))

  it("keeps the selection when the browser has stored none", () =>
    withSelection(async (shop) => {
      await shop.run(adoptSelection())
      expect(currentSelection(shop)).toEqual(pickupSelection)
    }))

  it("does not interrupt a selection in progress on this page", () =>
    withSelection(async (shop) => {
      await selectInOtherTab(shop, uppsala)
      shop.states.of(assortmentState).update((state) => ({ ...state, loading: true }))
      await shop.run(adoptSelection())
      expect(currentSelection(shop)).toEqual(pickupSelection)
    }))
})
