import { suggestionsState } from "#core/search/suggestions-state.ts"
import { stateOf } from "#core/kernel/state-of.ts"
import { Effect } from "effect"
import { type Filters, sortFields } from "#core/catalogue/listing.ts"
import { ProductNotFound } from "#core/catalogue/errors.ts"
import { normalizeQuery } from "#core/search/normalize-query.ts"
import { pageSizeOf } from "#core/search/rules.ts"
import { QueryTooShort, SearchUnavailable } from "#core/search/errors.ts"
import { searchTypes, type SuggestionsState } from "#core/search/model.ts"
import { toastTitle } from "#web/text/connection.ts"
import { noResults } from "#web/text/listing.ts"
import { noHits } from "#web/text/no-hits.ts"
import { noStoreFound as noStore } from "#web/text/store.ts"
import { tooShort } from "#web/text/suggestions.ts"
import { plainHits, plainProduct } from "../plain.ts"
import { findNamedStore, storeField } from "./named-store.ts"
import { count, oneOf, optional, text, texts, useCaseVerb } from "./verb.ts"

export const search = useCaseVerb("search", {
  name: "search",
  summary: `Searches as the search page does, ${pageSizeOf("product")} products per page.`,
  example: "search: mellanmjölk",
  input: {
    query: text("The search words"),
    type: optional(oneOf(searchTypes, "The type of hits")),
    page: optional(count("From 1", 1, 500)),
    sort: optional(
      oneOf(
        sortFields.filter((name) => name !== ""),
        "The field to sort by; by default relevance"
      )
    ),
    order: optional(oneOf(["ASC", "DESC"], "ASC by default")),
    brands: optional(texts("Only these brands")),
    markings: optional(texts("Only products with these markings")),
    store: { ...storeField, summary: "A store other than the chosen one, by its number or words of its name" }
  },
  shorthand: "query",
  run: ({ query, type, page = 1, sort, order = "ASC", brands, markings, store }, search) =>
    Effect.gen(function* () {
      const filters: Filters = {
        ...(brands === undefined ? {} : { Brands: brands }),
        ...(markings === undefined ? {} : { ProductMarkings: markings })
      }
      const storeInput = store === undefined ? {} : { store: (yield* findNamedStore(store)).storeNumber }
      const sortInput = sort === undefined ? {} : { sort: { field: sort, order } }
      return plainHits(
        yield* search({
          query,
          page: page - 1,
          filters,
          ...(type === undefined ? {} : { type }),
          ...sortInput,
          ...storeInput
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
  ({ hits, stale, error }: SuggestionsState): boolean =>
    error !== null || (hits?.query === query && !stale)

/** Waits until the search box shows the query's suggestions or an error. */
const waitForSuggestions = (query: string) =>
  Effect.flatMap(stateOf(suggestionsState), (suggestions) =>
    Effect.callback<SuggestionsState>((resume) => {
      let subscription: { readonly unsubscribe: () => void } | undefined
      let isDone = false
      subscription = suggestions.changes$.subscribe((view) => {
        if (isDone || !isSettled(query)(view)) return
        isDone = true
        subscription?.unsubscribe()
        resume(Effect.succeed(view))
      })
      if (isDone) subscription.unsubscribe()
      return Effect.sync(() => subscription?.unsubscribe())
    })
  )

export const suggest = useCaseVerb("loadSuggestions", {
  name: "suggest",
  summary: "Types into the search box, letter by letter, and waits for the suggestions.",
  example: "suggest: mjöl",
  input: { query: text("The text to type") },
  shorthand: "query",
  run: ({ query: input }, loadSuggestions) =>
    Effect.gen(function* () {
      for (let length = 1; length <= input.length; length++) yield* loadSuggestions(input.slice(0, length))
      const query = normalizeQuery(input)
      if (query === null) return yield* new QueryTooShort()
      const { hits, error } = yield* waitForSuggestions(query)
      if (hits === null) return yield* new SearchUnavailable({ detail: error ?? "" })
      return plainHits(hits)
    }),
  failures: { QueryTooShort: tooShort, SearchUnavailable: toastTitle("search") },
  successMessage: ({ query, total }) => (total === 0 ? noHits(query) : null)
})

export const scan = useCaseVerb("findByGtin", {
  name: "scan",
  summary: "Scans a product's barcode; fails for an unknown code and for a wrong check digit.",
  example: "scan: '7310865004703'",
  input: { code: text("a GTIN, EAN-8 or UPC-A, a GS1 Digital Link, or a code from a scale") },
  shorthand: "code",
  run: ({ code }, findByGtin) =>
    Effect.gen(function* () {
      const product = yield* findByGtin(code)
      return product === null ? yield* new ProductNotFound() : plainProduct(product)
    }),
  failures: { ProductNotFound: noResults, SearchUnavailable: toastTitle("search") }
})
