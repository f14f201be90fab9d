import { join, resolve } from "node:path"
import { Worker } from "node:worker_threads"
import { compileWorker } from "./compile-worker.ts"
import { DatabaseUnreachable } from "./errors.ts"
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
  })

export interface EmbeddedDatabase {
  readonly socket: string
  readonly stop: () => Promise<void>
}

/** Starts the embedded Postgres of a data folder in a worker thread, listening on the folder's socket. */
export const startEmbeddedDatabase = async (data: string): Promise<EmbeddedDatabase> => {
  const folder = join(resolve(data), "postgres")
  const socket = socketPath(data)
  const worker = await startWorker({ folder, socket })
  const report = await nextReport(worker).catch((error: unknown): Report => ({ failed: String(error) }))
  if (report.ready !== true) {
    await worker.terminate()
    throw new DatabaseUnreachable(folder, new Error(report.failed ?? "the thread ended"))
  }
  worker.on("error", () => undefined)
  return {
    socket,
    stop: async () => {
      const ended = new Promise<void>((fulfil) => void worker.once("exit", () => fulfil()))
      worker.postMessage("close")
      await ended
    }
  }
}
