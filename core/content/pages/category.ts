import { Effect } from "effect"
import { loadCategory } from "../../catalogue/load-category.ts"
import { linkOfNode } from "../../navigation/resolve.ts"
import { pageFailureOf } from "../page-failure.ts"
import { definePage } from "../define-page.ts"
import { pageMatches } from "../page-matches.ts"

/** Loads a category's products by the list's filters, sort order and page. */
export const categoryPage = definePage("category", pageMatches.category, ({ node, trail }, { listing }) =>
  Effect.map(loadCategory({ id: node.id, listing }).pipe(Effect.mapError(pageFailureOf)), (list) => ({
    node: linkOfNode(node),
    trail,
    children: node.children.map(linkOfNode),
    list,
    listing
  }))
)
