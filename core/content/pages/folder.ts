import { Effect } from "effect"
import { findFullCatering } from "../../delivery/find-full-catering.ts"
import type { NavigationNode } from "../../navigation/model.ts"
import { linkOfNode } from "../../navigation/resolve.ts"
import { definePage } from "../define-page.ts"
import { pageMatches } from "../page-matches.ts"
import { loadPageContent } from "../load-page-content.ts"
import { pagePath } from "../page-path.ts"

/** Dates ('YYYY-MM-DD') that are fully booked for catering; empty for a folder of other products. */
const fullCateringOf = ({ type }: NavigationNode) =>
  type.startsWith("Catering") ? findFullCatering() : Effect.succeed<ReadonlyArray<string>>([])

/** An empty folder may have a CMS page. */
const blocksOf = ({ url, children }: NavigationNode) =>
  children.length > 0
    ? Effect.succeed([])
    : loadPageContent({ page: pagePath(url) }).pipe(
        Effect.map(({ blocks }) => blocks),
        Effect.orElseSucceed(() => [])
      )

/** Loads a folder of the navigation tree with its children (SHELL-35, SHELL-36). */
export const folderPage = definePage("folder", pageMatches.folder, ({ node, trail }) =>
  Effect.map(
    Effect.all([fullCateringOf(node), blocksOf(node)], { concurrency: "unbounded" }),
    ([fullCatering, blocks]) => ({
      node: linkOfNode(node),
      trail,
      children: node.children.map(linkOfNode),
      fullCatering,
      blocks
    })
  )
)
