import { mkdirSync, statSync } from "node:fs"
import { dirname, resolve } from "node:path"

const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined

/** Creates a folder with its missing parents. Returns the folders that were missing, innermost first. */
export const makeFolder = (folder: string, mode?: number): ReadonlyArray<string> => {
  const missingFolders: Array<string> = []
  for (let path = resolve(folder); !exists(path); path = dirname(path)) missingFolders.push(path)
  // Node's recursive option can loop forever where mkdir reports ENOENT although the parent exists.
  for (const path of missingFolders.toReversed()) {
    try {
      mkdirSync(path, { mode })
    } catch (error) {
      // Another process may have created it meanwhile.
      if (!exists(path)) throw error
    }
  }
  return missingFolders
}
