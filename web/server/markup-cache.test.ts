import fc from "fast-check"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { stockholmSelection } from "#core/assortment/testing.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { aCart, aCartLine } from "#core/cart/testing.ts"
import { aProduct, aPromotion, noon } from "#core/catalogue/testing.ts"
import { favouritesState } from "#core/favourites/favourites-state.ts"
import { ore } from "#core/kernel/money.ts"
import { StateStore } from "#core/kernel/state.ts"
import { visitor } from "#core/session/model.ts"
import { sessionState } from "#core/session/session-state.ts"
import { aSession } from "#core/session/testing.ts"
import { App } from "#web/app/App.tsx"
import { type MarkupCache, MarkupCacheContext } from "#web/container/CachedMarkup.tsx"
import { preloadStepper } from "#web/features/catalogue/AddControl.tsx"
import { ProductTile } from "#web/features/catalogue/ProductTile.tsx"
import type { LinkProps } from "#web/kit/controls/Link.tsx"
import { Panel } from "#web/panel/panel.ts"
import { MarkupStore } from "./markup-cache.ts"

beforeAll(preloadStepper)

const products = [
  aProduct({ id: "1_ST", gtin: "1", name: "Mellanmjölk" }),
  aProduct({
    id: "2_ST",
    gtin: "2",
    name: "Blåbärssylt",
    newFrom: "2026-11-21T11:59:00Z",
    newTo: "2026-11-21T12:01:00Z"
  }),
  aProduct({
    id: "3_ST",
    gtin: "3",
    name: "Kaffe",
    price: { ...aProduct().price!, promotions: [aPromotion({ unitPrice: ore(1000), to: "2026-11-21T12:00:30.000Z" })] }
  })
]

interface Shopper {
  readonly isCustomer: boolean
  readonly hasStore: boolean
  readonly isCartKnown: boolean
  readonly quantities: ReadonlyArray<number>
  readonly favourites: ReadonlyArray<string>
}

const anyShopper: fc.Arbitrary<Shopper> = fc.record({
  isCustomer: fc.boolean(),
  hasStore: fc.boolean(),
  isCartKnown: fc.boolean(),
  quantities: fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
  favourites: fc.subarray(products.map(({ id }) => id))
})

const statesOf = ({ isCustomer, hasStore, isCartKnown, quantities, favourites }: Shopper): StateStore => {
  const states = new StateStore()
  states.of(sessionState).set(isCustomer ? aSession() : visitor)
  states.of(assortmentState).update((state) => ({ ...state, selection: hasStore ? stockholmSelection : null }))
  const lines = products.flatMap(({ id, gtin, name }, index) => {
    const quantity = quantities[index] ?? 0
    return quantity === 0 ? [] : [aCartLine({ itemNo: id, gtin, name, quantity })]
  })
  states
    .of(cartState)
    .update(
      (cart) => ({ ...cart, status: isCartKnown ? "known" : "unknown", serverCart: aCart({ lines }) }) as typeof cart
    )
  states.of(favouritesState).update((state) => ({
    ...state,
    lists: { product: favourites.map((itemNo) => ({ id: itemNo, itemNo })), recipe: [] }
  }))
  return states
}

const PlainLink = ({ flyout: _flyout, preventScrollReset: _preventScrollReset, ...anchor }: LinkProps) =>
  createElement("a", anchor)

/** Renders a page of tiles for the states, with a cache or without. */
const renderTiles = (
  states: StateStore,
  {
    now = noon,
    cache = null,
    shown = products
  }: Partial<{ now: number; cache: MarkupCache | null; shown: typeof products }>
): string => {
  const scope = { states, panel: new Panel(), loadUseCases: () => Promise.reject(new Error("No use case is called")) }
  const children = shown.map((product) => createElement(ProductTile, { key: product.id, product }))
  const page = { scope, now, link: PlainLink, children }
  return renderToString(createElement(MarkupCacheContext, { value: cache }, createElement(App, page)))
}

describe("the cache of markup", () => {
  it("never changes a page: shoppers who visit one after the other, in any order and at any time, get the markup of a server without a cache", () => {
    const anyVisit = fc.tuple(anyShopper, fc.constantFrom(noon - 60_000, noon, noon + 60_000))
    fc.assert(
      fc.property(fc.array(anyVisit, { minLength: 1, maxLength: 12 }), (visits) => {
        const store = new MarkupStore()
        for (const [shopper, now] of visits) {
          const states = statesOf(shopper)
          const cache = store.open(states, now)
          expect(cache.finish(renderTiles(states, { now, cache }))).toBe(renderTiles(statesOf(shopper), { now }))
        }
      }),
      { numRuns: 60 }
    )
  })

  it("finds the markup again for a shopper whose states are equal where it depends on them", () => {
    const store = new MarkupStore()
    const shopper = { isCustomer: true, hasStore: true, isCartKnown: true, quantities: [1, 0, 0], favourites: ["2_ST"] }
    const isFound = (states: StateStore): boolean => {
      const cache = store.open(states, noon)
      const request = vi.fn(cache.request)
      cache.finish(renderTiles(states, { cache: { request }, shown: products.slice(0, 1) }))
      return request.mock.results[0]?.value.checks === null
    }
    expect(isFound(statesOf(shopper))).toBe(false)
    expect(isFound(statesOf(shopper))).toBe(true)
    // Other products concern another tile.
    expect(isFound(statesOf({ ...shopper, quantities: [1, 2, 0], favourites: [] }))).toBe(true)
    expect(isFound(statesOf({ ...shopper, quantities: [2, 0, 0] }))).toBe(false)
    expect(isFound(statesOf(shopper))).toBe(true)
  })
})
