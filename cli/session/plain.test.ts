import { describe, expect, it } from "vitest"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { stockholmSelection } from "#core/assortment/testing.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { aCart, aCartLine, aCartMeal, aCartRecipe } from "#core/cart/testing.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import type { Ore } from "#core/kernel/money.ts"
import { StateStore } from "#core/kernel/state.ts"
import type { Order } from "#core/orders/model.ts"
import { sessionState } from "#core/session/session-state.ts"
import { aCustomer, aSession } from "#core/session/testing.ts"
import {
  cartView,
  customerView,
  plainHits,
  plainOrder,
  plainProduct,
  plainRecipe,
  plainStore,
  storeView
} from "./plain.ts"

describe("plainProduct", () => {
  it("has amounts in kronor, and null for a product without a price", () => {
    const product = aProduct({ id: "1_ST", name: "Mellanmjölk" })
    const plain = plainProduct(product)
    expect(plain).toMatchObject({ id: "1_ST", name: "Mellanmjölk", sellable: true })
    expect([plain.price, plain.ordinaryPrice]).toEqual([
      (product.price?.current ?? 0) / 100,
      (product.price?.ordinary ?? 0) / 100
    ])
    expect(plainProduct({ ...product, price: null })).toMatchObject({ price: null, ordinaryPrice: null })
  })
})

describe("plainOrder", () => {
  it("has amounts in kronor, the codes of its coupons and the ids of its products", () => {
    const order = {
      id: "o1",
      number: "5100001",
      status: "placed",
      placedAt: "2026-11-21T12:00:00Z",
      method: "pickupAtStore",
      slot: { date: "2026-11-24", from: "10:00", to: "12:00" },
      store: { name: "Skafferi Klara", streetAddress: "Klaragatan 1", city: "Stockholm" },
      lines: [aCartLine()],
      charges: [{ id: "c", kind: "picking", name: "Plockavgift", amount: 4_900 as Ore }],
      coupons: [{ gtin: "99", code: "SOMMAR", name: "Sommar", amount: 100 as Ore }],
      total: 8_950 as Ore,
      discount: 150 as Ore,
      message: "Ring inte på",
      changeableUntil: "2026-11-23T20:00:00Z"
    } as never as Order
    expect(plainOrder(order)).toEqual({
      id: "o1",
      number: "5100001",
      status: "placed",
      placed: "2026-11-21T12:00:00Z",
      method: "pickupAtStore",
      slot: { date: "2026-11-24", from: "10:00", to: "12:00" },
      message: "Ring inte på",
      changeableUntil: "2026-11-23T20:00:00Z",
      store: "Skafferi Klara",
      total: 89.5,
      discount: 1.5,
      charges: [{ kind: "picking", name: "Plockavgift", amount: 49 }],
      coupons: ["SOMMAR"],
      lines: [{ name: "Mellanmjölk", id: "1_ST", gtin: "1", quantity: 2, amount: 40 }]
    })
  })
})

describe("plainHits, plainStore and plainRecipe", () => {
  it("return the fields that scripts check", () => {
    const lists = { categories: [1], stores: [2], recipes: [3], cateredMeals: [4], contentPages: [5] }
    const otherFields = { query: "mjölk", total: 1, corrections: ["a"], completions: ["b"] }
    const product = aProduct({ id: "1_ST" })
    expect(plainHits({ ...otherFields, ...lists, pageCount: 1, products: [product], facets: [] } as never)).toEqual({
      ...otherFields,
      ...lists,
      pages: 1,
      products: [plainProduct(product)]
    })
    const store = {
      siteId: "1",
      name: "Klara",
      city: "Stockholm",
      streetAddress: "G 1",
      zipcode: "11122",
      selectable: true
    }
    expect(plainStore({ ...store, storeNumber: "3201", searchKeyWords: ["x"], phone: "1", email: "2" })).toEqual({
      ...store,
      number: "3201"
    })
    const recipe = { id: "1", name: "Soppa", url: "/soppa", cookingTime: 20 }
    expect(plainRecipe({ ...recipe, picture: "x" } as never)).toEqual(recipe)
  })
})

describe("the views of the state", () => {
  it("show an empty cart, no store and no customer at first", () => {
    const states = new StateStore()
    expect([storeView(states), customerView(states)]).toEqual([null, null])
    expect(cartView(states)).toEqual({
      lines: [],
      items: 0,
      recipes: [],
      bags: [],
      meals: [],
      total: 0,
      discount: 0,
      charges: [],
      coupons: [],
      store: null,
      slot: null,
      problems: []
    })
  })

  it("show the cart, the store and the customer, with amounts in kronor", () => {
    const states = new StateStore()
    const cart = aCart({
      lines: [aCartLine()],
      baskets: [{ name: "flexkassen", recipes: [], editableRecipes: [aCartRecipe()] }],
      meals: [aCartMeal()],
      slotId: "a",
      discount: 150 as Ore,
      charges: [{ id: "c", kind: "picking", name: "Plockavgift", amount: 4_900 as Ore }],
      coupons: [{ gtin: "99", code: "SOMMAR", name: "Sommar", amount: 100 as Ore }]
    })
    states.of(cartState).update((view) => ({
      ...withServerCart(view, cart),
      problems: [{ id: "p", kind: "add-failed", names: ["Mjölk"], code: "ERR" } as never]
    }))
    states.of(assortmentState).update((view) => ({ ...view, selection: stockholmSelection }))
    states.of(sessionState).set(aSession(aCustomer({ id: "1" })))
    expect(cartView(states)).toEqual({
      lines: [{ name: "Mellanmjölk", id: "1_ST", gtin: "1", quantity: 2, unit: "piece", amount: 40 }],
      items: 2,
      recipes: [{ basket: "flexkassen", name: "Pannkakor med sylt", portions: 4, price: 84.5 }],
      bags: [],
      meals: [{ name: "Smörgåstårta med räkor", quantity: 10, side: null, amount: 990 }],
      total: 40,
      discount: 1.5,
      charges: [{ kind: "picking", name: "Plockavgift", amount: 49 }],
      coupons: ["SOMMAR"],
      store: "3201",
      slot: "a",
      problems: [{ kind: "add-failed", names: ["Mjölk"], code: "ERR" }]
    })
    expect(storeView(states)).toEqual({
      number: stockholmSelection.storeNumber,
      name: stockholmSelection.storeName,
      method: "home",
      "postal-code": stockholmSelection.postalCode,
      city: stockholmSelection.city
    })
    const { fullName, email, mobilePhone, address } = aCustomer({ id: "1" })
    expect(customerView(states)).toEqual({ name: fullName, email, "mobile-phone": mobilePhone, address })
  })
})
