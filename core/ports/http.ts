import { Context, Data, type Effect } from "effect"

export type Query = ReadonlyArray<readonly [name: string, value: string]>
/** Header names are in lower case. */
export type Headers = Readonly<Record<string, string>>

export interface HttpRequest {
  readonly method: "GET" | "HEAD" | "POST" | "PUT" | "DELETE"
  /** The encoded path below the API's root: '/carts/17/items/3'. */
  readonly path: string
  readonly query: Query
  readonly headers: Headers
  readonly body?: { readonly type: "json" | "form"; readonly text: string }
  /** Whether the request must outlive the page that sends it. */
  readonly keepalive?: boolean
}

export interface HttpResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

interface Unavailable {
  /** The sent path, which the core replaces with the masked one. */
  readonly path: string
  /** 'offline': the request was not sent, since there is no network. */
  readonly reason: "unreachable" | "timed-out" | "aborted" | "offline"
  readonly cause?: unknown
}

/** The request got no response. */
export class HttpUnavailable extends Data.TaggedError("HttpUnavailable")<Unavailable> {}

/** Sends one request once, without time-out or retry. Interrupting the effect aborts it. */
export class HttpPort extends Context.Service<
  HttpPort,
  {
    readonly send: (request: HttpRequest) => Effect.Effect<HttpResponse, HttpUnavailable>
  }
>()("core/ports/HttpPort") {}
