import { describe, expect, it } from "vitest"
import type { CartAmounts } from "#core/cart/pricing.ts"
import type { Ore } from "#core/kernel/money.ts"
import {
  type CartMealRow,
  type CartRecipeItemRow,
  type CartRecipeRow,
  noRecipesOrMeals
} from "./read-recipes-and-meals.ts"
import { bagLinesOf, wireRecipesAndMealsOf } from "./wire-recipes-and-meals.ts"

const ore = (amount: number) => amount as Ore

const anItem = (fields: Partial<CartRecipeItemRow> = {}) =>
  ({ no: 1, gtin: "731", quantity: 2, product_id: "1_ST", name: "Mjölk", unit: "PCE", ...fields }) as CartRecipeItemRow

const aRecipe = (fields: Partial<CartRecipeRow> = {}): CartRecipeRow => ({
  id: "e1",
  basket: "flexkassen",
  cart_bag_id: null,
  recipe_id: "R1",
  variant_id: null,
  portions: 4,
  name: "Ostpaj",
  gtin: "2901",
  variant_flags: [],
  flags: [],
  items: [],
  ...fields
})

const aMeal = (fields: Partial<CartMealRow> = {}) =>
  ({
    id: "m1",
    gtin: "2900",
    side_id: null,
    quantity: 8,
    meal_id: "C1",
    variant_name: "",
    price: ore(9_900),
    quantity_from: 8,
    quantity_to: 40,
    name: "Smörgåstårta",
    url: "/catering/tarta",
    unit: "per person",
    sides: [],
    image_url: null,
    ...fields
  }) as CartMealRow

const noAmounts = { recipes: [], meals: [] } as unknown as CartAmounts
const amountsOf = (recipes: ReadonlyArray<number>, meals: ReadonlyArray<number> = []) =>
  ({
    recipes: recipes.map((price) => ({ price: ore(price), items: [{ price: ore(price / 2) }, { price: ore(1) }] })),
    meals: meals.map((price) => ({ price: ore(price) }))
  }) as unknown as CartAmounts

describe("the recipes of a cart on the wire", () => {
  it("are listed by basket, separate from the recipes of bags", () => {
    const rows = [
      aRecipe({ recipe_id: "R1" }),
      aRecipe({ recipe_id: "R2", basket: "receptkassen", cart_bag_id: "b1" }),
      aRecipe({ recipe_id: "R3", basket: "receptkassen" })
    ]
    const { recipes } = wireRecipesAndMealsOf({ ...noRecipesOrMeals, recipes: rows }, noAmounts)
    expect(
      recipes.map((basket) => [
        basket.itemNo,
        basket.recipes.map(({ recipeId }) => recipeId),
        basket.editableRecipes.map(({ recipeId }) => recipeId)
      ])
    ).toEqual([
      ["receptkassen", ["R2"], ["R3"]],
      ["flexkassen", [], ["R1"]]
    ])
  })

  it("have prices in kronor, and their products with quantities in their units", () => {
    const items = [anItem(), anItem({ gtin: "732", product_id: "2_KG", unit: "KGM", quantity: 600 })]
    const { recipes } = wireRecipesAndMealsOf(
      { ...noRecipesOrMeals, recipes: [aRecipe({ items, variant_id: "vegan" })] },
      amountsOf([3_000])
    )
    expect(recipes[1]?.editableRecipes[0]).toMatchObject({
      variantId: "vegan",
      numberOfMeals: 4,
      recipePrice: 30,
      editableItems: [
        {
          gtin: "731",
          itemNo: "1_ST",
          name: "Mjölk",
          quantity: { value: 2, unit: "Piece", originalUnit: "Piece" },
          amount: 15
        },
        { itemNo: "2_KG", quantity: { value: 0.6, unit: "Kilogram", originalUnit: "Kilogram" }, amount: 0.01 }
      ]
    })
  })

  it("have the diets of the recipe and of the chosen variant", () => {
    const dietsOf = (fields: Partial<CartRecipeRow>) => {
      const { recipes } = wireRecipesAndMealsOf({ ...noRecipesOrMeals, recipes: [aRecipe(fields)] }, noAmounts)
      const { organic, vegetarian, lactoseFree, glutenFree, vegan } = recipes[1]?.editableRecipes[0] ?? {}
      return { organic, vegetarian, lactoseFree, glutenFree, vegan }
    }
    const noDiets = { organic: false, vegetarian: false, lactoseFree: false, glutenFree: false, vegan: false }
    expect(dietsOf({})).toEqual(noDiets)
    for (const diet of ["organic", "vegetarian", "lactoseFree", "glutenFree", "vegan"] as const) {
      expect(dietsOf({ flags: [diet] })).toEqual({ ...noDiets, [diet]: true })
      expect(dietsOf({ variant_flags: [diet] })).toEqual({ ...noDiets, [diet]: true })
    }
  })

  it("have a price of 0 while their products have no prices", () => {
    const { recipes } = wireRecipesAndMealsOf(
      { ...noRecipesOrMeals, recipes: [aRecipe({ items: [anItem()] })] },
      noAmounts
    )
    expect(recipes[1]?.editableRecipes[0]).toMatchObject({ recipePrice: 0, editableItems: [{ amount: 0 }] })
  })
})

