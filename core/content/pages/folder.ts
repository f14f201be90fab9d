import { Effect } from "effect"
import type { NavigationNode } from "../../navigation/model.ts"
import { linkOfNode } from "../../navigation/resolve.ts"
import { definePage } from "../define-page.ts"
import { pageMatches } from "../page-matches.ts"
import { loadPageContent } from "../load-page-content.ts"
import { pagePath } from "../page-path.ts"

/** Loads the blocks of an empty folder's CMS page, if it has one. */
const loadBlocks = ({ url, children }: NavigationNode) =>
  children.length > 0
    ? Effect.succeed([])
    : loadPageContent({ page: pagePath(url) }).pipe(
        Effect.map(({ blocks }) => blocks),
        Effect.orElseSucceed(() => [])
      )

/** Loads a folder of the navigation tree with its children. */
export const folderPage = definePage("folder", pageMatches.folder, ({ node, trail }) =>
  Effect.map(loadBlocks(node), (blocks) => ({
    node: linkOfNode(node),
    trail,
    children: node.children.map(linkOfNode),
    blocks
  }))
)
