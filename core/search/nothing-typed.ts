import type { SuggestionsView } from "./model.ts"

export const nothingTyped: SuggestionsView = { typed: "", hits: null, old: false, slow: false, error: null }
