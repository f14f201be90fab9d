import { Clock, Effect, Exit } from "effect"
import type { HttpPort, HttpRequest, HttpUnavailable } from "#core/ports/http.ts"

/** One request with its outcome. */
export interface Exchange {
  /** In ms since 1970, by the session's clock. */
  readonly startedAt: number
  /** How long the request took. */
  readonly ms: number
  readonly method: string
  readonly path: string
  readonly query: string
  readonly body: string | null
  /** Whether the request was sent with a customer's token. */
  readonly withToken: boolean
  readonly requestId: string | null
  readonly status: number | null
  readonly contentType: string | null
  readonly responseBody: string | null
  /** Whether the response body is JSON or empty; true without a response. */
  readonly hasJsonBody: boolean
  /** Why there is no response; null when there is one. */
  readonly failure: HttpUnavailable["reason"] | null
  /** The system's error code, such as ECONNREFUSED; null when there is none. */
  readonly code: string | null
}

/** Longer bodies are truncated. */
const maxBodyLength = 20_000

const isJson = (text: string): boolean => {
  if (text.trim() === "") return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const codeOf = (cause: unknown): string | null => {
  if (typeof cause !== "object" || cause === null) return null
  if ("code" in cause && typeof cause.code === "string") return cause.code
  if ("errors" in cause && Array.isArray(cause.errors)) return codeOf(cause.errors[0])
  return "cause" in cause ? codeOf(cause.cause) : null
}

const failureOf = (
  exit: Exit.Exit<unknown, HttpUnavailable>,
  ms: number,
  timeoutMs: number
): Pick<Exchange, "failure" | "code"> => {
  const error = Exit.findErrorOption(exit)
  if (error._tag === "Some") return { failure: error.value.reason, code: codeOf(error.value.cause) }
  return { failure: ms >= timeoutMs ? "timed-out" : "aborted", code: null }
}

/** Returns a port that forwards requests and reports each when it ends. `timeoutMs` distinguishes a time-out from a cancellation. */
export const recordingHttp = (
  http: HttpPort["Service"],
  timeoutMs: number,
  onExchange: (exchange: Exchange) => void
): HttpPort["Service"] => ({
  send: (request: HttpRequest) =>
    Effect.flatMap(Clock.currentTimeMillis, (startedAt) =>
      http.send(request).pipe(
        Effect.onExit((exit) =>
          Effect.map(Clock.currentTimeMillis, (endedAt) => {
            const response = Exit.isSuccess(exit) ? exit.value : null
            onExchange({
              startedAt,
              ms: endedAt - startedAt,
              method: request.method,
              path: request.path,
              query: new URLSearchParams(request.query.map(([name, value]) => [name, value])).toString(),
              body: request.body?.text.slice(0, maxBodyLength) ?? null,
              withToken: request.headers["authorization"] !== undefined,
              requestId: response?.headers["x-request-id"] ?? null,
              status: response?.status ?? null,
              contentType: response?.headers["content-type"] ?? null,
              responseBody: response?.text.slice(0, maxBodyLength) ?? null,
              hasJsonBody: response === null || isJson(response.text),
              ...(response === null ? failureOf(exit, endedAt - startedAt, timeoutMs) : { failure: null, code: null })
            })
          })
        )
      )
    )
})
