import { type ChildProcess, spawn } from "node:child_process"
import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inject } from "vitest"

const root = join(import.meta.dirname, "../..")
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
  const filled = inject("filledShop")
  if (filled === null) throw new Error("The shop was not filled, since no browser can run here.")
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
