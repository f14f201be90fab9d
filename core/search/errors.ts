import { Schema } from "effect"

/** The query has fewer than two characters and is not sent (SEARCH-01). */
export class QueryTooShort extends Schema.TaggedError<QueryTooShort>()("QueryTooShort", {}) {}
export class SearchUnavailable extends Schema.TaggedError<SearchUnavailable>()("SearchUnavailable", {
  detail: Schema.String
}) {}
