import { cartUnits, unitOfCode } from "#core/catalogue/units.ts"
import { kilogramsOf } from "#core/catalogue/weight.ts"
import { type CartAmounts } from "#core/cart/pricing.ts"
import type { WireCartJson } from "#core/cart/wire.ts"
import { add, type Ore, toKronor, zero } from "#core/kernel/money.ts"
import type { DietaryFlag } from "#core/recipes/model.ts"
import type { CartMealRow, CartRecipesAndMeals, CartRecipeItemRow, CartRecipeRow } from "./read-recipes-and-meals.ts"

export type WireRecipesAndMeals = Pick<WireCartJson, "recipes" | "bags" | "cateredMeals">
type WireBasket = WireRecipesAndMeals["recipes"][number]
type WireRecipe = WireBasket["recipes"][number]
type WireMeal = WireRecipesAndMeals["cateredMeals"][number]
type WireItem = WireCartJson["items"][number]
type RecipeAmounts = CartAmounts["recipes"][number]

const itemOf = (row: CartRecipeItemRow, amounts: RecipeAmounts["items"][number] | undefined) => {
  const soldBy = unitOfCode(row.unit)
  const unit = cartUnits[soldBy]
  const value = soldBy === "kilogram" ? kilogramsOf(row.quantity) : row.quantity
  return {
    gtin: row.gtin,
    itemNo: row.product_id,
    name: row.name,
    quantity: { value, unit, originalUnit: unit },
    amount: toKronor(amounts?.price ?? zero)
  }
}

const recipeOf = (row: CartRecipeRow, amounts: RecipeAmounts | undefined): WireRecipe => {
  const has = (flag: DietaryFlag) => row.flags.includes(flag) || row.variant_flags.includes(flag)
  return {
    recipeId: row.recipe_id,
    variantId: row.variant_id,
    numberOfMeals: row.portions,
    name: row.name,
    recipePrice: toKronor(amounts?.price ?? zero),
    gtin: row.gtin,
    organic: has("organic"),
    vegetarian: has("vegetarian"),
    lactoseFree: has("lactoseFree"),
    glutenFree: has("glutenFree"),
    vegan: has("vegan"),
    editableItems: row.items.map((item, index) => itemOf(item, amounts?.items[index]))
  }
}

const mealOf = (row: CartMealRow, amounts: CartAmounts["meals"][number] | undefined): WireMeal => {
  const name = row.variant_name === "" ? row.name : `${row.name}, ${row.variant_name}`
  return {
    id: row.id,
    name,
    gtin: row.gtin,
    itemNo: row.meal_id,
    quantity: { value: row.quantity, unit: cartUnits.piece, originalUnit: cartUnits.piece },
    amount: toKronor(amounts?.price ?? zero),
    sides: row.sides.map(({ id, name: side }) => ({ id, name: side })),
    sideId: row.side_id,
    notes: { cateredMealSide: row.sides.find(({ id }) => id === row.side_id)?.name ?? null },
    refs: row.side_id === null ? [] : [row.side_id],
    cateredMeal: {
      name,
      quantityFrom: row.quantity_from,
      quantityTo: row.quantity_to,
      hasPortionsVariant: row.unit === "per person",
      unit: row.unit,
      price: toKronor(row.price),
      originalPrice: toKronor(row.price),
      images: row.image_url === null ? [] : [{ url: row.image_url }],
      url: row.url
    }
  }
}

/** The price of each recipe bag: the sum of its recipes' prices. */
const bagPrices = ({ recipes }: CartRecipesAndMeals, amounts: CartAmounts): ReadonlyMap<string, Ore> => {
  const prices = new Map<string, Ore>()
  for (const [index, { cart_bag_id: bagId }] of recipes.entries())
    if (bagId !== null) prices.set(bagId, add(prices.get(bagId) ?? zero, amounts.recipes[index]?.price ?? zero))
  return prices
}

/** Converts the recipes, bags and meals of a cart to the wire format. */
export const wireRecipesAndMealsOf = (cart: CartRecipesAndMeals, amounts: CartAmounts): WireRecipesAndMeals => {
  const rows = cart.recipes.map((row, index) => ({ row, wire: recipeOf(row, amounts.recipes[index]) }))
  const basketOf = (itemNo: WireBasket["itemNo"]): WireBasket => {
    const basketRows = rows.filter(({ row }) => row.basket === itemNo)
    return {
      itemNo,
      recipes: basketRows.filter(({ row }) => row.cart_bag_id !== null).map(({ wire }) => wire),
      editableRecipes: basketRows.filter(({ row }) => row.cart_bag_id === null).map(({ wire }) => wire)
    }
  }
  const prices = bagPrices(cart, amounts)
  return {
    recipes: [basketOf("receptkassen"), basketOf("flexkassen")],
    bags: cart.bags.map(({ id, bag_id, gtin, name, url, portions }) => ({
      id,
      itemNo: bag_id,
      gtin,
      name,
      url,
      numberOfMeals: portions,
      recipesEAN: cart.recipes.flatMap((row) => (row.cart_bag_id === id && row.gtin !== null ? [row.gtin] : [])),
      amount: toKronor(prices.get(id) ?? zero)
    })),
    cateredMeals: cart.meals.map((row, index) => mealOf(row, amounts.meals[index]))
  }
}

/** The lines of the recipe bags, of type recipebag, with the prices of their recipes. */
export const bagLinesOf = ({ bags }: Pick<WireRecipesAndMeals, "bags">): ReadonlyArray<WireItem> =>
  bags.map(({ id, itemNo, gtin, name, amount }) => ({
    id,
    itemNo,
    gtin,
    name,
    brand: null,
    variant: null,
    type: "recipebag",
    subType: "RecipeBag",
    quantity: { value: 1, unit: cartUnits.piece, originalUnit: cartUnits.piece },
    amount,
    netPrice: amount,
    normalPrice: amount,
    price: { gross: amount },
    totalDiscountAmount: 0,
    countryOfOriginName: null,
    product: null
  }))
