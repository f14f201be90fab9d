import { Context, Effect, FiberHandle, Layer } from "effect"
import { distinctUntilChanged, map, skip } from "rxjs"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { storeOf } from "../assortment/rules.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { quickSearch } from "./api.ts"
import { type Policy, RequestPolicy } from "../contract/policy.ts"
import { Requests } from "../contract/requests.ts"
import { waitAfter } from "../contract/schedule.ts"
import { hitsOf } from "./from-wire.ts"
import { queryOf } from "./query-of.ts"
import { nothingTyped } from "./nothing-typed.ts"
import { loaderDelay, mostOfAKind, mostProducts, typingDelay } from "./rules.ts"
import { SuggestionsState } from "./suggestions-state.ts"
import type { Hits } from "./model.ts"

/**
 * Suggestions while typing: each key replaces the question before it, whose request is aborted and whose answer never shows. Another store
 * asks again for what is typed.
 */
export class Suggest extends Context.Service<Suggest, {
  readonly type: (typed: string) => Effect.Effect<void>
  /** Asks again at once, after a failure. */
  readonly retry: Effect.Effect<void>
}>()("core/search/Suggest") {}

const shortened = (hits: Hits): Hits => ({
  ...hits,
  products: hits.products.slice(0, mostProducts),
  categories: hits.categories.slice(0, mostOfAKind),
  recipes: hits.recipes.slice(0, mostOfAKind),
  cateredMeals: hits.cateredMeals.slice(0, mostOfAKind),
  contentPages: hits.contentPages.slice(0, mostOfAKind),
  stores: hits.stores.slice(0, mostOfAKind)
})

const messageOf = (error: CallError): string => (error._tag === "ApiRefused" ? (error.errors[0]?.message ?? error.code) : error._tag)

const make = Effect.gen(function*() {
  const state = yield* SuggestionsState
  const assortment = yield* AssortmentState
  const context = yield* Effect.context<CallContext>()
  const onlyOnce: Policy = { ...(yield* RequestPolicy), waitAfter: () => null, goesOn: true }
  const requests = yield* Requests
  const asking = yield* FiberHandle.make()
  /** The shopper may still be typing: nothing has been asked for what is in the field. */
  let resting = false
  /** The store whose prices the hits in view bear. */
  let answeredIn: string | undefined
  const storeNumber = () => assortment.current().choice?.storeNumber

  const loader = Effect.andThen(Effect.sleep(loaderDelay), Effect.sync(() => state.update((view) => ({ ...view, slow: true }))))

  const askOnce = (query: string) =>
    Effect.suspend(() => call(quickSearch, { query: { q: query, ...storeOf(assortment.current().choice) } })).pipe(
      Effect.raceFirst(Effect.andThen(loader, Effect.never)),
      Effect.provideService(RequestPolicy, onlyOnce),
      Effect.provide(context)
    )

  /** The failure shows after the first try; tries go on behind it until one succeeds or another question is asked (NET-12). */
  const ask = Effect.fnUntraced(function*(query: string, delay: number) {
    resting = delay > 0
    yield* Effect.sleep(delay)
    resting = false
    for (let failedTries = 0; ; ) {
      const store = storeNumber()
      const outcome = yield* Effect.result(askOnce(query))
      if (outcome._tag === "Success") {
        answeredIn = store
        return state.update((view) => ({ ...view, hits: shortened(hitsOf(query, outcome.success)), old: false, slow: false, error: null }))
      }
      state.update((view) => ({ ...view, hits: null, old: false, slow: false, error: messageOf(outcome.failure) }))
      const wait = outcome.failure._tag === "HttpUnavailable" ? waitAfter(++failedTries) : null
      if (wait === null) return
      yield* Effect.sleep(wait)
    }
  })

  const replace = (typed: string, delay: number) =>
    Effect.suspend(() => {
      resting = false
      const query = queryOf(typed)
      if (query === null) {
        state.set({ ...nothingTyped, typed })
        return FiberHandle.clear(asking)
      }
      const known = state.current()
      if (known.hits?.query === query && known.error === null && answeredIn === storeNumber()) {
        state.set({ ...known, typed, old: false, slow: false })
        return FiberHandle.clear(asking)
      }
      state.set({ ...known, typed, old: known.hits !== null, slow: false, error: null })
      return Effect.asVoid(FiberHandle.run(asking, ask(query, delay)))
    })

  const start = (typed: string, delay: number) =>
    Effect.suspend(() => (state.current().error === null ? replace(typed, delay) : Effect.andThen(requests.stopped, replace(typed, delay))))

  const again = Effect.suspend(() => (resting ? Effect.void : start(state.current().typed, 0)))
  const run = yield* Effect.map(Effect.context<never>(), Effect.runForkWith)
  const watching = assortment.changes$.pipe(map(storeNumber), distinctUntilChanged(), skip(1)).subscribe(() => void run(again))
  yield* Effect.addFinalizer(() => Effect.sync(() => watching.unsubscribe()))

  return {
    type: (typed: string) => start(typed, typingDelay),
    retry: Effect.suspend(() => start(state.current().typed, 0))
  }
})

export const suggest: Layer.Layer<Suggest, never, SuggestionsState | AssortmentState | CallContext> = Layer.effect(Suggest, make)

export const typeQuery = (typed: string): Effect.Effect<void, never, Suggest> => Effect.flatMap(Suggest, (service) => service.type(typed))

export const retryQuery: Effect.Effect<void, never, Suggest> = Effect.flatMap(Suggest, (service) => service.retry)
