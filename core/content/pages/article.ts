import { definePage } from "../define-page.ts"
import { loadPageContent } from "../load-page-content.ts"
import { fallbackPageType } from "../page-matches.ts"
import { pagePath } from "../page-path.ts"

/** A page of CMS blocks, for any URL that no other page type matches. */
export const articlePage = definePage(
  fallbackPageType,
  () => ({}),
  (_, { path }) => loadPageContent({ page: pagePath(path) })
)
