import { Effect, Schema } from "effect"
import { defaultRecipeList } from "../../recipes/listing.ts"
import { loadRecipeList } from "../../recipes/load-recipe-list.ts"
import { loadRecipes } from "../../recipes/load-recipes.ts"
import { defineBlock } from "../define-block.ts"
import { cardsPerCarousel, linkOf } from "../product-shelf.ts"

const text = Schema.String
const textOrNull = Schema.NullOr(Schema.String)

/** The default number of rows of a recipe grid (CLAYOUT-12). */
export const defaultRecipeRows = 1
/** The maximum number of cards in a row of the grid. */
const cardsPerRow = 5

/** Loads recipes by id, or the first recipes of a category (BLOCK-02); an empty block is not shown. */
export const recipeArticleBlock = defineBlock(
  "RecipeArticleBlock",
  {
    title: text,
    ximEntitiesList: Schema.Array(text),
    tags: Schema.Array(text),
    isCarousel: Schema.Boolean,
    numRows: Schema.NullOr(Schema.Finite),
    paginationEnabled: Schema.Boolean,
    link: textOrNull,
    linkText: textOrNull,
    previewFromCategoryPage: textOrNull
  },
  ({ title, ximEntitiesList, isCarousel, numRows, link, linkText, previewFromCategoryPage: category }) =>
    Effect.gen(function* () {
      const recipes =
        category === null
          ? yield* loadRecipes(ximEntitiesList)
          : (yield* loadRecipeList({ category, listing: defaultRecipeList })).recipes
      const maxRecipes = isCarousel ? cardsPerCarousel : (numRows ?? defaultRecipeRows) * cardsPerRow
      return recipes.length === 0
        ? null
        : { title, isCarousel, recipes: recipes.slice(0, maxRecipes), link: linkOf(link, linkText) }
    })
)
