import { suggestionsState } from "#core/search/suggestions-state.ts"
import { stateOf } from "#core/kernel/state-of.ts"
import { Effect } from "effect"
import { type Filters, sortFields } from "#core/catalogue/listing.ts"
import { ProductNotFound } from "#core/catalogue/errors.ts"
import { normalizeQuery } from "#core/search/normalize-query.ts"
import { pageSizeOf } from "#core/search/rules.ts"
import { QueryTooShort, SearchUnavailable } from "#core/search/errors.ts"
import { searchTypes, type SuggestionsView } from "#core/search/model.ts"
import { toastTitle } from "#web/text/connection.ts"
import { noResults } from "#web/text/listing.ts"
import { noHits } from "#web/text/no-hits.ts"
import { none as noStore } from "#web/text/store.ts"
import { tooShort } from "#web/text/suggestions.ts"
import { plainHits, plainProduct } from "../plain.ts"
import { namedStore, storeField } from "./named-store.ts"
import { count, oneOf, optional, text, texts, useCaseVerb } from "./verb.ts"

export const search = useCaseVerb("search", {
  name: "search",
  summary: `Searches as the search page does, ${pageSizeOf("product")} products a page.`,
  example: "search: mellanmjölk",
  input: {
    query: text("What is searched for"),
    type: optional(oneOf(searchTypes, "The kind of hits")),
    page: optional(count("From 1", 1, 500)),
    sort: optional(
      oneOf(
        sortFields.filter((name) => name !== ""),
        "Sorted by this field instead of by relevance"
      )
    ),
    order: optional(oneOf(["ASC", "DESC"], "ASC by default")),
    brands: optional(texts("Only these brands")),
    markings: optional(texts("Only products with these markings")),
    store: { ...storeField, summary: "Another store than the chosen one, by its number or words of its name" }
  },
  shorthand: "query",
  run: ({ query, type, page = 1, sort, order = "ASC", brands, markings, store }, search) =>
    Effect.gen(function* () {
      const filters: Filters = {
        ...(brands === undefined ? {} : { Brands: brands }),
        ...(markings === undefined ? {} : { ProductMarkings: markings })
      }
      const elsewhere = store === undefined ? {} : { store: (yield* namedStore(store)).storeNumber }
      const sorted = sort === undefined ? {} : { sort: { field: sort, order } }
      return plainHits(
        yield* search({
          query,
          page: page - 1,
          filters,
          ...(type === undefined ? {} : { type }),
          ...sorted,
          ...elsewhere
        })
      )
    }),
  failures: {
    QueryTooShort: tooShort,
    SearchUnavailable: toastTitle("search"),
    StoreNotSelectable: noStore,
    AssortmentUnavailable: toastTitle("search")
  },
  successMessage: ({ total }) => (total === 0 ? noResults : null)
})

const isSettled =
  (query: string) =>
  ({ hits, stale, error }: SuggestionsView): boolean =>
    error !== null || (hits?.query === query && !stale)

/** Waits until the search box shows the query's suggestions. */
const finishedSuggestions = (query: string) =>
  Effect.flatMap(stateOf(suggestionsState), (suggestions) =>
    Effect.callback<SuggestionsView>((resume) => {
      let subscription: { readonly unsubscribe: () => void } | undefined
      let done = false
      subscription = suggestions.changes$.subscribe((view) => {
        if (done || !isSettled(query)(view)) return
        done = true
        subscription?.unsubscribe()
        resume(Effect.succeed(view))
      })
      if (done) subscription.unsubscribe()
      return Effect.sync(() => subscription?.unsubscribe())
    })
  )

export const suggest = useCaseVerb("loadSuggestions", {
  name: "suggest",
  summary: "Types into the search box, letter by letter, and waits for the suggestions.",
  example: "suggest: mjöl",
  input: { query: text("What is typed") },
  shorthand: "query",
  run: ({ query: typed }, loadSuggestions) =>
    Effect.gen(function* () {
      for (let length = 1; length <= typed.length; length++) yield* loadSuggestions(typed.slice(0, length))
      const query = normalizeQuery(typed)
      if (query === null) return yield* new QueryTooShort()
      const { hits, error } = yield* finishedSuggestions(query)
      if (hits === null) return yield* new SearchUnavailable({ detail: error ?? "" })
      return plainHits(hits)
    }),
  failures: { QueryTooShort: tooShort, SearchUnavailable: toastTitle("search") },
  successMessage: ({ query, total }) => (total === 0 ? noHits(query) : null)
})

export const scan = useCaseVerb("findByGtin", {
  name: "scan",
  summary: "Scans a product's barcode; an unknown code, or one with a wrong check digit, has no result.",
  example: "scan: '7310865004703'",
  input: { code: text("13 or 14 digits") },
  shorthand: "code",
  run: ({ code }, findByGtin) =>
    Effect.gen(function* () {
      const found = yield* findByGtin(code)
      return found === null ? yield* new ProductNotFound() : plainProduct(found)
    }),
  failures: { ProductNotFound: noResults, SearchUnavailable: toastTitle("search") }
})
