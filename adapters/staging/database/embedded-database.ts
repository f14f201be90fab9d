import { existsSync, readdirSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { setTimeout } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import { compileWorker } from "./compile-worker.ts"
import { DataFolderBroken } from "./errors.ts"
import { socketPath } from "./socket-path.ts"

interface Report {
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

const nextReport = (worker: Worker): Promise<Report> =>
  new Promise((fulfil, reject) => {
    worker.once("message", fulfil)
    worker.once("error", reject)
    worker.once("exit", () => reject(new Error("the thread ended")))
  })

/** Between attempts to start a database again whose thread has ended, in ms. */
const restartPause = 1_000

const markOf = (data: string): string => join(resolve(data), "complete")

const isMarkedComplete = (data: string): boolean => existsSync(markOf(data))

/** Marks a data folder as one with a complete database, which is never made anew. */
export const markComplete = (data: string): void => {
  if (!isMarkedComplete(data)) writeFileSync(markOf(data), "")
}

export interface EmbeddedDatabase {
  readonly socket: string
  readonly stop: () => Promise<void>
}

/** Starts the embedded Postgres of a data folder in a worker thread, listening on the folder's socket. */
export const startEmbeddedDatabase = async (data: string): Promise<EmbeddedDatabase> => {
  const folder = join(resolve(data), "postgres")
  const socket = socketPath(data)
  const isThere = existsSync(join(folder, "PG_VERSION"))
  // A first start that was killed leaves such a folder too, but no mark; the database makes it anew.
  if (!isThere && isMarkedComplete(data) && readdirSync(folder).length > 0)
    throw new DataFolderBroken(data, "its file PG_VERSION is missing", true)
  const start = async (): Promise<Worker> => {
    const worker = await startWorker({ folder, socket })
    const report = await nextReport(worker).catch((error: unknown): Report => ({ failed: String(error) }))
    if (report.ready !== true) {
      await worker.terminate()
      throw new DataFolderBroken(data, report.failed ?? "the thread ended", isThere)
    }
    return worker
  }
  let worker = await start()
  let runs = true
  let stopped = false
  // A thread that ends by itself, for lack of memory say, is started again; until then statements fail as without a database.
  const watch = (): void => {
    worker.on("error", () => undefined)
    worker.once("exit", () => {
      runs = false
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
    runs = true
    if (stopped) await worker.terminate()
    else watch()
  }
  watch()
  return {
    socket,
    stop: async () => {
      stopped = true
      if (!runs) return
      const ended = new Promise<void>((fulfil) => void worker.once("exit", () => fulfil()))
      worker.postMessage("close")
      await ended
    }
  }
}
