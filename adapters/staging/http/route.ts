import type { Kysely } from "kysely"
import type { BodyOf, Endpoint, ParametersOf, QueryOf, WireAnswerOf } from "#core/contract/endpoint.ts"
import type { Tables } from "../database/tables.ts"
import type { Limits } from "../limits.ts"

/** Who makes the call, by the token it carries. */
export interface Caller {
  readonly id: string
  readonly role: "customer" | "staff"
  readonly sessionId: string
}

export interface Context {
  /** The write's own transaction; of a read the pool. */
  readonly sql: Kysely<Tables>
  /** ms since 1970; the only source of time. */
  readonly now: number
  readonly limits: Limits
  /** Where the shop is, for links in mail: 'https://skafferi.example'. */
  readonly origin: string
  /** The client's address; 'unknown' where the composition root gives none. */
  readonly address: string
}

/** An answer that is JSON text already: facts that only pass through are not parsed for it. */
export class JsonAnswer<_A> {
  declare readonly answers?: _A
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export interface Input<E extends Endpoint> {
  readonly params: ParametersOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly caller: E["access"] extends "customer" ? Caller : Caller | null
}

export type Handler<E extends Endpoint> = (context: Context, input: Input<E>) => Promise<WireAnswerOf<E> | JsonAnswer<WireAnswerOf<E>>>

export interface Route {
  readonly endpoint: Endpoint
  readonly handle: (context: Context, input: never) => Promise<unknown>
  /** Other names under which clients send a query parameter, lower case. */
  readonly aliases: Readonly<Record<string, string>>
  /** Runs in no transaction of its own: it counts failures that a refusal must not undo. */
  readonly plain: boolean
  /** Takes any text in its query: NUL is read as a blank instead of refused. */
  readonly lenient: boolean
}

export const route = <E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  options: Partial<Pick<Route, "aliases" | "plain" | "lenient">> = {}
): Route => ({ endpoint, handle: handle as Route["handle"], aliases: {}, plain: false, lenient: false, ...options })
