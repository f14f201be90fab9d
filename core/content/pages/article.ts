import { definePage } from "../define-page.ts"
import { loadPageContent } from "../load-page-content.ts"
import { fallbackType } from "../page-matches.ts"
import { pagePath } from "../page-path.ts"

/** A CMS page, for any URL that no other type matches. */
export const articlePage = definePage(
  fallbackType,
  () => ({}),
  (_, { path }) => loadPageContent({ page: pagePath(path) })
)
