import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

const json = { "content-type": "application/json", "x-request-id": "bad" }

const respondWithError = (response: ServerResponse, status: number, code: string) =>
  response.writeHead(status, json).end(JSON.stringify({ errors: [{ code, message: "No" }], requestId: "bad" }))

/** How a faulty API responds to every request. */
const faults = {
  html: (response: ServerResponse) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Hej</title>"),
  badGateway: (response: ServerResponse) =>
    response.writeHead(502, { "content-type": "text/html" }).end("<html>Bad gateway</html>"),
  serviceUnavailable: (response: ServerResponse) =>
    response.writeHead(503, { "content-type": "text/html" }).end("<html>Busy</html>"),
  gatewayTimeout: (response: ServerResponse) =>
    response.writeHead(504, { "content-type": "text/html" }).end("<html>Late</html>"),
  internalError: (response: ServerResponse) => respondWithError(response, 500, "ERR_INTERNAL"),
  unauthorized: (response: ServerResponse) => respondWithError(response, 401, "ERR_UNAUTHORIZED"),
  redirect: (response: ServerResponse) => response.writeHead(302, { location: "https://www.exempel.se/" }).end(),
  truncated: (response: ServerResponse) => response.writeHead(200, json).end('{"sites":[{"id":"1'),
  connectionReset: (response: ServerResponse) => {
    response.writeHead(200, { ...json, "content-length": "1000" })
    response.write('{"sites":[')
    setTimeout(() => response.destroy(), 50)
  },
  wrongShape: (response: ServerResponse) =>
    response.writeHead(200, json).end(JSON.stringify({ sites: "none", storeNumber: 17, searchResults: [] })),
  noResponse: () => undefined
} as const

export type ApiFault = keyof typeof faults

export interface FaultyApi {
  readonly baseUrl: string
  /** The number of requests to a path. */
  readonly requestCount: (path: string) => number
  readonly close: () => Promise<void>
}

/** Starts an API on a free port that responds to every request with the same fault. */
export const openFaultyApi = async (fault: ApiFault): Promise<FaultyApi> => {
  const paths: Array<string> = []
  const server = createServer(({ url = "" }, response) => {
    paths.push(url.replace(/^\/api\/v1|\?.*$/g, ""))
    void faults[fault](response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve)
  })
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    requestCount: (path) => paths.filter((requestedPath) => requestedPath === path).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
