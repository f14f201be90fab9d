import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { DataFolderBusy, DataFolderUnwritable } from "./errors.ts"

interface Owner {
  readonly pid: number
  /** Tells a living owner from another process that was given its pid later; null where the system does not say. */
  readonly started: string | null
}

const heldHere = new Set<string>()

const codeOf = (error: unknown): string | undefined => (error instanceof Error && "code" in error ? String(error.code) : undefined)

const startOf = (pid: number): string | null => {
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
  return owner.started === null || owner.started === startOf(owner.pid)
}

const readOwner = (file: string): Owner | null => {
  try {
    const [pid = "", started = ""] = readFileSync(file, "utf8").trim().split(" ")
    return /^\d+$/.test(pid) ? { pid: Number(pid), started: started === "" ? null : started } : null
  } catch {
    return null
  }
}

/** The pid of the living process that holds the folder; null when nobody does. */
export const lockOwner = (data: string): number | null => {
  const folder = resolve(data)
  const owner = readOwner(join(folder, "lock"))
  if (owner === null || !isAlive(owner)) return null
  return owner.pid === process.pid && !heldHere.has(folder) ? null : owner.pid
}

/** Moves a dead owner's lock away; false when somebody else was quicker and what stood there was already theirs. */
const clearStale = (file: string, stale: string): boolean => {
  const aside = `${file}.stale-${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return false
  }
  const mine = readFileSync(aside, "utf8") === stale
  if (mine) rmSync(aside)
  else renameSync(aside, file)
  return mine
}

/** Takes the folder for this process and answers how to give it back; throws DataFolderBusy or DataFolderUnwritable. */
export const lockFolder = (data: string): (() => void) => {
  const folder = resolve(data)
  const file = join(folder, "lock")
  const content = `${process.pid} ${startOf(process.pid) ?? ""}\n`
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new DataFolderUnwritable(data, error)
  }
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      writeFileSync(file, content, { flag: "wx" })
      heldHere.add(folder)
      return () => {
        heldHere.delete(folder)
        rmSync(file, { force: true })
      }
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw new DataFolderUnwritable(data, error)
    }
    const owner = lockOwner(data)
    if (owner !== null) throw new DataFolderBusy(data, owner)
    clearStale(file, readFileSync(file, "utf8"))
  }
  throw new DataFolderBusy(data, lockOwner(data) ?? 0)
}
