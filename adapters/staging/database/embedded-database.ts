import { existsSync, readdirSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { setTimeout } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import { compileWorker } from "./compile-worker.ts"
import { DataFolderBroken } from "./errors.ts"
import { socketPath } from "./socket-path.ts"

interface WorkerMessage {
  readonly ready?: true
  readonly closed?: true
  readonly failed?: string
}

const startWorker = async (workerData: unknown): Promise<Worker> => {
  const isSource = import.meta.url.endsWith(".ts")
  // A build emits the worker next to the main file.
  const file = isSource ? await compileWorker() : new URL("./pglite-worker.js", import.meta.url)
  return new Worker(file, { workerData })
}

const nextMessage = (worker: Worker): Promise<WorkerMessage> =>
  new Promise((fulfil, reject) => {
    worker.once("message", fulfil)
    worker.once("error", reject)
    worker.once("exit", () => reject(new Error("the thread ended")))
  })

/** The pause between attempts to restart a database whose thread has ended, in ms. */
const restartPause = 1_000

const markFile = (data: string): string => join(resolve(data), "complete")

const isMarkedComplete = (data: string): boolean => existsSync(markFile(data))

/** Marks the database of a data folder as complete: from then on it is never initialized again. */
export const markComplete = (data: string): void => {
  if (!isMarkedComplete(data)) writeFileSync(markFile(data), "")
}

export interface EmbeddedDatabase {
  readonly socket: string
  readonly stop: () => Promise<void>
}

/** Starts the embedded Postgres of a data folder in a worker thread, listening on the folder's socket. */
export const startEmbeddedDatabase = async (data: string): Promise<EmbeddedDatabase> => {
  const folder = join(resolve(data), "postgres")
  const socket = socketPath(data)
  const exists = existsSync(join(folder, "PG_VERSION"))
  // A killed first start also leaves a folder without this file, but no mark; Postgres initializes that folder again.
  if (!exists && isMarkedComplete(data) && readdirSync(folder).length > 0)
    throw new DataFolderBroken(data, "its file PG_VERSION is missing", true)
  const start = async (): Promise<Worker> => {
    const worker = await startWorker({ folder, socket })
    const message = await nextMessage(worker).catch((error: unknown): WorkerMessage => ({ failed: String(error) }))
    if (message.ready !== true) {
      await worker.terminate()
      throw new DataFolderBroken(data, message.failed ?? "the thread ended", exists)
    }
    return worker
  }
  let worker = await start()
  let isRunning = true
  let stopped = false
  // A thread that ends by itself, for example out of memory, is restarted; until then statements fail as if there were no database.
  const watch = (): void => {
    worker.on("error", () => undefined)
    worker.once("exit", () => {
      isRunning = false
      void restart()
    })
  }
  const restart = async (): Promise<void> => {
    if (stopped) return
    try {
      worker = await start()
    } catch {
      await setTimeout(restartPause, undefined, { ref: false })
      return restart()
    }
    isRunning = true
    if (stopped) await worker.terminate()
    else watch()
  }
  watch()
  return {
    socket,
    stop: async () => {
      stopped = true
      if (!isRunning) return
      const ended = new Promise<void>((fulfil) => void worker.once("exit", () => fulfil()))
      worker.postMessage("close")
      await ended
    }
  }
}
