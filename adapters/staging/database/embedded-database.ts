import { once } from "node:events"
import { existsSync, readdirSync, statfsSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { setTimeout } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import { compileWorker } from "./compile-worker.ts"
import { DataFolderBroken, DiskFull, writeFailure } from "./errors.ts"
import type { WorkerData } from "./pglite-worker.ts"
import { socketPath } from "./socket-path.ts"
import { newActivity, watchActivity } from "./thread-activity.ts"

interface WorkerMessage {
  readonly ready?: true
  readonly closed?: true
  readonly failed?: string
}

/** Starts the worker thread, and terminates it when it hangs. */
const startWorker = async (workerData: Omit<WorkerData, "activity">): Promise<Worker> => {
  const isSource = import.meta.url.endsWith(".ts")
  // A build emits the worker next to the main file.
  const file = isSource ? await compileWorker() : new URL("./pglite-worker.js", import.meta.url)
  const activity = newActivity()
  const worker = new Worker(file, { workerData: { ...workerData, activity } satisfies WorkerData })
  const stopWatching = watchActivity(activity, (limitMs) => {
    process.emitWarning(`The embedded database has not responded for ${limitMs / 1000} s and is restarted.`)
    void worker.terminate()
  })
  worker.once("exit", stopWatching)
  return worker
}

const waitForMessage = (worker: Worker): Promise<WorkerMessage> =>
  new Promise((fulfil, reject) => {
    worker.once("message", fulfil)
    worker.once("error", reject)
    worker.once("exit", () => reject(new Error("the thread ended")))
  })

/** The pause between attempts to restart a database whose thread has ended. */
const restartPauseMs = 1_000

/** The time limit for closing the database. After it, the thread is terminated, and the next start recovers from the write-ahead log. */
const maxCloseMs = 10_000

const markPath = (dataFolder: string): string => join(resolve(dataFolder), "complete")

const isMarkedComplete = (dataFolder: string): boolean => existsSync(markPath(dataFolder))

/** Marks the database of a data folder as complete: from then on it is never initialized again. */
export const markComplete = (dataFolder: string): void => {
  if (isMarkedComplete(dataFolder)) return
  try {
    writeFileSync(markPath(dataFolder), "")
  } catch (error) {
    throw writeFailure(dataFolder, error)
  }
}

/** The free space that a start needs: it may have to create a segment of the database's log. */
const neededBytes = 16 * 1024 ** 2

/** Whether a start has failed because the disk is full. The database does not always report this, because it aborts. */
const isDiskFull = (folder: string, reason: string): boolean => {
  if (reason === "ENOSPC" || reason === "EDQUOT") return true
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < neededBytes
}

export interface EmbeddedDatabase {
  readonly socket: string
  readonly stop: () => Promise<void>
}

/** Starts the embedded Postgres of a data folder in a worker thread, listening on the folder's socket. */
export const startEmbeddedDatabase = async (dataFolder: string): Promise<EmbeddedDatabase> => {
  const folder = join(resolve(dataFolder), "postgres")
  const socket = socketPath(dataFolder)
  const databaseExists = existsSync(join(folder, "PG_VERSION"))
  // A first start that was killed may leave neither this file nor the mark; Postgres initializes that folder again.
  if (!databaseExists && isMarkedComplete(dataFolder) && readdirSync(folder).length > 0)
    throw new DataFolderBroken(dataFolder, "its file PG_VERSION is missing", true)
  let worker: Worker
  const start = async (): Promise<void> => {
    worker = await startWorker({ folder, socket })
    const message = await waitForMessage(worker).catch((error: unknown): WorkerMessage => ({ failed: String(error) }))
    if (message.ready === true) return restartWhenEnded()
    await worker.terminate()
    const reason = message.failed ?? "the thread ended"
    throw isDiskFull(folder, reason)
      ? new DiskFull(dataFolder)
      : new DataFolderBroken(dataFolder, reason, databaseExists)
  }
  const stopController = new AbortController()
  let restartPromise: Promise<void> | null = null
  // Restarts a thread that has ended, for example because it ran out of memory, or was terminated when it hung. Until then statements fail.
  const restartWhenEnded = (): void => {
    worker.on("error", () => undefined)
    worker.once("exit", () => {
      restartPromise = restart()
    })
  }
  const restart = async (): Promise<void> => {
    while (!stopController.signal.aborted) {
      try {
        await start()
        restartPromise = null
        return
      } catch {
        await setTimeout(restartPauseMs, undefined, { ref: false, signal: stopController.signal }).catch(
          () => undefined
        )
      }
    }
  }
  const close = async (): Promise<void> => {
    const exitPromise = once(worker, "exit")
    const timer = globalThis.setTimeout(() => void worker.terminate(), maxCloseMs)
    worker.postMessage("close")
    await exitPromise
    clearTimeout(timer)
  }
  await start()
  return {
    socket,
    stop: async () => {
      stopController.abort()
      // Otherwise a thread that is just starting would use the folder after it is unlocked.
      if (restartPromise !== null) {
        await worker.terminate()
        await restartPromise
      }
      if (restartPromise === null) await close()
    }
  }
}
