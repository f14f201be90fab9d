import fc from "fast-check"
import { anyPromotion, noon } from "../catalogue/testing.ts"
import { add, type Ore, zero } from "../kernel/money.ts"
import { anyOre } from "../kernel/testing.ts"
import type { Cart, CartLine, CartMeal, CartRecipe, PendingChange } from "./model.ts"
import type { CartToPrice, CouponEffect, LineToPrice, MealToPrice, RecipeToPrice } from "./pricing.ts"

/** Two cartons of milk. */
export const aCartLine = (fields: Partial<CartLine> = {}): CartLine => ({
  id: "l1",
  itemNo: "1_ST",
  gtin: "1",
  name: "Mellanmjölk",
  brand: "Arla",
  size: "1,5 l",
  picture: null,
  url: null,
  unit: "piece",
  quantity: 2,
  maximum: 25,
  amount: 4_000 as Ore,
  discount: zero,
  unitPrice: 2_000 as Ore,
  ageLimit: null,
  ...fields
})

/** Pancakes for four. */
export const aCartRecipe = (fields: Partial<CartRecipe> = {}): CartRecipe => ({
  recipeId: "R1002",
  variantId: null,
  gtin: "2900001002014",
  name: "Pannkakor med sylt",
  portions: 4,
  price: 8_450 as Ore,
  flags: ["vegetarian"],
  items: [{ gtin: "7310130006104", itemNo: "857383431_ST", name: "Vetemjöl", unit: "piece", quantity: 1 }],
  ...fields
})

/** A sandwich cake for ten, without sides. */
export const aCartMeal = (fields: Partial<CartMeal> = {}): CartMeal => ({
  id: "m1",
  gtin: "2900000000018",
  itemNo: "C1001",
  name: "Smörgåstårta med räkor",
  url: "/catering/smorgastarta-c1001",
  unit: "per person",
  quantity: 10,
  quantityFrom: 8,
  quantityTo: 40,
  amount: 99_000 as Ore,
  side: null,
  ...fields
})

/** An open cart, by default empty; its amounts are the sums of its lines. */
export const aCart = ({ lines = [], ...fields }: Partial<Cart> = {}): Cart => ({
  id: "cart-1",
  storeNumber: "3201",
  lines,
  baskets: [],
  bags: [],
  meals: [],
  charges: [],
  coupons: [],
  total: add(...lines.map(({ amount }) => amount)),
  discount: add(...lines.map(({ discount }) => discount)),
  slotId: null,
  pickingFeeLimit: null,
  replacesOrderId: null,
  modifiedAt: "2026-11-21T12:00:00Z",
  checkedOutAt: null,
  ...fields
})

const departments = ["Frukt och grönt", "Mejeri, ost och ägg", "Skafferi"] as const

export const anyLineToPrice: fc.Arbitrary<LineToPrice> = fc
  .tuple(
    fc.uuid(),
    fc.boolean(),
    fc.integer({ min: 1, max: 25 }),
    anyOre(50_000),
    fc.constantFrom(...departments),
    fc.constantFrom(0, 100, 200)
  )
  .chain(([key, isByWeight, count, unitPrice, department, deposit]) =>
    fc.array(anyPromotion(unitPrice), { maxLength: 3 }).map((promotions): LineToPrice => ({
      key,
      unit: isByWeight ? "kilogram" : "piece",
      quantity: isByWeight ? count * 100 : count,
      unitPrice,
      promotions,
      deposit: (isByWeight ? 0 : deposit) as Ore,
      department
    }))
  )

const anyCouponEffect: fc.Arbitrary<CouponEffect> = fc.oneof(
  anyOre(20_000).map((amount): CouponEffect => ({ kind: "amount", amount })),
  fc.constant<CouponEffect>({ kind: "free-picking" }),
  fc
    .tuple(fc.integer({ min: 1, max: 100 }), fc.constantFrom(...departments))
    .map(([percent, department]): CouponEffect => ({ kind: "percent", percent, department }))
)

const anyRecipeToPrice: fc.Arbitrary<RecipeToPrice> = fc.record({
  key: fc.uuid(),
  isInBag: fc.boolean(),
  items: fc.uniqueArray(
    anyLineToPrice.map(({ key, unit, quantity, unitPrice, deposit }) => ({ key, unit, quantity, unitPrice, deposit })),
    { selector: ({ key }) => key, maxLength: 4 }
  )
})

const anyMealToPrice: fc.Arbitrary<MealToPrice> = fc.record({
  key: fc.uuid(),
  quantity: fc.integer({ min: 1, max: 40 }),
  unitPrice: anyOre(50_000)
})

/** Carts at noon, with products, recipes, meals, promotions and coupons of every kind. */
export const anyCartToPrice: fc.Arbitrary<CartToPrice> = fc.record({
  lines: fc.uniqueArray(anyLineToPrice, { selector: ({ key }) => key, maxLength: 8 }),
  isMember: fc.boolean(),
  now: fc.constant(noon),
  coupons: fc.uniqueArray(fc.record({ key: fc.uuid(), effect: anyCouponEffect }), {
    selector: ({ key }) => key,
    maxLength: 3
  }),
  recipes: fc.uniqueArray(anyRecipeToPrice, { selector: ({ key }) => key, maxLength: 3 }),
  meals: fc.uniqueArray(anyMealToPrice, { selector: ({ key }) => key, maxLength: 3 }),
  pickingFee: fc.constant(4_900 as Ore),
  pickingFeeLimit: fc.constant(150_000 as Ore),
  freightFee: fc.constantFrom(zero, 4_900 as Ore)
})

const anyTextOrNull = fc.option(fc.string({ maxLength: 12 }))

/**
 * Pending changes of different products. Their gtins are UUIDs, since an object keeps such keys in the order in which
 * they were added, but sorts numeric ones.
 */
export const anyPendingChanges: fc.Arbitrary<ReadonlyArray<PendingChange>> = fc.uniqueArray(
  fc.record({
    product: fc.record({
      gtin: fc.uuid(),
      id: fc.string({ maxLength: 12 }),
      name: fc.string({ maxLength: 12 }),
      brand: anyTextOrNull,
      size: anyTextOrNull,
      picture: anyTextOrNull,
      url: fc.webPath(),
      unit: fc.constantFrom("piece" as const, "kilogram" as const),
      maximum: fc.integer({ min: 1, max: 25 })
    }),
    quantity: fc.integer({ min: 0, max: 25 }),
    due: fc.constant(noon),
    key: fc.uuid(),
    revision: fc.nat()
  }),
  { selector: ({ product }) => product.gtin, maxLength: 8 }
)
