import { Context, type Effect } from "effect"

export interface Token {
  readonly type: string
  readonly value: string
}

/** The current token of the session, and callbacks for a rejected or missing token. */
export class Credentials extends Context.Service<
  Credentials,
  {
    readonly token: Effect.Effect<Token | null>
    /** Called when the API has rejected this token. */
    readonly onRejected: (token: Token) => Effect.Effect<void>
    /** Called when a call that needs a customer's token was attempted without one. */
    readonly onMissing: Effect.Effect<void>
  }
>()("core/contract/Credentials") {}
