import { type Kysely, type RawBuilder, sql } from "kysely"
import type { WirePromotionJson } from "#core/catalogue/wire.ts"
import { zero } from "#core/kernel/money.ts"
import { mayBePromoted } from "../catalogue/may-be-promoted.ts"
import { parsePromotions } from "../catalogue/store-details.ts"
import type { Tables } from "../database/tables.ts"

/** Reads the products with promotions under a condition on `store_products as s`, most popular product first. */
const readProductsWithPromotions = (
  database: Kysely<Tables>,
  where: RawBuilder<boolean>,
  description = sql<string | null>`null`
) =>
  database
    .selectFrom("store_products as s")
    .innerJoin("products as p", "p.no", "s.no")
    .innerJoin("product_facts as f", "f.no", "s.no")
    .select(["p.id as product_id", "p.name", "p.brand", "p.department", "p.deposit", "f.card"])
    .select(["s.store_number", "s.promotions", description.as("description")])
    .select((eb) => eb.fn.coalesce("s.price", eb.lit(zero)).as("price"))
    .where(where)
    .where("s.promotions", "is not", null)
    .where("s.price", "is not", null)
    .where("p.visible", "=", true)
    .where("p.sellable", "=", true)
    .where(mayBePromoted)
    .orderBy("p.popularity", "desc")
    .orderBy("p.no")
    .orderBy("s.store_number")
    .execute()

type Row = Awaited<ReturnType<typeof readProductsWithPromotions>>[number]

/** A product with one of its promotions in a store. */
export interface PromotedProduct {
  readonly row: Omit<Row, "promotions">
  readonly promotion: WirePromotionJson
}

const promotedProducts = (
  rows: ReadonlyArray<Row>,
  applies: (promotion: WirePromotionJson) => boolean
): ReadonlyArray<PromotedProduct> =>
  rows.flatMap(({ promotions, ...row }) =>
    parsePromotions(promotions)
      .filter(applies)
      .map((promotion) => ({ row, promotion }))
  )

const isValidAt = (promotion: WirePromotionJson, time: number): boolean =>
  Date.parse(promotion.from) <= time && time <= Date.parse(promotion.to)

const byPrice = (a: WirePromotionJson, b: WirePromotionJson): number =>
  a.priceDetails.price - b.priceDetails.price || a.minQuantity - b.minQuantity || (a.id < b.id ? -1 : 1)

/**
 * Reads the products of a store that have a promotion at a time, each with only its promotion of the lowest price, which the price tag shows. Each product is
 * thus in only one offer.
 */
export const readPromotedProductsAt = async (
  database: Kysely<Tables>,
  { store, time }: { readonly store: string; readonly time: number }
): Promise<ReadonlyArray<PromotedProduct>> =>
  (await readProductsWithPromotions(database, sql<boolean>`s.store_number = ${store}`)).flatMap(
    ({ promotions, ...row }) => {
      const [promotion] = parsePromotions(promotions)
        .filter((candidate) => isValidAt(candidate, time))
        .toSorted(byPrice)
      return promotion === undefined ? [] : [{ row, promotion }]
    }
  )

/** Reads the products that have one of the promotions in a comma-separated list of ids, with their descriptions, in one store or in all. An id may itself contain commas, so each promotion's id is searched for in the list, with a comma on either side. */
export const readPromotedProductsByIds = async (
  database: Kysely<Tables>,
  { ids, store }: { readonly ids: string; readonly store: string | null }
): Promise<ReadonlyArray<PromotedProduct>> => {
  const idList = `,${ids},`
  const inStore = store === null ? sql`true` : sql`s.store_number = ${store}`
  const where = sql<boolean>`${inStore} and s.promotions is not null and exists (
    select 1 from json_array_elements(s.promotions) e where position(',' || (e ->> 'id') || ',' in ${idList}) > 0)`
  const description = sql<string | null>`f.facts ->> 'description'`
  return promotedProducts(await readProductsWithPromotions(database, where, description), ({ id }) =>
    idList.includes(`,${id},`)
  )
}
