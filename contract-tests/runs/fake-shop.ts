import { assortmentState } from "#core/assortment/assortment-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { Effect, Layer, ManagedRuntime, type Result } from "effect"
import { TestClock } from "effect/testing"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { type FakeServer, makeFakeHttp } from "#adapters/fakes/fake-http.ts"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import type { DeliverySelection } from "#core/assortment/model.ts"
import { noon } from "#core/catalogue/testing.ts"
import type { AppContext } from "#core/composition/app-context.ts"
import { makeRequestRegistry } from "#core/connection/request-registry.ts"
import { appLayer } from "#core/composition/app-layer.ts"
import { StateStore } from "#core/kernel/state.ts"
import { retryingPolicy, type Policy } from "#core/contract/policy.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import type { Storage } from "#core/ports/storage.ts"
import type { HttpRequest } from "#core/ports/http.ts"

export const pickupSelection: DeliverySelection = {
  method: "pickupAtStore",
  siteId: "site-1",
  storeNumber: "3201",
  storeName: "Vasastan",
  postalCode: null,
  city: "Stockholm",
  deliversGroceries: true
}

/** The services of one page, with fake ports. */
export interface FakeShop {
  readonly states: StateStore
  readonly cookies: Storage
  readonly device: Storage
  /** All requests so far, oldest first. */
  readonly sent: ReadonlyArray<HttpRequest>
  /** Runs a use case. If it sleeps, the promise resolves only after `advance` has moved the clock far enough. */
  readonly run: <A, E>(
    effect: Effect.Effect<A, E, AppContext>,
    options?: { readonly signal?: AbortSignal }
  ) => Promise<Result.Result<A, E>>
  /** Advances the virtual clock and runs everything that is due by then. */
  readonly advance: (millis: number) => Promise<void>
  readonly dispose: () => Promise<void>
}

export interface FakeShopOptions {
  readonly policy?: Policy
  /** The policy of cart calls; by default `policy`. */
  readonly cartPolicy?: Policy
  /** The selected store and delivery method; by default `pickupSelection`. */
  readonly selection?: DeliverySelection | null
  /** Whether a customer is logged in; true by default. */
  readonly isLoggedIn?: boolean
  /** Cookies besides the session cookie. */
  readonly cookies?: Readonly<Record<string, string>>
  /** The time at which the page opens, in ms since 1970; noon by default. */
  readonly startsAt?: number
  /** The device storage; pages of the same device share one. */
  readonly device?: Storage
}

/** A customer's session cookie. `expires`, like the cookie's field expires_in, is in ms since 1970. */
export const sessionCookieValue = (expires = noon + 86_400_000): string =>
  JSON.stringify({ token_type: "Bearer", access_token: "a.b.c", expires_in: expires })

/** Creates the services of a page with fake ports and a virtual clock. */
export const openFakeShop = async (
  server: FakeServer,
  {
    policy = retryingPolicy,
    cartPolicy = policy,
    selection = pickupSelection,
    isLoggedIn = true,
    cookies: extraCookies = {},
    device = makeFakeStorage(),
    startsAt = noon
  }: FakeShopOptions = {}
): Promise<FakeShop> => {
  const states = new StateStore()
  states.of(assortmentState).update((state) => ({ ...state, selection }))
  if (isLoggedIn) states.of(sessionState).update((state) => ({ ...state, status: "customer" }))
  const http = makeFakeHttp(server)
  const cookies = makeFakeStorage({
    ...(isLoggedIn ? { [cookieNames.session]: sessionCookieValue() } : {}),
    ...extraCookies
  })
  const app = appLayer(
    {
      http: http.port,
      cache: makeMemoryCache({ maxEntries: 50 }),
      cookies,
      device,
      policy,
      cartPolicy,
      requests: makeRequestRegistry(states)
    },
    states
  )
  const clock = Layer.effectDiscard(TestClock.setTime(startsAt)).pipe(Layer.provideMerge(TestClock.layer()))
  const runtime = ManagedRuntime.make(Layer.provideMerge(app, clock))
  // Starts the services before the first use case.
  await runtime.runPromise(Effect.void)
  return {
    states,
    cookies,
    device,
    sent: http.sent,
    run: (effect, options) => runtime.runPromise(Effect.result(effect), options),
    advance: (millis) => runtime.runPromise(TestClock.adjust(millis)),
    dispose: () => runtime.dispose()
  }
}

/** Opens a fake shop for one test and disposes of it afterwards. */
export const withFakeShop = async (
  server: FakeServer,
  test: (shop: FakeShop) => Promise<void>,
  options: FakeShopOptions = {}
): Promise<void> => {
  const shop = await openFakeShop(server, options)
  try {
    await test(shop)
  } finally {
    await shop.dispose()
  }
}
