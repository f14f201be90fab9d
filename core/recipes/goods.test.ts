import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { add, fromKronor, zero } from "../kernel/money.ts"
import {
  chosenRecipeItems,
  missingIngredients,
  recipeRows,
  selectedByDefault,
  selectedProducts,
  selectionTotal
} from "./goods.ts"
import { goodsPrice, portionPrice } from "./rules.ts"
import { someGoods } from "./testing.ts"

const onion = someGoods("gul lök", { id: "1_ST" })
const milk = someGoods("mellanmjölk", { id: "2_ST" }, { quantity: 2 })
const flour = someGoods("vetemjöl", { id: "3_ST" }, { atHome: true })
const soldOut = someGoods("lax", { id: "4_ST", price: null })
const missing = { ingredient: "torsk", atHome: false, bought: null }
const goods = [onion, milk, flour, soldOut, missing]

describe("selectedByDefault", () => {
  it("RECIPE-23 selects the sellable products, without those that people have at home", () => {
    expect([...selectedByDefault(goods)]).toEqual(["1_ST", "2_ST"])
    expect([...selectedByDefault([someGoods("lök", { id: "1_ST", sellable: false })])]).toEqual([])
  })

  it("selects a product that only one of two ingredients expects at home", () => {
    const butter = someGoods("smör", { id: "5_ST" }, { atHome: true })
    expect([...selectedByDefault([butter, { ...butter, atHome: false }])]).toEqual(["5_ST"])
  })
})

describe("selectedProducts", () => {
  it("always keeps a choice of the shopper for the products that remain after other goods arrive", () => {
    const anyGoods = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom("1_ST", "2_ST", "3_ST", "4_ST", "5_ST"),
        atHome: fc.boolean(),
        sellable: fc.boolean()
      }),
      { selector: ({ id }) => id, maxLength: 5 }
    )
    const anyChanges = fc.dictionary(fc.constantFrom("1_ST", "2_ST", "3_ST"), fc.boolean())
    fc.assert(
      fc.property(anyGoods, anyChanges, (all, changes) => {
        const loaded = all.map(({ id, atHome, sellable }) => someGoods(id, { id, sellable }, { atHome }))
        const selected = selectedProducts(loaded, changes)
        for (const { id, atHome, sellable } of all)
          expect([id, selected.has(id)]).toEqual([id, sellable && (changes[id] ?? !atHome)])
      })
    )
  })
})

describe("missingIngredients", () => {
  it("RECIPE-35 names the ingredients that the store does not sell, but not what people have at home", () => {
    expect(missingIngredients(goods)).toEqual(["lax", "torsk"])
    expect(missingIngredients([{ ...missing, atHome: true }])).toEqual([])
  })
})

describe("the price of a recipe", () => {
  it("RECIPE-37 is the sum of the selected products, and that of a portion its share", () => {
    const total = selectionTotal(goods, selectedByDefault(goods))
    expect([total, portionPrice(total, 4), portionPrice(total, 7)]).toEqual([
      fromKronor(60),
      fromKronor(15),
      fromKronor(8.57)
    ])
    expect(selectionTotal(goods, new Set())).toBe(zero)
  })

  it("RECIPE-40 prices what is sold per kilo by its net content in grams per 1000", () => {
    expect(goodsPrice("kilogram", fromKronor(79.9), 0.6)).toBe(fromKronor(47.94))
    expect(goodsPrice("piece", fromKronor(79.9), 3)).toBe(fromKronor(239.7))
  })

  it("is always the sum of the prices of the items that are added", () => {
    const anyRow = fc.record({ quantity: fc.integer({ min: 1, max: 12 }), price: fc.integer({ min: 1, max: 50_000 }) })
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 8 }), (rows) => {
        const loaded = rows.map(({ quantity }, index) => someGoods(`${index}`, { id: `${index}_ST` }, { quantity }))
        const selected = selectedByDefault(loaded)
        const items = chosenRecipeItems(loaded, selected)
        expect(selectionTotal(loaded, selected)).toBe(
          add(...items.map(({ unit, quantity }) => goodsPrice(unit, fromKronor(20), quantity)))
        )
      })
    )
  })
})

describe("recipeRows", () => {
  it("has each product once, in the quantity for all ingredients", () => {
    expect(recipeRows([milk, milk, onion]).map(({ product, quantity }) => [product.id, quantity])).toEqual([
      ["2_ST", 4],
      ["1_ST", 1]
    ])
  })
})
