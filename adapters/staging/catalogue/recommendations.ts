import { type RawBuilder, sql } from "kysely"
import { isInOffer } from "./offer-products.ts"
import { mayBePromoted } from "./may-be-promoted.ts"
import type { Page } from "./paging.ts"
import { noStoreNumber } from "./store-details.ts"

interface ProductOptions extends Page {
  readonly productId: string
  /** A store number; '1' when no store is selected. */
  readonly store: string
}

/** Selects the numbers of the other products of a product's leaf category that are sold, the most popular first, without those of an offer. */
export const relatedNumbers = ({
  productId,
  store,
  skip,
  take,
  excludedOfferId
}: ProductOptions & { readonly excludedOfferId: string | undefined }): RawBuilder<unknown> => {
  const isExcluded =
    excludedOfferId === undefined || store === noStoreNumber ? sql`false` : isInOffer(excludedOfferId, store)
  return sql`
    select listed.no from listed_products listed join products p on p.no = listed.no
    where listed.store_number = ${store} and listed.leaf = (select leaf from products where id = ${productId})
      and p.id <> ${productId} and p.sellable and ${mayBePromoted} and not ${isExcluded}
    order by listed.popularity desc, listed.no limit ${take} offset ${skip}`
}

/** How many of a product's orders, the latest, determine what is ordered together with it. */
const maxOrders = 200

/**
 * Selects the numbers of recommended products: first those that were ordered together with the product, the most often first, then the most popular of its department.
 * None is of the product's own leaf category or of the excluded category, or has an age limit; a product with an age limit of 18 years has no recommendations.
 */
export const recommendedNumbers = ({
  productId,
  store,
  skip,
  take,
  excludedCategoryId
}: ProductOptions & { readonly excludedCategoryId: string | undefined }): RawBuilder<unknown> => {
  const isRecommendable = sql`p.no <> product.no and p.leaf <> product.leaf and p.sellable and p.category_id <> ${excludedCategoryId ?? ""}
    and ${mayBePromoted} and not p.markings && array['RestrictedToSell18', 'RestrictedToSell15']`
  // Of each leaf category of the department the index has the most popular products first, so that only as many are read as can be on the page.
  return sql`
    with product as (
      select p.no, p.leaf, c.first_leaf, c.last_leaf from products p
      join categories c on c.parent_id is null and p.leaf between c.first_leaf and c.last_leaf
      where p.id = ${productId} and not p.markings @> array['RestrictedToSell18']
    ), joint as (
      select other.product_id, count(*) as order_count
      from (select order_id from order_items where product_id = ${productId} group by order_id, placed order by placed desc, order_id limit ${maxOrders}) latest
      join order_items other using (order_id)
      group by other.product_id
    ), candidates as (
      select p.no, p.popularity, joint.order_count from product, joint
      join products p on p.id = joint.product_id join listed_products listed on listed.no = p.no and listed.store_number = ${store}
      where ${isRecommendable}
      union all
      select popular.no, popular.popularity, 0 from product, generate_series(product.first_leaf, product.last_leaf) as leaves (leaf), lateral (
        select p.no, p.popularity from listed_products listed join products p on p.no = listed.no
        where listed.store_number = ${store} and listed.leaf = leaves.leaf and ${isRecommendable}
        order by listed.popularity desc, listed.no limit ${skip + take}) as popular
      where leaves.leaf <> product.leaf
    )
    select no from candidates group by no, popularity order by max(order_count) desc, popularity desc, no limit ${take} offset ${skip}`
}
