import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { partsOf } from "../search/compounds.ts"
import { fold } from "../search/words.ts"

interface SearchWord {
  readonly word: string
  readonly display: string
  weight: number
}

const shortestHead = 4
const heaviest = 2_000_000_000

/** What a compound is about is a word of its own, even where it stands alone on no label: 'diskmedel' of 'handdiskmedel'. */
const headOf = ({ word, display }: SearchWord, vocabulary: ReadonlySet<string>): Pick<SearchWord, "word" | "display"> | null => {
  const head = partsOf(word, vocabulary).at(-1) ?? ""
  const written = display.slice(-head.length)
  return head.length < shortestHead || fold(written) !== head ? null : { word: head, display: written }
}

/** The words that spelling help and completions choose from, weighed by how much is sold under them; what goods are also called comes last. */
export const refreshSearchWords = async (database: Kysely<Tables>): Promise<void> => {
  const { rows: products } = await sql<{ text: string; weight: number }>`
    select name || ' ' || coalesce(brand, '') as text, popularity as weight from products where visible
    union all select name, 2000 from categories
    union all select distinct word, 1 from product_facts, json_array_elements_text(facts -> 'searchKeywords') as word`.execute(database)
  const words = new Map<string, SearchWord>()
  const add = (word: string, display: string, weight: number) => {
    const known = words.get(word)
    if (known === undefined) words.set(word, { word, display, weight })
    else known.weight = Math.min(heaviest, known.weight + weight)
  }
  for (const { text, weight } of products) {
    for (const [found] of text.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}]{2,}/gu)) add(fold(found), found, weight)
  }
  const vocabulary = new Set(words.keys())
  const written = [...words.values()]
  for (const compound of written) {
    const head = headOf(compound, vocabulary)
    if (head !== null) add(head.word, head.display, compound.weight)
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
