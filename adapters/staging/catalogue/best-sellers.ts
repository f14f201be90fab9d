import { sql } from "kysely"
import type { Context } from "../http/route.ts"
import { byPopularity, type Listed, listProducts } from "./list-products.ts"
import type { Page } from "./paging.ts"

const most = 500

/** What sells best in a store. Goods with an age limit are sold, but nobody is invited to them. */
export const bestSellers = (context: Context, { skip, take, store }: Page & { readonly store: string }): Promise<Listed> => {
  const where = sql`p.sellable and not p.markings && array['RestrictedToSell18', 'RestrictedToSell15'] and p.price is not null`
  return listProducts(context, { skip, take, store, where, order: byPopularity, withFacets: false, best: most })
}
