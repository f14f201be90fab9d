import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { indexedWords } from "../search/words.ts"
import { demoNavigation, demoPages, demoSettings, type Department } from "./demo-content.ts"

const goodsInBlock = 16
/** Nothing with an age limit is recommended on the start page. */
const departmentsWithBest = async (database: Kysely<Tables>): Promise<ReadonlyArray<Department>> => {
  const { rows } = await sql<{ id: string; name: string; url: string; best: ReadonlyArray<string> }>`
    select c.id, c.name, c.url, array(
      select p.id from products p where p.leaf between c.first_leaf and c.last_leaf and p.sellable and p.visible and p.price is not null
        and not p.markings && array['RestrictedToSell18', 'RestrictedToSell15']
      order by p.popularity desc, p.no limit ${goodsInBlock}
    ) as best
    from categories c where c.parent_id is null order by c.position`.execute(database)
  return rows.filter((row) => row.best.length > 0).map(({ best, ...category }) => ({ category: { ...category, parentId: null }, best }))
}

export const saveSetting = async (database: Kysely<Tables>, key: string, value: unknown): Promise<void> => {
  const text = JSON.stringify(value)
  await sql`
    insert into settings (key, value) values (${key}, ${text}::jsonb) on conflict (key) do update set value = excluded.value`.execute(database)
}

export const loadContent = async (database: Kysely<Tables>): Promise<void> => {
  await saveSetting(database, "shop", demoSettings)
  await saveSetting(database, "navigation", demoNavigation)
  for (const { path, listed, page } of demoPages(await departmentsWithBest(database))) {
    const [title, about] = [page.seo.title, page.seo.description ?? ""].map((text) => indexedWords(text).join(" "))
    await sql`
      insert into pages (id, path, type, title, content, listed, search)
      values (${page.id}, ${path}, ${page.type}, ${page.seo.title}, ${JSON.stringify(page)}::jsonb, ${listed},
        setweight(to_tsvector('skafferi', ${title}), 'A') || setweight(to_tsvector('skafferi', ${about}), 'C'))`.execute(database)
  }
}
