import { Effect } from "effect"
import { type HttpPort, type HttpRequest, type HttpResponse, HttpUnavailable } from "#core/ports/http.ts"

type FakeResponse = Effect.Effect<HttpResponse, HttpUnavailable>
/** Responds to a request. */
export type FakeServer = (request: HttpRequest) => FakeResponse

export const respondWithJson = (body: unknown, status = 200): FakeResponse =>
  Effect.succeed({
    status,
    headers: { "content-type": "application/json", "x-request-id": "fake" },
    text: JSON.stringify(body)
  })

export const respondWithError = (status: number, code: string, message = code): FakeResponse =>
  respondWithJson({ errors: [{ code, message }], requestId: "fake" }, status)

export const unreachable = (path = "/"): FakeResponse =>
  Effect.fail(new HttpUnavailable({ path, reason: "unreachable" }))

export interface FakeHttp {
  readonly port: HttpPort["Service"]
  /** All requests so far, oldest first. */
  readonly sent: ReadonlyArray<HttpRequest>
}

/** Creates an HTTP port whose responses come from a function; it records all requests. */
export const makeFakeHttp = (server: FakeServer): FakeHttp => {
  const sentRequests: Array<HttpRequest> = []
  return {
    sent: sentRequests,
    port: {
      send: (request) =>
        Effect.suspend(() => {
          sentRequests.push(request)
          return server(request)
        })
    }
  }
}