describe("the recipe bags of a cart on the wire", () => {
  const bag = { id: "b1", bag_id: "B1", gtin: "2902", name: "Kassen", url: "/kassen", portions: 4 }
  const bags = [bag, { ...bag, id: "b2", bag_id: "B2" }]
  const recipeInBag = (cart_bag_id: string | null, gtin: string | null) =>
    aRecipe({ basket: "receptkassen", cart_bag_id, gtin })
  const recipes = [recipeInBag("b1", "1"), recipeInBag(null, "2"), recipeInBag("b1", "3"), recipeInBag("b2", null)]
  const wire = wireRecipesAndMealsOf({ ...noRecipesOrMeals, bags, recipes }, amountsOf([1_000, 200, 3_000, 50]))

  it("cost as much as their own recipes, and list the GTINs of those", () => {
    expect(wire.bags).toEqual([
      {
        id: "b1",
        itemNo: "B1",
        gtin: "2902",
        name: "Kassen",
        url: "/kassen",
        numberOfMeals: 4,
        recipesEAN: ["1", "3"],
        amount: 40
      },
      expect.objectContaining({ id: "b2", itemNo: "B2", recipesEAN: [], amount: 0.5 })
    ])
    expect(wireRecipesAndMealsOf({ ...noRecipesOrMeals, bags }, noAmounts).bags[0]).toMatchObject({
      recipesEAN: [],
      amount: 0
    })
  })

  it("are one line each, at the bag's price and without a discount", () => {
    expect(bagLinesOf(wire)[0]).toEqual({
      id: "b1",
      itemNo: "B1",
      gtin: "2902",
      name: "Kassen",
      brand: null,
      variant: null,
      type: "recipebag",
      subType: "RecipeBag",
      quantity: { value: 1, unit: "Piece", originalUnit: "Piece" },
      amount: 40,
      netPrice: 40,
      normalPrice: 40,
      price: { gross: 40 },
      totalDiscountAmount: 0,
      countryOfOriginName: null,
      product: null
    })
  })
})

describe("the catered meals of a cart on the wire", () => {
  const wireOf = (fields: Partial<CartMealRow>, amounts = noAmounts) =>
    wireRecipesAndMealsOf({ ...noRecipesOrMeals, meals: [aMeal(fields)] }, amounts).cateredMeals[0]

  it("have the name of their variant, and refer to their side", () => {
    const sides = [
      { id: "a", name: "Aioli", contents: [] },
      { id: "b", name: "Bröd", contents: [] }
    ]
    expect(wireOf({ variant_name: "räkor", side_id: "b", sides }, amountsOf([], [79_200]))).toMatchObject({
      name: "Smörgåstårta, räkor",
      amount: 792,
      sides: [
        { id: "a", name: "Aioli" },
        { id: "b", name: "Bröd" }
      ],
      sideId: "b",
      notes: { cateredMealSide: "Bröd" },
      refs: ["b"],
      cateredMeal: { name: "Smörgåstårta, räkor", price: 99, originalPrice: 99 }
    })
  })

  it("have null, empty lists or 0 for a missing side, variant, picture or price", () => {
    expect(wireOf({})).toMatchObject({
      name: "Smörgåstårta",
      amount: 0,
      sides: [],
      sideId: null,
      notes: { cateredMealSide: null },
      refs: [],
      cateredMeal: { name: "Smörgåstårta", images: [], hasPortionsVariant: true, unit: "per person" }
    })
    expect(wireOf({ image_url: "/images/1", unit: "per styck" })?.cateredMeal).toMatchObject({
      images: [{ url: "/images/1" }],
      hasPortionsVariant: false
    })
  })
})
