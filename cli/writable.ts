import { closeSync, openSync, realpathSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { makeFolder } from "#adapters/files/make-folder.ts"

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined

const removeEmpty = (folder: string): void => {
  try {
    rmdirSync(folder)
  } catch {
    // Another process already uses the folder.
  }
}

/** Throws when a folder cannot be written to; leaves everything as it was. */
export const checkFolder = (folder: string): void => {
  const createdFolders = makeFolder(folder)
  try {
    const probeFile = join(folder, `.writable-${process.pid}`)
    closeSync(openSync(probeFile, "w"))
    rmSync(probeFile)
  } finally {
    for (const path of createdFolders) removeEmpty(path)
  }
}

/** Whether the path exists and is not a file's: a device or a pipe is written directly, and a folder cannot be written. */
const isSpecial = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === false

/** Throws when a file cannot be written; leaves everything as it was. */
export const checkFile = (file: string): void => {
  if (exists(file)) closeSync(openSync(file, "a"))
  if (!isSpecial(file)) checkFolder(dirname(exists(file) ? realpathSync(file) : file))
}

/** Writes a file atomically: the old file stays until the new one is complete. */
export const writeFileAtomically = (file: string, text: string): void => {
  if (isSpecial(file)) return writeFileSync(file, text)
  makeFolder(dirname(file))
  const target = exists(file) ? realpathSync(file) : file
  const temporaryFile = `${target}.${process.pid}.part`
  try {
    writeFileSync(temporaryFile, text)
    renameSync(temporaryFile, target)
  } catch (error) {
    rmSync(temporaryFile, { force: true })
    throw error
  }
}
