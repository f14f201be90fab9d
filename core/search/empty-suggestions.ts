import type { SuggestionsState } from "./model.ts"

export const emptySuggestions: SuggestionsState = { typed: "", hits: null, stale: false, slow: false, error: null }
