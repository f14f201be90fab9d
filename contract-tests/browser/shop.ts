import { type ChildProcess, spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises"
import { existsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const root = join(import.meta.dirname, "../..")
const cache = join(root, "node_modules/.cache/skafferi")
const environment = () => {
  const { PORT: _, DATABASE_URL: __, SKAFFERI_DATA: ___, NODE_ENV: ____, ...rest } = process.env
  return rest
}

export interface Finished {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

const collect = (child: ChildProcess) => {
  const text = { stdout: "", stderr: "" }
  child.stdout?.on("data", (piece: Buffer) => (text.stdout += piece.toString()))
  child.stderr?.on("data", (piece: Buffer) => (text.stderr += piece.toString()))
  return text
}

const start = (args: ReadonlyArray<string>) => spawn(process.execPath, args, { cwd: root, env: environment(), stdio: ["ignore", "pipe", "pipe"] })

/** Runs one command line of the shop's own tool to its end. */
export const runSkafferi = (...args: ReadonlyArray<string>): Promise<Finished> =>
  new Promise((resolve) => {
    const child = start(["cli/skafferi.mjs", ...args])
    const text = collect(child)
    child.on("close", (code) => resolve({ code, ...text }))
  })

const done = async (what: string, finished: Promise<Finished>) => {
  const { code, stderr } = await finished
  if (code !== 0) throw new Error(`${what} ended with ${code}:\n${stderr}`)
}

const prepare = () =>
  new Promise<Finished>((resolve) => {
    const child = start(["cli/prepare.mjs", "--build"])
    const text = collect(child)
    child.on("close", (code) => resolve({ code, ...text }))
  })

/** A filled data folder for this build: made once, copied for each shop. */
const template = async (): Promise<string> => {
  await done("The build", prepare())
  const key = createHash("sha1").update(await readFile(join(root, "dist/stamp"))).digest("hex").slice(0, 12)
  const folder = join(cache, `browser-${key}`)
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  for (const old of await readdir(cache)) if (old.startsWith("browser-")) await rm(join(cache, old), { recursive: true, force: true })
  const building = `${folder}.${process.pid}`
  await done("Filling the database", runSkafferi("seed", "--data", building, "--quiet"))
  await rename(building, folder)
  return folder
}

export interface Shop {
  /** 'http://localhost:41234' */
  readonly address: string
  readonly data: string
  /** What it has said on stderr so far. */
  readonly complaints: () => string
  readonly close: () => Promise<void>
}

/** The shop as a user starts it, on a free port and a data folder of its own. */
export const openShop = async (): Promise<Shop> => {
  const filled = await template()
  const data = await mkdtemp(join(tmpdir(), "skafferi-browser-"))
  await cp(filled, data, { recursive: true })
  const child = start(["cli/skafferi.mjs", "serve", "--port", "0", "--data", data])
  const text = collect(child)
  const exited = new Promise<void>((resolve) => child.on("close", () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const found = /open at (http:\/\/\S+)/.exec(text.stdout)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.on("close", (code) => reject(new Error(`The shop did not open (${code}):\n${text.stderr}`)))
  })
  return {
    address,
    data,
    complaints: () => text.stderr,
    close: async () => {
      child.kill("SIGTERM")
      await exited
      await rm(data, { recursive: true, force: true })
    }
  }
}
