import type { SuggestionsView } from "./model.ts"

export const emptySuggestions: SuggestionsView = { typed: "", hits: null, stale: false, slow: false, error: null }
