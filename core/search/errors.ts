import { Schema } from "effect"

/** Under two characters there is nothing to ask (SEARCH-01). */
export class QueryTooShort extends Schema.TaggedError<QueryTooShort>()("QueryTooShort", {}) {}
export class SearchUnavailable extends Schema.TaggedError<SearchUnavailable>()("SearchUnavailable", { detail: Schema.String }) {}
