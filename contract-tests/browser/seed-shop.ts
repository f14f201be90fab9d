import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { launchBrowser } from "./launch-browser.ts"
import { type Shop, startShop } from "./shop.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder seeded by this build; tests use copies of it. Null when no browser can run, except in CI. */
    readonly seededFolder: string | null
    /** One running shop per worker. */
    readonly sharedShops: ReadonlyArray<Shop>
  }
}

const root = join(import.meta.dirname, "../..")
const cacheFolder = join(root, "node_modules/.cache/skafferi")

const runNode = (...args: ReadonlyArray<string>) =>
  new Promise<void>((resolve, reject) => {
    const { DATABASE_URL: _, SKAFFERI_DATA: __, NODE_ENV: ___, ...env } = process.env
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "ignore", "pipe"] })
    const errorOutput: Array<string> = []
    child.stderr.on("data", (chunk: Buffer) => errorOutput.push(chunk.toString()))
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(" ")} ended with ${code}:\n${errorOutput.join("")}`))
    )
  })

/** Builds the shop and returns the path of a data folder seeded with this build, which is reused by later runs; the folders of other builds are deleted. */
const prepareSeededFolder = async (): Promise<string> => {
  await runNode("cli/prepare.mjs", "--build")
  const key = createHash("sha1")
    .update(await readFile(join(root, "dist/stamp")))
    .digest("hex")
    .slice(0, 12)
  const folder = join(cacheFolder, `browser-${key}`)
  if (existsSync(folder)) return folder
  await mkdir(cacheFolder, { recursive: true })
  for (const name of await readdir(cacheFolder))
    if (name.startsWith("browser-")) await rm(join(cacheFolder, name), { recursive: true, force: true })
  const unfinishedFolder = `${folder}.${process.pid}`
  await runNode("cli/skafferi.mjs", "seed", "--data", unfinishedFolder, "--quiet")
  await rename(unfinishedFolder, folder)
  return folder
}

/**
 * Runs before the first browser test: unpacks the browser, builds and seeds the shop, and starts one shop per worker, so that test files can run
 * in parallel. Returns a function that closes the shops.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const browser = await launchBrowser()
  await browser?.close()
  const folder = browser === null && process.env["CI"] === undefined ? null : await prepareSeededFolder()
  const workerCount = Number(project.config.maxWorkers)
  const shops = folder === null ? [] : await Promise.all(Array.from({ length: workerCount }, () => startShop(folder)))
  project.provide("seededFolder", folder)
  project.provide(
    "sharedShops",
    shops.map(({ origin, data }) => ({ origin, data }))
  )
  return async () => void (await Promise.all(shops.map(({ close }) => close())))
}
