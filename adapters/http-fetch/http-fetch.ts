import * as Effect from "effect/Effect"
import { requestHeaders } from "#adapters/http/request-headers.ts"
import { requestTarget } from "#adapters/http/request-target.ts"
import { type HttpPort, HttpUnavailable, type HttpResponse } from "#core/ports/http.ts"

/** While the page unloads, the browser cancels requests: these count as aborted, not as unreachable. */
let isUnloading = false
globalThis.addEventListener?.("pagehide", () => (isUnloading = true))
globalThis.addEventListener?.("pageshow", () => (isUnloading = false))

/** The HTTP port in the browser, without retries; interruption aborts the request. `base` is '/api/v1' or an absolute URL. */
export const makeHttpFetch = ({
  base,
  fetch = globalThis.fetch
}: {
  readonly base: string
  readonly fetch?: typeof globalThis.fetch
}): HttpPort["Service"] => ({
  send: (request) =>
    Effect.callback<HttpResponse, HttpUnavailable>((resume) => {
      const abortController = new AbortController()
      const responsePromise = fetch(base + requestTarget(request), {
        method: request.method,
        credentials: "same-origin",
        signal: abortController.signal,
        keepalive: request.keepalive ?? false,
        headers: requestHeaders(request),
        ...(request.body === undefined ? {} : { body: request.body.text })
      })
      responsePromise
        .then(async (response) => ({
          status: response.status,
          headers: Object.fromEntries(response.headers),
          text: await response.text()
        }))
        .then(
          (response) => resume(Effect.succeed(response)),
          (cause: unknown) =>
            resume(
              Effect.fail(
                new HttpUnavailable({
                  path: request.path,
                  reason: abortController.signal.aborted || isUnloading ? "aborted" : "unreachable",
                  cause
                })
              )
            )
        )
      return Effect.sync(() => abortController.abort())
    })
})
