import { createServer, type Server, type Socket } from "node:net"
import type { PGlite } from "@electric-sql/pglite"

const sslRequest = 80877103
const cancelRequest = 80877102
const terminate = 0x58
/** Parse, Bind, Describe, Execute, Close, Flush: a statement is whole only with the Sync behind them. */
const partOfStatement = new Set([0x50, 0x42, 0x44, 0x45, 0x43, 0x48])

interface Client {
  readonly socket: Socket
  received: Buffer
  greeted: boolean
}

interface Job {
  readonly client: Client
  readonly messages: Uint8Array
}

/** How many bytes at the start are whole statements, and whether the client says good-bye after them. */
const wholeStatements = (client: Client): { readonly end: number; readonly leaving: boolean } => {
  const bytes = client.received
  let at = 0
  let end = 0
  while (client.greeted && bytes.length >= at + 5) {
    if (bytes[at] === terminate) return { end, leaving: true }
    const next = at + 1 + bytes.readInt32BE(at + 1)
    if (bytes.length < next) break
    if (!partOfStatement.has(bytes[at] ?? 0)) end = next
    at = next
  }
  return { end, leaving: false }
}

/** Takes what stands before the first statement; answers the bytes that the database must see, null when more must arrive. */
const readGreeting = (client: Client): Uint8Array | null => {
  while (client.received.length >= 8) {
    const length = client.received.readInt32BE(0)
    const code = client.received.readInt32BE(4)
    if (client.received.length < length) return null
    const message = client.received.subarray(0, length)
    client.received = client.received.subarray(length)
    if (code === sslRequest) client.socket.write("N")
    else if (code !== cancelRequest) {
      client.greeted = true
      return new Uint8Array(message)
    }
  }
  return null
}

/**
 * Lets Postgres clients reach an embedded database over a socket. The database has one session, so statements run whole and one after the
 * other, and a client in a transaction has it alone until the end. (Statement-wise instead of message-wise passing costs a fifth a query.)
 */
export const bridgeToSocket = (database: PGlite, path: string): Promise<Server> => {
  const jobs: Array<Job> = []
  let owner: Client | null = null
  let running = false

  const run = async (): Promise<void> => {
    if (running) return
    running = true
    for (;;) {
      const index = owner === null ? 0 : jobs.findIndex((job) => job.client === owner)
      const [job] = index === -1 ? [] : jobs.splice(index, 1)
      if (job === undefined) break
      const { client, messages } = job
      // An answer comes in pieces of a few kB: written in one go it costs both sides a tenth less.
      client.socket.cork()
      try {
        await database.runExclusive(() =>
          database.execProtocolRawStream(messages, { onRawData: (data) => void (client.socket.writable && client.socket.write(Buffer.from(data))) })
        )
      } catch (error) {
        client.socket.destroy(error instanceof Error ? error : new Error(String(error)))
      } finally {
        client.socket.uncork()
      }
      owner = database.isInTransaction() ? client : null
    }
    running = false
  }

  const leave = async (client: Client): Promise<void> => {
    for (let index = jobs.length - 1; index >= 0; index--) if (jobs[index]?.client === client) jobs.splice(index, 1)
    if (owner !== client) return
    await database.exec("rollback")
    owner = null
    await run()
  }

  const receive = (client: Client, data: Buffer): void => {
    client.received = client.received.length === 0 ? data : Buffer.concat([client.received, data])
    if (!client.greeted) {
      const greeting = readGreeting(client)
      if (greeting === null) return
      jobs.push({ client, messages: greeting })
    }
    const { end, leaving } = wholeStatements(client)
    if (end > 0) {
      jobs.push({ client, messages: new Uint8Array(client.received.subarray(0, end)) })
      client.received = client.received.subarray(end)
    }
    if (leaving) client.socket.end()
    void run()
  }

  const server = createServer((socket) => {
    const client: Client = { socket, received: Buffer.alloc(0), greeted: false }
    socket.setNoDelay(true)
    socket.on("data", (data) => receive(client, data))
    socket.on("error", () => socket.destroy())
    socket.on("close", () => void leave(client))
  })
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(path, () => resolve(server))
  })
}
