import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Ore } from "#core/kernel/money.ts"
import { reasonNotSold } from "../catalogue/reason-not-sold.ts"
import {
  type CartProduct,
  clampToMaximum,
  isUndeliverable,
  parsePiecesOrGrams,
  toStoreAvailability
} from "./cart-products.ts"

const now = Date.parse("2026-03-10T09:00:00Z")

const aRow = (fields: Partial<CartProduct> = {}): CartProduct => ({
  no: 1,
  gtin: "1",
  name: "Mellanmjölk",
  unit: "PCE",
  maximum: null,
  sellable: true,
  visible: true,
  collect_only: false,
  price: 2_195 as Ore,
  available_from: "2026-01-01",
  available_to: "9999-12-30",
  quantity_in_cart: null,
  ...fields
})

describe("reasonNotSold", () => {
  it.each<[string, CartProduct | undefined, string]>([
    ["does not exist", undefined, "The store does not have this product."],
    ["is hidden", aRow({ visible: false }), "The store does not have this product."],
    ["is not in the store", aRow({ available_from: null }), "The store does not have this product."],
    ["is not sold any more", aRow({ sellable: false }), "This product is not sold any more."],
    ["has no price", aRow({ price: null }), "This product has no price now."],
    ["was available until yesterday", aRow({ available_to: "2026-03-09" }), "This product is not available now."],
    ["is available later", aRow({ available_from: "2026-03-12" }), "This product is not available now."]
  ])("names the reason for a product that %s", (_, product, reason) => {
    expect(reasonNotSold(product, now)).toBe(reason)
  })

  it("is null for a product that can be bought", () => {
    expect(reasonNotSold(aRow(), now)).toBeNull()
    expect(reasonNotSold(aRow({ available_to: "2026-03-10" }), now)).toBeNull()
  })
})

describe("toStoreAvailability", () => {
  it("is undefined for a product that is hidden or not in the store", () => {
    expect([
      toStoreAvailability(aRow({ visible: false })),
      toStoreAvailability(aRow({ available_from: null }))
    ]).toEqual([undefined, undefined])
  })

  it("returns the fields that are checked when a cart moves to another store", () => {
    expect(toStoreAvailability(aRow({ sellable: false, price: null, collect_only: true }))).toEqual({
      sellable: false,
      priced: false,
      availableFrom: "2026-01-01",
      availableTo: "9999-12-30",
      pickupOnly: true
    })
    expect(toStoreAvailability(aRow())).toMatchObject({ sellable: true, priced: true, pickupOnly: false })
  })
})

describe("isUndeliverable", () => {
  it("is true only for home delivery of a product that must be picked up", () => {
    for (const collect_only of [true, false])
      for (const method of ["homeDelivery", "pickupAtStore", null] as const)
        expect([collect_only, method, isUndeliverable({ collect_only }, method)]).toEqual([
          collect_only,
          method,
          collect_only && method === "homeDelivery"
        ])
  })
})

describe("clampToMaximum", () => {
  const anyMaximum = fc.option(fc.integer({ min: 1, max: 40 }))

  it("CART-58 CART-59 always reduces a quantity above the maximum (25 by default), and returns an error only then", () => {
    fc.assert(
      fc.property(anyMaximum, fc.integer({ min: 0, max: 80 }), fc.boolean(), (maximum, quantity, isWeight) => {
        const storedPerUnit = isWeight ? 1_000 : 1
        const limit = maximum ?? 25
        const product = aRow({ maximum, unit: isWeight ? "KGM" : "PCE" })
        expect(clampToMaximum(product, quantity * storedPerUnit, "f")).toEqual(
          quantity <= limit
            ? { piecesOrGrams: quantity * storedPerUnit, error: null }
            : {
                piecesOrGrams: limit * storedPerUnit,
                error: {
                  code: "ERR_QUANTITY_LIMIT",
                  message: `At most ${limit} of 'Mellanmjölk' can be bought at once.`,
                  field: "f"
                }
              }
        )
      })
    )
  })
})

describe("parsePiecesOrGrams", () => {
  it("always converts tenths of a kilogram to grams, and keeps pieces", () => {
    fc.assert(
      fc.property(fc.nat(250), (steps) => {
        expect(parsePiecesOrGrams(aRow({ unit: "KGM" }), steps / 10, "f")).toBe(steps * 100)
        expect(parsePiecesOrGrams(aRow(), steps, "f")).toBe(steps)
      })
    )
  })

  it.each([
    ["PCE" as const, 1.5, "A quantity is a whole number, not negative."],
    ["PCE" as const, -1, "A quantity is a whole number, not negative."],
    ["KGM" as const, 0.15, "A weight is given in kilograms, in steps of 0.1."],
    ["KGM" as const, -0.1, "A weight is given in kilograms, in steps of 0.1."]
  ])("refuses %s %d", (unit, quantity, message) => {
    expect(() => parsePiecesOrGrams(aRow({ unit }), quantity, "items.0")).toThrow(message)
  })
})
