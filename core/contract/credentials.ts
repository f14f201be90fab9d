import { Context, type Effect } from "effect"

export interface Token {
  readonly type: string
  readonly value: string
}

/** What the contract must know of the session: the token of the moment, and whom to tell when the API no longer takes it. */
export class Credentials extends Context.Service<Credentials, {
  readonly token: Effect.Effect<Token | null>
  readonly rejected: Effect.Effect<void>
}>()("core/contract/Credentials") {}
