import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { startPostgres } from "#adapters/staging/database/testing-postgres.ts"

export interface CrashingPostgres {
  readonly url: string
  /** Ends all connections and the server immediately, as `pg_ctl stop -m immediate` does. */
  readonly crash: () => Promise<void>
  /** Starts the server again, on the same port; it recovers from its log. */
  readonly restart: () => Promise<void>
  /** Stops all of the server's processes without closing its connections; new ones are accepted and not responded to. */
  readonly hang: () => void
  readonly resume: () => void
  readonly close: () => Promise<void>
}

/** Starts an empty Postgres server that can crash, hang and start again. */
export const startCrashingPostgres = async (
  settings: Readonly<Record<string, string>> = {}
): Promise<CrashingPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), "skafferi-postgres-"))
  const pidFile = join(folder, "data/postmaster.pid")
  let server = await startPostgres(folder, { isNew: true, settings })
  const { url } = server
  const pid = () => Number(readFileSync(pidFile, "utf8").split("\n")[0])
  const signalAll = (signal: NodeJS.Signals) => {
    const children = readFileSync(`/proc/${pid()}/task/${pid()}/children`, "utf8").trim().split(" ")
    for (const id of [pid(), ...children.map(Number)]) process.kill(id, signal)
  }
  return {
    url,
    crash: async () => {
      process.kill(pid(), "SIGQUIT")
      while (existsSync(pidFile)) await setTimeout(20)
    },
    restart: async () => {
      server = await startPostgres(folder, { isNew: false, settings, port: Number(new URL(url).port) })
    },
    hang: () => signalAll("SIGSTOP"),
    resume: () => signalAll("SIGCONT"),
    close: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
