import { Effect } from "effect"
import { CurrentRequestRegistry } from "../contract/requests.ts"

/** Clears all failed attempts; called when the shopper has left a page that was being retried (NET-12). */
export const clearFailedAttempts = (): Effect.Effect<void> =>
  Effect.flatMap(Effect.service(CurrentRequestRegistry), ({ clearFailedAttempts }) => clearFailedAttempts)
