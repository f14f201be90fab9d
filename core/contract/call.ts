import { Cause, Effect, Exit, Option, Random } from "effect"
import { maskedPath } from "../kernel/masked-path.ts"
import { CachePort } from "../ports/cache.ts"
import { isOnline, untilOnline } from "../ports/connectivity.ts"
import { HttpPort, type HttpRequest, type HttpResponse, HttpUnavailable, type Query } from "../ports/http.ts"
import { Credentials } from "./credentials.ts"
import { readAnswer } from "./decode.ts"
import { type AnswerOf, carriesIdempotencyKey, type Endpoint, type InputOf, isWrite } from "./endpoint.ts"
import { readErrorBody } from "./error-body.ts"
import { ApiRefused, type ContractBroken, MissingToken } from "./errors.ts"
import { graphqlRefusal } from "./graphql-refusal.ts"
import { RequestPolicy } from "./policy.ts"
import { Requests } from "./requests.ts"

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
  /** What is asked for says something of a customer: the answer is not kept, public as it is. */
  readonly unkept?: boolean
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

const randomText: Effect.Effect<string> = Effect.map(
  Effect.all([Random.nextIntBetween(0, 2 ** 48), Random.nextIntBetween(0, 2 ** 48)]),
  ([high, low]) => `${high.toString(36)}-${low.toString(36)}`
)

/** A key that no other write carries. */
export const newIdempotencyKey: Effect.Effect<string> = randomText

const sendOnce = Effect.fnUntraced(function*(request: HttpRequest, slowly: Effect.Effect<void>) {
  const http = yield* HttpPort
  const { timeout, slow } = yield* RequestPolicy
  const sending = http.send(request).pipe(
    Effect.timeoutOrElse({
      duration: timeout,
      orElse: () => Effect.fail(new HttpUnavailable({ path: request.path, reason: "timed-out", cause: `Request to ${maskedPath(request.path)} took longer than ${timeout} to complete` }))
    })
  )
  return yield* slow === null ? sending : Effect.raceFirst(sending, Effect.andThen(Effect.andThen(Effect.sleep(slow), slowly), Effect.never))
})

const isBusy = (status: number): boolean => status >= 502 && status <= 504

/**
 * NET-12: no answer at all is tried again when repeating is harmless, 502 to 504 for reads; never another answer. Without a network a
 * request that may be tried again waits for one (NET-13); any other fails at once, unsent.
 */
const sendByPolicy = Effect.fnUntraced(function*(endpoint: Endpoint, request: HttpRequest, id: string) {
  const { waitAfter } = yield* RequestPolicy
  const requests = yield* Requests
  const read = !isWrite(endpoint)
  const harmless = read || carriesIdempotencyKey(endpoint)
  const patient = harmless && waitAfter(1) !== null
  for (let failedTries = 0; ; ) {
    if (!(yield* isOnline)) {
      if (!patient) return yield* new HttpUnavailable({ path: request.path, reason: "offline" })
      yield* requests.note(id, "paused")
      yield* untilOnline
    }
    yield* requests.note(id, "sent")
    const outcome = yield* Effect.result(sendOnce(request, requests.note(id, "slow")))
    const again = outcome._tag === "Failure" ? harmless && outcome.failure.reason !== "aborted" : read && isBusy(outcome.success.status)
    const wait = again ? waitAfter(++failedTries) : null
    if (wait === null) return yield* Effect.fromResult(outcome)
    yield* requests.note(id, "retrying")
    yield* Effect.sleep(wait)
  }
})

/** Tells the registry how a request ends, also when nobody waits for it any more. */
const registered = <A, E extends ApiRefused | HttpUnavailable | ContractBroken, R>(
  endpoint: Endpoint,
  { key, path }: { readonly key: string; readonly path: string },
  work: (id: string) => Effect.Effect<A, E, R>
): Effect.Effect<A, E, R | RequestPolicy> =>
  Effect.gen(function*() {
    const requests = yield* Requests
    const { goesOn = false } = yield* RequestPolicy
    const id = yield* requests.begin({ key, path: maskedPath(path), expected: endpoint.errors })
    return yield* work(id).pipe(Effect.onExit((exit) => {
      const failure = Exit.isFailure(exit) ? Option.getOrNull(Cause.findErrorOption(exit.cause)) : null
      const busy = failure?._tag === "ApiRefused" && isBusy(failure.status) && !isWrite(endpoint)
      const answered = Exit.isSuccess(exit) || (failure !== null && failure._tag !== "HttpUnavailable" && !busy)
      return requests.end(id, { failure, answered, goesOn: goesOn && !isWrite(endpoint) })
    }))
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
    const token = shared || endpoint.anonymous === true ? null : yield* credentials.token
    if (endpoint.access === "customer" && token === null) {
      yield* credentials.missed
      return yield* new MissingToken({ endpoint: endpoint.name })
    }
    const key = carriesIdempotencyKey(endpoint) ? (options.idempotencyKey ?? (yield* newIdempotencyKey)) : null
    const request: HttpRequest = {
      method: endpoint.method,
      path: pathOf(endpoint, params),
      query: queryOf(query),
      headers: {
        accept: "application/json",
        "cache-control": "no-cache",
        pragma: "no-cache",
        "x-request-id": yield* randomText,
        ...(token === null ? {} : { authorization: `${token.type} ${token.value}` }),
        ...(key === null ? {} : { "idempotency-key": key })
      },
      ...(body === undefined ? {} : { body: bodyOf(endpoint, body) }),
      ...(options.keepalive === true ? { keepalive: true } : {})
    }
    const cache = yield* CachePort
    const about = keyOf(endpoint, request)
    const keeps = shared && options.unkept !== true
    const kept = keeps ? yield* cache.get(about) : null
    if (kept !== null) return kept as AnswerOf<E>
    const answer = yield* registered(endpoint, { key: about, path: request.path }, Effect.fnUntraced(function*(id) {
      const response = yield* sendByPolicy(endpoint, request, id)
      if (response.status === 401 && token !== null) yield* credentials.rejected(token)
      if (response.status < 200 || response.status > 299) return yield* refusal(endpoint, request, response)
      const read = yield* readAnswer(endpoint, response.text)
      const refused = endpoint.document === undefined ? null : graphqlRefusal(endpoint, read)
      return refused === null ? read : yield* refused
    }))
    if (keeps) yield* cache.set(about, answer, cacheTime)
    return answer as AnswerOf<E>
  })
