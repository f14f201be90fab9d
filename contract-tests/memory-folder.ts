import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs"
import { join } from "node:path"

/** Where Linux keeps files in memory. */
const memory = "/dev/shm"
/** Bytes that must be free there: each worker copies a database of some 120 MB for each file. */
const needed = 4 * 1024 ** 3

const freeBytes = (): number => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize
  } catch {
    return 0
  }
}

/**
 * Has this process and its children keep temporary files in memory where the machine can: a test's databases live for seconds, and writing
 * and deleting them on a disk takes longer than the tests. TMPDIR, if set, is respected.
 */
export const keepTemporaryFilesInMemory = (): void => {
  if (process.env["TMPDIR"] !== undefined || freeBytes() < needed) return
  const folder = mkdtempSync(join(memory, "skafferi-"))
  // A database server that is started by root runs as another user.
  chmodSync(folder, 0o711)
  process.env["TMPDIR"] = folder
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
}
