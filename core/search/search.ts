import { Effect } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { storeOf } from "../assortment/rules.ts"
import { type Filters, narrowing, relevance, type Sort } from "../catalogue/listing.ts"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { search as searchCall } from "./api.ts"
import { QueryTooShort, SearchUnavailable } from "./errors.ts"
import { hitsOf } from "./from-wire.ts"
import type { Hits, SearchType } from "./model.ts"
import { queryOf } from "./query-of.ts"
import { pageSizeOf } from "./rules.ts"

export interface SearchInput {
  readonly query: string
  /** The kind that `page` is of; of the others the first hits come along. */
  readonly type?: SearchType
  /** 0-based. */
  readonly page?: number
  /** Another store than the chosen one. */
  readonly store?: string
  readonly sort?: Sort
  readonly filters?: Filters
}

export type SearchError = QueryTooShort | SearchUnavailable

/** Everything found for a query, in pages of the kind asked for, with the prices of the chosen store unless another is named. */
export const search = ({ query, type = "product", page = 0, store, sort = relevance, filters = {} }: SearchInput): Effect.Effect<Hits, SearchError, AssortmentState | CallContext> =>
  Effect.gen(function*() {
    const asked = queryOf(query)
    if (asked === null) return yield* new QueryTooShort()
    const assortment = yield* AssortmentState
    const answer = yield* call(searchCall, {
      query: {
        Q: asked,
        type,
        page,
        take: pageSizeOf(type),
        ...(store === undefined ? storeOf(assortment.current().choice) : { store }),
        ...narrowing({ sort, filters })
      }
    }).pipe(Effect.mapError((error) => new SearchUnavailable({ detail: failureDetail(searchCall, error) })))
    return hitsOf(asked, answer)
  })
