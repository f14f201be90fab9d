import { randomUUID } from "node:crypto"
import { type Kysely, sql } from "kysely"
import { ImportRefused } from "./errors.ts"
import { idEndings, unitOfNumber } from "#core/catalogue/units.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import type { Database } from "../database/open-database.ts"
import type { Tables } from "../database/tables.ts"
import {
  type StagedProduct,
  deleteStagedProducts,
  stageProducts,
  updateProductStores,
  publishProducts
} from "../catalogue/store-products.ts"
import { productRow } from "../catalogue/product-row.ts"
import { refreshSearchWords } from "../search/search-words.ts"
import { fold } from "../text-search/words.ts"
import type { ProductFacts } from "../database/product-facts.ts"
import { hash32 } from "../seeded-random.ts"
import { productSlug } from "../catalogue/slug.ts"
import { codeFields, gtinOf, type ImportedProduct, readProduct } from "./read-product.ts"
import type { RawRow } from "./raw-row.ts"
import { rowsOf } from "./rows.ts"
import { type ShopCategory, makeCategoryFinder } from "./category-finder.ts"

export interface ImportOptions {
  /** The current time in ms since 1970. */
  readonly now: number
  /** Store numbers; by default every store. */
  readonly stores?: ReadonlyArray<string>
}

export interface ImportReport {
  /** The number of new products. */
  readonly imported: number
  /** The number of products that already existed. */
  readonly updated: number
  readonly rejected: ReadonlyArray<{ readonly line: number; readonly reason: string }>
}

const tableOptions = { keyColumns: codeFields, isRow: (row: RawRow) => gtinOf(row) !== null }

const batchSize = 200
const noEndDate = "9999-12-30"
/** The popularity of imported products, between staples and slow sellers, since their sales are unknown. */
const importedPopularity = 300
/** The age at which the staged products of an unfinished run are deleted. */
const stagingTtlMs = 3_600_000

const checkStoreNumbers = async (
  database: Kysely<Tables>,
  requestedStores: ReadonlyArray<string> | undefined
): Promise<ReadonlyArray<string>> => {
  const rows = await database.selectFrom("stores").select("store_number").orderBy("store_number").execute()
  const existingNumbers = rows.map((row) => row.store_number)
  const unknownNumbers = (requestedStores ?? []).filter((number) => !existingNumbers.includes(number))
  if (unknownNumbers.length > 0)
    throw new ImportRefused(
      `There is no store ${unknownNumbers.join(", ")}; the stores are ${existingNumbers.join(", ")}.`
    )
  return requestedStores ?? existingNumbers
}

/** Reads the GTIN of each product id that is in use. */
const readGtinById = async (database: Kysely<Tables>): Promise<Map<string, string>> => {
  const rows = await database.selectFrom("products").select(["id", "gtin"]).execute()
  return new Map(rows.map(({ id, gtin }) => [id, gtin]))
}

/** Derives from the GTIN an id that no product with another GTIN has. */
const unusedId = (gtin: string, idEnding: string, gtinById: ReadonlyMap<string, string>): string => {
  for (let attempt = 0; ; attempt++) {
    const id = `${100_000_000 + (hash32(`import ${gtin} ${attempt}`) % 900_000_000)}_${idEnding}`
    const ownerGtin = gtinById.get(id)
    if (ownerGtin === undefined || ownerGtin === gtin) return id
  }
}

/** Adds the product's id, URL, category and, unless it has images of this shop, the URL of its picture. Records the id in `gtinById`. */
const completeFactsAndReserveId = (
  product: ImportedProduct,
  category: ShopCategory,
  gtinById: Map<string, string>
): ProductFacts => {
  const { facts, gtin, identity } = product
  const idEnding = idEndings[unitOfNumber(facts.sellingUnitOfMeasure)]
  const ownerGtin = identity === null ? undefined : gtinById.get(identity.id)
  const ownIdentity = identity !== null && (ownerGtin === undefined || ownerGtin === gtin) ? identity : null
  const id = ownIdentity?.id ?? unusedId(gtin, idEnding, gtinById)
  gtinById.set(id, gtin)
  const slug = productSlug([facts.name, facts.descriptiveSize].join(" "))
  return {
    ...facts,
    id,
    url: ownIdentity?.url ?? `${category.url}/${slug === "" ? "vara" : slug}-p${id}`,
    superCategory: category.names[0] ?? "",
    category: category.names.at(-1) ?? "",
    bfCategory: category.names.at(-1) ?? "",
    bfCategoryCode: category.id,
    images:
      facts.images !== null && facts.images.length > 0 && ownIdentity !== null
        ? facts.images
        : [{ url: `/images/products/${id}`, alt: facts.name, type: "image/webp" }]
  }
}

