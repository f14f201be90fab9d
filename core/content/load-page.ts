import { Effect } from "effect"
import type { ListRequest } from "../catalogue/listing.ts"
import { loadNavigation } from "../navigation/load-navigation.ts"
import { defaultRecipeList, type RecipeListRequest } from "../recipes/listing.ts"
import { resolvePath } from "../navigation/resolve.ts"
import type { BlockContext } from "./define-block.ts"
import { type PageNotFound, PageUnavailable } from "./define-page.ts"
import { pageTypeOf } from "./page-matches.ts"
import { type LoadedPage, pageDefinitions } from "./pages.ts"

export interface LoadPageInput {
  readonly path: string
  /** Filters, sort and page of a list of products; a page without one ignores them. */
  readonly listing: ListRequest
  /** The same for a list of recipes; by default an unfiltered list sorted by relevance. */
  readonly recipeListing?: RecipeListRequest
}

/** Loads the page at a URL, found by the navigation tree and the path patterns. */
export const loadPage = ({
  path,
  listing,
  recipeListing = defaultRecipeList
}: LoadPageInput): Effect.Effect<LoadedPage, PageNotFound | PageUnavailable, BlockContext> =>
  loadNavigation().pipe(
    Effect.mapError((error) => new PageUnavailable({ detail: error._tag })),
    Effect.flatMap(({ tree }): Effect.Effect<LoadedPage, PageNotFound | PageUnavailable, BlockContext> => {
      const destination = resolvePath(tree, path)
      return pageDefinitions[pageTypeOf(destination)].load(destination, { path, listing, recipeListing, tree })
    })
  )
