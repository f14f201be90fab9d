import { createHash } from "node:crypto"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

/** Longer addresses are cut off by the system's socket structure. */
const longest = 100

/** Where the embedded database of a data folder listens: a Unix socket in it, or a named one where the path is too long for a socket. */
export const socketPath = (data: string): string => {
  const folder = resolve(data)
  const inFolder = join(folder, "postgres.sock")
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 16)
  if (process.platform === "win32") return `\\\\.\\pipe\\skafferi-${hash}`
  return inFolder.length < longest ? inFolder : join(tmpdir(), `skafferi-${hash}.sock`)
}
