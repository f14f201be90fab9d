import { Context, Effect } from "effect"

/** Events that use cases ignore and command-line tools report. */
export type ClientEvent =
  /** List items that broke the contract were dropped. */
  | {
      readonly _tag: "ItemsDropped"
      readonly endpoint: string
      readonly count: number
      readonly detail: string
    }
  /** A customer's call had no token and was not sent (NET-04). */
  | { readonly _tag: "TokenMissing"; readonly endpoint: string }

/** The listener; by default it ignores events. */
export const ClientEvents = Context.Reference<(event: ClientEvent) => Effect.Effect<void>>(
  "core/contract/ClientEvents",
  { defaultValue: () => () => Effect.void }
)

export const reportEvent = (event: ClientEvent): Effect.Effect<void> =>
  Effect.flatMap(Effect.service(ClientEvents), (report) => report(event))
