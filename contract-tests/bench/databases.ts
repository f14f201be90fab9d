import { execFile } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { startPostgres } from "#adapters/staging/database/testing-postgres.ts"
import { sourceHash } from "#adapters/demo-shop/testing.ts"
import type { Bench } from "./bench.ts"
import { cacheFolder, root } from "./paths.ts"

const productCount = 20_000

const execFileAsync = promisify(execFile)

const seed = (...args: ReadonlyArray<string>) =>
  execFileAsync(process.execPath, ["cli/skafferi.mjs", "seed", "--quiet", "--size", String(productCount), ...args], {
    cwd: root
  })

/** Seeds a database in a folder, cached until the seeding code changes; deletes older versions. */
const cachedDatabase = async (
  name: string,
  bench: Bench,
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
  cachedDatabase("bench-embedded", bench, (folder) => seed("--data", folder))

/** Starts a Postgres server with the same shop and returns its URL. */
export const startPostgresShop = async (bench: Bench): Promise<string> => {
  const folder = await cachedDatabase("bench-postgres", bench, async (building) => {
    const { url, stop } = await startPostgres(building, { isNew: true })
    await seed("--database", url)
    await stop()
  })
  const { url, stop } = await startPostgres(folder, { isNew: false })
  bench.onCleanup(stop)
  return url
}
