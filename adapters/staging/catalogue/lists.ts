import { sql } from "kysely"
import { listBestSellers as readBestSellers } from "./best-sellers.ts"
import { cacheByVersion } from "./cache-by-version.ts"
import { byPopularity, byRank, type LeafRange, listProducts } from "./list-products.ts"
import { offerNumbers } from "./offer-products.ts"
import type { Page } from "./paging.ts"
import type { Fields } from "./product-json.ts"
import { readItems } from "./read-items.ts"
import { relatedNumbers } from "./recommendations.ts"
import { orderBy, type Sorting } from "./sorting.ts"
import { buildMatch } from "../text-search/query.ts"

export interface ListRequest extends Page {
  /** A store number; '1' when no store is selected. */
  readonly store: string
  readonly fields: Fields
  readonly sorting: Sorting
  readonly brands: ReadonlyArray<string>
  readonly markings: ReadonlyArray<string>
}

const allLeaves: LeafRange = { first: sql`0`, last: sql`(select max(last_leaf) from categories)` }
const noLeaves: LeafRange = { first: sql`0`, last: sql`-1` }

export const listInCategory = cacheByVersion(
  (context, { categoryId, ...request }: ListRequest & { readonly categoryId: string }) =>
    listProducts(context, {
      ...request,
      leaves: {
        first: sql`(select first_leaf from categories where id = ${categoryId})`,
        last: sql`(select last_leaf from categories where id = ${categoryId})`
      },
      order: orderBy(request.sorting, byPopularity)
    })
)

export const listMatches = cacheByVersion((context, { text, ...request }: ListRequest & { readonly text: string }) => {
  const match = buildMatch(text)
  return listProducts(context, {
    ...request,
    ...(match === null ? { leaves: text === "" ? allLeaves : noLeaves } : { where: match.where, rank: match.rank }),
    order: orderBy(request.sorting, match === null ? byPopularity : byRank)
  })
})

export const listBestSellers = cacheByVersion(readBestSellers)

export const listRelated = cacheByVersion(
  (context, { fields, ...options }: Parameters<typeof relatedNumbers>[0] & { readonly fields: Fields }) =>
    readItems(context, { store: options.store, fields, numbers: relatedNumbers(options) })
)

export const listInOffer = cacheByVersion(
  (context, { fields, ...options }: Parameters<typeof offerNumbers>[0] & { readonly fields: Fields }) =>
    readItems(context, { store: options.store, fields, numbers: offerNumbers(options) })
)
