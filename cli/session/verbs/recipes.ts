import { Effect } from "effect"
import { defaultRecipeList, noRecipeFilters, parseRecipeSort } from "#core/recipes/listing.ts"
import { recipeSorts } from "#core/recipes/sort-name.ts"
import { type IngredientProduct, variantFlags } from "#core/recipes/model.ts"
import { defaultPortions, maxPortions, minPortions } from "#core/recipes/portions.ts"
import { recipeNotFound } from "#web/text/cart-entries.ts"
import { notFound } from "#web/text/errors.ts"
import { categoryNotConfigured, listFailed, productsFailed } from "#web/text/recipe.ts"
import { plainProduct, plainRecipe } from "../plain.ts"
import { count, oneOf, optional, text, useCaseVerb } from "./verb.ts"

const recipeIdField = text("A recipe's id")

export const browseRecipes = useCaseVerb("loadRecipeList", {
  name: "browse-recipes",
  summary: "Lists recipes of a category, or all.",
  example: "browse-recipes: { category: soppor-och-grytor, sort: price }",
  input: {
    category: optional(text("A category's id; all recipes without it")),
    sort: optional(oneOf(recipeSorts, "By default the most recent first"))
  },
  shorthand: "category",
  run: ({ category, sort }, loadRecipeList) =>
    Effect.map(
      loadRecipeList({
        category: category ?? null,
        listing: { ...defaultRecipeList, filters: noRecipeFilters, sort: parseRecipeSort(sort ?? "") }
      }),
      ({ recipes, total }) => ({ total, recipes: recipes.map(plainRecipe) })
    ),
  failures: {
    RecipesUnavailable: listFailed,
    RecipeCategoryNotFound: notFound,
    RecipeCategoryNotConfigured: categoryNotConfigured
  }
})

export const recipe = useCaseVerb("loadRecipe", {
  name: "recipe",
  summary: "Shows a recipe with its ingredients and steps.",
  example: "recipe: R1002",
  input: { recipe: recipeIdField },
  shorthand: "recipe",
  run: ({ recipe: id }, loadRecipe) =>
    Effect.map(loadRecipe({ id }), (loadedRecipe) => ({
      ...plainRecipe(loadedRecipe),
      portions: loadedRecipe.portions,
      variants: loadedRecipe.variants,
      ingredients: loadedRecipe.groups.flatMap(({ ingredients }) =>
        ingredients.map(({ name, quantity, unit }) => ({ name, quantity, unit }))
      ),
      steps: loadedRecipe.steps,
      tip: loadedRecipe.tip
    })),
  failures: { RecipeNotFound: recipeNotFound, RecipesUnavailable: listFailed }
})

const plainIngredientProduct = ({ ingredient, atHome, toBuy }: IngredientProduct) => ({
  ingredient,
  atHome,
  product: toBuy === null ? null : plainProduct(toBuy.product),
  quantity: toBuy?.quantity ?? 0
})

export const recipeProducts = useCaseVerb("loadRecipeProducts", {
  name: "recipe-products",
  summary: "Lists the products to buy for a recipe in the chosen store.",
  example: "recipe-products: { recipe: R1002, portions: 6, variant: lactoseFree }",
  input: {
    recipe: recipeIdField,
    portions: optional(count("Portions, 4 by default", minPortions, maxPortions)),
    variant: optional(oneOf(variantFlags, "The recipe as it is by default"))
  },
  shorthand: "recipe",
  run: ({ recipe: id, portions = defaultPortions, variant }, loadRecipeProducts) =>
    Effect.map(
      loadRecipeProducts({ recipeId: id, portions, ...(variant === undefined ? {} : { flags: [variant] }) }),
      (products) => ({ products: products.map(plainIngredientProduct) })
    ),
  failures: { RecipeNotFound: recipeNotFound, RecipeProductsUnavailable: productsFailed }
})
