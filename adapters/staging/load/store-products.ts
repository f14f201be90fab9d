import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { WirePromotion } from "../seed/model.ts"
import type { ProductRow } from "./product-row.ts"

export interface HeldProduct extends ProductRow {
  /** Of every store that gets the product; null where stores have their own. */
  readonly promotions?: ReadonlyArray<WirePromotion> | null
}

/** The few facts that a cart line carries. */
const cardOf = ({ facts }: ProductRow) => {
  const { id, name, brand, descriptiveSize, images, url, markings, maximumQuantity, countryOfOrigin } = facts
  return {
    id,
    name,
    brand,
    descriptiveSize,
    images,
    url,
    markings,
    maximumQuantity,
    country: typeof countryOfOrigin === "string" ? countryOfOrigin : null
  }
}

const flat = (row: HeldProduct) => {
  const { search, facts, promotions, ...columns } = row
  return {
    ...columns,
    ...search,
    facts: JSON.stringify(facts),
    card: JSON.stringify(cardOf(row)),
    promotions: promotions === undefined || promotions === null || promotions.length === 0 ? null : JSON.stringify(promotions)
  }
}

/** Lays products ready under a run's name, with everything about them worked out; the shop does not see them yet. */
export const holdProducts = async (database: Kysely<Tables>, run: string, rows: ReadonlyArray<HeldProduct>): Promise<void> => {
  await sql`
    insert into held_products (run, id, gtin, name, folded_name, brand, markings, category_id, leaf, department, popularity, unit, maximum,
      deposit, price,
      comparison_amount, comparison_unit, sellable, visible, collect_only, search, facts, card, promotions)
    select ${run}, id, gtin, name, folded_name, brand, markings, category_id, leaf, department, popularity, unit, maximum, deposit, price,
      comparison_amount, comparison_unit, sellable, visible, collect_only,
      setweight(to_tsvector('skafferi', a), 'A') || setweight(to_tsvector('skafferi', b), 'B') || setweight(to_tsvector('skafferi', c), 'C'),
      facts::json, card::json, promotions::json
    from jsonb_to_recordset(${JSON.stringify(rows.map(flat))}::jsonb) as r(id text, gtin text, name text, folded_name text, brand text,
      markings text[],
      category_id text, leaf integer, department text, popularity integer, unit text, maximum double precision, deposit integer, price integer,
      comparison_amount double precision, comparison_unit text, sellable boolean, visible boolean, collect_only boolean, a text, b text, c text,
      facts text, card text, promotions text)`.execute(database)
}

/**
 * Puts a run's products on sale: new ones are added, those with the same gtin brought up to date. A product keeps its id and url for life: they
 * may be bookmarked.
 */
export const releaseProducts = async (database: Kysely<Tables>, run: string): Promise<{ readonly added: number; readonly updated: number }> => {
  const kept = sql`jsonb_build_object('id', p.id, 'url', coalesce(f.facts ->> 'url', h.facts ->> 'url'), 'images', f.facts -> 'images')`
  const { rows: [counts] } = await sql<{ added: number; updated: number }>`
    with stored as (
      insert into products as p (id, gtin, name, folded_name, brand, markings, category_id, leaf, department, popularity, unit, maximum, deposit,
        price,
        comparison_amount, comparison_unit, sellable, visible, collect_only, search)
      select id, gtin, name, folded_name, brand, markings, category_id, leaf, department, popularity, unit, maximum, deposit, price,
        comparison_amount, comparison_unit, sellable, visible, collect_only, search
      from held_products where run = ${run} order by popularity desc, id
      on conflict (gtin) do update set name = excluded.name, folded_name = excluded.folded_name, brand = excluded.brand, markings = excluded.markings,
        category_id = excluded.category_id, leaf = excluded.leaf, department = excluded.department, unit = excluded.unit, maximum = excluded.maximum,
        deposit = excluded.deposit, price = excluded.price, comparison_amount = excluded.comparison_amount,
          comparison_unit = excluded.comparison_unit,
        sellable = excluded.sellable, visible = excluded.visible, collect_only = excluded.collect_only, search = excluded.search
      returning xmax <> 0 as known
    )
    select count(*) filter (where not known) as added, count(*) filter (where known) as updated from stored`.execute(database)
  await sql`
    insert into product_facts (no, facts, card)
    select p.no, case when f.no is null then h.facts else (h.facts::jsonb || ${kept})::json end,
      case when f.no is null then h.card else (h.card::jsonb || ${kept})::json end
    from held_products h join products p on p.gtin = h.gtin left join product_facts f on f.no = p.no
    where h.run = ${run}
    on conflict (no) do update set facts = excluded.facts, card = excluded.card`.execute(database)
  return counts ?? { added: 0, updated: 0 }
}

export const forgetHeld = async (database: Kysely<Tables>, run: string): Promise<void> => {
  await sql`delete from held_products where run = ${run}`.execute(database)
}

/** Notes with each product in which stores it has a shelf; whoever adds or removes shelves calls this after it. */
export const noteStores = async (database: Kysely<Tables>): Promise<void> => {
  await sql`
    update products p set stores = s.stores
    from (
      select no, coalesce(array_agg(h.store_number order by h.store_number) filter (where h.store_number is not null), '{}') as stores
      from products left join shelves h using (no) group by no
    ) s
    where s.no = p.no and p.stores <> s.stores`.execute(database)
}
