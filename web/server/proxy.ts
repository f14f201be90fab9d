import { Readable } from "node:stream"
import { type Dispatcher, request as send } from "undici"

const connectionHeaders = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "host",
  "content-length",
  "expect",
  "upgrade",
  "te",
  "trailer",
  "proxy-authorization"
])

const forwardedHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !connectionHeaders.has(name)))

/** Forwards the browser's calls to a remote API. `api` is its base URL; `forwardedFor` has the client's IP address. */
export const makeProxy = (
  api: string,
  dispatcher?: Dispatcher
): ((request: Request, forwardedFor?: string) => Promise<Response>) => {
  const base = new URL(api)
  const apiPath = base.pathname.replace(/\/$/, "")
  return async (request, forwardedFor) => {
    const { pathname, search } = new URL(request.url)
    const path = pathname.startsWith("/api/v1") ? apiPath + pathname.slice("/api/v1".length) : pathname
    try {
      const response = await send(`${base.origin}${path}${search}`, {
        method: request.method as Dispatcher.HttpMethod,
        headers: {
          ...forwardedHeaders(request.headers),
          ...(forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor })
        },
        body: request.body === null ? null : Readable.fromWeb(request.body as never),
        ...(dispatcher === undefined ? {} : { dispatcher })
      })
      const headers = new Headers()
      for (const [name, value] of Object.entries(response.headers)) {
        if (value !== undefined && !connectionHeaders.has(name))
          for (const one of [value].flat()) headers.append(name, one)
      }
      const empty = response.statusCode === 204 || response.statusCode === 304 || request.method === "HEAD"
      return new Response(empty ? null : (Readable.toWeb(response.body) as unknown as ReadableStream), {
        status: response.statusCode,
        headers
      })
    } catch {
      return Response.json(
        { errors: [{ code: "ERR_UPSTREAM", message: "The API does not response." }], requestId: crypto.randomUUID() },
        { status: 502 }
      )
    }
  }
}
