import type { NavigationLink } from "#core/navigation/model.ts"
import { start } from "#web/text/shell.ts"
import type { StructuredData, StructuredDataContext } from "./model.ts"

type Crumb = Pick<NavigationLink, "name" | "url">

/** The breadcrumbs of a page, from the start page to the page itself. */
export const breadcrumbsData = (
  parents: ReadonlyArray<Crumb>,
  current: Crumb,
  { origin }: StructuredDataContext
): StructuredData => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: start, url: "/" }, ...parents, current].map(({ name, url }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: encodeURI(`${origin}${url}`)
  }))
})
