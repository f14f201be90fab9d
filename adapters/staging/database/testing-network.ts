import { type AddressInfo, connect, createServer, type Socket } from "node:net"

export interface TestNetwork {
  /** The URL of the database behind this network. */
  readonly url: string
  /** Closes all connections and, until `restore`, every new one: as a server that was stopped. */
  readonly cut: () => void
  /** Passes nothing on for the present connections, without closing them: as a server process that hangs. */
  readonly hang: () => void
  readonly restore: () => void
  readonly close: () => Promise<void>
}

/** A TCP port of this machine in front of an embedded database's socket, which tests cut and hang. */
export const networkTo = (socketPath: string): Promise<TestNetwork> => {
  const pairs = new Set<readonly [Socket, Socket]>()
  let isCut = false
  const server = createServer((client) => {
    if (isCut) return void client.destroy()
    const database = connect(socketPath)
    const pair = [client, database] as const
    pairs.add(pair)
    const drop = () => {
      pairs.delete(pair)
      for (const end of pair) end.destroy()
    }
    for (const [from, to] of [pair, [database, client]] as const) {
      from.on("data", (data) => void to.write(data))
      from.on("error", drop)
      from.on("close", drop)
    }
  })
  const ends = () => [...pairs].flat()
  const cut = () => {
    isCut = true
    for (const end of ends()) end.destroy()
  }
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve({
        url: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
        cut,
        hang: () => {
          for (const end of ends()) end.pause()
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
