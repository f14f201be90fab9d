import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { fold } from "../search/words.ts"

/** The words that spelling help and completions choose from, weighed by how much is sold under them. */
export const refreshSearchWords = async (database: Kysely<Tables>): Promise<void> => {
  const { rows: products } = await sql<{ text: string; weight: number }>`
    select name || ' ' || coalesce(brand, '') as text, popularity as weight from products where visible
    union all select name, 2000 from categories`.execute(database)
  const words = new Map<string, { readonly word: string; readonly display: string; weight: number }>()
  for (const { text, weight } of products) {
    for (const [found] of text.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}]{2,}/gu)) {
      const word = fold(found)
      const known = words.get(word)
      if (known === undefined) words.set(word, { word, display: found, weight })
      else known.weight = Math.min(2_000_000_000, known.weight + weight)
    }
  }
  await sql`
    with fresh as (
      select word, display, weight from jsonb_to_recordset(${JSON.stringify([...words.values()])}::jsonb) as r(word text, display text,
        weight integer)
    ), gone as (
      delete from search_words where word not in (select word from fresh)
    )
    insert into search_words select word, display, weight from fresh
    on conflict (word) do update set display = excluded.display, weight = excluded.weight`.execute(database)
}
