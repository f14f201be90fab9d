import { Effect, Schema } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { storeOf } from "../assortment/rules.ts"
import { filterNames, type Filters, relevance, type Sort } from "../catalogue/listing.ts"
import { call, type CallContext } from "../contract/call.ts"
import { search as searchCall } from "./api.ts"
import { hitsOf } from "./from-wire.ts"
import type { Hits, SearchType } from "./model.ts"
import { queryOf, searchPageSize } from "./rules.ts"

export interface SearchInput {
  readonly query: string
  readonly type?: SearchType
  /** 0-based. */
  readonly page?: number
  readonly sort?: Sort
  readonly filters?: Filters
}

/** Under two characters there is nothing to ask (SEARCH-01). */
export class QueryTooShort extends Schema.TaggedError<QueryTooShort>()("QueryTooShort", {}) {}
export class SearchUnavailable extends Schema.TaggedError<SearchUnavailable>()("SearchUnavailable", { detail: Schema.String }) {}

export type SearchError = QueryTooShort | SearchUnavailable

/** Everything found for a query, goods in pages of 20, with the prices of the chosen store. */
export const search = ({ query, type = "product", page = 0, sort = relevance, filters = {} }: SearchInput): Effect.Effect<Hits, SearchError, AssortmentState | CallContext> =>
  Effect.gen(function*() {
    const asked = queryOf(query)
    if (asked === null) return yield* new QueryTooShort()
    const assortment = yield* AssortmentState
    const answer = yield* call(searchCall, {
      query: {
        Q: asked,
        type,
        page,
        take: searchPageSize,
        ...storeOf(assortment.current().choice),
        ...(sort.field === "" ? {} : { SortField: sort.field, SortOrder: sort.order }),
        ...Object.fromEntries(filterNames.flatMap((name) => (filters[name]?.length ? [[name, filters[name].join(",")]] : [])))
      }
    }).pipe(Effect.mapError((error) => new SearchUnavailable({ detail: error._tag === "ApiRefused" ? `${error.status} ${error.code}` : error._tag })))
    return hitsOf(asked, answer)
  })
