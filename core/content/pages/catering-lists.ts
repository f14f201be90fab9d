import { Effect } from "effect"
import { loadCateredMeals } from "../../catering/load-catered-meals.ts"
import { findFullyBookedCateringDates } from "../../delivery/find-fully-booked-catering-dates.ts"
import { linkOfNode } from "../../navigation/resolve.ts"
import { definePage, PageNotFound, PageUnavailable } from "../define-page.ts"
import { pageMatches } from "../page-matches.ts"

const loadMealsAndDates = (category: string) =>
  Effect.all(
    [
      loadCateredMeals({ category }).pipe(
        Effect.mapError((error) =>
          error._tag === "MealCategoryNotFound" ? new PageNotFound() : new PageUnavailable({ detail: error.detail })
        )
      ),
      findFullyBookedCateringDates()
    ],
    { concurrency: "unbounded" }
  )

/** Loads all catered meals with their categories, and the days that are fully booked (SHELL-35, SHELL-36). */
export const cateringFolderPage = definePage("cateringFolder", pageMatches.cateringFolder, ({ node, trail }) =>
  Effect.map(loadMealsAndDates(node.id), ([meals, fullyBookedCateringDates]) => ({
    node: linkOfNode(node),
    trail,
    children: node.children.map(linkOfNode),
    meals,
    fullyBookedCateringDates
  }))
)

/** Loads the catered meals of a category, all categories, and the days that are fully booked. */
export const cateringCategoryPage = definePage(
  "cateringCategory",
  pageMatches.cateringCategory,
  ({ node, trail }, { tree }) =>
    Effect.map(loadMealsAndDates(node.id), ([meals, fullyBookedCateringDates]) => ({
      node: linkOfNode(node),
      trail,
      categories: (tree.children.find(({ id }) => id === trail[0]?.id)?.children ?? []).map(linkOfNode),
      meals,
      fullyBookedCateringDates
    }))
)
