import { Context, Effect, FiberHandle, Layer } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { suggestionsState } from "./suggestions-state.ts"
import { distinctUntilChanged, map, skip } from "rxjs"
import { cardQueryOf } from "../assortment/rules.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { quickSearch } from "./api.ts"
import { type Policy, RequestPolicy } from "../contract/policy.ts"
import { CurrentRequestRegistry } from "../contract/requests.ts"
import { retryDelay } from "../contract/retry-delay.ts"
import { hitsFromWire } from "./from-wire.ts"
import { normalizeQuery } from "./normalize-query.ts"
import { emptySuggestions } from "./empty-suggestions.ts"
import { loaderDelayMs, maxSuggestionsPerType, maxSuggestedProducts, typingDelayMs } from "./rules.ts"
import type { Hits } from "./model.ts"

/**
 * Loads suggestions while the user types. Each keystroke aborts the previous request, whose response is never shown. A change of
 * store repeats the query.
 */
export class Suggest extends Context.Service<
  Suggest,
  {
    readonly load: (input: string) => Effect.Effect<void>
    /** Requests the suggestions again after a failure, without waiting for the automatic retry. */
    readonly retry: Effect.Effect<void>
  }
>()("core/search/Suggest") {}

const limitHits = (hits: Hits): Hits => ({
  ...hits,
  products: hits.products.slice(0, maxSuggestedProducts),
  categories: hits.categories.slice(0, maxSuggestionsPerType),
  recipes: hits.recipes.slice(0, maxSuggestionsPerType),
  cateredMeals: hits.cateredMeals.slice(0, maxSuggestionsPerType),
  contentPages: hits.contentPages.slice(0, maxSuggestionsPerType),
  stores: hits.stores.slice(0, maxSuggestionsPerType)
})

const messageOf = (error: CallError): string =>
  error._tag === "ApiErrorResponse" ? (error.errors[0]?.message ?? error.code) : error._tag

const make = Effect.gen(function* () {
  const state = yield* stateOf(suggestionsState)
  const assortment = yield* stateOf(assortmentState)
  const context = yield* Effect.context<CallContext>()
  const retriedByCallerPolicy: Policy = { ...(yield* RequestPolicy), retryDelay: () => null, retriedByCaller: true }
  const registry = yield* CurrentRequestRegistry
  const loadFiber = yield* FiberHandle.make()
  /** Whether the query waits for the debounce delay. */
  let debouncing = false
  /** The number of the store whose prices are shown. */
  let loadedStoreNumber: string | undefined
  const storeNumber = () => assortment.current().selection?.storeNumber

  const showLoaderWhenSlow = Effect.andThen(
    Effect.sleep(loaderDelayMs),
    Effect.sync(() => state.update((suggestions) => ({ ...suggestions, slow: true })))
  )

  const requestOnce = (query: string) =>
    Effect.suspend(() =>
      call(quickSearch, { query: { q: query, ...cardQueryOf(assortment.current().selection) } })
    ).pipe(
      Effect.raceFirst(Effect.andThen(showLoaderWhenSlow, Effect.never)),
      Effect.provideService(RequestPolicy, retriedByCallerPolicy),
      Effect.provide(context)
    )

  /** Requests suggestions. A failure is shown after the first attempt. If there was no response, retries follow, until one is answered, the query changes or the attempts are used up (NET-12). */
  const load = Effect.fnUntraced(function* (query: string, debounceMs: number) {
    debouncing = debounceMs > 0
    yield* Effect.sleep(debounceMs)
    debouncing = false
    for (let failedAttemptCount = 0; ;) {
      const store = storeNumber()
      const outcome = yield* Effect.result(requestOnce(query))
      if (outcome._tag === "Success") {
        loadedStoreNumber = store
        return state.update((suggestions) => ({
          ...suggestions,
          hits: limitHits(hitsFromWire(query, outcome.success)),
          stale: false,
          slow: false,
          error: null
        }))
      }
      state.update((suggestions) => ({
        ...suggestions,
        hits: null,
        stale: false,
        slow: false,
        error: messageOf(outcome.failure)
      }))
      const delayMs = outcome.failure._tag === "HttpUnavailable" ? retryDelay(++failedAttemptCount) : null
      if (delayMs === null) return
      yield* Effect.sleep(delayMs)
    }
  })

  const replaceQuery = (input: string, debounceMs: number) =>
    Effect.suspend(() => {
      debouncing = false
      const query = normalizeQuery(input)
      if (query === null) {
        state.set({ ...emptySuggestions, input })
        return FiberHandle.clear(loadFiber)
      }
      const current = state.current()
      if (current.hits?.query === query && current.error === null && loadedStoreNumber === storeNumber()) {
        state.set({ ...current, input, stale: false, slow: false })
        return FiberHandle.clear(loadFiber)
      }
      state.set({ ...current, input, stale: current.hits !== null, slow: false, error: null })
      return Effect.asVoid(FiberHandle.run(loadFiber, load(query, debounceMs)))
    })

  const start = (input: string, debounceMs: number) =>
    Effect.suspend(() =>
      state.current().error === null
        ? replaceQuery(input, debounceMs)
        : Effect.andThen(registry.clearFailedAttempts, replaceQuery(input, debounceMs))
    )

  const refresh = Effect.suspend(() => (debouncing ? Effect.void : start(state.current().input, 0)))
  const run = yield* Effect.map(Effect.context<never>(), Effect.runForkWith)
  const subscription = assortment.changes$
    .pipe(map(storeNumber), distinctUntilChanged(), skip(1))
    .subscribe(() => void run(refresh))
  yield* Effect.addFinalizer(() => Effect.sync(() => subscription.unsubscribe()))

  return {
    load: (input: string) => start(input, typingDelayMs),
    retry: Effect.suspend(() => start(state.current().input, 0))
  }
})

export const suggest: Layer.Layer<Suggest, never, States | CallContext> = Layer.effect(Suggest, make)
