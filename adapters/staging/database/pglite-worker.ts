import { rmSync } from "node:fs"
import { parentPort, workerData } from "node:worker_threads"
import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { recordActivity, type ThreadActivity } from "./thread-activity.ts"
import { bridgeToSocket } from "./wire-bridge.ts"

/** The data that the main thread passes to this thread. */
export interface WorkerData {
  readonly folder: string
  readonly socket: string
  readonly activity: ThreadActivity
}

const { folder, socket, activity } = workerData as WorkerData

const start = async (): Promise<void> => {
  const database = await PGlite.create(folder, { extensions: { pg_trgm } })
  // Removes the socket file of a killed process; the folder's lock guarantees that no process uses it.
  rmSync(socket, { force: true })
  // A panic ends the thread; the main thread starts it again, and Postgres recovers from its log.
  const server = await bridgeToSocket(database, socket, recordActivity(activity), () => process.exit(1))
  parentPort?.once("message", () => {
    server.close()
    void database.close().finally(() => {
      rmSync(socket, { force: true })
      parentPort?.postMessage({ closed: true })
      parentPort?.close()
      process.exit(0)
    })
  })
  parentPort?.postMessage({ ready: true })
}

/** The names of the WASI error numbers in the objects that the database's file system throws. */
const wasiErrors: Readonly<Record<number, string>> = {
  2: "EACCES",
  19: "EDQUOT",
  29: "EIO",
  33: "EMFILE",
  51: "ENOSPC",
  63: "EPERM",
  69: "EROFS"
}

const describeError = (error: unknown): string => {
  if (error instanceof Error) return error.message
  const isFileError = typeof error === "object" && error !== null && "errno" in error
  return isFileError ? (wasiErrors[Number(error.errno)] ?? `error ${Number(error.errno)} of WASI`) : String(error)
}

await start().catch((error: unknown) => void parentPort?.postMessage({ failed: describeError(error) }))
