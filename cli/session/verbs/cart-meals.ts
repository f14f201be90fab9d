import { Effect } from "effect"
import { cartState } from "#core/cart/cart-state.ts"
import { visibleBags, visibleBaskets, visibleMeals } from "#core/cart/entries.ts"
import { EntryNotFound } from "#core/cart/errors.ts"
import { requireCanAdd } from "#core/cart/require-can-add.ts"
import { loadChosenRecipe } from "#core/journeys/load-chosen-recipe.ts"
import { stateOf } from "#core/kernel/state-of.ts"
import { maxPortions, minPortions } from "#core/recipes/portions.ts"
import { entryAdditionFailures, entryChangeFailures } from "#web/features/cart/entry-failures.ts"
import { recipeNotFound } from "#web/text/cart-entries.ts"
import { listFailed, productsFailed } from "#web/text/recipe.ts"
import { count, optional, text, texts, useCaseVerb } from "./verb.ts"

const maxQuantity = 10_000

const currentCart = Effect.map(stateOf(cartState), (cart) => cart.current())

const nameContains =
  (partOfName: string) =>
  ({ name }: { readonly name: string }): boolean =>
    name.toLocaleLowerCase("sv").includes(partOfName.trim().toLocaleLowerCase("sv"))

const requireEntry = <A>(entry: A | undefined): Effect.Effect<A, EntryNotFound> =>
  entry === undefined ? Effect.fail(new EntryNotFound()) : Effect.succeed(entry)

const bagInCartField = text("A part of the name of a recipe bag in the cart")

export const addRecipe = useCaseVerb("addRecipe", {
  name: "add-recipe",
  summary: "Adds a recipe with all of its products in the chosen store.",
  example: "add-recipe: { recipe: R1002, portions: 4 }",
  input: {
    recipe: text("A recipe's id"),
    portions: optional(count("Portions, 4 by default", minPortions, maxPortions))
  },
  shorthand: "recipe",
  run: ({ recipe: recipeId, portions }, addRecipe) =>
    Effect.gen(function* () {
      yield* requireCanAdd()
      const recipe = yield* loadChosenRecipe({ recipeId, ...(portions === undefined ? {} : { portions }) })
      yield* addRecipe(recipe)
      return { id: recipe.recipeId, name: recipe.name, portions: recipe.portions, products: recipe.items.length }
    }),
  failures: {
    ...entryAdditionFailures,
    RecipeNotFound: recipeNotFound,
    RecipesUnavailable: listFailed,
    RecipeProductsUnavailable: productsFailed
  }
})

export const removeRecipe = useCaseVerb("removeRecipe", {
  name: "remove-recipe",
  summary: "Removes a recipe from the cart.",
  example: "remove-recipe: pannkakor",
  input: { recipe: text("A part of the name of a recipe in the cart") },
  shorthand: "recipe",
  run: ({ recipe }, removeRecipe) =>
    Effect.gen(function* () {
      const recipes = visibleBaskets(yield* currentCart).flatMap((basket) => basket.recipes)
      const { id } = yield* requireEntry(recipes.find(nameContains(recipe)))
      yield* removeRecipe({ id })
    }),
  failures: entryChangeFailures
})

export const addRecipeBag = useCaseVerb("addRecipeBag", {
  name: "add-recipe-bag",
  summary: "Adds a recipe bag with all of its recipes, or the chosen ones; for pickup only.",
  example: 'add-recipe-bag: { gtin: "2900020003013", id: B3, name: Snabba kassen }',
  input: {
    gtin: text("The bag's GTIN"),
    id: text("The bag's id"),
    name: text("The bag's name"),
    recipes: optional(texts("The GTINs of the chosen recipes; all of the bag's without it"))
  },
  run: ({ gtin, id: itemNo, name, recipes }, addRecipeBag) =>
    addRecipeBag({ gtin, itemNo, name, ...(recipes === undefined ? {} : { recipeGtins: recipes }) }),
  failures: entryAdditionFailures
})

export const selectBagRecipes = useCaseVerb("selectBagRecipes", {
  name: "select-bag-recipes",
  summary: "Selects the recipes of a recipe bag in the cart.",
  example: 'select-bag-recipes: { bag: snabba, recipes: ["2900011010013"] }',
  input: { bag: bagInCartField, recipes: texts("The GTINs of the bag's recipes to keep") },
  run: ({ bag, recipes: recipeGtins }, selectBagRecipes) =>
    Effect.gen(function* () {
      const { id } = yield* requireEntry(visibleBags(yield* currentCart).find(nameContains(bag)))
      yield* selectBagRecipes({ id, recipeGtins })
    }),
  failures: entryChangeFailures
})

export const removeRecipeBag = useCaseVerb("removeRecipeBag", {
  name: "remove-recipe-bag",
  summary: "Removes a recipe bag with its recipes from the cart.",
  example: "remove-recipe-bag: snabba",
  input: { bag: bagInCartField },
  shorthand: "bag",
  run: ({ bag }, removeRecipeBag) =>
    Effect.gen(function* () {
      const { id } = yield* requireEntry(visibleBags(yield* currentCart).find(nameContains(bag)))
      yield* removeRecipeBag({ id })
    }),
  failures: entryChangeFailures
})

export const addCateredMeal = useCaseVerb("addCateredMeal", {
  name: "add-catered-meal",
  summary: "Adds a catered meal, with one of its sides if it has any.",
  example:
    'add-catered-meal: { gtin: "2900031004016", id: C1004, name: Italiensk buffé, quantity: 10, side: focaccia }',
  input: {
    gtin: text("The GTIN of the meal's variant"),
    id: text("The meal's id"),
    name: text("The meal's name"),
    quantity: count("Portions or pieces", 1, maxQuantity),
    side: optional(text("The id of a side"))
  },
  run: ({ gtin, id: itemNo, name, quantity, side }, addCateredMeal) =>
    addCateredMeal({ gtin, itemNo, name, quantity, sideId: side ?? null }),
  failures: entryAdditionFailures
})

export const changeCateredMeal = useCaseVerb("changeCateredMeal", {
  name: "change-catered-meal",
  summary: "Sets the quantity of a catered meal in the cart, within its limits; 0 removes it.",
  example: "change-catered-meal: { meal: landgång, quantity: 8 }",
  input: {
    meal: text("A part of the name of a meal in the cart"),
    quantity: count("Portions or pieces", 0, maxQuantity)
  },
  run: ({ meal, quantity }, changeCateredMeal) =>
    Effect.gen(function* () {
      const { id } = yield* requireEntry(visibleMeals(yield* currentCart).find(nameContains(meal)))
      yield* changeCateredMeal({ id, quantity })
    }),
  failures: entryChangeFailures
})
