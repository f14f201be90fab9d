import { type AddressInfo, createServer } from "node:net"
import { createAdaptorServer } from "@hono/node-server"
import { CliFailure, exitCodes } from "./exit-codes.ts"

export interface Listening {
  readonly url: string
  readonly close: () => Promise<void>
}

/** In bytes: a pasted query of ten thousand characters still fits after encoding. */
const longestHeader = 131_072

export type Handler = (
  request: Request,
  environment: { readonly incoming: { readonly socket: { readonly remoteAddress?: string | undefined } } }
) => Response | Promise<Response>

const refusal = (error: NodeJS.ErrnoException, port: number): Error =>
  error.code === "EADDRINUSE"
    ? new CliFailure(
        exitCodes.usage,
        `Port ${port} is in use; stop the process that uses it, or choose another port with PORT=${port + 1}.`,
        error
      )
    : error.code === "EACCES"
      ? new CliFailure(
          exitCodes.usage,
          `Port ${port} may not be used by this user; choose one above 1023 with PORT.`,
          error
        )
      : error

/** Fails early when the port is not available. */
export const checkPort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", (error: NodeJS.ErrnoException) => reject(refusal(error, port)))
    probe.listen(port, () => probe.close(() => resolve()))
  })

/** Serves a fetch handler on a port of this machine; 0 selects a free one. */
export const listen = (fetch: Handler, port: number): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = createAdaptorServer({ fetch: fetch as never, serverOptions: { maxHeaderSize: longestHeader } })
    // Connections are kept open longer than clients and proxies keep theirs, so that none is closed here while in use there.
    if ("keepAliveTimeout" in server) server.keepAliveTimeout = 65_000
    server.once("error", (error: NodeJS.ErrnoException) => reject(refusal(error, port)))
    server.listen(port, () => {
      const { port: used } = server.address() as AddressInfo
      resolve({
        url: `http://localhost:${used}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            if ("closeAllConnections" in server) setTimeout(() => server.closeAllConnections(), 2000).unref()
            if ("closeIdleConnections" in server) server.closeIdleConnections()
          })
      })
    })
  })

/** Waits for Ctrl-C or a termination, then cleans up once; a second one does not wait. */
export const untilStopped = (cleanup: () => Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    let stopping = false
    const stop = () => {
      if (stopping) process.exit(exitCodes.interrupted)
      stopping = true
      void cleanup().finally(resolve)
    }
    process.on("SIGINT", stop)
    process.on("SIGTERM", stop)
  })
