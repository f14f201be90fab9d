import { Effect } from "effect"
import { linkOfNode } from "../../navigation/resolve.ts"
import type { NavigationNode } from "../../navigation/model.ts"
import { loadRecipeList, type RecipeListError, type RecipeListInput } from "../../recipes/load-recipe-list.ts"
import type { RecipeList } from "../../recipes/model.ts"
import { definePage, PageNotFound } from "../define-page.ts"
import { loadPageContent } from "../load-page-content.ts"
import { pageMatches } from "../page-matches.ts"
import { pagePath } from "../page-path.ts"

/** The list of a page, or the failure that the page shows in its place (RECIPE-30, RECIPE-31). */
export type RecipeListResult =
  | { readonly status: "loaded"; readonly list: RecipeList }
  | { readonly status: "unavailable" | "not-configured" }

const failureOf = (error: RecipeListError): Effect.Effect<RecipeListResult, PageNotFound> => {
  if (error._tag === "RecipeCategoryNotFound") return Effect.fail(new PageNotFound())
  return Effect.succeed({
    status: error._tag === "RecipeCategoryNotConfigured" ? "not-configured" : "unavailable"
  } as const)
}

const loadList = (input: RecipeListInput) =>
  loadRecipeList(input).pipe(
    Effect.map((list): RecipeListResult => ({ status: "loaded", list })),
    Effect.catch(failureOf)
  )

/** Loads the blocks of the folder's CMS page, if it has one. */
const loadBlocks = ({ url }: NavigationNode) =>
  loadPageContent({ page: pagePath(url) }).pipe(
    Effect.map(({ blocks }) => blocks),
    Effect.orElseSucceed(() => [])
  )

/** Loads all recipes, the categories, and the blocks above them. */
export const recipeFolderPage = definePage(
  "recipeFolder",
  pageMatches.recipeFolder,
  ({ node, trail }, { recipeListing: listing }) =>
    Effect.map(
      Effect.all([loadList({ category: null, listing }), loadBlocks(node)], { concurrency: "unbounded" }),
      ([result, blocks]) => ({
        node: linkOfNode(node),
        trail,
        children: node.children.map(linkOfNode),
        result,
        listing,
        blocks
      })
    )
)

/** Loads a category's recipes by the list's filters, sort order and page, and all categories. */
export const recipeCategoryPage = definePage(
  "recipeCategory",
  pageMatches.recipeCategory,
  ({ node, trail }, { recipeListing: listing, tree }) =>
    Effect.map(loadList({ category: node.id, listing }), (result) => ({
      node: linkOfNode(node),
      trail,
      categories: (tree.children.find(({ id }) => id === trail[0]?.id)?.children ?? []).map(linkOfNode),
      result,
      listing
    }))
)
