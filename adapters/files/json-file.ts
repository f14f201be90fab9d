import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { dirname } from "node:path"

export interface JsonFile {
  /** The file's JSON; null when there is no file or nothing sound in it. */
  readonly read: () => Promise<unknown>
  /** Replaces the file whole by what `change` makes of it; changes of one file wait for each other. Only its owner may read it. */
  readonly update: (change: (json: unknown) => unknown) => Promise<void>
}

/** A small private JSON file that is never half written. */
export const makeJsonFile = (file: string): JsonFile => {
  let last: Promise<unknown> = Promise.resolve()
  const read = async (): Promise<unknown> => {
    try {
      return JSON.parse(await readFile(file, "utf8"))
    } catch {
      return null
    }
  }
  const write = async (json: unknown): Promise<void> => {
    await mkdir(dirname(file), { recursive: true })
    const fresh = `${file}.${process.pid}.new`
    await writeFile(fresh, JSON.stringify(json), { mode: 0o600 })
    await rename(fresh, file)
  }
  return {
    read: async () => {
      await last
      return read()
    },
    update: (change) => {
      const next = last.then(async () => write(await change(await read())))
      last = next.catch(() => undefined)
      return next
    }
  }
}
