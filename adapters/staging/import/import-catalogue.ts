import { randomUUID } from "node:crypto"
import { type Kysely, sql } from "kysely"
import { ImportRefused } from "./errors.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import type { Database } from "../database/open-database.ts"
import type { Tables } from "../database/tables.ts"
import { type HeldProduct, forgetHeld, holdProducts, noteStores, releaseProducts } from "../load/store-products.ts"
import { productRow } from "../load/product-row.ts"
import { refreshSearchWords } from "../load/search-words.ts"
import { fold } from "../search/words.ts"
import type { ProductFacts } from "../seed/model.ts"
import { hash32 } from "../seed/random.ts"
import { productSlug } from "../seed/slug.ts"
import { type Goods, readGoods } from "./read-goods.ts"
import { rowsOf } from "./rows.ts"
import { type ShopPlace, shopPlaces } from "./shop-places.ts"

export interface ImportOptions {
  /** ms */
  readonly now: number
  /** Store numbers; every store unless given. */
  readonly stores?: ReadonlyArray<string>
}

export interface ImportReport {
  readonly imported: number
  readonly updated: number
  readonly rejected: ReadonlyArray<{ readonly line: number; readonly reason: string }>
}

const batch = 200
const noEnd = "9999-12-30"
/** Between the staples and the slow sellers: nobody knows yet how they sell. */
const popularity = 300
/** A run that was killed this long ago, in ms, is not coming back for what it held. */
const abandoned = 3_600_000

const storeNumbersOf = async (database: Kysely<Tables>, wanted: ReadonlyArray<string> | undefined): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ store_number: string }>`select store_number from stores order by store_number`.execute(database)
  const known = rows.map((row) => row.store_number)
  const unknown = (wanted ?? []).filter((number) => !known.includes(number))
  if (unknown.length > 0) throw new ImportRefused(`There is no store ${unknown.join(", ")}; the stores are ${known.join(", ")}.`)
  return wanted ?? known
}

/** Ids that other goods have already; nine digits drawn from the gtin seldom meet one. */
const takenIds = async (database: Kysely<Tables>): Promise<Map<string, string>> => {
  const { rows } = await sql<{ id: string; gtin: string }>`select id, gtin from products`.execute(database)
  return new Map(rows.map(({ id, gtin }) => [id, gtin]))
}

const freeId = (gtin: string, unit: string, taken: ReadonlyMap<string, string>): string => {
  for (let attempt = 0; ; attempt++) {
    const id = `${100_000_000 + (hash32(`import ${gtin} ${attempt}`) % 900_000_000)}_${unit}`
    const owner = taken.get(id)
    if (owner === undefined || owner === gtin) return id
  }
}

const placed = (goods: Goods, place: ShopPlace, taken: Map<string, string>): ProductFacts => {
  const { facts, gtin, identity } = goods
  const unit = facts.sellingUnitOfMeasure === 2 ? "KG" : "ST"
  const owner = identity === null ? undefined : taken.get(identity.id)
  const own = identity !== null && (owner === undefined || owner === gtin) ? identity : null
  const id = own?.id ?? freeId(gtin, unit, taken)
  taken.set(id, gtin)
  const slug = productSlug([facts.name, facts.descriptiveSize].join(" "))
  return {
    ...facts,
    id,
    url: own?.url ?? `${place.url}/${slug === "" ? "vara" : slug}-p${id}`,
    superCategory: place.names[0] ?? "",
    category: place.names.at(-1) ?? "",
    bfCategory: place.names.at(-1) ?? "",
    bfCategoryCode: place.id,
    images:
      facts.images !== null && facts.images.length > 0 && own !== null
        ? facts.images
        : [{ url: `/images/products/${id}`, alt: facts.name, type: "image/webp" }]
  }
}

const release = (database: Kysely<Tables>, run: string, stores: ReadonlyArray<string>, today: string) =>
  database.transaction().execute(async (transaction) => {
    const counts = await releaseProducts(transaction, run)
    await sql`
      insert into shelves as s (store_number, no, price, promotions, stock_status, available_from, available_to)
      select store_number, p.no, h.price, h.promotions, null, ${today}, ${noEnd}
      from held_products h join products p on p.gtin = h.gtin, unnest(${stores}::text[]) as store_number
      where h.run = ${run}
      on conflict (store_number, no) do update set price = excluded.price, promotions = coalesce(excluded.promotions,
        s.promotions)`.execute(transaction)
    await noteStores(transaction)
    await forgetHeld(transaction, run)
    return counts
  })

/**
 * Reads a file of products into the shop. Rows that are no products are reported with their line and left out; the others are laid ready beside
 * the shop and put on sale in one short transaction, so that it stays open meanwhile and is as before when the import is killed. Importing
 * again updates. `onProgress` is told how many rows have been read.
 */
export const importCatalogue = async (
  { sql: database }: Pick<Database, "sql">,
  input: AsyncIterable<Buffer | string>,
  { now, stores: wanted }: ImportOptions,
  onProgress: (rows: number) => void = () => undefined
): Promise<ImportReport> => {
  const stores = await storeNumbersOf(database, wanted)
  const placeOf = await shopPlaces(database)
  const taken = await takenIds(database)
  const { rows: words } = await sql<{ word: string }>`select word from search_words`.execute(database)
  const vocabulary = new Set(words.map(({ word }) => word))
  const run = `${now}-${randomUUID()}`
  await sql`
    delete from held_products where split_part(run, '-', 1) ~ '^[0-9]+$' and split_part(run, '-', 1)::bigint < ${now - abandoned}`.execute(database)

  const rejected: Array<{ line: number; reason: string }> = []
  const lineOf = new Map<string, number>()
  let held: Array<HeldProduct> = []
  let rows = 0
  try {
    for await (const { line, value, reason } of rowsOf(input)) {
      rows += 1
      const read = value === null ? { reason: reason ?? "The row cannot be read." } : readGoods(value)
      if ("reason" in read) rejected.push({ line, reason: read.reason })
      else if (lineOf.has(read.goods.gtin))
        rejected.push({ line, reason: `${read.goods.gtin} stands on line ${lineOf.get(read.goods.gtin)} already.` })
      else {
        lineOf.set(read.goods.gtin, line)
        const place = placeOf(read.goods.categories)
        for (const [word] of fold(read.goods.facts.name).matchAll(/\p{L}{4,}/gu)) vocabulary.add(word)
        held.push({
          ...productRow(placed(read.goods, place, taken), read.goods.price, popularity, place, vocabulary),
          promotions: read.goods.promotions
        })
      }
      if (held.length === batch) {
        await holdProducts(database, run, held)
        held = []
        onProgress(rows)
      }
    }
    if (held.length > 0) await holdProducts(database, run, held)
    onProgress(rows)
    const { added, updated } = await release(database, run, stores, stockholmDate(now))
    await refreshSearchWords(database)
    await sql`vacuum analyze products, product_facts, shelves, held_products`.execute(database)
    return { imported: added, updated, rejected }
  } catch (error) {
    await forgetHeld(database, run)
    throw error
  }
}
