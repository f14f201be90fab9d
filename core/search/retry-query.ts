import { Effect } from "effect"
import { Suggest } from "./suggest.ts"

/** Retries the suggestions immediately after a failure. */
export const retryQuery = (): Effect.Effect<void, never, Suggest> => Effect.flatMap(Suggest, (service) => service.retry)
