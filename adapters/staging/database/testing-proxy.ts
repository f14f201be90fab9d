import { type AddressInfo, connect, createServer, type Socket } from "node:net"

export interface TestProxy {
  /** The database's URL through this proxy. */
  readonly url: string
  /** Closes all connections and, until `restore`, every new one, like a stopped server. */
  readonly cut: () => void
  /** Stops forwarding on the open connections without closing them, like a server process that hangs. */
  readonly hang: () => void
  /** Closes all connections and, until `restore`, never responds on new ones, like a whole server that hangs. */
  readonly hangNewConnections: () => void
  /** Closes all connections and, until `restore`, responds to every new one with a fatal error, like a server that has too many connections. */
  readonly refuse: (code: string, message: string) => void
  /** Forwards new connections again. */
  readonly restore: () => void
  readonly close: () => Promise<void>
}

/** The message with which a server refuses a connection. */
const fatalError = (code: string, message: string): Buffer => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const header = Buffer.from("E\0\0\0\0")
  header.writeInt32BE(4 + fields.length, 1)
  return Buffer.concat([header, fields])
}

/** A local TCP proxy of an embedded database's socket, whose connections a test can cut or hang. */
export const startTestProxy = (socketPath: string): Promise<TestProxy> => {
  const connections = new Set<readonly [Socket, Socket]>()
  const hangingClients = new Set<Socket>()
  /** Handles new connections instead of forwarding them; null while they are forwarded. */
  let handleNewConnection: ((client: Socket) => void) | null = null
  const server = createServer((client) => {
    if (handleNewConnection !== null) {
      client.on("error", () => undefined)
      return handleNewConnection(client)
    }
    const database = connect(socketPath)
    const connection = [client, database] as const
    connections.add(connection)
    const closeBoth = () => {
      connections.delete(connection)
      for (const socket of connection) socket.destroy()
    }
    for (const [from, to] of [connection, [database, client]] as const) {
      from.on("data", (data) => void to.write(data))
      from.on("error", closeBoth)
      from.on("close", closeBoth)
    }
  })
  const sockets = () => [...connections].flat()
  const handleNewConnectionsWith = (handle: (client: Socket) => void) => {
    handleNewConnection = handle
    for (const socket of sockets()) socket.destroy()
  }
  const cut = () => handleNewConnectionsWith((client) => void client.destroy())
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve({
        url: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
        cut,
        hang: () => {
          for (const socket of sockets()) socket.pause()
        },
        hangNewConnections: () => handleNewConnectionsWith((client) => void hangingClients.add(client)),
        refuse: (code, message) =>
          handleNewConnectionsWith((client) => client.once("data", () => client.end(fatalError(code, message)))),
        restore: () => {
          handleNewConnection = null
        },
        close: () =>
          new Promise((resolveClosed) => {
            server.close(() => resolveClosed())
            cut()
            for (const client of hangingClients) client.destroy()
          })
      })
    })
  })
}
