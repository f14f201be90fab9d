import { Effect } from "effect"
import { Requests } from "../contract/requests.ts"

/** The shopper has left a page that kept retrying (NET-12). */
export const stopRetrying = (): Effect.Effect<void> =>
  Effect.flatMap(Effect.service(Requests), ({ stopRetrying }) => stopRetrying)
