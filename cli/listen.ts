import { type AddressInfo, createServer } from "node:net"
import { createAdaptorServer } from "@hono/node-server"
import { CliFailure, type ExitCode, exitCodes } from "./exit-codes.ts"
import { printable } from "./printable.ts"

export interface RunningServer {
  readonly url: string
  readonly close: () => Promise<void>
}

/** The maximum size of a request's headers: a pasted query of ten thousand characters fits after encoding. */
const maxHeaderBytes = 131_072

/** A connection is closed when a request on it has had no traffic for this long; every response begins sooner. */
const inactivityMs = 60_000

export type Handler = (
  request: Request,
  environment: {
    readonly incoming: {
      readonly socket: { readonly remoteAddress?: string | undefined }
      /** Alternating names and values. */
      readonly rawHeaders: ReadonlyArray<string>
    }
  }
) => Response | Promise<Response>

const listenError = (error: NodeJS.ErrnoException, port: number): Error => {
  const usageError = (message: string) => new CliFailure(exitCodes.usage, message, error)
  if (error.code === "EADDRINUSE")
    return usageError(
      `Port ${port} is in use; stop the process that uses it, or choose another port with PORT=${port + 1}.`
    )
  if (error.code === "EACCES")
    return usageError(`Port ${port} may not be used by this user; choose one above 1023 with PORT.`)
  return error
}

/** Fails early when the port is not available. */
export const checkPort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, port)))
    probe.listen(port, () => probe.close(() => resolve()))
  })

/** How long requests in flight may take after a termination, in ms: SKAFFERI_DRAIN_SECONDS, or 25 s, which is less than the 30 s that most supervisors wait. */
export const drainTime = (environment: Readonly<Record<string, string | undefined>>): number => {
  const value = environment["SKAFFERI_DRAIN_SECONDS"]?.trim() || "25"
  if (/^\d{1,4}$/.test(value)) return Number(value) * 1000
  throw new CliFailure(
    exitCodes.usage,
    `SKAFFERI_DRAIN_SECONDS is '${value}'; give the seconds that requests may take after a termination, as in 25.`
  )
}

/** Serves a fetch handler on a port of this machine; 0 selects a free one. Closing waits `drainMs` at most for requests in flight. */
export const listen = (fetch: Handler, port: number, drainMs: number): Promise<RunningServer> =>
  new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: fetch as never,
      // For a request of HTTP/1.0 without a Host header, as load balancers send it to check whether the server responds.
      hostname: "localhost",
      serverOptions: { maxHeaderSize: maxHeaderBytes }
    })
    // The server keeps idle connections longer than clients and proxies do, so that it does not close one that a client is about to use.
    if ("keepAliveTimeout" in server) server.keepAliveTimeout = 65_000
    // A client that neither sends nor reads for this long is disconnected, so that its pending responses do not occupy memory.
    if ("timeout" in server) server.timeout = inactivityMs
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, port)))
    server.listen(port, () => {
      const { port: actualPort } = server.address() as AddressInfo
      resolve({
        url: `http://localhost:${actualPort}`,
        close: async () => {
          const closePromise = new Promise<void>((done) => void server.close(() => done()))
          if (!("closeIdleConnections" in server)) return closePromise
          // A connection becomes idle when its response has been sent, which may be long after the server was closed.
          const closeIdleTimer = setInterval(() => server.closeIdleConnections(), 50)
          const closeAllTimer = setTimeout(() => server.closeAllConnections(), drainMs)
          await closePromise
          clearInterval(closeIdleTimer)
          clearTimeout(closeAllTimer)
        }
      })
    })
  })

/** Waits for Ctrl-C, a termination or a bug outside of any request, then cleans up once; a second signal exits immediately. */
export const untilStopped = (cleanup: () => Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    let isStopping = false
    const stop = (exitCode: ExitCode | null) => {
      if (isStopping) process.exit(exitCode ?? exitCodes.interrupted)
      isStopping = true
      if (exitCode !== null) process.exitCode = exitCode
      void cleanup().finally(resolve)
    }
    const stopAfterBug = (error: unknown) => {
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
      process.stderr.write(`The server ends because of a bug outside of any request: ${printable(detail)}\n`)
      stop(exitCodes.internal)
    }
    process.on("SIGINT", () => stop(null))
    process.on("SIGTERM", () => stop(null))
    // Also called for unhandled rejections.
    process.on("uncaughtException", stopAfterBug)
  })
