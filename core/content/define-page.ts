import { Effect, Schema } from "effect"
import type { ListRequest } from "../catalogue/listing.ts"
import type { RecipeListRequest } from "../recipes/listing.ts"
import type { NavigationNode } from "../navigation/model.ts"
import type { Destination } from "../navigation/resolve.ts"
import type { BlockContext } from "./define-block.ts"
import type { PageType } from "./page-matches.ts"

export class PageNotFound extends Schema.TaggedError<PageNotFound>()("PageNotFound", {}) {}
export class PageUnavailable extends Schema.TaggedError<PageUnavailable>()("PageUnavailable", {
  detail: Schema.String
}) {}

/** The page that a URL requests, with the parameters of its list. */
export interface PageRequest {
  readonly path: string
  /** Filters, sort and page of a list of products. */
  readonly listing: ListRequest
  /** Filters, sort and page of a list of recipes. */
  readonly recipeListing: RecipeListRequest
  readonly tree: NavigationNode
}

type PageLoad<Data> = Effect.Effect<Data, PageNotFound | PageUnavailable, BlockContext>

/** A type of page. */
export interface PageDefinition<Type extends string, Data> {
  readonly type: Type
  /** Loads the page at a destination; fails with PageNotFound when the destination belongs to another type. */
  readonly load: (destination: Destination, request: PageRequest) => PageLoad<{ readonly type: Type } & Data>
}

/** Declares a type of page by its match, which extracts the page's parameters from a destination, and by its loader. */
export const definePage = <const Type extends PageType, Match, Data extends object>(
  type: Type,
  match: (destination: Destination) => Match | null,
  load: (match: Match, request: PageRequest) => PageLoad<Data>
): PageDefinition<Type, Data> => ({
  type,
  load: (destination, request) => {
    const parameters = match(destination)
    return parameters === null
      ? Effect.fail(new PageNotFound())
      : Effect.map(load(parameters, request), (data) => ({ ...data, type }))
  }
})
