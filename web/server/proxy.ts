import { Readable } from "node:stream"
import { type Dispatcher, request as send } from "undici"

/** Headers that belong to one connection and never travel on. */
const ownHeaders = new Set(["connection", "keep-alive", "transfer-encoding", "host", "content-length", "expect", "upgrade", "te", "trailer", "proxy-authorization"])

const travelling = (headers: Headers): Record<string, string> => Object.fromEntries([...headers].filter(([name]) => !ownHeaders.has(name)))

/** Passes the browser's calls on to an API elsewhere. `api` is its base address, with or without the path that the shop uses itself; `forwardedFor` says where the request came from. */
export const makeProxy = (api: string, dispatcher?: Dispatcher): ((request: Request, forwardedFor?: string) => Promise<Response>) => {
  const base = new URL(api)
  const apiPath = base.pathname.replace(/\/$/, "")
  return async (request, forwardedFor) => {
    const { pathname, search } = new URL(request.url)
    const path = pathname.startsWith("/api/v1") ? apiPath + pathname.slice("/api/v1".length) : pathname
    try {
      const answer = await send(`${base.origin}${path}${search}`, {
        method: request.method as Dispatcher.HttpMethod,
        headers: { ...travelling(request.headers), ...(forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor }) },
        body: request.body === null ? null : Readable.fromWeb(request.body as never),
        ...(dispatcher === undefined ? {} : { dispatcher })
      })
      const headers = new Headers()
      for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && !ownHeaders.has(name)) for (const one of [value].flat()) headers.append(name, one)
      }
      const empty = answer.statusCode === 204 || answer.statusCode === 304 || request.method === "HEAD"
      return new Response(empty ? null : (Readable.toWeb(answer.body) as unknown as ReadableStream), { status: answer.statusCode, headers })
    } catch {
      return Response.json({ errors: [{ code: "ERR_UPSTREAM", message: "The API does not answer." }], requestId: crypto.randomUUID() }, { status: 502 })
    }
  }
}
