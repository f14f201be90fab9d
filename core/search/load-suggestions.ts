import { Effect } from "effect"
import { Suggest } from "./suggest.ts"

/** Shows suggestions for the typed query after 500 ms without another key. */
export const loadSuggestions = (typed: string): Effect.Effect<void, never, Suggest> =>
  Effect.flatMap(Suggest, (service) => service.load(typed))
