import { Effect } from "effect"
import { linkOfNode } from "../../navigation/resolve.ts"
import { loadRecipeBag } from "../../recipes/load-recipe-bag.ts"
import { loadRecipeBags } from "../../recipes/load-recipe-bags.ts"
import { definePage, PageNotFound, PageUnavailable } from "../define-page.ts"
import { pageMatches } from "../page-matches.ts"

const loadBags = (category: string) =>
  loadRecipeBags({ category }).pipe(
    Effect.mapError((error) =>
      error._tag === "RecipeCategoryNotFound" ? new PageNotFound() : new PageUnavailable({ detail: error.detail })
    )
  )

/** Loads all recipe bags with their categories. */
export const bagFolderPage = definePage("bagFolder", pageMatches.bagFolder, ({ node, trail }) =>
  Effect.map(loadBags(node.id), (bags) => ({
    node: linkOfNode(node),
    trail,
    children: node.children.map(linkOfNode),
    bags
  }))
)

/** Loads the recipe bags of a category, and all categories. */
export const bagCategoryPage = definePage("bagCategory", pageMatches.bagCategory, ({ node, trail }, { tree }) =>
  Effect.map(loadBags(node.id), (bags) => ({
    node: linkOfNode(node),
    trail,
    categories: (tree.children.find(({ id }) => id === trail[0]?.id)?.children ?? []).map(linkOfNode),
    bags
  }))
)

/** Loads a recipe bag with the recipes that can be chosen. */
export const bagPage = definePage("bag", pageMatches.bag, ({ node, trail }) =>
  Effect.map(
    loadRecipeBag({ id: node.id }).pipe(
      Effect.mapError((error) =>
        error._tag === "RecipeBagNotFound" ? new PageNotFound() : new PageUnavailable({ detail: error.detail })
      )
    ),
    (bag) => ({ bag, trail: trail.slice(0, -1) })
  )
)
