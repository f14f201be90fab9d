import { Context, type Effect } from "effect"

export interface Token {
  readonly type: string
  readonly value: string
}

/** What the contract must know of the session: the token of the moment, and whom to tell when there is none that the API takes. */
export class Credentials extends Context.Service<Credentials, {
  readonly token: Effect.Effect<Token | null>
  /** The API no longer takes this token. */
  readonly rejected: (token: Token) => Effect.Effect<void>
  /** A customer's call had to be made without a token. */
  readonly missed: Effect.Effect<void>
}>()("core/contract/Credentials") {}
