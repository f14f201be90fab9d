import { definePage } from "../define-page.ts"
import { loadPageContent } from "../load-page-content.ts"
import { pageMatches } from "../page-matches.ts"

/** A CMS page, for any URL that no other type matches. */
export const articlePage = definePage({
  type: "article",
  match: pageMatches.article,
  load: (_, { path }) => loadPageContent({ page: path.replace(/^\/+|\/+$/g, "") })
})