const publish = (database: Kysely<Tables>, runId: string, stores: ReadonlyArray<string>, today: string) =>
  database.transaction().execute(async (transaction) => {
    const counts = await publishProducts(transaction, runId)
    await sql`
      insert into store_products as s (store_number, no, price, promotions, stock_status, available_from, available_to)
      select store_number, p.no, h.price, h.promotions, null, ${today}, ${noEndDate}
      from held_products h join products p on p.gtin = h.gtin, unnest(${stores}::text[]) as store_number
      where h.run = ${runId}
      on conflict (store_number, no) do update set price = excluded.price, promotions = coalesce(excluded.promotions,
        s.promotions)`.execute(transaction)
    await updateProductStores(transaction)
    await deleteStagedProducts(transaction, runId)
    return counts
  })

/**
 * Imports a file of products. Invalid rows are reported with their line and skipped. The others are staged in a table of their own and
 * published in one short transaction, so that the shop stays available, and unchanged when the import fails. Importing a
 * file again updates its products. `onProgress` receives the number of rows parsed.
 */
export const importCatalogue = async (
  { sql: database }: Pick<Database, "sql">,
  input: AsyncIterable<Buffer | string>,
  { now, stores: requestedStores }: ImportOptions,
  onProgress: (rowCount: number) => void = () => undefined
): Promise<ImportReport> => {
  const stores = await checkStoreNumbers(database, requestedStores)
  const findCategory = await makeCategoryFinder(database)
  const gtinById = await readGtinById(database)
  const words = await database.selectFrom("search_words").select("word").execute()
  const vocabulary = new Set(words.map(({ word }) => word))
  const runId = `${now}-${randomUUID()}`
  await sql`
    delete from held_products where split_part(run, '-', 1) ~ '^[0-9]+$' and split_part(run, '-', 1)::bigint < ${now - stagingTtlMs}`.execute(
    database
  )

  const rejectedRows: Array<{ line: number; reason: string }> = []
  const lineByGtin = new Map<string, number>()
  let stagedProducts: Array<StagedProduct> = []
  let rowCount = 0
  try {
    for await (const { line, value, reason } of rowsOf(input, tableOptions)) {
      rowCount += 1
      const readResult = value === null ? { reason: reason ?? "The row cannot be read." } : readProduct(value)
      if ("reason" in readResult) rejectedRows.push({ line, reason: readResult.reason })
      else if (lineByGtin.has(readResult.product.gtin))
        rejectedRows.push({
          line,
          reason: `${readResult.product.gtin} is already on line ${lineByGtin.get(readResult.product.gtin)}.`
        })
      else {
        lineByGtin.set(readResult.product.gtin, line)
        const category = findCategory(readResult.product.categories)
        for (const [word] of fold(readResult.product.facts.name).matchAll(/\p{L}{4,}/gu)) vocabulary.add(word)
        stagedProducts.push({
          ...productRow(
            completeFactsAndReserveId(readResult.product, category, gtinById),
            readResult.product.price,
            importedPopularity,
            category,
            vocabulary
          ),
          promotions: readResult.product.promotions
        })
      }
      if (stagedProducts.length === batchSize) {
        await stageProducts(database, runId, stagedProducts)
        stagedProducts = []
        onProgress(rowCount)
      }
    }
    if (stagedProducts.length > 0) await stageProducts(database, runId, stagedProducts)
    onProgress(rowCount)
    const { added, updated } = await publish(database, runId, stores, stockholmDate(now))
    await refreshSearchWords(database)
    await sql`vacuum analyze products, listed_products, product_facts, store_products, held_products`.execute(database)
    return { imported: added, updated, rejected: rejectedRows }
  } catch (error) {
    await deleteStagedProducts(database, runId)
    throw error
  }
}
