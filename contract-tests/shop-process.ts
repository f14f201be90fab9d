import { type ChildProcess, spawn } from "node:child_process"
import { readdirSync, readlinkSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")

/** Whether a process's descriptor is a socket; false once it is closed. */
const isSocket = (file: string): boolean => {
  try {
    return readlinkSync(file).startsWith("socket:")
  } catch {
    return false
  }
}

export interface ShopProcess {
  /** 'http://localhost:41234' */
  readonly origin: string
  /** What the process has written to stderr since its server was ready. */
  readonly errorOutput: () => string
  readonly isRunning: () => boolean
  /** Waits for the process's end, and returns its exit code; null after a signal. */
  readonly exitCode: () => Promise<number | null>
  readonly signal: (signal: NodeJS.Signals) => void
  /** The number of files, sockets and pipes that the process has open. */
  readonly openFileCount: () => number
  /** The number of sockets that the process has open. */
  readonly openSocketCount: () => number
  /** Ends the process immediately, as a lack of memory or power would. */
  readonly kill: () => Promise<void>
  /** Asks the process to shut down, and waits for its end. */
  readonly stop: () => Promise<void>
}

type Environment = Readonly<Record<string, string>>

/** The environment variables of this process, without the settings for a shop. */
const inheritedEnvironment = (): NodeJS.ProcessEnv => {
  const { PORT: _, DATABASE_URL: __, SKAFFERI_DATA: ___, NODE_ENV: ____, VITEST: _____, ...rest } = process.env
  return rest
}

/** Tests place many orders with the demo's customers. */
const unlimitedOrders: Environment = { SKAFFERI_OPEN_ORDERS: "1000000", SKAFFERI_ORDERS_PER_TIME: "1000000" }

/** Runs a command of the command line in a process of its own. */
export const spawnSkafferi = (args: ReadonlyArray<string>, env: Environment = {}) =>
  spawn(process.execPath, ["cli/skafferi.mjs", ...args], {
    cwd: root,
    env: { ...inheritedEnvironment(), ...unlimitedOrders, ...env },
    stdio: ["ignore", "pipe", "pipe"]
  })

/** Collects what a process writes. */
export const collectOutput = (child: ChildProcess) => {
  const output = { stdout: "", stderr: "" }
  child.stdout?.on("data", (chunk: Buffer) => (output.stdout += chunk.toString()))
  child.stderr?.on("data", (chunk: Buffer) => (output.stderr += chunk.toString()))
  return output
}

export const waitForExit = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once("exit", () => resolve())
  })

/** Starts a server of the command line in a process of its own, on a free port, and waits until it is open. */
export const startShopProcess = async (args: ReadonlyArray<string>, env: Environment = {}): Promise<ShopProcess> => {
  const child = spawnSkafferi([...args, "--port", "0"], env)
  const output = collectOutput(child)
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const url = /(http:\/\/localhost:\d+)/.exec(output.stdout)?.[1]
      if (url !== undefined) resolve(url)
    })
    child.once("close", (code) => reject(new Error(`'${args.join(" ")}' ended with ${code}:\n${output.stderr}`)))
  })
  const startOutputLength = output.stderr.length
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await waitForExit(child)
  }
  return {
    origin,
    errorOutput: () => output.stderr.slice(startOutputLength),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    exitCode: async () => {
      await waitForExit(child)
      return child.exitCode
    },
    signal: (signal) => void child.kill(signal),
    openFileCount: () => readdirSync(`/proc/${child.pid}/fd`).length,
    openSocketCount: () =>
      readdirSync(`/proc/${child.pid}/fd`).filter((file) => isSocket(`/proc/${child.pid}/fd/${file}`)).length,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM")
  }
}
