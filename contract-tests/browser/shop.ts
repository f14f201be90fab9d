import { type ChildProcess, spawn } from "node:child_process"
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inject } from "vitest"

const root = join(import.meta.dirname, "../..")
/** The cache of rendered pictures. All shops of all runs share it, since a picture's file name changes with its content. */
const pictures = join(root, "node_modules/.cache/skafferi/pictures")

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

const start = (args: ReadonlyArray<string>) =>
  spawn(process.execPath, args, { cwd: root, env: environment(), stdio: ["ignore", "pipe", "pipe"] })

/** Runs a skafferi command and waits until it exits. */
export const runSkafferi = (...args: ReadonlyArray<string>): Promise<Finished> =>
  new Promise((resolve) => {
    const child = start(["cli/skafferi.mjs", ...args])
    const text = collect(child)
    child.on("close", (code) => resolve({ code, ...text }))
  })

export interface Shop {
  /** 'http://localhost:41234' */
  readonly origin: string
  readonly data: string
}

export interface OpenShop extends Shop {
  readonly close: () => Promise<void>
}

/** Starts the shop as a user does, on a free port, with a copy of a seeded data folder. */
export const startShop = async (filled: string): Promise<OpenShop> => {
  const data = await mkdtemp(join(tmpdir(), "skafferi-browser-"))
  await cp(filled, data, { recursive: true })
  await mkdir(pictures, { recursive: true })
  await symlink(pictures, join(data, "images"))
  const child = start(["cli/skafferi.mjs", "serve", "--port", "0", "--data", data])
  const text = collect(child)
  const exited = new Promise<void>((resolve) => child.on("close", () => resolve()))
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const found = /open at (http:\/\/\S+)/.exec(text.stdout)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.on("close", (code) => reject(new Error(`The shop did not open (${code}):\n${text.stderr}`)))
  })
  return {
    origin,
    data,
    close: async () => {
      child.kill("SIGTERM")
      await exited
      await rm(data, { recursive: true, force: true })
    }
  }
}

/** Starts a shop for the tests of one file. */
export const openShop = (): Promise<OpenShop> => {
  const filled = inject("filledShop")
  if (filled === null) throw new Error("The shop was not filled, since no browser can run here.")
  return startShop(filled)
}

/** The shop that the files of this worker use one after another. */
export const sharedShop = (): Shop => {
  const shop = inject("sharedShops")[Number(process.env["VITEST_POOL_ID"]) - 1]
  if (shop === undefined) throw new Error("No shop was opened for this worker.")
  return shop
}
