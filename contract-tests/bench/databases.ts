import { execFile } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import pg from "pg"
import { startPostgres } from "#adapters/staging/database/testing-postgres.ts"
import { sourceHash } from "#adapters/demo-shop/testing.ts"
import type { Bench } from "./bench.ts"
import { cacheFolder, root } from "./paths.ts"

const usualProductCount = 20_000

const execFileAsync = promisify(execFile)

const seed = (productCount: number, ...args: ReadonlyArray<string>) =>
  execFileAsync(process.execPath, ["cli/skafferi.mjs", "seed", "--quiet", "--size", String(productCount), ...args], {
    cwd: root
  })

/** Returns the folder of a database that `seedInto` has seeded, cached until the seeding code changes; deletes older versions. */
const cachedDatabase = async (
  name: string,
  bench: Bench,
  productCount: number,
  seedInto: (folder: string) => Promise<unknown>
): Promise<string> => {
  const folder = join(cacheFolder, `${name}-${sourceHash(productCount)}`)
  if (existsSync(folder)) return folder
  mkdirSync(cacheFolder, { recursive: true })
  for (const oldFolder of readdirSync(cacheFolder))
    if (oldFolder.startsWith(`${name}-`)) rmSync(join(cacheFolder, oldFolder), { recursive: true, force: true })
  bench.log(`Seeding a database with ${productCount} products, which later runs reuse ...`)
  const temporaryFolder = `${folder}.building`
  await seedInto(temporaryFolder)
  renameSync(temporaryFolder, folder)
  return folder
}

/** The data folder of an embedded database. */
export const embeddedData = (bench: Bench): Promise<string> =>
  cachedDatabase("bench-embedded", bench, usualProductCount, (folder) => seed(usualProductCount, "--data", folder))

/** The columns of a product that its copies share. */
const copiedColumns = `name, folded_name, brand, markings, category_id, leaf, department, popularity, unit, maximum, deposit, price, comparison_amount,
  comparison_unit, sellable, visible, collect_only, stores, search`

/** Multiplies the products of a shop: each gets `count` copies with ids and GTINs of their own, which every store of the original sells. */
const copyProducts = async (url: string, count: number): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(`
      create temporary table copies as
        select p.no as original, p.id || '-' || copy as id, p.gtin || '-' || copy as gtin
        from products p, generate_series(1, ${count}) as copy;
      insert into products (id, gtin, ${copiedColumns})
        select c.id, c.gtin, ${copiedColumns} from copies c join products p on p.no = c.original;
      insert into product_facts (no, facts, card)
        select p.no, f.facts, f.card from copies c join products p on p.id = c.id join product_facts f on f.no = c.original;
      insert into store_products (store_number, no, price, promotions, stock_status, available_from, available_to)
        select s.store_number, p.no, s.price, s.promotions, s.stock_status, s.available_from, s.available_to
        from copies c join products p on p.id = c.id join store_products s on s.no = c.original;
      cluster products using products_by_leaf`)
    await client.query("vacuum analyze")
  } finally {
    await client.end()
  }
}

interface PostgresShopOptions {
  readonly productCount?: number
  /** How many copies of each product SQL adds, which takes a fraction of the time of seeding as many products. */
  readonly copyCount?: number
}

/** Starts a Postgres server with a shop and returns its URL. */
export const startPostgresShop = async (
  bench: Bench,
  { productCount = usualProductCount, copyCount = 0 }: PostgresShopOptions = {}
): Promise<string> => {
  const name = `bench-postgres-${productCount}x${copyCount + 1}`
  const folder = await cachedDatabase(name, bench, productCount, async (seededFolder) => {
    const { url, stop } = await startPostgres(seededFolder, { isNew: true })
    await seed(productCount, "--database", url)
    if (copyCount > 0) await copyProducts(url, copyCount)
    await stop()
  })
  const { url, stop } = await startPostgres(folder, { isNew: false })
  bench.onCleanup(stop)
  return url
}
