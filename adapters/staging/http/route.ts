import type { Kysely } from "kysely"
import type { ErrorCode } from "#core/contract/error-codes.ts"
import type { BodyOf, Endpoint, ParametersOf, QueryOf, WireResponseOf } from "#core/contract/endpoint.ts"
import type { RateLimit, RateLimitName } from "#core/contract/rate-limits.ts"
import type { Tables } from "../database/tables.ts"
import type { StagingSettings } from "../staging-settings.ts"
import type { Refusal, Refuse } from "./refusal.ts"

/** The authenticated customer or staff member of a call. */
export interface Caller {
  readonly id: string
  readonly role: "customer" | "staff"
  readonly sessionId: string
}

/** The context of a handler; it may refuse only with the codes that its endpoint declares. */
export interface Context<Code extends ErrorCode = never> {
  /** The transaction of a write; the pool for a read, and for a write that manages its own transactions. */
  readonly database: Kysely<Tables>
  /** The current time in ms since 1970, the only source of time. */
  readonly now: number
  readonly settings: StagingSettings
  /** The shop's origin for links in mails: 'https://skafferi.example'. */
  readonly origin: string
  /** The client's IP address; 'unknown' when the composition root provides none. */
  readonly ipAddress: string
  readonly refuse: Refuse<Code>
}

/** The context of a call that declares a rate limit. */
export interface RateLimited {
  readonly rateLimit: RateLimit
}

type LimitOf<E extends Endpoint> = E["rateLimit"] extends RateLimitName ? RateLimited : unknown

/** The part of a context that a helper needs to refuse with these codes. */
export type RefuseContext<Code extends ErrorCode> = Pick<Context<Code>, "refuse">

/**
 * A result that is already JSON text, so that stored JSON need not be parsed. It is encoded piece by piece: a character outside Latin-1, such as a dash, doubles the
 * time for its whole string, and few products of a list contain one.
 */
export class JsonResponse<_A> {
  declare readonly response?: _A
  readonly pieces: ReadonlyArray<string>

  constructor(...pieces: ReadonlyArray<string>) {
    this.pieces = pieces
  }
}

export interface Input<E extends Endpoint> {
  readonly params: ParametersOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly caller: E["access"] extends "customer" ? Caller : Caller | null
}

export type Handler<E extends Endpoint> = (
  context: Context<E["errors"][number]> & LimitOf<E>,
  input: Input<E>
) => Promise<WireResponseOf<E> | JsonResponse<WireResponseOf<E>>>

export interface Route {
  readonly endpoint: Endpoint
  readonly handle: (context: Context<ErrorCode> & Partial<RateLimited>, input: never) => Promise<unknown>
  /** Alternative names of query parameters, in lower case. */
  readonly aliases: Readonly<Record<string, string>>
  /** Whether the handler runs without a transaction around it, since it counts failures or manages its own. */
  readonly withoutTransaction: boolean
  /** Runs before the handler and outside of its transaction, to count the request or to call another service. */
  readonly before: (
    context: Context<ErrorCode> & Partial<RateLimited>,
    caller: Caller | null,
    input: never
  ) => Promise<void>
  /** Refuses a body before it is decoded, with another code than ERR_VALIDATION. */
  readonly refuseBody: (body: unknown, context: RefuseContext<ErrorCode>) => Refusal | null
  /** Whether NUL in the query is replaced with a space instead of being refused, so that any text is accepted. */
  readonly replacesNul: boolean
}

interface RouteOptions<E extends Endpoint> extends Partial<
  Pick<Route, "aliases" | "withoutTransaction" | "replacesNul">
> {
  readonly refuseBody?: (body: unknown, context: RefuseContext<E["errors"][number]>) => Refusal | null
  readonly before?: (
    context: Context<E["errors"][number]> & LimitOf<E>,
    caller: Input<E>["caller"],
    input: Input<E>
  ) => Promise<void>
}

export const route = <E extends Endpoint>(endpoint: E, handle: Handler<E>, options: RouteOptions<E> = {}): Route => ({
  endpoint,
  handle: handle as Route["handle"],
  aliases: {},
  withoutTransaction: false,
  replacesNul: false,
  refuseBody: () => null,
  ...options,
  before: (options.before ?? (() => Promise.resolve())) as Route["before"]
})
