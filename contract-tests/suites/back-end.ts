import { Cause, Effect, Exit, Result, Schema } from "effect"
import { call, type CallOptions } from "#core/contract/call.ts"
import { Credentials } from "#core/contract/credentials.ts"
import type { AnswerOf, Endpoint, InputOf } from "#core/contract/endpoint.ts"
import { ApiRefused } from "#core/contract/errors.ts"
import { cliPolicy, RequestPolicy } from "#core/contract/policy.ts"
import { CachePort } from "#core/ports/cache.ts"
import { HttpPort, type HttpResponse } from "#core/ports/http.ts"
import { createToken } from "#core/session/api.ts"

export interface Account {
  readonly email: string
  readonly password: string
}

/** A back end under test and two customers of its own. */
export interface BackEnd {
  readonly port: HttpPort["Service"]
  readonly customer: Account
  readonly other: Account
}

/** One call, read twice: as the app reads it and as the contract declares it. */
export interface Seen<A> {
  readonly answer: A
  readonly response: HttpResponse
}

export interface Caller {
  readonly ask: <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<Seen<AnswerOf<E>>>
  /** The refusal of a call that must be refused, with the answer that carried it. */
  readonly refused: <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<{ readonly refusal: ApiRefused; readonly response: HttpResponse }>
}

const nothingKept: CachePort["Service"] = { get: () => Effect.succeed(null), set: () => Effect.void } as never

/** Where an answer departs from what is declared; null where it does not. */
export const fault = (schema: Schema.Codec<unknown, unknown> | null, text: string): string | null => {
  if (schema === null) return text === "" ? null : "a body where none is declared"
  const exit = Schema.decodeUnknownExit(schema)(text === "" ? undefined : JSON.parse(text), { errors: "all" })
  return Exit.isSuccess(exit) ? null : String(Cause.squash(exit.cause)).slice(0, 1_000)
}

/** The core's own client before a back end, without retries and without memory. */
export const makeCaller = (port: HttpPort["Service"], token: string | null): Caller => {
  const run = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => {
    let response: HttpResponse | undefined
    const noting: HttpPort["Service"] = { send: (request) => Effect.tap(port.send(request), (answer) => Effect.sync(() => (response = answer))) }
    const outcome = await Effect.runPromise(call(endpoint, input, options).pipe(
      Effect.result,
      Effect.provideService(HttpPort, noting),
      Effect.provideService(CachePort, nothingKept),
      Effect.provideService(RequestPolicy, cliPolicy(0)),
      Effect.provideService(Credentials, { token: Effect.succeed(token === null ? null : { type: "Bearer", value: token }), rejected: () => Effect.void, missed: Effect.void })
    ))
    if (response === undefined) throw new Error(`${endpoint.name} was not answered`, { cause: Result.isFailure(outcome) ? outcome.failure : undefined })
    return { outcome, response }
  }
  return {
    ask: async (endpoint, input, options) => {
      const { outcome, response } = await run(endpoint, input, options)
      if (Result.isFailure(outcome)) throw new Error(`${endpoint.name} answered ${response.status}: ${response.text.slice(0, 500)}`, { cause: outcome.failure })
      return { answer: outcome.success, response }
    },
    refused: async (endpoint, input, options) => {
      const { outcome, response } = await run(endpoint, input, options)
      if (Result.isSuccess(outcome) || !(outcome.failure instanceof ApiRefused)) throw new Error(`${endpoint.name} was not refused but answered ${response.status}`)
      return { refusal: outcome.failure, response }
    }
  }
}

export const logIn = async (port: HttpPort["Service"], { email, password }: Account): Promise<Caller> => {
  const { answer } = await makeCaller(port, null).ask(createToken, { body: { grant_type: "password", scope: "shop", username: email, password } })
  return makeCaller(port, answer.access_token)
}
