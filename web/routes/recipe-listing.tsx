import { useNavigate, useRevalidator } from "react-router-dom"
import type { RecipeListResult } from "#core/content/pages/recipe-lists.ts"
import type { NavigationLink } from "#core/navigation/model.ts"
import { type RecipeListRequest, noRecipeFilters, recipePageSize, type RecipeSort } from "#core/recipes/listing.ts"
import { useCase } from "#web/container/react.tsx"
import { RecipeTile } from "#web/features/catalogue/RecipeTile.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { LiveRegion } from "#web/kit/feedback/LiveRegion.tsx"
import { EmptyState } from "#web/kit/feedback/EmptyState.tsx"
import { CardGrid } from "#web/kit/layout/CardGrid.tsx"
import * as text from "#web/text/recipe.ts"
import { showRecipes } from "#web/text/recipe-card.ts"
import { eagerCardCount } from "#web/views/catalogue/eager-card-count.ts"
import { LoadMore } from "#web/views/catalogue/LoadMore.tsx"
import { ErrorWithRetry } from "#web/views/connection/ErrorWithRetry.tsx"
import { RecipeListToolbar } from "#web/views/recipes/RecipeListToolbar.tsx"
import { recipeListingOf } from "./recipe-listing-query.ts"
import { recipeListingQueryString } from "./recipe-listing-query-string.ts"
import { useMoreCards } from "./use-more-cards.ts"
import { usePendingParams } from "./use-pending-params.ts"
import { useSortChange } from "./use-sort-change.ts"

export interface RecipeListingProps {
  readonly node: NavigationLink
  readonly result: RecipeListResult
  readonly listing: RecipeListRequest
  /** The categories by which the list can be filtered. */
  readonly categories: ReadonlyArray<NavigationLink>
  /** The level of the cards' headings; h2 on a page that has no heading above the list. */
  readonly heading: "h2" | "h3"
}

const failures = { unavailable: text.listFailed, "not-configured": text.categoryNotConfigured } as const

/** A list of recipes with filters, sort order and a button for more, or an error with a retry. */
export const RecipeListing = ({ node, result, listing, categories, heading }: RecipeListingProps) => {
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const pendingListing = usePendingParams(listing, recipeListingOf)
  const more = useMoreCards(result.status === "loaded" ? result.list.recipes.length : 0, text.moreRecipesShown)
  const hrefOf = (target: RecipeListRequest) => `${node.url}${recipeListingQueryString(target)}`
  const { changeSort, isSorting } = useSortChange(useCase("rememberRecipeSort"), (sort: RecipeSort) =>
    hrefOf({ ...pendingListing, pageCount: 1, sort })
  )
  if (result.status !== "loaded")
    return (
      <ErrorWithRetry
        title={failures[result.status]}
        onRetry={() => void revalidator.revalidate()}
        retrying={revalidator.state === "loading"}
      />
    )
  const { recipes, facets, total } = result.list
  const nextHref = hrefOf({ ...listing, pageCount: listing.pageCount + 1 })
  const isLoadingMore = pendingListing.pageCount > listing.pageCount
  return (
    <>
      <RecipeListToolbar
        listing={pendingListing}
        facets={facets}
        doneLabel={showRecipes(total)}
        categories={categories}
        hrefOf={hrefOf}
        onSort={(sort) => void changeSort(sort)}
      />
      {recipes.length === 0 ? (
        <EmptyState
          icon="recipe"
          title={text.noHits}
          action={
            <Button variant="quiet" href={hrefOf({ ...listing, pageCount: 1, filters: noRecipeFilters })}>
              {text.showAll}
            </Button>
          }
        />
      ) : (
        <>
          <div ref={more.list}>
            <CardGrid
              kind="recipe"
              label={node.name}
              skeletonCount={isLoadingMore ? Math.min(recipePageSize, total - recipes.length) : 0}
            >
              {recipes.map((recipe, index) => (
                <RecipeTile key={recipe.id} recipe={recipe} heading={heading} eager={index < eagerCardCount} />
              ))}
            </CardGrid>
          </div>
          <LiveRegion message={more.announcement} />
          <LoadMore
            label={text.loadMore}
            visibleCount={recipes.length}
            total={total}
            // Also while another sort order or filter is loading, which loading more would undo.
            pending={isSorting || pendingListing !== listing}
            href={nextHref}
            onLoad={(byKeyboard) => {
              more.onRequest(byKeyboard)
              void navigate(nextHref, { preventScrollReset: true, replace: true })
            }}
          />
        </>
      )}
    </>
  )
}
