import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { cardQueryOf } from "../assortment/rules.ts"
import { sortAndFilterQuery } from "../catalogue/listing-queries.ts"
import { type Filters, relevance, type Sort } from "../catalogue/listing.ts"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { search as searchCall } from "./api.ts"
import { QueryTooShort, SearchUnavailable } from "./errors.ts"
import { hitsFromWire } from "./from-wire.ts"
import type { Hits, SearchType } from "./model.ts"
import { normalizeQuery } from "./normalize-query.ts"
import { pageSizeOf } from "./rules.ts"

export interface SearchInput {
  readonly query: string
  /** The search type that `page` belongs to; the first page of every other type is loaded. */
  readonly type?: SearchType
  /** 0-based. */
  readonly page?: number
  /** A store other than the chosen one. */
  readonly store?: string
  readonly sort?: Sort
  readonly filters?: Filters
}

export type SearchError = QueryTooShort | SearchUnavailable

/** Searches for all types of hits, with the requested page of one type and the prices of `store`, by default the chosen store. */
export const search = ({
  query,
  type = "product",
  page = 0,
  store,
  sort = relevance,
  filters = {}
}: SearchInput): Effect.Effect<Hits, SearchError, States | CallContext> =>
  Effect.gen(function* () {
    const normalizedQuery = normalizeQuery(query)
    if (normalizedQuery === null) return yield* new QueryTooShort()
    const assortment = yield* stateOf(assortmentState)
    const response = yield* call(searchCall, {
      query: {
        Q: normalizedQuery,
        type,
        page,
        take: pageSizeOf(type),
        ...cardQueryOf(assortment.current().selection),
        ...(store === undefined ? {} : { store }),
        ...sortAndFilterQuery({ sort, filters })
      }
    }).pipe(Effect.mapError((error) => new SearchUnavailable({ detail: failureDetail(searchCall, error) })))
    return hitsFromWire(normalizedQuery, response)
  })
