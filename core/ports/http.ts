import { Context, Data, type Effect } from "effect"
import { maskedPath } from "../kernel/masked-path.ts"

export type Query = ReadonlyArray<readonly [name: string, value: string]>
/** Names in lower case. */
export type Headers = Readonly<Record<string, string>>

export interface HttpRequest {
  readonly method: "GET" | "HEAD" | "POST" | "PUT" | "DELETE"
  /** From the root of the API, already encoded: '/carts/17/items/3'. */
  readonly path: string
  readonly query: Query
  readonly headers: Headers
  readonly body?: { readonly type: "json" | "form"; readonly text: string }
  /** Must outlive the page that sends it. */
  readonly keepalive?: boolean
}

export interface HttpResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

interface Unavailable {
  readonly path: string
  /** 'offline': not even sent, since there is no network. */
  readonly reason: "unreachable" | "timed-out" | "aborted" | "offline"
  readonly cause?: unknown
}

/** No answer at all. Its path is masked: an error may be shown and logged. */
export class HttpUnavailable extends Data.TaggedError("HttpUnavailable")<Unavailable> {
  constructor(failure: Unavailable) {
    super({ ...failure, path: maskedPath(failure.path) })
  }
}

/** Sends one request, once; interrupting the effect aborts it. No time-out and no retry in here. */
export class HttpPort extends Context.Service<HttpPort, {
  readonly send: (request: HttpRequest) => Effect.Effect<HttpResponse, HttpUnavailable>
}>()("core/ports/HttpPort") {}
