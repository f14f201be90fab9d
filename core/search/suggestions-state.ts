import { defineState } from "../kernel/state.ts"
import type { SuggestionsState } from "./model.ts"
import { emptySuggestions } from "./empty-suggestions.ts"

/** The search suggestions for the typed query. */
export const suggestionsState = defineState<SuggestionsState>("suggestions", emptySuggestions)
