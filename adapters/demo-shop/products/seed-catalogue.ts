import { type Kysely, sql } from "kysely"
import { addDays } from "#core/kernel/calendar.ts"
import type { Progress } from "#adapters/staging/database/open-database.ts"
import type { Tables } from "#adapters/staging/database/tables.ts"
import { toJsonText } from "#adapters/staging/database/json-text.ts"
import { vocabularyOf } from "#adapters/staging/text-search/search-text.ts"
import { makeCatalogue } from "./catalogue.ts"
import type { DemoProduct, DemoStoreProduct } from "./model.ts"
import type { DemoStore } from "../stores/model.ts"
import { promotionsOf } from "./promotions.ts"
import { randomUnit } from "#adapters/staging/seeded-random.ts"
import { makeStoreProducts } from "./store-products.ts"
import { offerWeek } from "./week.ts"
import { type CategoryTree, categoryTree } from "#adapters/staging/catalogue/category-tree.ts"
import { productRow } from "#adapters/staging/catalogue/product-row.ts"
import { refreshSearchWords } from "#adapters/staging/search/search-words.ts"
import {
  deleteStagedProducts,
  stageProducts,
  updateProductStores,
  publishProducts
} from "#adapters/staging/catalogue/store-products.ts"

const stagingRun = "demo"
const productBatchSize = 400
const storeProductBatchSize = 4_000

const insertCategories = async (database: Kysely<Tables>, { rows }: CategoryTree): Promise<void> => {
  await sql`
    insert into categories (id, name, url, parent_id, position, first_leaf, last_leaf, search)
    select id, name, url, parent_id, position, first_leaf, last_leaf, to_tsvector('skafferi', words)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id text, name text, url text, parent_id text, position integer, first_leaf integer, last_leaf integer, words text)`.execute(
    database
  )
}

const insertStoreProducts = async (
  database: Kysely<Tables>,
  storeProducts: ReadonlyArray<DemoStoreProduct>
): Promise<void> => {
  const rows = storeProducts.map(({ promotions, ...storeProduct }) => ({
    ...storeProduct,
    promotions: promotions.length === 0 ? null : toJsonText(promotions)
  }))
  await sql`
    insert into store_products (store_number, no, price, promotions, stock_status, available_from, available_to)
    select r."storeNumber", p.no, r."priceOre", r.promotions::json, r."stockStatus", r."availableFrom", r."availableTo"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("storeNumber" text, "productId" text, "priceOre" integer, promotions text,
      "stockStatus" text, "availableFrom" text, "availableTo" text)
    join products p on p.id = r."productId"`.execute(database)
}

/** The share of a week's offers that is announced the week before. */
const announcedShare = 0.65

/** Adds next week's announced offers to a store's product. */
const withNextWeekOffers = (
  storeProduct: DemoStoreProduct,
  product: DemoProduct | undefined,
  today: string
): DemoStoreProduct => {
  if (
    product === undefined ||
    storeProduct.priceOre === null ||
    randomUnit(`announced ${storeProduct.productId}`) > announcedShare
  )
    return storeProduct
  return {
    ...storeProduct,
    promotions: [
      ...storeProduct.promotions,
      ...promotionsOf(product, storeProduct.storeNumber, storeProduct.priceOre, offerWeek(addDays(today, 7)))
    ]
  }
}

/** The approximate share of the products that a store sells, used to estimate the progress. */
const storeShare = 0.68

/** Inserts `size` demo products and the products of each store on a day ('YYYY-MM-DD'). */
export const seedCatalogue = async (
  database: Kysely<Tables>,
  { size, today, stores }: { readonly size: number; readonly today: string; readonly stores: ReadonlyArray<DemoStore> },
  onProgress: Progress
): Promise<void> => {
  const { categories, products: generatedProducts } = makeCatalogue({ size, today })
  const products = [...new Map(generatedProducts.map((product) => [product.facts.gtin, product])).values()]
  const tree = categoryTree(categories)
  await insertCategories(database, tree)
  const vocabulary = vocabularyOf([
    ...products.map(({ facts }) => facts.name),
    ...categories.map((category) => category.name)
  ])
  for (let start = 0; start < products.length; start += productBatchSize) {
    onProgress("Adding products", start, products.length)
    const rows = products
      .slice(start, start + productBatchSize)
      .map(({ facts, price, popularity, categoryId }) =>
        productRow(facts, price, popularity, tree.pathOf(categoryId), vocabulary)
      )
    await stageProducts(database, stagingRun, rows)
  }
  await publishProducts(database, stagingRun)
  await deleteStagedProducts(database, stagingRun)
  onProgress("Adding products", products.length, products.length)
  const expectedCount = Math.round(products.length * stores.length * storeShare)
  let storeProducts: Array<DemoStoreProduct> = []
  let insertedCount = 0
  const productById = new Map(products.map((product) => [product.facts.id, product]))
  for (const storeProduct of makeStoreProducts({ products, stores, today })) {
    if (
      storeProducts.push(withNextWeekOffers(storeProduct, productById.get(storeProduct.productId), today)) <
      storeProductBatchSize
    )
      continue
    await insertStoreProducts(database, storeProducts)
    insertedCount += storeProducts.length
    storeProducts = []
    onProgress("Adding store products", Math.min(insertedCount, expectedCount), expectedCount)
  }
  await insertStoreProducts(database, storeProducts)
  await updateProductStores(database)
  onProgress("Adding store products", expectedCount, expectedCount)
  await refreshSearchWords(database)
  // Stores products of a category next to each other, and removes the dead rows of updateProductStores.
  await sql`cluster products using products_by_leaf`.execute(database)
}
