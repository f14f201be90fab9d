import { spawn } from "node:child_process"
import { join } from "node:path"
import { root } from "./paths.ts"

export interface Usage {
  /** CPU time of all threads since the start. */
  readonly cpuMs: number
  /** The size of the main thread's heap. */
  readonly heapMb: number
}

export interface MeasuredProcess {
  /** 'http://localhost:41234' */
  readonly origin: string
  readonly usage: () => Promise<Usage>
  /** The usage after a garbage collection. */
  readonly usageAfterGc: () => Promise<Usage>
  readonly close: () => Promise<void>
}

const serverEnvironment = () => {
  const { PORT: _, DATABASE_URL: __, SKAFFERI_DATA: ___, SKAFFERI_API: ____, ...rest } = process.env
  return { ...rest, NODE_ENV: "production" }
}

/** Starts a server in a new process and waits until it prints its URL. */
export const startMeasured = (args: ReadonlyArray<string>): Promise<MeasuredProcess> =>
  new Promise((resolve, reject) => {
    const flags = ["--expose-gc", "--import", join(import.meta.dirname, "report-usage.mjs")]
    const child = spawn(process.execPath, [...flags, ...args], {
      cwd: root,
      env: serverEnvironment(),
      stdio: ["ignore", "pipe", "pipe", "ipc"]
    })
    const exitPromise = new Promise<void>((done) => child.once("close", () => done()))
    let output = ""
    let errorOutput = ""
    child.stderr?.on("data", (chunk: Buffer) => (errorOutput += chunk.toString()))
    child.once("close", (code) => reject(new Error(`'${args.join(" ")}' ended with ${code}:\n${errorOutput}`)))
    const request = (message: "usage" | "usage-after-gc") =>
      new Promise<Usage>((done) => {
        child.once("message", (reply) => done(reply as Usage))
        child.send(message)
      })
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString()
      const origin = /(http:\/\/[^\s,/]+)/.exec(output)?.[1]
      if (origin === undefined) return
      resolve({
        origin,
        usage: () => request("usage"),
        usageAfterGc: () => request("usage-after-gc"),
        close: async () => {
          child.kill("SIGTERM")
          await exitPromise
        }
      })
    })
  })
