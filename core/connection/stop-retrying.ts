import { Effect } from "effect"
import { CurrentRequestRegistry } from "../contract/requests.ts"

/** Clears the failed attempts of a page that the shopper has left (NET-12). */
export const stopRetrying = (): Effect.Effect<void> =>
  Effect.flatMap(Effect.service(CurrentRequestRegistry), ({ stopRetrying }) => stopRetrying)
