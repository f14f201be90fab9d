import { defineState } from "../kernel/state.ts"
import type { SuggestionsState } from "./model.ts"
import { emptySuggestions } from "./empty-suggestions.ts"

/** The search suggestions for the query in the search box. */
export const suggestionsState = defineState<SuggestionsState>("suggestions", emptySuggestions)
