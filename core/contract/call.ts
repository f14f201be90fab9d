import { Cause, Effect, Exit, Option, Random } from "effect"
import { CacheUseListener } from "./cache-use.ts"
import { CachePort } from "../ports/cache.ts"
import { isOnline, untilOnline } from "../ports/connectivity.ts"
import { HttpPort, type HttpRequest, type HttpResponse, HttpUnavailable, type Query } from "../ports/http.ts"
import { Credentials } from "./credentials.ts"
import { decodeResponse } from "./decode.ts"
import { type ResponseOf, carriesIdempotencyKey, type Endpoint, type InputOf, isWrite } from "./endpoint.ts"
import { readErrorBody } from "./error-body.ts"
import { ApiErrorResponse, type ContractBroken, MissingToken } from "./errors.ts"
import { reportEvent } from "./events.ts"
import { graphqlErrorOf } from "./graphql-error.ts"
import { RequestPolicy } from "./policy.ts"
import { pathOf, maskedPathOf } from "./paths.ts"
import { CurrentRequestRegistry } from "./requests.ts"

/** How long responses without customer data are cached (NET-17). */
export const cacheTimeMs = 60_000

interface UntypedInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export interface CallOptions {
  /** The key of an earlier attempt at the same write; a new key by default. */
  readonly idempotencyKey?: string
  readonly keepalive?: boolean
  /** Whether not to cache the response, even a public one, since the request itself contains a customer's data. */
  readonly noStore?: boolean
  /** Whether to request and cache the response even if it is cached already. */
  readonly ignoresCached?: boolean
}

export type CallError = ApiErrorResponse | HttpUnavailable | ContractBroken | MissingToken
export type CallContext = HttpPort | CachePort | RequestPolicy | Credentials

const queryOf = (query: Readonly<Record<string, unknown>> = {}): Query =>
  Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((item) => item !== undefined && item !== null)
      .map((item) => [name, String(item)] as const)
  )

const bodyOf = (endpoint: Endpoint, body: unknown): NonNullable<HttpRequest["body"]> =>
  endpoint.bodyType === "form"
    ? {
        type: "form",
        text: Object.entries(body as Record<string, string>)
          .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
          .join("&")
      }
    : { type: "json", text: JSON.stringify(body) }

const randomId: Effect.Effect<string> = Effect.map(
  Effect.all([Random.nextIntBetween(0, 2 ** 48), Random.nextIntBetween(0, 2 ** 48)]),
  ([high, low]) => `${high.toString(36)}-${low.toString(36)}`
)

/** A key unique to this write. */
export const newIdempotencyKey: Effect.Effect<string> = randomId

/** A request with its masked path for logs and toasts; adapters receive only the request, with the real path. */
interface OutgoingRequest {
  readonly request: HttpRequest
  readonly maskedPath: string
}

const sendOnce = Effect.fnUntraced(function* ({ request, maskedPath }: OutgoingRequest, onSlow: Effect.Effect<void>) {
  const http = yield* HttpPort
  const { timeoutMs, slowAfterMs } = yield* RequestPolicy
  const sending = http.send(request).pipe(
    Effect.mapError(({ reason, cause }) => new HttpUnavailable({ path: maskedPath, reason, cause })),
    Effect.timeoutOrElse({
      duration: timeoutMs,
      orElse: () =>
        Effect.fail(
          new HttpUnavailable({
            path: maskedPath,
            reason: "timed-out",
            cause: `Request to ${maskedPath} took longer than ${timeoutMs} to complete`
          })
        )
    })
  )
  return yield* slowAfterMs === null
    ? sending
    : Effect.raceFirst(sending, Effect.andThen(Effect.andThen(Effect.sleep(slowAfterMs), onSlow), Effect.never))
})

const isIdempotent = (endpoint: Endpoint): boolean => !isWrite(endpoint) || carriesIdempotencyKey(endpoint)

const isGatewayError = (status: number): boolean => status >= 502 && status <= 504

/**
 * Sends a request and retries it when repeating is safe and no response arrives or a gateway responds with 502 to 504 (NET-12). Without a network,
 * a request that may be retried waits for one (NET-13); any other fails immediately without being sent.
 */
const sendByPolicy = Effect.fnUntraced(function* (endpoint: Endpoint, outgoing: OutgoingRequest, id: string) {
  const { retryDelay } = yield* RequestPolicy
  const registry = yield* CurrentRequestRegistry
  const mayRetry = isIdempotent(endpoint)
  const canWaitForNetwork = mayRetry && retryDelay(1) !== null
  for (let failedAttemptCount = 0; ;) {
    if (!(yield* isOnline)) {
      if (!canWaitForNetwork) return yield* new HttpUnavailable({ path: outgoing.maskedPath, reason: "offline" })
      yield* registry.setPhase(id, "paused")
      yield* untilOnline
    }
    yield* registry.setPhase(id, "sent")
    const outcome = yield* Effect.result(sendOnce(outgoing, registry.setPhase(id, "slow")))
    const shouldRetry =
      outcome._tag === "Failure"
        ? mayRetry && outcome.failure.reason !== "aborted"
        : mayRetry && isGatewayError(outcome.success.status)
    const delayMs = shouldRetry ? retryDelay(++failedAttemptCount) : null
    if (delayMs === null) return yield* Effect.fromResult(outcome)
    yield* registry.setPhase(id, "retrying")
    yield* Effect.sleep(delayMs)
  }
})

