import { Socket } from "node:net"
import { Kysely, PostgresDialect, type PostgresPool } from "kysely"
import pg from "pg"
import { type EmbeddedDatabase, markComplete, startEmbeddedDatabase } from "./embedded-database.ts"
import { Overloaded, DatabaseUnreachable, DataFolderBusy } from "./errors.ts"
import { lockFolder, lockOwner } from "./folder-lock.ts"
import { migrate } from "./migrate.ts"
import { PreparedClient } from "./prepared-client.ts"
import { socketPath } from "./socket-path.ts"
import type { Tables } from "./tables.ts"

export interface Database {
  readonly sql: Kysely<Tables>
  /** A folder for cached pictures; null with a database server, whose processes share no folder. */
  readonly folder: string | null
  /** Whether the schema existed before. */
  readonly reused: boolean
  readonly close: () => Promise<void>
}

export type Progress = (step: string, done: number, total: number) => void

export type DatabaseOptions =
  | {
      readonly data: string
      /** For tools: connects to the database of the process that has locked the folder, instead of failing. */
      readonly attach?: boolean
    }
  | {
      readonly url: string
      readonly connections?: number
      /** The longest that a statement may take, in ms; without it there is no limit, as seeding and imports need. */
      readonly statementTimeoutMs?: number
    }

const { INT8, NUMERIC, JSON: JSON_TEXT } = pg.types.builtins

/** Reads bigint and numeric as numbers. `json` stays text, so that values that are only passed on are not parsed; `jsonb` is parsed. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (oid === INT8 || oid === NUMERIC) return Number
    if (oid === JSON_TEXT) return (text: string) => text
    return pg.types.getTypeParser(oid, format as "text")
  }) as typeof pg.types.getTypeParser
}

const socketStream = (path: string) => (): Socket => {
  const socket = new Socket()
  const connect = socket.connect.bind(socket)
  return Object.assign(socket, { connect: () => connect(path) })
}

/** The embedded database has one session, hence one connection. */
const poolOnSocket = (path: string, Client: typeof pg.Client): pg.Pool =>
  new pg.Pool({ stream: socketStream(path), user: "postgres", database: "postgres", max: 1, types, Client })

/**
 * How many statements and transactions may wait for a connection. Further ones fail at once: in a rush, a result that arrives after its client has gone
 * helps nobody and delays all others.
 */
const maxWaiting = 256

const boundedPool = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    if (pool.waitingCount >= maxWaiting) throw new Overloaded("too many statements wait for a connection")
    return pool.connect()
  },
  end: () => pool.end()
})

const connect = async (pool: pg.Pool, name: string): Promise<Kysely<Tables>> => {
  pool.on("error", () => undefined)
  // A lost connection fails the statement that waits on it; without a listener it would also end the process.
  pool.on("connect", (client) => void client.on("error", () => undefined))
  try {
    await pool.query("select 1")
  } catch (error) {
    await pool.end()
    throw new DatabaseUnreachable(name, error)
  }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: boundedPool(pool) }) })
}

/** How much longer than the server's time-out the client waits, in ms, so that the server's own error arrives first unless the server hangs. */
const clientGraceMs = 2_000

const openServer = async ({
  url,
  connections = 10,
  statementTimeoutMs
}: Extract<DatabaseOptions, { readonly url: string }>): Promise<Database> => {
  const host = (() => {
    try {
      return new URL(url).host
    } catch {
      return "DATABASE_URL"
    }
  })()
  const sql = await connect(
    new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      ...(statementTimeoutMs === undefined
        ? {}
        : { statement_timeout: statementTimeoutMs, query_timeout: statementTimeoutMs + clientGraceMs }),
      types,
      Client: PreparedClient
    }),
    host
  )
  return { sql, folder: null, reused: await migrate(sql), close: () => sql.destroy() }
}

const attachToOwner = async (data: string, pid: number): Promise<Database> => {
  const sql = await connect(poolOnSocket(socketPath(data), pg.Client), data).catch(() => {
    throw new DataFolderBusy(data, pid)
  })
  return { sql, folder: data, reused: true, close: () => sql.destroy() }
}

const openEmbedded = async (data: string, onProgress: Progress): Promise<Database> => {
  const unlock = lockFolder(data)
  let embedded: EmbeddedDatabase | null = null
  try {
    onProgress("Starting the database", 0, 1)
    embedded = await startEmbeddedDatabase(data)
    const { stop } = embedded
    const sql = await connect(poolOnSocket(embedded.socket, PreparedClient), data)
    const reused = await migrate(sql)
    markComplete(data)
    onProgress("Starting the database", 1, 1)
    const close = async () => {
      await sql.destroy()
      await stop()
      unlock()
    }
    return { sql, folder: data, reused, close }
  } catch (error) {
    await embedded?.stop()
    unlock()
    throw error
  }
}

/** Opens the embedded database of a data folder, or a database server, and migrates it. */
export const openDatabase = async (
  options: DatabaseOptions,
  onProgress: Progress = () => undefined
): Promise<Database> => {
  if ("url" in options) return openServer(options)
  const owner = options.attach === true ? lockOwner(options.data) : null
  return owner === null ? openEmbedded(options.data, onProgress) : attachToOwner(options.data, owner)
}
