import { Effect } from "effect"
import { Agent, type Dispatcher, request as send } from "undici"
import { requestHeaders } from "#adapters/http/request-headers.ts"
import { requestTarget } from "#adapters/http/request-target.ts"
import { type HttpPort, HttpUnavailable, type HttpResponse } from "#core/ports/http.ts"

export interface HttpUndiciOptions {
  /** The API's base: 'http://127.0.0.1:3000/api/v1'. */
  readonly base: string
  readonly dispatcher?: Dispatcher
  /** Headers for every request, such as x-forwarded-for. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The names are in lower case already. */
const joinHeaders = (headers: Readonly<Record<string, string | Array<string> | undefined>>): Record<string, string> => {
  const joined: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) joined[name] = Array.isArray(value) ? value.join(", ") : value
  return joined
}

const sharedAgent = new Agent({ connections: 32, pipelining: 1, keepAliveTimeout: 10_000 })

/** The HTTP port in Node, without retries; interruption aborts the request. */
export const makeHttpUndici = ({
  base,
  dispatcher = sharedAgent,
  headers = {}
}: HttpUndiciOptions): HttpPort["Service"] => ({
  send: (request) =>
    Effect.callback<HttpResponse, HttpUnavailable>((resume) => {
      const abortController = new AbortController()
      send(base + requestTarget(request), {
        method: request.method,
        dispatcher,
        signal: abortController.signal,
        headers: { ...headers, ...requestHeaders(request) },
        ...(request.body === undefined ? {} : { body: request.body.text })
      })
        .then(async (response) => ({
          status: response.statusCode,
          headers: joinHeaders(response.headers),
          text: await response.body.text()
        }))
        .then(
          (response) => resume(Effect.succeed(response)),
          (cause: unknown) =>
            resume(
              Effect.fail(
                new HttpUnavailable({
                  path: request.path,
                  reason: abortController.signal.aborted ? "aborted" : "unreachable",
                  cause
                })
              )
            )
        )
      return Effect.sync(() => abortController.abort())
    })
})
