import { spawn } from "node:child_process"
import { join } from "node:path"
import { root } from "./paths.ts"

export interface Usage {
  /** ms of all threads since the process began. */
  readonly cpu: number
  /** MB of the main thread's heap. */
  readonly heap: number
}

export interface MeasuredProcess {
  /** 'http://localhost:41234' */
  readonly address: string
  readonly usage: () => Promise<Usage>
  /** The same after garbage has been collected. */
  readonly collected: () => Promise<Usage>
  readonly close: () => Promise<void>
}

const environment = () => {
  const { PORT: _, DATABASE_URL: __, SKAFFERI_DATA: ___, SKAFFERI_API: ____, ...rest } = process.env
  return { ...rest, NODE_ENV: "production" }
}

/** Starts a server in a process of its own and waits until it prints its address. */
export const startMeasured = (args: ReadonlyArray<string>): Promise<MeasuredProcess> =>
  new Promise((resolve, reject) => {
    const flags = ["--expose-gc", "--import", join(import.meta.dirname, "report-usage.mjs")]
    const child = spawn(process.execPath, [...flags, ...args], { cwd: root, env: environment(), stdio: ["ignore", "pipe", "pipe", "ipc"] })
    const exited = new Promise<void>((done) => child.once("close", () => done()))
    let printed = ""
    let complaints = ""
    child.stderr?.on("data", (piece: Buffer) => (complaints += piece.toString()))
    child.once("close", (code) => reject(new Error(`'${args.join(" ")}' ended with ${code}:\n${complaints}`)))
    const ask = (question: "usage" | "collect") =>
      new Promise<Usage>((done) => {
        child.once("message", (answer) => done(answer as Usage))
        child.send(question)
      })
    child.stdout?.on("data", (piece: Buffer) => {
      printed += piece.toString()
      const address = /(http:\/\/[^\s,/]+)/.exec(printed)?.[1]
      if (address === undefined) return
      resolve({
        address,
        usage: () => ask("usage"),
        collected: () => ask("collect"),
        close: async () => {
          child.kill("SIGTERM")
          await exited
        }
      })
    })
  })
