import { createHash } from "node:crypto"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

/** The length below which a socket path certainly fits into the limit of the system (sun_path). */
const maxLength = 100

/** The socket of a data folder's embedded database: in the folder, or in the temporary folder when that path is too long; on Windows a named pipe. */
export const socketPath = (dataFolder: string): string => {
  const folder = resolve(dataFolder)
  const pathInFolder = join(folder, "postgres.sock")
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 16)
  if (process.platform === "win32") return `\\\\.\\pipe\\skafferi-${hash}`
  return pathInFolder.length < maxLength ? pathInFolder : join(tmpdir(), `skafferi-${hash}.sock`)
}
