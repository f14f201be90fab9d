import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const entryFile = fileURLToPath(new URL("./pglite-worker.ts", import.meta.url))
const cacheFolder = fileURLToPath(new URL("../../../node_modules/.cache/skafferi", import.meta.url))

const compile = async (): Promise<string> => {
  const { build } = await import("esbuild")
  const { outputFiles } = await build({
    entryPoints: [entryFile],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false
  })
  const [{ contents, hash }] = outputFiles as [(typeof outputFiles)[number]]
  const file = join(cacheFolder, `pglite-worker-${Buffer.from(hash).toString("hex")}.mjs`)
  if (existsSync(file)) return file
  const temporaryFile = `${file}.${process.pid}`
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(temporaryFile, contents)
  renameSync(temporaryFile, file)
  return file
}

let compilePromise: Promise<string> | undefined

/**
 * Compiles the worker for a shop that runs from source, once per process, and returns its file. Threads do not inherit the TypeScript
 * loader, and loading it again takes as long as starting the database.
 */
export const compileWorker = (): Promise<string> => (compilePromise ??= compile())
