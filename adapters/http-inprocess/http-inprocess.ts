import { Effect } from "effect"
import { requestHeaders } from "#adapters/http/request-headers.ts"
import { requestTarget } from "#adapters/http/request-target.ts"
import { type HttpPort, HttpUnavailable, type HttpResponse } from "#core/ports/http.ts"

export type FetchHandler = (request: Request) => Promise<Response>

/** The HTTP port to a handler in the same process, without a socket; for pages served together with the staging API. */
export const makeHttpInprocess = ({
  handle,
  base,
  headers = {}
}: {
  readonly handle: FetchHandler
  readonly base: string
  readonly headers?: Readonly<Record<string, string>>
}): HttpPort["Service"] => ({
  send: (request) =>
    Effect.callback<HttpResponse, HttpUnavailable>((resume) => {
      const abortController = new AbortController()
      handle(
        new Request(`http://in.process${base}${requestTarget(request)}`, {
          method: request.method,
          signal: abortController.signal,
          headers: { ...headers, ...requestHeaders(request) },
          ...(request.body === undefined ? {} : { body: request.body.text })
        })
      )
        .then(async (response) => ({
          status: response.status,
          headers: Object.fromEntries(response.headers),
          text: await response.text()
        }))
        .then(
          (response) =>
            resume(
              abortController.signal.aborted
                ? Effect.fail(new HttpUnavailable({ path: request.path, reason: "aborted" }))
                : Effect.succeed(response)
            ),
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
