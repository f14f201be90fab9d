import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { ProductRow } from "./product-row.ts"

const flat = ({ search, facts, ...row }: ProductRow) => ({ ...row, ...search, facts: JSON.stringify(facts) })

/**
 * Adds products or brings those with the same gtin up to date, in one statement each for goods and facts. Answers the gtins that were there
 * before. A product keeps its id and url for life: they may be bookmarked.
 */
export const storeProducts = async (database: Kysely<Tables>, rows: ReadonlyArray<ProductRow>): Promise<ReadonlySet<string>> => {
  const { rows: stored } = await sql<{ gtin: string; known: boolean }>`
    insert into products as p (id, gtin, name, folded_name, brand, markings, category_id, leaf, department, popularity, unit, maximum, deposit, price,
      comparison_amount, comparison_unit, sellable, visible, search)
    select id, gtin, name, folded_name, brand, markings, category_id, leaf, department, popularity, unit, maximum, deposit, price,
      comparison_amount, comparison_unit, sellable, visible,
      setweight(to_tsvector('skafferi', a), 'A') || setweight(to_tsvector('skafferi', b), 'B') || setweight(to_tsvector('skafferi', c), 'C')
    from jsonb_to_recordset(${JSON.stringify(rows.map(flat))}::jsonb) as r(id text, gtin text, name text, folded_name text, brand text, markings text[],
      category_id text, leaf integer, department text, popularity integer, unit text, maximum double precision, deposit integer, price integer,
      comparison_amount double precision, comparison_unit text, sellable boolean, visible boolean, a text, b text, c text)
    on conflict (gtin) do update set name = excluded.name, folded_name = excluded.folded_name, brand = excluded.brand, markings = excluded.markings,
      category_id = excluded.category_id, leaf = excluded.leaf, department = excluded.department, unit = excluded.unit, maximum = excluded.maximum,
      deposit = excluded.deposit, price = excluded.price, comparison_amount = excluded.comparison_amount, comparison_unit = excluded.comparison_unit,
      sellable = excluded.sellable, visible = excluded.visible, search = excluded.search
    returning gtin, xmax <> 0 as known`.execute(database)
  await sql`
    with final as (
      select p.no, case when p.id = r.id then r.facts::json
        else (r.facts::jsonb || jsonb_build_object('id', p.id, 'url', coalesce(f.facts ->> 'url', ''), 'images', f.facts -> 'images'))::json end as facts
      from jsonb_to_recordset(${JSON.stringify(rows.map(({ id, gtin, facts }) => ({ id, gtin, facts: JSON.stringify(facts) })))}::jsonb)
        as r(id text, gtin text, facts text)
      join products p on p.gtin = r.gtin left join product_facts f on f.no = p.no
    )
    insert into product_facts (no, facts, card)
    select no, facts, json_build_object('id', facts -> 'id', 'name', facts -> 'name', 'brand', facts -> 'brand', 'descriptiveSize', facts -> 'descriptiveSize',
      'images', facts -> 'images', 'url', facts -> 'url', 'markings', facts -> 'markings', 'maximumQuantity', facts -> 'maximumQuantity', 'country', facts -> 'countryOfOrigin')
    from final
    on conflict (no) do update set facts = excluded.facts, card = excluded.card`.execute(database)
  return new Set(stored.filter((row) => row.known).map((row) => row.gtin))
}
