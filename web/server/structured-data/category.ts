import type { LoadedPageOf } from "#core/content/pages.ts"
import { breadcrumbsData } from "./breadcrumbs.ts"
import type { StructuredData, StructuredDataContext } from "./model.ts"

export const categoryData = (
  { node, trail }: LoadedPageOf<"category">,
  context: StructuredDataContext
): ReadonlyArray<StructuredData> => [breadcrumbsData(trail.slice(0, -1), node, context)]
