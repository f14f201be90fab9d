import { Cause, Effect, Exit, Result, Schema } from "effect"
import { call, type CallOptions } from "#core/contract/call.ts"
import { Credentials } from "#core/contract/credentials.ts"
import type { ResponseOf, Endpoint, InputOf } from "#core/contract/endpoint.ts"
import { ApiErrorResponse } from "#core/contract/errors.ts"
import { cliPolicy, RequestPolicy } from "#core/contract/policy.ts"
import { CachePort } from "#core/ports/cache.ts"
import { HttpPort, type HttpResponse } from "#core/ports/http.ts"
import { createToken } from "#core/session/api.ts"

export interface Account {
  readonly email: string
  readonly password: string
}

/** A back end under test, with two customer accounts. */
export interface BackEnd {
  readonly port: HttpPort["Service"]
  readonly customer: Account
  readonly otherCustomer: Account
  /** A discount code that each customer may use in one order. */
  readonly codeOncePerCustomer: string
}

/** The decoded result of a call with its raw response. */
export interface CallResult<A> {
  readonly data: A
  readonly response: HttpResponse
}

export interface Caller {
  readonly call: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions
  ) => Promise<CallResult<ResponseOf<E>>>
  /** Makes a call that must get an error response from the API; throws otherwise. */
  readonly callForError: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions
  ) => Promise<{ readonly error: ApiErrorResponse; readonly response: HttpResponse }>
}

const noCache: CachePort["Service"] = { get: () => Effect.succeed(null), set: () => Effect.void } as never

/** Describes where a response breaks its declared schema; null when it does not. */
export const contractError = (schema: Schema.Codec<unknown, unknown> | null, text: string): string | null => {
  if (schema === null) return text === "" ? null : "a body where none is declared"
  const exit = Schema.decodeUnknownExit(schema)(text === "" ? undefined : JSON.parse(text), { errors: "all" })
  return Exit.isSuccess(exit) ? null : String(Cause.squash(exit.cause)).slice(0, 1_000)
}

/**
 * How a response differs from its endpoint's declaration; null when it does not. When the request selects fields, the response may also have only those of the
 * projection.
 */
export const responseError = (
  { response, projection }: Endpoint,
  text: string,
  { selectsFields }: { readonly selectsFields: boolean }
): string | null => {
  const error = contractError(response, text)
  return error !== null && selectsFields && projection !== undefined ? contractError(projection, text) : error
}

/** The core's client for a back end, without retries or cache. */
export const makeCaller = (port: HttpPort["Service"], token: string | null): Caller => {
  const run = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => {
    let response: HttpResponse | undefined
    const recordingPort: HttpPort["Service"] = {
      send: (request) => Effect.tap(port.send(request), (received) => Effect.sync(() => (response = received)))
    }
    const outcome = await Effect.runPromise(
      call(endpoint, input, options).pipe(
        Effect.result,
        Effect.provideService(HttpPort, recordingPort),
        Effect.provideService(CachePort, noCache),
        Effect.provideService(RequestPolicy, cliPolicy(0)),
        Effect.provideService(Credentials, {
          token: Effect.succeed(token === null ? null : { type: "Bearer", value: token }),
          onRejected: () => Effect.void,
          onMissing: Effect.void
        })
      )
    )
    if (response === undefined)
      throw new Error(`${endpoint.name} got no response`, {
        cause: Result.isFailure(outcome) ? outcome.failure : undefined
      })
    return { outcome, response }
  }
  return {
    call: async (endpoint, input, options) => {
      const { outcome, response } = await run(endpoint, input, options)
      if (Result.isFailure(outcome))
        throw new Error(`${endpoint.name} responded with ${response.status}: ${response.text.slice(0, 500)}`, {
          cause: outcome.failure
        })
      return { data: outcome.success, response }
    },
    callForError: async (endpoint, input, options) => {
      const { outcome, response } = await run(endpoint, input, options)
      if (Result.isSuccess(outcome) || !(outcome.failure instanceof ApiErrorResponse))
        throw new Error(`${endpoint.name} did not respond with an error but with ${response.status}`)
      return { error: outcome.failure, response }
    }
  }
}

export const logIn = async (port: HttpPort["Service"], { email, password }: Account): Promise<Caller> => {
  const { data } = await makeCaller(port, null).call(createToken, {
    body: { grant_type: "password", scope: "shop", username: email, password }
  })
  return makeCaller(port, data.access_token)
}
