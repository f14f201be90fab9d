import { Effect } from "effect"
import { Suggest } from "./suggest.ts"

/** Loads suggestions for the query in the search box, debounced: 500 ms after the last keystroke. */
export const loadSuggestions = (input: string): Effect.Effect<void, never, Suggest> =>
  Effect.flatMap(Suggest, (service) => service.load(input))
