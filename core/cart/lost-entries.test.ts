import { describe, expect, it } from "vitest"
import type { DeliveryMethod } from "../assortment/model.ts"
import type { Ore } from "../kernel/money.ts"
import type { StoreAvailability } from "./lost-lines.ts"
import { findLostEntries } from "./lost-entries.ts"
import type { CartRecipe, RecipeBag } from "./model.ts"
import { aCartMeal, aCartRecipe } from "./testing.ts"

const soldAvailability: StoreAvailability = {
  sellable: true,
  priced: true,
  availableFrom: null,
  availableTo: null,
  pickupOnly: false
}
const flour = { gtin: "1", itemNo: "1_ST", name: "Vetemjöl", unit: "piece", quantity: 1 } as const
const butter = { ...flour, gtin: "2", itemNo: "2_ST", name: "Smör" }
const bag: RecipeBag = {
  id: "b1",
  itemNo: "B3",
  gtin: "29",
  name: "Snabba kassen",
  url: "/matkassar/familj/snabba-kassen",
  portions: 4,
  recipeGtins: ["7"],
  amount: 20_000 as Ore
}
const findLost = (
  recipes: ReadonlyArray<CartRecipe>,
  {
    soldGtins = [] as ReadonlyArray<string>,
    method = "pickupAtStore" as DeliveryMethod,
    unpreparedMealGtins = [] as ReadonlyArray<string>,
    recipesInBag = [] as ReadonlyArray<CartRecipe>
  } = {}
) =>
  findLostEntries(
    {
      baskets: [
        { name: "receptkassen", recipes: recipesInBag, editableRecipes: [] },
        { name: "flexkassen", recipes: [], editableRecipes: recipes }
      ],
      bags: recipesInBag.length === 0 ? [] : [bag],
      meals: [aCartMeal({ gtin: "m1" }), aCartMeal({ gtin: "m2", name: "Tårta", unit: "per styck", quantity: 2 })]
    },
    {
      availabilityByGtin: new Map(soldGtins.map((gtin) => [gtin, soldAvailability])),
      unpreparedMealGtins: new Set(unpreparedMealGtins),
      method,
      today: "2026-11-21"
    }
  )

describe("findLostEntries", () => {
  it("returns an empty list when the store sells every product and prepares every meal", () => {
    expect(findLost([aCartRecipe({ items: [flour, butter] })], { soldGtins: ["1", "2"] })).toEqual([])
  })

  it("finds the bags, but not their recipes, for home delivery", () => {
    const options = { recipesInBag: [aCartRecipe({ items: [flour] })], soldGtins: ["1"] }
    expect(findLost([], { ...options, method: "pickupAtStore" })).toEqual([])
    expect(findLost([], { ...options, soldGtins: [], method: "homeDelivery" })).toMatchObject([
      { gtin: "29", name: "Snabba kassen", unit: null, quantity: 4, loss: "not-delivered" }
    ])
  })

  it("finds a recipe when the store does not sell all of its products, and names the unsold ones when it sells some", () => {
    const recipe = aCartRecipe({ gtin: null, recipeId: "R1", items: [flour, butter], portions: 2 })
    expect(findLost([recipe])).toMatchObject([{ gtin: "R1", quantity: 2, loss: "not-sold", lostItems: [] }])
    expect(findLost([recipe], { soldGtins: ["1"] })).toMatchObject([{ gtin: "R1", lostItems: ["Smör"] }])
  })

  it("finds the catered meals that the store's kitchen does not prepare, with their quantity in portions or pieces", () => {
    expect(findLost([], { unpreparedMealGtins: ["m1", "m2"] })).toMatchObject([
      { gtin: "m1", unit: null, quantity: 10, loss: "not-sold" },
      { gtin: "m2", unit: "piece", quantity: 2, loss: "not-sold" }
    ])
  })
})
