import { Effect, Random } from "effect"
import { maskedPath } from "../kernel/masked-path.ts"
import { CachePort } from "../ports/cache.ts"
import { HttpPort, type HttpRequest, type HttpResponse, HttpUnavailable, type Query } from "../ports/http.ts"
import { Credentials } from "./credentials.ts"
import { readAnswer } from "./decode.ts"
import { type AnswerOf, carriesIdempotencyKey, type Endpoint, type InputOf, isWrite } from "./endpoint.ts"
import { readErrorBody } from "./error-body.ts"
import { ApiRefused, type ContractBroken, MissingToken } from "./errors.ts"
import { RequestPolicy } from "./policy.ts"

/** NET-17: answers that hold nothing of a customer are kept this long, in ms. */
const cacheTime = 60_000

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export interface CallOptions {
  /** The key of an earlier try of the same write; a new one unless given. */
  readonly idempotencyKey?: string
  readonly keepalive?: boolean
}

export type CallError = ApiRefused | HttpUnavailable | ContractBroken | MissingToken
export type CallContext = HttpPort | CachePort | RequestPolicy | Credentials

const pathOf = (endpoint: Endpoint, params: Readonly<Record<string, string>> = {}): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""))

const queryOf = (query: Readonly<Record<string, unknown>> = {}): Query =>
  Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : Array.isArray(value) ? value.map((item) => [name, String(item)] as const) : [[name, String(value)] as const]
  )

const bodyOf = (endpoint: Endpoint, body: unknown): NonNullable<HttpRequest["body"]> =>
  endpoint.bodyType === "form"
    ? { type: "form", text: Object.entries(body as Record<string, string>).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join("&") }
    : { type: "json", text: JSON.stringify(body) }

/** A key that no other write carries. */
export const newIdempotencyKey: Effect.Effect<string> = Effect.map(
  Effect.all([Random.nextIntBetween(0, 2 ** 48), Random.nextIntBetween(0, 2 ** 48)]),
  ([high, low]) => `${high.toString(36)}-${low.toString(36)}`
)

const sendOnce = Effect.fnUntraced(function*(request: HttpRequest) {
  const http = yield* HttpPort
  const { timeout } = yield* RequestPolicy
  return yield* http.send(request).pipe(
    Effect.timeoutOrElse({
      duration: timeout,
      orElse: () => Effect.fail(new HttpUnavailable({ path: request.path, reason: "timed-out", cause: `Request to ${maskedPath(request.path)} took longer than ${timeout} to complete` }))
    })
  )
})

const isBusy = (response: HttpResponse): boolean => response.status >= 502 && response.status <= 504

/** NET-12: no answer at all is tried again when repeating is harmless, 502 to 504 for reads; never another answer. */
const sendByPolicy = Effect.fnUntraced(function*(endpoint: Endpoint, request: HttpRequest) {
  const { waitAfter } = yield* RequestPolicy
  const read = !isWrite(endpoint)
  const harmless = read || carriesIdempotencyKey(endpoint)
  for (let failedTries = 0; ; ) {
    const outcome = yield* Effect.result(sendOnce(request))
    const again = outcome._tag === "Failure" ? harmless && outcome.failure.reason !== "aborted" : read && isBusy(outcome.success)
    const wait = again ? waitAfter(++failedTries) : null
    if (wait === null) return yield* Effect.fromResult(outcome)
    yield* Effect.sleep(wait)
  }
})

const refusal = (endpoint: Endpoint, request: HttpRequest, response: HttpResponse): ApiRefused => {
  const { errors, requestId } = readErrorBody(response.text)
  return new ApiRefused({
    endpoint: endpoint.name,
    path: request.path,
    status: response.status,
    code: errors[0].code,
    errors,
    requestId: requestId ?? response.headers["x-request-id"] ?? null
  })
}

const keyOf = (endpoint: Endpoint, request: HttpRequest): string => JSON.stringify([endpoint.name, request.path, request.query])

/** Makes one declared call: the one interpreter of every declaration on the client's side. */
export const call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {}
): Effect.Effect<AnswerOf<E>, CallError, CallContext> =>
  Effect.gen(function*() {
    const { params, query, body } = input as LooseInput
    const shared = endpoint.cache === "shared"
    const credentials = yield* Credentials
    const token = shared ? null : yield* credentials.token
    if (endpoint.access === "customer" && token === null) return yield* new MissingToken({ endpoint: endpoint.name })
    const key = carriesIdempotencyKey(endpoint) ? (options.idempotencyKey ?? (yield* newIdempotencyKey)) : null
    const request: HttpRequest = {
      method: endpoint.method,
      path: pathOf(endpoint, params),
      query: queryOf(query),
      headers: {
        accept: "application/json",
        "cache-control": "no-cache",
        pragma: "no-cache",
        ...(token === null ? {} : { authorization: `${token.type} ${token.value}` }),
        ...(key === null ? {} : { "idempotency-key": key })
      },
      ...(body === undefined ? {} : { body: bodyOf(endpoint, body) }),
      ...(options.keepalive === true ? { keepalive: true } : {})
    }
    const cache = yield* CachePort
    const kept = shared ? yield* cache.get(keyOf(endpoint, request)) : null
    if (kept !== null) return kept as AnswerOf<E>
    const response = yield* sendByPolicy(endpoint, request)
    if (response.status === 401 && token !== null) yield* credentials.rejected
    if (response.status < 200 || response.status > 299) return yield* refusal(endpoint, request, response)
    const answer = yield* readAnswer(endpoint, response.text)
    if (shared) yield* cache.set(keyOf(endpoint, request), answer, cacheTime)
    return answer as AnswerOf<E>
  })
