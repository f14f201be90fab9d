import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { makeFolder } from "#adapters/files/make-folder.ts"
import { DataFolderBusy, writeFailure } from "./errors.ts"

interface Owner {
  readonly pid: number
  /** The process's start time, which detects a reused pid; null when the system does not provide it. */
  readonly startTime: string | null
}

const lockedFolders = new Set<string>()

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error ? String(error.code) : undefined

const startTimeOf = (pid: number): string | null => {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop()?.split(" ")[19] ?? null
  } catch {
    return null
  }
}

const isAlive = (owner: Owner): boolean => {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (codeOf(error) !== "EPERM") return false
  }
  return owner.startTime === null || owner.startTime === startTimeOf(owner.pid)
}

const readOwner = (file: string): Owner | null => {
  try {
    const [pid = "", startTime = ""] = readFileSync(file, "utf8").trim().split(" ")
    return /^\d+$/.test(pid) ? { pid: Number(pid), startTime: startTime === "" ? null : startTime } : null
  } catch {
    return null
  }
}

/** The pid of the running process that holds the lock; null when the folder is not locked. */
export const lockOwner = (dataFolder: string): number | null => {
  const folder = resolve(dataFolder)
  const owner = readOwner(join(folder, "lock"))
  if (owner === null || !isAlive(owner)) return null
  return owner.pid === process.pid && !lockedFolders.has(folder) ? null : owner.pid
}

/** Removes the lock of a process that has ended; returns false when another process has already removed or replaced it. */
const removeStaleLock = (file: string, staleContent: string): boolean => {
  const stalePath = `${file}.stale-${process.pid}`
  try {
    renameSync(file, stalePath)
  } catch {
    return false
  }
  const isStale = readFileSync(stalePath, "utf8") === staleContent
  if (isStale) rmSync(stalePath)
  else renameSync(stalePath, file)
  return isStale
}

const ownerOnlyMode = 0o700

/** Creates the data folder and in it the database's folder, which only the owner can read: it contains accounts and the key that signs tokens. */
const makePrivateFolder = (folder: string): void => {
  const databaseFolder = join(folder, "postgres")
  makeFolder(databaseFolder, ownerOnlyMode)
  chmodSync(databaseFolder, ownerOnlyMode)
}

/** Locks the folder for this process and returns the function that unlocks it; throws DataFolderBusy, DataFolderUnwritable or DiskFull. */
export const lockFolder = (dataFolder: string): (() => void) => {
  const folder = resolve(dataFolder)
  const file = join(folder, "lock")
  const content = `${process.pid} ${startTimeOf(process.pid) ?? ""}\n`
  try {
    makePrivateFolder(folder)
  } catch (error) {
    throw writeFailure(dataFolder, error)
  }
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      writeFileSync(file, content, { flag: "wx" })
      lockedFolders.add(folder)
      return () => {
        lockedFolders.delete(folder)
        rmSync(file, { force: true })
      }
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw writeFailure(dataFolder, error)
    }
    const owner = lockOwner(dataFolder)
    if (owner !== null) throw new DataFolderBusy(dataFolder, owner)
    removeStaleLock(file, readFileSync(file, "utf8"))
  }
  throw new DataFolderBusy(dataFolder, lockOwner(dataFolder) ?? 0)
}
