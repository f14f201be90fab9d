import { Readable } from "node:stream"
import { type Dispatcher, request as send } from "undici"
import { webStream } from "./web-stream.ts"

/** Headers that apply to one connection only (RFC 9110, 7.6.1), or that each message gets anew; never forwarded. */
const wellKnownHopByHopHeaders = [
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

/** Headers in which a client may claim any address or host; never forwarded. */
const forwardingHeaders = new Set(["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip"])

/** The hop-by-hop headers: the well-known ones, and those that the Connection header names. */
const hopByHopHeaders = (connection: string | null): ReadonlySet<string> =>
  new Set([
    ...wellKnownHopByHopHeaders,
    ...(connection ?? "")
      .toLowerCase()
      .split(",")
      .map((name) => name.trim())
  ])

/** The shop's path to the API, as whole segments. */
const apiPrefixPattern = /^\/api\/v1(?:\/|$)/

const requestHeaders = (headers: Headers, forwardedFor: string | undefined): Record<string, string> => {
  const droppedNames = hopByHopHeaders(headers.get("connection"))
  const keptHeaders = [...headers].filter(([name]) => !droppedNames.has(name) && !forwardingHeaders.has(name))
  return {
    ...Object.fromEntries(keptHeaders),
    ...(forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor })
  }
}

const responseHeaders = (apiHeaders: Dispatcher.ResponseData["headers"]): Headers => {
  const droppedNames = hopByHopHeaders([apiHeaders["connection"] ?? []].flat().join())
  const headers = new Headers()
  for (const [name, value] of Object.entries(apiHeaders))
    if (value !== undefined && !droppedNames.has(name))
      for (const singleValue of [value].flat()) headers.append(name, singleValue)
  return headers
}

const failureResponse = (status: 502 | 504, message: string): Response =>
  Response.json(
    { errors: [{ code: "ERR_UPSTREAM", message }], requestId: crypto.randomUUID() },
    { status, headers: { "retry-after": "5", "cache-control": "no-store" } }
  )

export interface ProxyOptions {
  readonly dispatcher?: Dispatcher
  /** The longest wait for the API's next data, in ms: until its response begins, and between parts of its body. */
  readonly timeoutMs?: number
}

/**
 * Forwards the browser's calls to the remote API at a base URL; `forwardedFor` is the client's IP address. Requests go to the API's own
 * origin only, whatever their path contains. Responds with 504 when the API's response does not begin in time, and with 502 when the call fails otherwise.
 */
export const makeProxy = (
  apiUrl: string,
  { dispatcher, timeoutMs = 15_000 }: ProxyOptions = {}
): ((request: Request, forwardedFor?: string) => Promise<Response>) => {
  const base = new URL(apiUrl)
  const apiPath = base.pathname.replace(/\/$/, "")
  return async (request, forwardedFor) => {
    const { pathname, search } = new URL(request.url)
    const target = new URL(base.origin)
    // Assigning parts can change neither scheme nor host, unlike joining strings.
    target.pathname = apiPrefixPattern.test(pathname) ? apiPath + pathname.slice("/api/v1".length) : pathname
    target.search = search
    const body = request.body === null ? null : Readable.fromWeb(request.body as never)
    // A client that disconnects makes the body fail, possibly while nothing reads it.
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
      const hasNoBody = response.statusCode === 204 || response.statusCode === 304 || request.method === "HEAD"
      if (hasNoBody) await response.body.dump()
      return new Response(hasNoBody ? null : webStream(response.body), {
        status: response.statusCode,
        headers: responseHeaders(response.headers)
      })
    } catch (error) {
      const hasTimedOut = error instanceof Error && "code" in error && error.code === "UND_ERR_HEADERS_TIMEOUT"
      return hasTimedOut
        ? failureResponse(504, "The API does not respond in time.")
        : failureResponse(502, "The API does not respond.")
    }
  }
}
