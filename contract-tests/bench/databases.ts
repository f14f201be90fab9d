import { execFile } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { startPostgres } from "#adapters/staging/testing-postgres.ts"
import { sourceHash } from "#adapters/staging/testing.ts"
import type { Bench } from "./bench.ts"
import { cache, root } from "./paths.ts"

/** Products in the shop that is measured. */
const size = 20_000

const run = promisify(execFile)

const seed = (...args: ReadonlyArray<string>) => run(process.execPath, ["cli/skafferi.mjs", "seed", "--quiet", "--size", String(size), ...args], { cwd: root })

/** Made once for each state of what fills a database; older ones go. */
const kept = async (name: string, bench: Bench, fill: (folder: string) => Promise<unknown>): Promise<string> => {
  const folder = join(cache, `${name}-${sourceHash(size)}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  for (const old of readdirSync(cache)) if (old.startsWith(`${name}-`)) rmSync(join(cache, old), { recursive: true, force: true })
  bench.say(`Filling a database with ${size} products, once ...`)
  const building = `${folder}.building`
  await fill(building)
  renameSync(building, folder)
  return folder
}

/** The data folder of an embedded database. */
export const embeddedData = (bench: Bench): Promise<string> => kept("bench-embedded", bench, (folder) => seed("--data", folder))

/** The address of a running Postgres with the same shop. */
export const postgresUrl = async (bench: Bench): Promise<string> => {
  const folder = await kept("bench-postgres", bench, async (building) => {
    const { url, stop } = await startPostgres(building, true)
    await seed("--database", url)
    await stop()
  })
  const { url, stop } = await startPostgres(folder, false)
  bench.atEnd(stop)
  return url
}
