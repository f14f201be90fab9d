import { type ChildProcess, spawn } from "node:child_process"
import { readdirSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "../..")

export interface ShopProcess {
  /** 'http://localhost:41234' */
  readonly origin: string
  /** What the process has written to stderr since it was open. */
  readonly errorOutput: () => string
  readonly isRunning: () => boolean
  /** The exit code of a process that has ended by itself; waits for its end. */
  readonly exitCode: () => Promise<number | null>
  readonly signal: (signal: NodeJS.Signals) => void
  /** The number of files, sockets and pipes that the process has open. */
  readonly openFiles: () => number
  /** Ends the process at once, as a lack of memory or power would. */
  readonly kill: () => Promise<void>
  /** Ends the process in order. */
  readonly stop: () => Promise<void>
}

const environment = (): NodeJS.ProcessEnv => {
  const { PORT: _, DATABASE_URL: __, SKAFFERI_DATA: ___, NODE_ENV: ____, VITEST: _____, ...rest } = process.env
  // Each request of an attack may name the IP address that it comes from.
  return { ...rest, TRUST_PROXY: "1" }
}

export const spawnSkafferi = (args: ReadonlyArray<string>): ChildProcess =>
  spawn(process.execPath, ["cli/skafferi.mjs", ...args], {
    cwd: root,
    env: environment(),
    stdio: ["ignore", "pipe", "pipe"]
  })

export const exitOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once("exit", () => resolve())
  })

/** Starts a server of the command line in a process of its own, on a free port, and waits until it is open. */
export const startShopProcess = async (...args: ReadonlyArray<string>): Promise<ShopProcess> => {
  const child = spawnSkafferi([...args, "--port", "0"])
  const output = { stdout: "", stderr: "" }
  child.stderr?.on("data", (piece: Buffer) => (output.stderr += piece.toString()))
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (piece: Buffer) => {
      output.stdout += piece.toString()
      const url = /(http:\/\/localhost:\d+)/.exec(output.stdout)?.[1]
      if (url !== undefined) resolve(url)
    })
    child.once("exit", (code) => reject(new Error(`'${args.join(" ")}' ended with ${code}:\n${output.stderr}`)))
  })
  const startOutput = output.stderr.length
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exitOf(child)
  }
  return {
    origin,
    errorOutput: () => output.stderr.slice(startOutput),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    exitCode: async () => {
      await exitOf(child)
      return child.exitCode
    },
    signal: (signal) => void child.kill(signal),
    openFiles: () => readdirSync(`/proc/${child.pid}/fd`).length,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM")
  }
}
