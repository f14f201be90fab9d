import { Readable } from "node:stream"
import { type Dispatcher, request as send } from "undici"
import { webStream } from "./web-stream.ts"

/** Headers of one connection, which are never forwarded (RFC 9110, 7.6.1). */
const connectionHeaders = [
  "connection",
  "keep-alive",
  "transfer-encoding",
  "host",
  "content-length",
  "expect",
  "upgrade",
  "te",
  "trailer",
  "proxy-authorization",
  "proxy-connection"
]

/** What a client says about its own address and host; this server knows both. */
const claimedHeaders = new Set(["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip"])

/** The headers of one connection: the well-known ones, and those that its Connection header names. */
const hopByHop = (connection: string | null): ReadonlySet<string> =>
  new Set([
    ...connectionHeaders,
    ...(connection ?? "")
      .toLowerCase()
      .split(",")
      .map((name) => name.trim())
  ])

const requestHeaders = (headers: Headers, forwardedFor: string | undefined): Record<string, string> => {
  const dropped = hopByHop(headers.get("connection"))
  const kept = [...headers].filter(([name]) => !dropped.has(name) && !claimedHeaders.has(name))
  return { ...Object.fromEntries(kept), ...(forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor }) }
}

const responseHeaders = (received: Dispatcher.ResponseData["headers"]): Headers => {
  const dropped = hopByHop([received["connection"] ?? []].flat().join())
  const headers = new Headers()
  for (const [name, value] of Object.entries(received))
    if (value !== undefined && !dropped.has(name)) for (const one of [value].flat()) headers.append(name, one)
  return headers
}

const failed = (status: 502 | 504, message: string): Response =>
  Response.json(
    { errors: [{ code: "ERR_UPSTREAM", message }], requestId: crypto.randomUUID() },
    { status, headers: { "retry-after": "5", "cache-control": "no-store" } }
  )

export interface ProxyOptions {
  readonly dispatcher?: Dispatcher
  /** The longest silence of the API, in ms: until its response begins, and between parts of its body. */
  readonly timeoutMs?: number
}

/**
 * Forwards the browser's calls to a remote API. `api` is its base URL; `forwardedFor` has the client's IP address. Requests go to the API's own
 * origin only, whatever their path contains. 504 when the API does not respond, 502 when it cannot be reached.
 */
export const makeProxy = (
  api: string,
  { dispatcher, timeoutMs = 15_000 }: ProxyOptions = {}
): ((request: Request, forwardedFor?: string) => Promise<Response>) => {
  const base = new URL(api)
  const apiPath = base.pathname.replace(/\/$/, "")
  return async (request, forwardedFor) => {
    const { pathname, search } = new URL(request.url)
    const target = new URL(base.origin)
    // Assigning parts can change neither scheme nor host, unlike joining strings.
    target.pathname = /^\/api\/v1(?:\/|$)/.test(pathname) ? apiPath + pathname.slice("/api/v1".length) : pathname
    target.search = search
    const body = request.body === null ? null : Readable.fromWeb(request.body as never)
    // A client that goes away fails the body, which may have no reader at that moment.
    body?.on("error", () => undefined)
    try {
      const response = await send(target, {
        method: request.method as Dispatcher.HttpMethod,
        headers: requestHeaders(request.headers, forwardedFor),
        body,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        signal: request.signal,
        ...(dispatcher === undefined ? {} : { dispatcher })
      })
      const empty = response.statusCode === 204 || response.statusCode === 304 || request.method === "HEAD"
      if (empty) await response.body.dump()
      return new Response(empty ? null : webStream(response.body), {
        status: response.statusCode,
        headers: responseHeaders(response.headers)
      })
    } catch (error) {
      const isSilent = error instanceof Error && "code" in error && error.code === "UND_ERR_HEADERS_TIMEOUT"
      return isSilent ? failed(504, "The API does not respond in time.") : failed(502, "The API does not respond.")
    }
  }
}