/** Reports the start and the end of a request to the registry, even when it is interrupted. */
const trackRequest = <A, E extends ApiErrorResponse | HttpUnavailable | ContractBroken, R>(
  endpoint: Endpoint,
  { key, path }: { readonly key: string; readonly path: string },
  work: (id: string) => Effect.Effect<A, E, R>
): Effect.Effect<A, E, R | RequestPolicy> =>
  Effect.gen(function* () {
    const registry = yield* CurrentRequestRegistry
    const { retriedByCaller = false } = yield* RequestPolicy
    const id = yield* registry.begin({ key, path, endpoint })
    return yield* work(id).pipe(
      Effect.onExit((exit) => {
        const failure = Exit.isFailure(exit) ? Option.getOrNull(Cause.findErrorOption(exit.cause)) : null
        const gatewayFailed =
          failure?._tag === "ApiErrorResponse" && isGatewayError(failure.status) && isIdempotent(endpoint)
        const responded =
          Exit.isSuccess(exit) || (failure !== null && failure._tag !== "HttpUnavailable" && !gatewayFailed)
        return registry.end(id, { failure, responded, retriedByCaller: retriedByCaller && !isWrite(endpoint) })
      })
    )
  })

/** Parses a Retry-After header in seconds; the API does not send it as a date. */
const secondsOf = (retryAfter: string | undefined): number | null =>
  retryAfter !== undefined && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : null

const apiErrorOf = (endpoint: Endpoint, path: string, response: HttpResponse): ApiErrorResponse => {
  const { errors, requestId } = readErrorBody(response.text)
  return new ApiErrorResponse({
    endpoint: endpoint.name,
    path,
    status: response.status,
    code: errors[0].code,
    errors,
    requestId: requestId ?? response.headers["x-request-id"] ?? null,
    retryAfterSeconds: secondsOf(response.headers["retry-after"])
  })
}

const keyOf = (endpoint: Endpoint, path: string, query: Query): string => JSON.stringify([endpoint.name, path, query])

/** Sends a declared call. This is the client's only function that interprets the declarations. */
export const call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {}
): Effect.Effect<ResponseOf<E>, CallError, CallContext> =>
  Effect.gen(function* () {
    const { params, query, body } = input as UntypedInput
    const isShared = endpoint.cache === "shared"
    const credentials = yield* Credentials
    const token = isShared || endpoint.withoutToken === true ? null : yield* credentials.token
    if (endpoint.access === "customer" && token === null) {
      yield* credentials.onMissing
      yield* reportEvent({ _tag: "TokenMissing", endpoint: endpoint.name })
      return yield* new MissingToken({ endpoint: endpoint.name })
    }
    const path = pathOf(endpoint.path, params)
    const queryPairs = queryOf(query)
    const cacheKey = keyOf(endpoint, path, queryPairs)
    const cache = yield* CachePort
    const isCacheable = isShared && options.noStore !== true
    const ignoresCached = options.ignoresCached === true
    const reportUse = (isNew: boolean) =>
      Effect.map(CacheUseListener, (listener) =>
        listener({
          key: cacheKey,
          isNew,
          refresh: Effect.asVoid(call(endpoint, input, { ...options, ignoresCached: true }))
        })
      )
    const cachedResponse = isCacheable && !ignoresCached ? yield* cache.get(cacheKey) : null
    if (cachedResponse !== null) {
      yield* reportUse(false)
      return cachedResponse as ResponseOf<E>
    }
    const idempotencyKey = carriesIdempotencyKey(endpoint)
      ? (options.idempotencyKey ?? (yield* newIdempotencyKey))
      : null
    const request: HttpRequest = {
      method: endpoint.method,
      path,
      query: queryPairs,
      headers: {
        accept: "application/json",
        "cache-control": "no-cache",
        pragma: "no-cache",
        "x-request-id": yield* randomId,
        ...(token === null ? {} : { authorization: `${token.type} ${token.value}` }),
        ...(idempotencyKey === null ? {} : { "idempotency-key": idempotencyKey })
      },
      ...(body === undefined ? {} : { body: bodyOf(endpoint, body) }),
      ...(options.keepalive === true ? { keepalive: true } : {})
    }
    const maskedPath = maskedPathOf(endpoint, params)
    let responseLength = 0
    const decodedResponse = yield* trackRequest(
      endpoint,
      { key: cacheKey, path: maskedPath },
      Effect.fnUntraced(function* (id) {
        const response = yield* sendByPolicy(endpoint, { request, maskedPath }, id)
        if (response.status === 401 && token !== null) yield* credentials.onRejected(token)
        if (response.status < 200 || response.status > 299) return yield* apiErrorOf(endpoint, maskedPath, response)
        responseLength = response.text.length
        const decodedBody = yield* decodeResponse(endpoint, response.text)
        const graphqlError = endpoint.document === undefined ? null : graphqlErrorOf(endpoint, decodedBody)
        return graphqlError === null ? decodedBody : yield* graphqlError
      })
    )
    if (isCacheable) yield* cache.set(cacheKey, decodedResponse, cacheTimeMs, responseLength)
    if (isCacheable && !ignoresCached) yield* reportUse(true)
    return decodedResponse as ResponseOf<E>
  })
