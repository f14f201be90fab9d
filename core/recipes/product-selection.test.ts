import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { add, fromKronor, zero } from "../kernel/money.ts"
import {
  chosenRecipeItems,
  missingIngredients,
  recipeRows,
  selectedByDefault,
  selectedProductIds,
  selectionTotal
} from "./product-selection.ts"
import { priceOfQuantity, portionPrice } from "./rules.ts"
import { anIngredientProduct } from "./testing.ts"

const onion = anIngredientProduct("gul lök", { id: "1_ST" })
const milk = anIngredientProduct("mellanmjölk", { id: "2_ST" }, { quantity: 2 })
const flour = anIngredientProduct("vetemjöl", { id: "3_ST" }, { atHome: true })
const salmonWithoutPrice = anIngredientProduct("lax", { id: "4_ST", price: null })
const missingIngredient = { ingredient: "torsk", atHome: false, toBuy: null }
const products = [onion, milk, flour, salmonWithoutPrice, missingIngredient]

describe("selectedByDefault", () => {
  it("RECIPE-23 selects the products that can be bought, except those that most people have at home", () => {
    expect([...selectedByDefault(products)]).toEqual(["1_ST", "2_ST"])
    expect([...selectedByDefault([anIngredientProduct("lök", { id: "1_ST", sellable: false })])]).toEqual([])
  })

  it("selects a product that two ingredients need when only one of them is usually at home", () => {
    const butter = anIngredientProduct("smör", { id: "5_ST" }, { atHome: true })
    expect([...selectedByDefault([butter, { ...butter, atHome: false }])]).toEqual(["5_ST"])
  })
})

describe("selectedProductIds", () => {
  it("always keeps the shopper's changes for products that are still listed after the list has changed", () => {
    const anyProducts = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom("1_ST", "2_ST", "3_ST", "4_ST", "5_ST"),
        atHome: fc.boolean(),
        sellable: fc.boolean()
      }),
      { selector: ({ id }) => id, maxLength: 5 }
    )
    const anyChanges = fc.dictionary(fc.constantFrom("1_ST", "2_ST", "3_ST"), fc.boolean())
    fc.assert(
      fc.property(anyProducts, anyChanges, (listedProducts, changes) => {
        const ingredientProducts = listedProducts.map(({ id, atHome, sellable }) =>
          anIngredientProduct(id, { id, sellable }, { atHome })
        )
        const selectedIds = selectedProductIds(ingredientProducts, changes)
        for (const { id, atHome, sellable } of listedProducts)
          expect([id, selectedIds.has(id)]).toEqual([id, sellable && (changes[id] ?? !atHome)])
      })
    )
  })
})

describe("missingIngredients", () => {
  it("lists the ingredients that the store does not sell, except those that most people have at home", () => {
    expect(missingIngredients(products)).toEqual(["lax", "torsk"])
    expect(missingIngredients([{ ...missingIngredient, atHome: true }])).toEqual([])
  })
})

describe("the price of a recipe", () => {
  it("RECIPE-37 is the sum of the selected products' prices; a portion costs that sum divided by the number of portions", () => {
    const total = selectionTotal(products, selectedByDefault(products))
    expect([total, portionPrice(total, 4), portionPrice(total, 7)]).toEqual([
      fromKronor(60),
      fromKronor(15),
      fromKronor(8.57)
    ])
    expect(selectionTotal(products, new Set())).toBe(zero)
  })

  it("RECIPE-40 includes a product sold by weight at its price times the kilograms, and any other at its price times the pieces", () => {
    expect(priceOfQuantity("kilogram", fromKronor(79.9), 0.6)).toBe(fromKronor(47.94))
    expect(priceOfQuantity("piece", fromKronor(79.9), 3)).toBe(fromKronor(239.7))
  })

  it("is always the sum of the prices of the items that are added to the cart", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 8 }), (quantities) => {
        const ingredientProducts = quantities.map((quantity, index) =>
          anIngredientProduct(`${index}`, { id: `${index}_ST` }, { quantity })
        )
        const selectedIds = selectedByDefault(ingredientProducts)
        const items = chosenRecipeItems(ingredientProducts, selectedIds)
        expect(selectionTotal(ingredientProducts, selectedIds)).toBe(
          add(...items.map(({ unit, quantity }) => priceOfQuantity(unit, fromKronor(20), quantity)))
        )
      })
    )
  })
})

describe("recipeRows", () => {
  it("lists each product once, with the total quantity for all ingredients", () => {
    expect(recipeRows([milk, milk, onion]).map(({ product, quantity }) => [product.id, quantity])).toEqual([
      ["2_ST", 4],
      ["1_ST", 1]
    ])
  })
})
