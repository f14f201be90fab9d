import { mkdirSync, statSync } from "node:fs"
import { dirname, resolve } from "node:path"

const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined

/** Makes a folder with its missing parents, and returns the new ones, innermost first. */
export const makeFolder = (folder: string, mode?: number): ReadonlyArray<string> => {
  const missing: Array<string> = []
  for (let path = resolve(folder); !exists(path); path = dirname(path)) missing.push(path)
  // Folders are made one by one, since Node's recursive option never ends when a file system reports every parent as missing.
  for (const path of missing.toReversed()) {
    try {
      mkdirSync(path, { mode })
    } catch (error) {
      // Another process may have made it meanwhile.
      if (!exists(path)) throw error
    }
  }
  return missing
}
