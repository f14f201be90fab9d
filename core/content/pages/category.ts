import { Effect } from "effect"
import { loadCategory } from "../../catalogue/load-category.ts"
import { linkOfNode } from "../../navigation/resolve.ts"
import { pageFailureOf } from "../catalogue-failure.ts"
import { definePage } from "../define-page.ts"

/** Loads a category's products by the list's filters, sort order and page. */
export const categoryPage = definePage({
  type: "category",
  match: (destination) =>
    destination.kind === "folder" && destination.node.type === "ProductCategoryPage" ? destination : null,
  load: ({ node, trail }, { listing }) =>
    Effect.map(loadCategory({ id: node.id, listing }).pipe(Effect.mapError(pageFailureOf)), (list) => ({
      node: linkOfNode(node),
      trail,
      children: node.children.map(linkOfNode),
      list,
      listing
    }))
})
