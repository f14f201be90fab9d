import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import { toJsonText } from "#adapters/staging/database/json-text.ts"
import { rowReader } from "#adapters/staging/database/row-reader.ts"
import type { Tables } from "#adapters/staging/database/tables.ts"
import { indexedWords } from "#adapters/staging/text-search/words.ts"
import { saveSetting } from "#adapters/staging/database/settings.ts"
import { demoLeaflets } from "./demo-leaflets.ts"
import { demoNavigation, demoPages, demoSettings, type Department } from "./demo-content.ts"

const productsPerBlock = 16
const readDepartments = rowReader(
  Schema.Struct({
    id: Schema.String,
    name: Schema.String,
    url: Schema.String,
    bestSellers: Schema.Array(Schema.String)
  })
)

/** Reads the departments with their best sellers, without products that have an age limit. */
const readDepartmentsWithBestSellers = async (database: Kysely<Tables>): Promise<ReadonlyArray<Department>> => {
  const rows = await readDepartments(
    database,
    sql`
    select c.id, c.name, c.url, array(
      select p.id from products p where p.leaf between c.first_leaf and c.last_leaf and p.sellable and p.visible and p.price is not null
        and not p.markings && array['RestrictedToSell18', 'RestrictedToSell15']
      order by p.popularity desc, p.no limit ${productsPerBlock}
    ) as "bestSellers"
    from categories c where c.parent_id is null order by c.position`
  )
  return rows
    .filter((row) => row.bestSellers.length > 0)
    .map(({ bestSellers, ...category }) => ({ category: { ...category, parentId: null }, bestSellers }))
}

/** Reads the ids of the paper bags, which are excluded from the products that a customer bought most, since nearly every order contains one. */
const readPaperBagIds = async (database: Kysely<Tables>): Promise<ReadonlyArray<string>> => {
  const rows = await database
    .selectFrom("products")
    .select("id")
    .where("name", "=", "Papperskasse")
    .orderBy("no")
    .execute()
  return rows.map(({ id }) => id)
}

export const seedContent = async (database: Kysely<Tables>): Promise<void> => {
  await saveSetting(database, "shop", { ...demoSettings, mostBoughtExclusions: await readPaperBagIds(database) })
  await saveSetting(database, "navigation", demoNavigation)
  await saveSetting(database, "leaflets", demoLeaflets)
  for (const { path, searchable, page } of demoPages(await readDepartmentsWithBestSellers(database))) {
    const [titleWords, descriptionWords] = [page.seo.title, page.seo.description ?? ""].map((text) =>
      indexedWords(text).join(" ")
    )
    await sql`
      insert into pages (id, path, type, title, content, listed, search)
      values (${page.id}, ${path}, ${page.type}, ${page.seo.title}, ${toJsonText(page)}::jsonb, ${searchable},
        setweight(to_tsvector('skafferi', ${titleWords}), 'A') || setweight(to_tsvector('skafferi', ${descriptionWords}), 'C'))`.execute(
      database
    )
  }
}
