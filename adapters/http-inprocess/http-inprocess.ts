import { Effect } from "effect"
import { type HttpPort, HttpUnavailable, type HttpResponse } from "#core/ports/http.ts"

const contentTypes = { json: "application/json", form: "application/x-www-form-urlencoded" } as const

export type FetchHandler = (request: Request) => Promise<Response>

/** Straight into a handler of this process, without a socket: the staging API from the pages that it serves. */
export const makeHttpInprocess = (
  { handle, base, headers = {} }: { readonly handle: FetchHandler; readonly base: string; readonly headers?: Readonly<Record<string, string>> }
): HttpPort["Service"] => ({
  send: (request) =>
    Effect.callback<HttpResponse, HttpUnavailable>((resume) => {
      const abort = new AbortController()
      const parameters = new URLSearchParams(request.query.map(([name, value]) => [name, value])).toString()
      handle(new Request(`http://in.process${base}${request.path}${parameters === "" ? "" : `?${parameters}`}`, {
        method: request.method,
        signal: abort.signal,
        headers: { ...headers, ...request.headers, ...(request.body === undefined ? {} : { "content-type": contentTypes[request.body.type] }) },
        ...(request.body === undefined ? {} : { body: request.body.text })
      }))
        .then(async (answer) => ({ status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() }))
        .then(
          (answer) => resume(abort.signal.aborted ? Effect.fail(new HttpUnavailable({ path: request.path, reason: "aborted" })) : Effect.succeed(answer)),
          (cause: unknown) => resume(Effect.fail(new HttpUnavailable({ path: request.path, reason: abort.signal.aborted ? "aborted" : "unreachable", cause })))
        )
      return Effect.sync(() => abort.abort())
    })
})
