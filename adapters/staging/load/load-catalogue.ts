import { type Kysely, sql } from "kysely"
import { addDays } from "#core/kernel/calendar.ts"
import type { Progress } from "../database/open-database.ts"
import type { Tables } from "../database/tables.ts"
import { vocabularyOf } from "../search/search-text.ts"
import { makeCatalogue } from "../seed/catalogue.ts"
import type { SeedProduct, SeedShelf, SeedStore } from "../seed/model.ts"
import { promotionsOf } from "../seed/promotions.ts"
import { unitOf } from "../seed/random.ts"
import { makeShelves } from "../seed/shelves.ts"
import { offerWeek } from "../seed/week.ts"
import { type CategoryTree, categoryTree } from "./category-tree.ts"
import { productRow } from "./product-row.ts"
import { refreshSearchWords } from "./search-words.ts"
import { forgetHeld, holdProducts, noteStores, releaseProducts } from "./store-products.ts"

const run = "demo"
const batch = 400
const shelfBatch = 4_000

const storeCategories = async (database: Kysely<Tables>, { rows }: CategoryTree): Promise<void> => {
  await sql`
    insert into categories (id, name, url, parent_id, position, first_leaf, last_leaf, search)
    select id, name, url, parent_id, position, first_leaf, last_leaf, to_tsvector('skafferi', words)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id text, name text, url text, parent_id text, position integer, first_leaf integer, last_leaf integer, words text)`.execute(database)
}

const storeShelves = async (database: Kysely<Tables>, shelves: ReadonlyArray<SeedShelf>): Promise<void> => {
  const rows = shelves.map(({ promotions, ...shelf }) => ({ ...shelf, promotions: promotions.length === 0 ? null : JSON.stringify(promotions) }))
  await sql`
    insert into shelves (store_number, no, price, promotions, stock_status, available_from, available_to)
    select r."storeNumber", p.no, r."priceOre", r.promotions::json, r."stockStatus", r."availableFrom", r."availableTo"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("storeNumber" text, "productId" text, "priceOre" integer, promotions text,
      "stockStatus" text, "availableFrom" text, "availableTo" text)
    join products p on p.id = r."productId"`.execute(database)
}

/** About this part of the offers of a week is known in the week before. */
const announced = 0.65

/** A shelf with the offers that are announced for the next week beside this week's. */
const withNextWeek = (shelf: SeedShelf, product: SeedProduct | undefined, today: string): SeedShelf => {
  if (product === undefined || shelf.priceOre === null || unitOf(`announced ${shelf.productId}`) > announced) return shelf
  return { ...shelf, promotions: [...shelf.promotions, ...promotionsOf(product, shelf.storeNumber, shelf.priceOre, offerWeek(addDays(today, 7)))] }
}

/** The demo range of `size` products with what stands in each store on a day ('YYYY-MM-DD'). */
export const loadCatalogue = async (
  database: Kysely<Tables>,
  { size, today, stores }: { readonly size: number; readonly today: string; readonly stores: ReadonlyArray<SeedStore> },
  progress: Progress
): Promise<void> => {
  const { categories, products: made } = makeCatalogue({ size, today })
  const products = [...new Map(made.map((product) => [product.facts.gtin, product])).values()]
  const tree = categoryTree(categories)
  await storeCategories(database, tree)
  const vocabulary = vocabularyOf([...products.map(({ facts }) => facts.name), ...categories.map((category) => category.name)])
  for (let from = 0; from < products.length; from += batch) {
    progress("Adding products", from, products.length)
    const rows = products
      .slice(from, from + batch)
      .map(({ facts, price, popularity, categoryId }) => productRow(facts, price, popularity, tree.placeOf(categoryId), vocabulary))
    await holdProducts(database, run, rows)
  }
  await releaseProducts(database, run)
  await forgetHeld(database, run)
  progress("Adding products", products.length, products.length)
  const expected = Math.round(products.length * stores.length * 0.68)
  let shelves: Array<SeedShelf> = []
  let stored = 0
  const byId = new Map(products.map((product) => [product.facts.id, product]))
  for (const shelf of makeShelves({ products, stores, today })) {
    if (shelves.push(withNextWeek(shelf, byId.get(shelf.productId), today)) < shelfBatch) continue
    await storeShelves(database, shelves)
    stored += shelves.length
    shelves = []
    progress("Filling the stores", Math.min(stored, expected), expected)
  }
  await storeShelves(database, shelves)
  await noteStores(database)
  progress("Filling the stores", expected, expected)
  await refreshSearchWords(database)
  // Goods of a category lie side by side, and what the notes of stores left behind is gone.
  await sql`cluster products using products_by_leaf`.execute(database)
}
