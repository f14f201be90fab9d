import type { SuggestionsView } from "./model.ts"

export const nothingTyped: SuggestionsView = { typed: "", hits: null, stale: false, slow: false, error: null }
