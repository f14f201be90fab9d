import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fromKronor } from "../kernel/money.ts"
import {
  canBeOrdered,
  clampCateringQuantity,
  initialQuantity,
  isSideMissing,
  largestCateringQuantity,
  lowestPrice,
  mealAvailability,
  mealPrice,
  noUpperLimit,
  orderLimits,
  sizesOf,
  variantNames
} from "./rules.ts"
import { aMeal, aMealVariant } from "./testing.ts"

const anyLimits = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.nat(50))
  .map(([quantityFrom, range]) => ({ quantityFrom, quantityTo: quantityFrom + range }))

describe("clampCateringQuantity", () => {
  it("always returns 0 or a whole number between the limits, and is idempotent", () => {
    fc.assert(
      fc.property(fc.double(), anyLimits, (quantity, limits) => {
        const clampedQuantity = clampCateringQuantity(quantity, limits)
        expect(
          clampedQuantity === 0 || (clampedQuantity >= limits.quantityFrom && clampedQuantity <= limits.quantityTo)
        ).toBe(true)
        expect([
          clampedQuantity === 0,
          Number.isInteger(clampedQuantity),
          clampCateringQuantity(clampedQuantity, limits)
        ]).toEqual([!(quantity > 0), true, clampedQuantity])
      })
    )
  })

  it("keeps every whole number between the limits", () => {
    fc.assert(
      fc.property(anyLimits, fc.nat(50), (limits, difference) => {
        const quantity = Math.min(limits.quantityFrom + difference, limits.quantityTo)
        expect(clampCateringQuantity(quantity, limits)).toBe(quantity)
      })
    )
  })

  it("CONST-01 CONST-02 has no upper limit when the largest quantity is 999", () => {
    const limits = { quantityFrom: 4, quantityTo: noUpperLimit }
    expect([noUpperLimit, largestCateringQuantity(limits), clampCateringQuantity(2_000, limits)]).toEqual([
      999,
      Number.POSITIVE_INFINITY,
      2_000
    ])
    expect(clampCateringQuantity(2_000, { quantityFrom: 4, quantityTo: 998 })).toBe(998)
  })
})

describe("orderLimits", () => {
  it("CATERING-15 CATERING-16 always limit a quantity to 0, or to the meal's minOrder and maxOrder and the variant's quantityFrom", () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(60), fc.nat(60), anyLimits, (quantity, minOrder, range, variant) => {
        const meal = { minOrder, maxOrder: Math.max(minOrder + range, variant.quantityFrom) }
        const limits = orderLimits(meal, { ...variant, quantityTo: Math.max(variant.quantityTo, minOrder) })
        const clampedQuantity = clampCateringQuantity(quantity, limits)
        expect(clampedQuantity === 0 || (clampedQuantity >= minOrder && clampedQuantity <= meal.maxOrder)).toBe(true)
        expect(clampedQuantity === 0 || clampedQuantity >= variant.quantityFrom).toBe(true)
      })
    )
  })

  it("are the variant's limits when the meal has none", () => {
    const noLimits = { minOrder: null, maxOrder: null }
    expect(orderLimits(noLimits, { quantityFrom: 4, quantityTo: noUpperLimit })).toEqual({
      quantityFrom: 4,
      quantityTo: noUpperLimit
    })
  })
})

describe("initialQuantity", () => {
  const noLimits = { quantityFrom: 1, quantityTo: noUpperLimit }

  it("CATERING-17 CATERING-18 is 4 portions of a meal, and 1 of a cake in the folder 'tartor'", () => {
    expect(initialQuantity({ url: "/catering/buffeer/bestall-c:grill" }, noLimits)).toBe(4)
    expect(initialQuantity({ url: "/catering/tartor/bestall-c:prinsesstarta" }, noLimits)).toBe(1)
    expect(initialQuantity({ url: "/catering/smorgastartor/bestall-c:rakor" }, noLimits)).toBe(4)
  })

  it("is within the limits", () => {
    expect(initialQuantity({ url: "/catering/buffeer/x" }, { quantityFrom: 10, quantityTo: noUpperLimit })).toBe(10)
    expect(initialQuantity({ url: "/catering/buffeer/x" }, { quantityFrom: 1, quantityTo: 2 })).toBe(2)
  })
})

describe("the variants of a meal", () => {
  const aSizeVariant = (name: string, quantity: number) =>
    aMealVariant({ id: `${name}-${quantity}`, name, quantityFrom: quantity, quantityTo: quantity })
  const meal = aMeal({
    variants: [
      aSizeVariant("brie", 12),
      aSizeVariant("brie", 6),
      aSizeVariant("vegansk", 8),
      aMealVariant({ name: "ost" })
    ]
  })

  it("are sizes when several with the same name have one fixed quantity each", () => {
    expect(variantNames(meal)).toEqual(["brie", "vegansk", "ost"])
    expect(sizesOf(meal, "brie").map(({ id }) => id)).toEqual(["brie-6", "brie-12"])
    expect([sizesOf(meal, "vegansk"), sizesOf(meal, "ost")]).toEqual([[], []])
  })

  it("have a lowest price, with `varies` when others are higher; several portions cost a multiple of a price", () => {
    const lowestPriceOf = (...prices: ReadonlyArray<number | null>) =>
      lowestPrice({ variants: prices.map((price) => ({ price: price === null ? null : fromKronor(price) })) })
    expect(lowestPriceOf(109, 99, null)).toEqual({ price: 9_900, varies: true })
    expect(lowestPriceOf(99, 99)).toEqual({ price: 9_900, varies: false })
    expect(lowestPriceOf(null)).toBeNull()
    expect(mealPrice(fromKronor(99), 8)).toBe(79_200)
  })
})

describe("isSideMissing", () => {
  it("CATERING-08 is true for a meal with sides until one of them is chosen, and false for a meal without sides", () => {
    const sides = [{ id: "aioli", name: "Aioli", contents: [] }]
    expect([null, "ketchup", "aioli"].map((side) => isSideMissing({ sides }, side))).toEqual([true, true, false])
    expect(isSideMissing({ sides: [] }, null)).toBe(false)
  })
})

describe("mealAvailability", () => {
  const today = "2026-12-10"
  const dates = (availableFrom: string | null, availableTo: string | null) => ({ availableFrom, availableTo })

  it("names the first day of pickup and the last day of ordering", () => {
    expect(mealAvailability(dates("2026-12-12", "2026-12-20"), today)).toEqual([
      { kind: "from", date: "2026-12-12" },
      { kind: "to", date: "2026-12-20" }
    ])
    expect(mealAvailability(dates("2026-12-10", "9999-12-31"), today)).toEqual([])
    expect(mealAvailability(dates(null, null), today)).toEqual([])
  })

  it("is expired after the last day of ordering, when the meal cannot be ordered any more", () => {
    const ended = dates("2026-11-25", "2026-12-09")
    expect(mealAvailability(ended, today)).toEqual([{ kind: "expired", date: "2026-12-09" }])
    const isOrderable = (variant: typeof ended, sellable = true) => canBeOrdered({ sellable }, variant, today)
    expect([isOrderable(ended), isOrderable(dates(null, today)), isOrderable(dates(null, null), false)]).toEqual([
      false,
      true,
      false
    ])
  })
})
