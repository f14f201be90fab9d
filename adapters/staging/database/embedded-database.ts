import { join, resolve } from "node:path"
import { Worker } from "node:worker_threads"
import { DatabaseUnreachable } from "./errors.ts"
import { socketPath } from "./socket-path.ts"

interface Report {
  readonly ready?: true
  readonly closed?: true
  readonly failed?: string
}

/** From source the worker needs the TypeScript loader, which a thread does not inherit; a build emits it beside the main file. */
const startWorker = (workerData: unknown): Worker => {
  const built = new URL("./pglite-worker.js", import.meta.url)
  if (!import.meta.url.endsWith(".ts")) return new Worker(built, { workerData })
  const loader = import.meta.resolve("tsx/esm/api")
  const entry = new URL("./pglite-worker.ts", import.meta.url).href
  const boot = `import { register } from ${JSON.stringify(loader)}\nregister()\nawait import(${JSON.stringify(entry)})`
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(boot)}`), { workerData })
}

const nextReport = (worker: Worker): Promise<Report> =>
  new Promise((done, failed) => {
    worker.once("message", done)
    worker.once("error", failed)
  })

export interface EmbeddedDatabase {
  readonly socket: string
  readonly stop: () => Promise<void>
}

/** Starts the embedded Postgres of a data folder in a thread of its own, listening on the folder's socket. */
export const startEmbeddedDatabase = async (data: string): Promise<EmbeddedDatabase> => {
  const folder = join(resolve(data), "postgres")
  const socket = socketPath(data)
  const worker = startWorker({ folder, socket })
  const report = await nextReport(worker).catch((error: unknown): Report => ({ failed: String(error) }))
  if (report.ready !== true) {
    await worker.terminate()
    throw new DatabaseUnreachable(folder, new Error(report.failed ?? "the thread ended"))
  }
  worker.on("error", () => undefined)
  return {
    socket,
    stop: async () => {
      const ended = new Promise<void>((done) => void worker.once("exit", () => done()))
      worker.postMessage("close")
      await ended
    }
  }
}
