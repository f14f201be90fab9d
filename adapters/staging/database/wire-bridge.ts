import { chmodSync } from "node:fs"
import { createServer, type Server, type Socket } from "node:net"
import type { PGlite } from "@electric-sql/pglite"
import type { ActivityRecorder } from "./thread-activity.ts"

const sslRequest = 80877103
const cancelRequest = 80877102
const terminateType = 0x58
/** Parse, Bind, Describe, Execute, Close, Flush: a statement is complete only with the Sync that follows them. */
const statementParts = new Set([0x50, 0x42, 0x44, 0x45, 0x43, 0x48])

interface Client {
  readonly socket: Socket
  receivedBytes: Buffer
  hasStarted: boolean
  /** The time limit of the client's statements, in ms; null without one. */
  statementTimeoutMs: number | null
}

interface Job {
  readonly client: Client
  readonly messages: Uint8Array
}

/** Returns the length of the complete statements at the start of the received bytes, and whether Terminate follows them. */
const findCompleteStatements = (client: Client): { readonly endOffset: number; readonly terminates: boolean } => {
  const bytes = client.receivedBytes
  let offset = 0
  let endOffset = 0
  while (client.hasStarted && bytes.length >= offset + 5) {
    if (bytes[offset] === terminateType) return { endOffset, terminates: true }
    const nextOffset = offset + 1 + bytes.readInt32BE(offset + 1)
    if (bytes.length < nextOffset) break
    if (!statementParts.has(bytes[offset] ?? 0)) endOffset = nextOffset
    offset = nextOffset
  }
  return { endOffset, terminates: false }
}

/** The parameter of a startup message that limits the time of statements: the embedded database accepts it, but has no timer to enforce it. */
const statementTimeoutPattern = /\0statement_timeout\0(\d+)\0/

/** Consumes the messages before the first statement. Returns the startup message for the database; null until it is complete. */
const readStartup = (client: Client): Uint8Array | null => {
  while (client.receivedBytes.length >= 8) {
    const length = client.receivedBytes.readInt32BE(0)
    const code = client.receivedBytes.readInt32BE(4)
    if (client.receivedBytes.length < length) return null
    const message = client.receivedBytes.subarray(0, length)
    client.receivedBytes = client.receivedBytes.subarray(length)
    if (code === sslRequest) client.socket.write("N")
    else if (code !== cancelRequest) {
      client.hasStarted = true
      const limitMs = Number(statementTimeoutPattern.exec(message.toString("latin1"))?.[1] ?? 0)
      client.statementTimeoutMs = limitMs === 0 ? null : limitMs
      return new Uint8Array(message)
    }
  }
  return null
}

/** The severity field of Postgres' last message before it aborts, for example because its log cannot be written. */
const panicSeverity = Buffer.from("VPANIC\0")

/**
 * Connects Postgres clients to an embedded database over a socket. The database has one session, so complete statements run one after the
 * other, and a client in a transaction owns the session until the transaction ends. Passing whole statements takes a fifth of the time of passing single messages.
 * Calls `onPanic` when the database has aborted: it would run its next statement forever.
 */
export const bridgeToSocket = (
  database: PGlite,
  path: string,
  activity: ActivityRecorder,
  onPanic: () => void
): Promise<Server> => {
  const jobs: Array<Job> = []
  let owner: Client | null = null
  let isRunning = false

  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    for (;;) {
      const index = owner === null ? 0 : jobs.findIndex((job) => job.client === owner)
      const [job] = index === -1 ? [] : jobs.splice(index, 1)
      if (job === undefined) break
      const { client, messages } = job
      // A response arrives in pieces of a few kB; writing them together takes both sides a tenth less time.
      client.socket.cork()
      let hasPanicked = false
      try {
        await activity.run(client.statementTimeoutMs, () =>
          database.runExclusive(() =>
            database.execProtocolRawStream(messages, {
              onRawData: (data) => {
                const bytes = Buffer.from(data)
                hasPanicked ||= bytes.includes(panicSeverity)
                if (client.socket.writable) client.socket.write(bytes)
              }
            })
          )
        )
      } catch (error) {
        client.socket.destroy(error instanceof Error ? error : new Error(String(error)))
      } finally {
        client.socket.uncork()
      }
      if (hasPanicked) return onPanic()
      owner = database.isInTransaction() ? client : null
    }
    isRunning = false
  }

  const disconnect = async (client: Client): Promise<void> => {
    for (let index = jobs.length - 1; index >= 0; index--) if (jobs[index]?.client === client) jobs.splice(index, 1)
    if (owner !== client) return
    await activity.run(client.statementTimeoutMs, () => database.exec("rollback"))
    owner = null
    await run()
  }

  const receive = (client: Client, data: Buffer): void => {
    client.receivedBytes = client.receivedBytes.length === 0 ? data : Buffer.concat([client.receivedBytes, data])
    if (!client.hasStarted) {
      const startup = readStartup(client)
      if (startup === null) return
      jobs.push({ client, messages: startup })
    }
    const { endOffset, terminates } = findCompleteStatements(client)
    if (endOffset > 0) {
      jobs.push({ client, messages: new Uint8Array(client.receivedBytes.subarray(0, endOffset)) })
      client.receivedBytes = client.receivedBytes.subarray(endOffset)
    }
    if (terminates) client.socket.end()
    void run()
  }

  const server = createServer((socket) => {
    const client: Client = { socket, receivedBytes: Buffer.alloc(0), hasStarted: false, statementTimeoutMs: null }
    socket.setNoDelay(true)
    socket.on("data", (data) => receive(client, data))
    socket.on("error", () => socket.destroy())
    socket.on("close", () => void disconnect(client))
  })
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(path, () => {
      // Whoever can write to the socket can read the whole database.
      if (process.platform !== "win32") chmodSync(path, 0o600)
      resolve(server)
    })
  })
}
