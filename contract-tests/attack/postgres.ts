import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { startPostgres } from "#adapters/staging/database/testing-postgres.ts"

export interface CrashingPostgres {
  readonly url: string
  /** Ends all connections and the server at once, as `pg_ctl stop -m immediate` does. */
  readonly crash: () => Promise<void>
  /** Starts the server again, on the same port; it recovers from its log. */
  readonly restart: () => Promise<void>
  readonly close: () => Promise<void>
}

/** An empty Postgres server that can crash and start again. */
export const startCrashingPostgres = async (): Promise<CrashingPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), "skafferi-postgres-"))
  const pidFile = join(folder, "data/postmaster.pid")
  let server = await startPostgres(folder, { isNew: true })
  const { url } = server
  return {
    url,
    crash: async () => {
      process.kill(Number(readFileSync(pidFile, "utf8").split("\n")[0]), "SIGQUIT")
      while (existsSync(pidFile)) await setTimeout(20)
    },
    restart: async () => {
      server = await startPostgres(folder, { isNew: false, port: Number(new URL(url).port) })
    },
    close: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
