import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import { toJsonText } from "../database/json-text.ts"
import type { CardFacts, ProductFacts } from "../database/product-facts.ts"
import { rowReader } from "../database/row-reader.ts"
import type { Tables } from "../database/tables.ts"
import type { WirePromotionJson } from "#core/catalogue/wire.ts"
import type { ProductRow } from "./product-row.ts"

export interface StagedProduct extends ProductRow {
  /** The promotions in every store that sells the product; omitted when each store has its own. */
  readonly promotions?: ReadonlyArray<WirePromotionJson> | null
}

const cardFactsOf = (facts: ProductFacts): CardFacts => ({
  id: facts.id,
  gtin: facts.gtin,
  sellable: facts.sellable,
  url: facts.url,
  name: facts.name,
  brand: facts.brand,
  superCategory: facts.superCategory,
  category: facts.category,
  descriptiveSize: facts.descriptiveSize,
  markings: facts.markings,
  images: facts.images,
  sellingUnitOfMeasure: facts.sellingUnitOfMeasure,
  newProductFrom: facts.newProductFrom,
  newProductTo: facts.newProductTo,
  returnablePackageDepositInformation: facts.returnablePackageDepositInformation,
  maximumQuantity: facts.maximumQuantity,
  countryOfOrigin: facts.countryOfOrigin
})

const toRecord = (row: StagedProduct) => {
  const { search, facts, promotions, ...columns } = row
  return {
    ...columns,
    ...search,
    facts: toJsonText(facts),
    card: toJsonText(cardFactsOf(facts)),
    promotions:
      promotions === undefined || promotions === null || promotions.length === 0 ? null : toJsonText(promotions)
  }
}

/** Stores the products of an import run in `held_products`, outside the tables that the shop reads. */
export const stageProducts = async (
  database: Kysely<Tables>,
  runId: string,
  rows: ReadonlyArray<StagedProduct>
): Promise<void> => {
  await sql`
    insert into held_products (run, id, gtin, name, folded_name, brand, markings, category_id, leaf, department, popularity, unit, maximum,
      deposit, price,
      comparison_amount, comparison_unit, sellable, visible, collect_only, search, facts, card, promotions)
    select ${runId}, id, gtin, name, folded_name, brand, markings, category_id, leaf, department, popularity, unit, maximum, deposit, price,
      comparison_amount, comparison_unit, sellable, visible, collect_only,
      setweight(to_tsvector('skafferi', a), 'A') || setweight(to_tsvector('skafferi', b), 'B') || setweight(to_tsvector('skafferi', c), 'C'),
      facts::json, card::json, promotions::json
    from jsonb_to_recordset(${JSON.stringify(rows.map(toRecord))}::jsonb) as r(id text, gtin text, name text, folded_name text, brand text,
      markings text[],
      category_id text, leaf integer, department text, popularity integer, unit text, maximum double precision, deposit integer, price integer,
      comparison_amount double precision, comparison_unit text, sellable boolean, visible boolean, collect_only boolean, a text, b text, c text,
      facts text, card text, promotions text)`.execute(database)
}

const readCounts = rowReader(Schema.Struct({ added: Schema.Finite, updated: Schema.Finite }))

/**
 * Publishes a run's products: new ones are inserted, those with an existing GTIN are updated. An updated product keeps its
 * popularity and images, and its id and URL, since its page may be bookmarked.
 */
export const publishProducts = async (
  database: Kysely<Tables>,
  runId: string
): Promise<{ readonly added: number; readonly updated: number }> => {
  const preservedFields = sql`jsonb_build_object('id', p.id, 'url', coalesce(f.facts ->> 'url', h.facts ->> 'url'), 'images', f.facts -> 'images')`
  const [counts] = await readCounts(
    database,
    sql`
    with stored as (
      insert into products as p (id, gtin, name, folded_name, brand, markings, category_id, leaf, department, popularity, unit, maximum, deposit,
        price,
        comparison_amount, comparison_unit, sellable, visible, collect_only, search)
      select id, gtin, name, folded_name, brand, markings, category_id, leaf, department, popularity, unit, maximum, deposit, price,
        comparison_amount, comparison_unit, sellable, visible, collect_only, search
      from held_products where run = ${runId} order by popularity desc, id
      on conflict (gtin) do update set name = excluded.name, folded_name = excluded.folded_name, brand = excluded.brand, markings = excluded.markings,
        category_id = excluded.category_id, leaf = excluded.leaf, department = excluded.department, unit = excluded.unit, maximum = excluded.maximum,
        deposit = excluded.deposit, price = excluded.price, comparison_amount = excluded.comparison_amount,
          comparison_unit = excluded.comparison_unit,
        sellable = excluded.sellable, visible = excluded.visible, collect_only = excluded.collect_only, search = excluded.search
      returning xmax <> 0 as existed
    )
    select count(*) filter (where not existed) as added, count(*) filter (where existed) as updated from stored`
  )
  await sql`
    insert into product_facts (no, facts, card)
    select p.no, case when f.no is null then h.facts else (h.facts::jsonb || ${preservedFields})::json end,
      case when f.no is null then h.card else (h.card::jsonb || ${preservedFields})::json end
    from held_products h join products p on p.gtin = h.gtin left join product_facts f on f.no = p.no
    where h.run = ${runId}
    on conflict (no) do update set facts = excluded.facts, card = excluded.card`.execute(database)
  return counts ?? { added: 0, updated: 0 }
}

export const deleteStagedProducts = async (database: Kysely<Tables>, runId: string): Promise<void> => {
  await sql`delete from held_products where run = ${runId}`.execute(database)
}

/** Updates the `stores` column of all products; call this after products were added to stores or removed from them. */
export const updateProductStores = async (database: Kysely<Tables>): Promise<void> => {
  await sql`
    update products p set stores = s.stores
    from (
      select no, coalesce(array_agg(h.store_number order by h.store_number) filter (where h.store_number is not null), '{}') as stores
      from products left join store_products h using (no) group by no
    ) s
    where s.no = p.no and p.stores <> s.stores`.execute(database)
}
