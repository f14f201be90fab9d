import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs"
import { join } from "node:path"

/** The folder whose files Linux keeps in memory. */
const memoryFileSystem = "/dev/shm"
/** The required free memory: each worker copies a database of some 120 MB for each test file. */
const requiredBytes = 4 * 1024 ** 3

const freeBytes = (): number => {
  try {
    const { bavail, bsize } = statfsSync(memoryFileSystem)
    return bavail * bsize
  } catch {
    return 0
  }
}

/**
 * Makes this process and its children keep temporary files in memory if enough of it is free: the tests' databases exist for seconds only, and writing
 * and deleting them on a disk takes longer than the tests. A TMPDIR that is already set is not changed.
 */
export const keepTemporaryFilesInMemory = (): void => {
  if (process.env["TMPDIR"] !== undefined || freeBytes() < requiredBytes) return
  const folder = mkdtempSync(join(memoryFileSystem, "skafferi-"))
  // When root starts a database server, it runs as another user.
  chmodSync(folder, 0o711)
  process.env["TMPDIR"] = folder
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
}
