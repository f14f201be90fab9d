import { Effect } from "effect"
import type { Listing } from "../catalogue/listing.ts"
import { loadNavigation } from "../navigation/load-navigation.ts"
import { type Destination, resolvePath } from "../navigation/resolve.ts"
import type { BlockContext } from "./define-block.ts"
import { type PageDefinition, PageNotFound, type PageRequest, PageUnavailable } from "./define-page.ts"
import { type LoadedPage, pageDefinitions } from "./pages.ts"

export interface LoadPageInput {
  readonly path: string
  /** Filters, sort and page of a list; a page without a list ignores them. */
  readonly listing: Listing
}

type AnyDefinition = PageDefinition<LoadedPage["type"], unknown, object>

const loadFrom = (destination: Destination, request: PageRequest) => {
  for (const definition of pageDefinitions as unknown as ReadonlyArray<AnyDefinition>) {
    const match = definition.match(destination)
    if (match !== null)
      return Effect.map(
        definition.load(match, request),
        (data) => ({ ...data, type: definition.type }) as unknown as LoadedPage
      )
  }
  return Effect.fail(new PageNotFound())
}

/** Loads the page at a URL, found by the navigation tree and the path patterns. */
export const loadPage = ({
  path,
  listing
}: LoadPageInput): Effect.Effect<LoadedPage, PageNotFound | PageUnavailable, BlockContext> =>
  loadNavigation().pipe(
    Effect.mapError((error) => new PageUnavailable({ detail: error._tag })),
    Effect.flatMap(({ tree }) => loadFrom(resolvePath(tree, path), { path, listing, tree }))
  )
