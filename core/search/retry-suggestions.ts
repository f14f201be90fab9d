import { Effect } from "effect"
import { Suggest } from "./suggest.ts"

/** Requests the suggestions again after a failure, without waiting for the automatic retry. */
export const retrySuggestions = (): Effect.Effect<void, never, Suggest> =>
  Effect.flatMap(Suggest, (service) => service.retry)
