import { readFile, rename, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { makeFolder } from "./make-folder.ts"

export interface JsonFile {
  /** The file's JSON; null when the file is missing or invalid. */
  readonly read: () => Promise<unknown>
  /** Atomically replaces the content with the result of `change`; updates run one after the other. The file is readable by its owner only. */
  readonly update: (change: (json: unknown) => unknown) => Promise<void>
}

/** A small private JSON file with atomic writes. */
export const makeJsonFile = (path: string): JsonFile => {
  let lastUpdate: Promise<unknown> = Promise.resolve()
  const read = async (): Promise<unknown> => {
    try {
      return JSON.parse(await readFile(path, "utf8"))
    } catch {
      return null
    }
  }
  const write = async (json: unknown): Promise<void> => {
    makeFolder(dirname(path), 0o700)
    const temporaryFile = `${path}.${process.pid}.new`
    await writeFile(temporaryFile, JSON.stringify(json), { mode: 0o600 })
    await rename(temporaryFile, path)
  }
  return {
    read: async () => {
      await lastUpdate
      return read()
    },
    update: (change) => {
      const nextUpdate = lastUpdate.then(async () => write(await change(await read())))
      lastUpdate = nextUpdate.catch(() => undefined)
      return nextUpdate
    }
  }
}
