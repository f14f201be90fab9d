import type { Effect } from "effect"
import { Schema } from "effect"
import type { Listing } from "../catalogue/listing.ts"
import type { NavigationNode } from "../navigation/model.ts"
import type { Destination } from "../navigation/resolve.ts"
import type { BlockContext } from "./define-block.ts"

export class PageNotFound extends Schema.TaggedError<PageNotFound>()("PageNotFound", {}) {}
export class PageUnavailable extends Schema.TaggedError<PageUnavailable>()("PageUnavailable", {
  detail: Schema.String
}) {}

/** What a URL requests. */
export interface PageRequest {
  readonly path: string
  /** Filters, sort and page of a list. */
  readonly listing: Listing
  readonly tree: NavigationNode
}

/** A type of page: its destinations and its loader. */
export interface PageDefinition<Type extends string, Match, Data> {
  readonly type: Type
  /** The input that the page needs from the destination; null when the destination is another page's. */
  readonly match: (destination: Destination) => Match | null
  readonly load: (
    match: Match,
    request: PageRequest
  ) => Effect.Effect<Data, PageNotFound | PageUnavailable, BlockContext>
}

export const definePage = <const Type extends string, Match, Data extends object>(
  definition: PageDefinition<Type, Match, Data>
): PageDefinition<Type, Match, Data> => definition
