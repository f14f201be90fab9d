import { Effect } from "effect"
import { type HttpPort, type HttpRequest, type HttpResponse, HttpUnavailable } from "#core/ports/http.ts"

type Answer = Effect.Effect<HttpResponse, HttpUnavailable>
/** What the other side does with a request. */
export type FakeServer = (request: HttpRequest) => Answer

export const answerJson = (body: unknown, status = 200): Answer =>
  Effect.succeed({ status, headers: { "content-type": "application/json", "x-request-id": "fake" }, text: JSON.stringify(body) })

export const refuse = (status: number, code: string, message = code): Answer =>
  answerJson({ errors: [{ code, message }], requestId: "fake" }, status)

export const unreachable = (path = "/"): Answer => Effect.fail(new HttpUnavailable({ path, reason: "unreachable" }))

export interface FakeHttp {
  readonly port: HttpPort["Service"]
  /** Everything sent so far, oldest first. */
  readonly sent: ReadonlyArray<HttpRequest>
}

/** An HTTP port whose other side is a function; remembers what was sent. */
export const makeFakeHttp = (server: FakeServer): FakeHttp => {
  const sent: Array<HttpRequest> = []
  return {
    sent,
    port: {
      send: (request) => Effect.suspend(() => {
        sent.push(request)
        return server(request)
      })
    }
  }
}
