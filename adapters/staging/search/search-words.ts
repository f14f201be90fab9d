import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import { rowReader } from "../database/row-reader.ts"
import type { Tables } from "../database/tables.ts"
import { partsOf } from "../text-search/compounds.ts"
import { fold } from "../text-search/words.ts"

interface SearchWord {
  readonly word: string
  readonly display: string
  weight: number
}

const minHeadLength = 4
const maxWeight = 2_000_000_000

/**
 * The head of a compound, which is a search word even when no name or brand has it as a separate word: 'diskmedel' of 'handdiskmedel'. Null for a word
 * without a head of four letters or more, and for a head that the compound's spelling does not end with.
 */
const headOf = (
  { word, display }: SearchWord,
  vocabulary: ReadonlySet<string>
): Pick<SearchWord, "word" | "display"> | null => {
  const head = partsOf(word, vocabulary).at(-1)
  if (head === undefined || head.length < minHeadLength) return null
  const headDisplay = display.slice(-head.length)
  return fold(headDisplay) === head ? { word: head, display: headDisplay } : null
}

const readTexts = rowReader(Schema.Struct({ text: Schema.String, weight: Schema.Finite }))

/**
 * Rebuilds the words for corrections and completions, weighted by the popularity of their products; names of categories get a fixed weight, and keywords
 * the lowest.
 */
export const refreshSearchWords = async (database: Kysely<Tables>): Promise<void> => {
  const texts = await readTexts(
    database,
    sql`
    select name || ' ' || coalesce(brand, '') as text, popularity as weight from products where visible
    union all select name, 2000 from categories
    union all select distinct word, 1 from product_facts, json_array_elements_text(facts -> 'searchKeywords') as word`
  )
  const words = new Map<string, SearchWord>()
  const add = (word: string, display: string, weight: number) => {
    const existingWord = words.get(word)
    if (existingWord === undefined) words.set(word, { word, display, weight })
    else existingWord.weight = Math.min(maxWeight, existingWord.weight + weight)
  }
  for (const { text, weight } of texts) {
    for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}]{2,}/gu)) add(fold(word), word, weight)
  }
  const vocabulary = new Set(words.keys())
  const wordsOfTexts = [...words.values()]
  for (const compound of wordsOfTexts) {
    const head = headOf(compound, vocabulary)
    if (head !== null) add(head.word, head.display, compound.weight)
  }
  await sql`
    with fresh as (
      select word, display, weight from jsonb_to_recordset(${JSON.stringify([...words.values()])}::jsonb) as r(word text, display text,
        weight integer)
    ), removed as (
      delete from search_words where word not in (select word from fresh)
    )
    insert into search_words select word, display, weight from fresh
    on conflict (word) do update set display = excluded.display, weight = excluded.weight`.execute(database)
}
