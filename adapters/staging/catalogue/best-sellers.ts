import { sql } from "kysely"
import type { Context } from "../http/route.ts"
import { byPopularity, type ProductPage, listProducts } from "./list-products.ts"
import { mayBePromoted } from "./may-be-promoted.ts"
import type { Page } from "./paging.ts"
import type { Fields } from "./product-json.ts"

const maxProducts = 500

/** Lists the most popular products of a store that are sold, have a price and no age limit, and may be promoted. */
export const listBestSellers = (
  context: Pick<Context, "database">,
  { skip, take, store, fields }: Page & { readonly store: string; readonly fields: Fields }
): Promise<ProductPage> => {
  const where = sql`p.sellable and ${mayBePromoted} and not p.markings && array['RestrictedToSell18', 'RestrictedToSell15'] and p.price is not null`
  return listProducts(context, {
    skip,
    take,
    store,
    fields,
    where,
    order: byPopularity,
    withFacets: false,
    limitByPopularity: maxProducts
  })
}
