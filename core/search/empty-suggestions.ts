import type { SuggestionsState } from "./model.ts"

export const emptySuggestions: SuggestionsState = { input: "", hits: null, stale: false, slow: false, error: null }
