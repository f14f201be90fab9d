import { Context, type Effect } from "effect"

export interface Token {
  readonly type: string
  readonly value: string
}

/** The session as the contract sees it: the current token, and callbacks for a rejected or missing one. */
export class Credentials extends Context.Service<
  Credentials,
  {
    readonly token: Effect.Effect<Token | null>
    /** The API rejected this token. */
    readonly rejected: (token: Token) => Effect.Effect<void>
    /** A customer's call had to be made without a token. */
    readonly missed: Effect.Effect<void>
  }
>()("core/contract/Credentials") {}
