import type { EventEmitter } from "node:events"
import { Socket } from "node:net"
import { Kysely, PostgresDialect, type PostgresPool } from "kysely"
import pg from "pg"
import { type EmbeddedDatabase, markComplete, startEmbeddedDatabase } from "./embedded-database.ts"
import { Overloaded, DatabaseUnreachable, DataFolderBusy } from "./errors.ts"
import { lockFolder, lockOwner } from "./folder-lock.ts"
import { migrate } from "./migrate.ts"
import { PreparedClient, readOnlyEvent } from "./prepared-client.ts"
import { socketPath } from "./socket-path.ts"
import type { Tables } from "./tables.ts"

export interface Database {
  readonly sql: Kysely<Tables>
  /** The same as `sql`, but without a time limit, for statements that may take long: migrations, seeding and daily maintenance. */
  readonly maintenance: Kysely<Tables>
  /** The data folder, which also caches pictures; null with a database server, because the shop's processes may use it from different machines. */
  readonly folder: string | null
  /** Whether the schema existed before the database was opened. */
  readonly hadSchema: boolean
  readonly close: () => Promise<void>
}

export type Progress = (step: string, done: number, total: number) => void

export interface TimeLimits {
  /** The longest that a statement of `sql` may take, in ms; no limit by default. */
  readonly statementTimeoutMs?: number
}

export type DatabaseOptions = TimeLimits &
  (
    | {
        readonly data: string
        /** For tools: connects to the database of the process that has locked the folder, if there is one, instead of failing. */
        readonly attach?: boolean
      }
    | {
        readonly url: string
        readonly connectionCount?: number
      }
  )

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

/** The embedded database executes one statement at a time, so that further connections of a pool would only wait. */
const socketOptions = (path: string): pg.PoolConfig => ({
  stream: socketStream(path),
  user: "postgres",
  database: "postgres",
  max: 1
})

/**
 * How many statements and transactions may wait for a connection. Further ones fail immediately: under overload, a result would arrive
 * after its client has disconnected, and would only delay the others.
 */
const maxWaitingStatements = 256

/**
 * Bounds how many statements wait, and lends no connection that was opened before another turned out to be read-only: after a failover the older ones may lead to
 * a server that no longer writes, which they would never notice.
 */
const guardedPool = (pool: pg.Pool): PostgresPool => {
  let trustedClients = new WeakSet<pg.ClientBase>()
  pool.on("connect", (client) => {
    trustedClients.add(client)
    const events: EventEmitter = client
    events.on(readOnlyEvent, () => (trustedClients = new WeakSet()))
  })
  return {
    connect: async () => {
      if (pool.waitingCount >= maxWaitingStatements) throw new Overloaded("too many statements wait for a connection")
      for (;;) {
        const client = await pool.connect()
        if (trustedClients.has(client)) return client
        client.release(true)
      }
    },
    end: () => pool.end()
  }
}

/** How much longer than the database's time-out the client waits, so that the database's own error arrives first unless it hangs. */
const clientGraceMs = 2_000

/** How long to wait for a connection to a server. */
const connectionTimeoutMs = 5_000

const timeLimitsOf = (statementTimeoutMs: number): pg.PoolConfig => ({
  statement_timeout: statementTimeoutMs,
  query_timeout: statementTimeoutMs + clientGraceMs
})

const openPool = (options: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({ types, Client: PreparedClient, ...options })
  pool.on("error", () => undefined)
  // A lost connection fails the statement that waits on it; without a listener it would also end the process.
  pool.on("connect", (client) => void client.on("error", () => undefined))
  return pool
}

const kyselyOf = (pool: pg.Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) })

type Connection = Pick<Database, "sql" | "maintenance" | "close">

/**
 * Makes the database plan each prepared statement once, and not for every execution, as it would do for the lists of a large shop: planning them takes
 * longer than executing them. Statements of `maintenance` are planned for their parameters, because they may change any number of rows. A generic plan's cost is
 * that of the average parameters, which may start the just-in-time compiler; compiling takes longer than any of these statements.
 */
const reusePlans = (client: pg.ClientBase) => client.query("set plan_cache_mode = force_generic_plan; set jit = off")

/** Connects to a database; errors identify it by `name`. */
const connect = async (
  name: string,
  options: pg.PoolConfig,
  { statementTimeoutMs }: TimeLimits = {}
): Promise<Connection> => {
  const pool = openPool(options)
  const maintenance = kyselyOf(pool)
  try {
    await pool.query("select 1")
  } catch (error) {
    await pool.end()
    throw new DatabaseUnreachable(name, error)
  }
  if (statementTimeoutMs === undefined) return { sql: maintenance, maintenance, close: () => maintenance.destroy() }
  // A pool of the embedded database has only one connection, so waiting for it takes as long as the statements of others.
  const connectionTimeoutMillis = options.connectionTimeoutMillis ?? statementTimeoutMs
  const sql = kyselyOf(
    openPool({ ...options, connectionTimeoutMillis, ...timeLimitsOf(statementTimeoutMs), onConnect: reusePlans })
  )
  return {
    sql,
    maintenance,
    close: async () => void (await Promise.all([sql.destroy(), maintenance.destroy()]))
  }
}

type OptionsOf<Key extends "data" | "url"> = Extract<DatabaseOptions, { readonly [key in Key]: string }>

const openServer = async ({ url, connectionCount = 10, ...limits }: OptionsOf<"url">): Promise<Database> => {
  const host = (() => {
    try {
      return new URL(url).host
    } catch {
      return "DATABASE_URL"
    }
  })()
  const connection = await connect(
    host,
    { connectionString: url, max: connectionCount, connectionTimeoutMillis: connectionTimeoutMs, keepAlive: true },
    limits
  )
  return { ...connection, folder: null, hadSchema: await migrate(connection.maintenance) }
}

const attachToOwner = async (data: string, pid: number): Promise<Database> => {
  const connection = await connect(data, { ...socketOptions(socketPath(data)), Client: pg.Client }).catch(() => {
    throw new DataFolderBusy(data, pid)
  })
  return { ...connection, folder: data, hadSchema: true }
}

const openEmbedded = async ({ data, ...limits }: OptionsOf<"data">, onProgress: Progress): Promise<Database> => {
  const unlock = lockFolder(data)
  let embedded: EmbeddedDatabase | null = null
  try {
    onProgress("Starting the database", 0, 1)
    embedded = await startEmbeddedDatabase(data)
    const { stop } = embedded
    const connection = await connect(data, socketOptions(embedded.socket), limits)
    const hadSchema = await migrate(connection.maintenance)
    markComplete(data)
    onProgress("Starting the database", 1, 1)
    const close = async () => {
      await connection.close()
      await stop()
      unlock()
    }
    return { ...connection, folder: data, hadSchema, close }
  } catch (error) {
    await embedded?.stop()
    unlock()
    throw error
  }
}

/** Opens the embedded database of a data folder, or a database server, and migrates it. With `attach`, connects instead to the embedded database that a process has already opened, if any, without migrating it. */
export const openDatabase = async (
  options: DatabaseOptions,
  onProgress: Progress = () => undefined
): Promise<Database> => {
  if ("url" in options) return openServer(options)
  const owner = options.attach === true ? lockOwner(options.data) : null
  return owner === null ? openEmbedded(options, onProgress) : attachToOwner(options.data, owner)
}
