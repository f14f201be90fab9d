import * as Effect from "effect/Effect"
import { type HttpPort, HttpUnavailable, type HttpResponse } from "#core/ports/http.ts"

const contentTypes = { json: "application/json", form: "application/x-www-form-urlencoded" } as const

/** A page that is being left cancels what is under way: that is no failure. */
let leaving = false
globalThis.addEventListener?.("pagehide", () => (leaving = true))
globalThis.addEventListener?.("pageshow", () => (leaving = false))

/** HTTP in the browser: one request, once; interruption aborts it. `base` is '/api/v1' or a whole address. */
export const makeHttpFetch = (
  { base, fetch = globalThis.fetch }: { readonly base: string; readonly fetch?: typeof globalThis.fetch }
): HttpPort["Service"] => ({
  send: (request) =>
    Effect.callback<HttpResponse, HttpUnavailable>((resume) => {
      const abort = new AbortController()
      const parameters = new URLSearchParams(request.query.map(([name, value]) => [name, value])).toString()
      const answered = fetch(`${base}${request.path}${parameters === "" ? "" : `?${parameters}`}`, {
        method: request.method,
        credentials: "same-origin",
        signal: abort.signal,
        keepalive: request.keepalive ?? false,
        headers: { ...request.headers, ...(request.body === undefined ? {} : { "content-type": contentTypes[request.body.type] }) },
        ...(request.body === undefined ? {} : { body: request.body.text })
      })
      answered.then(async (answer) => ({ status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() })).then(
        (answer) => resume(Effect.succeed(answer)),
        (cause: unknown) => resume(Effect.fail(new HttpUnavailable({ path: request.path, reason: abort.signal.aborted || leaving ? "aborted" : "unreachable", cause })))
      )
      return Effect.sync(() => abort.abort())
    })
})
