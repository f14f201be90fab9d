import { type AddressInfo, connect, createServer, type Socket } from "node:net"

export interface TestProxy {
  /** The database's URL through this proxy. */
  readonly url: string
  /** Closes all connections and, until `restore`, every new one, like a stopped server. */
  readonly cut: () => void
  /** Stops forwarding on the present connections without closing them, like a server process that hangs. */
  readonly hang: () => void
  readonly restore: () => void
  readonly close: () => Promise<void>
}

/** A local TCP proxy of an embedded database's socket, whose connections a test can cut or hang. */
export const startTestProxy = (socketPath: string): Promise<TestProxy> => {
  const connections = new Set<readonly [Socket, Socket]>()
  let isCut = false
  const server = createServer((client) => {
    if (isCut) return void client.destroy()
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
  const cut = () => {
    isCut = true
    for (const socket of sockets()) socket.destroy()
  }
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve({
        url: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
        cut,
        hang: () => {
          for (const socket of sockets()) socket.pause()
        },
        restore: () => {
          isCut = false
        },
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            cut()
          })
      })
    })
  })
}
