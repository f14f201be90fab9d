import { Effect, Layer, ManagedRuntime, type Result } from "effect"
import { TestClock } from "effect/testing"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { type FakeServer, makeFakeHttp } from "#adapters/fakes/fake-http.ts"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import type { Choice } from "#core/assortment/model.ts"
import { noon } from "#core/catalogue/testing.ts"
import type { AppContext } from "#core/composition/app-context.ts"
import { appLayer } from "#core/composition/app-layer.ts"
import { makeStates, type States } from "#core/composition/states.ts"
import { browserPolicy, type Policy } from "#core/contract/policy.ts"
import { cookieNames, type Storage } from "#core/ports/storage.ts"
import type { HttpRequest } from "#core/ports/http.ts"

export const pickup: Choice = { method: "pickupAtStore", siteId: "site-1", storeNumber: "3201", storeName: "Vasastan", postalCode: null, city: "Stockholm", groceries: true }

export interface FakeShop {
  readonly states: States
  readonly cookies: Storage
  readonly device: Storage
  /** Everything sent so far, oldest first. */
  readonly sent: ReadonlyArray<HttpRequest>
  /** Starts a use case; it ends when its time has passed. */
  readonly start: <A, E>(effect: Effect.Effect<A, E, AppContext>, options?: { readonly signal?: AbortSignal }) => Promise<Result.Result<A, E>>
  /** Moves the one clock, in ms; everything due until then has happened afterwards. */
  readonly pass: (millis: number) => Promise<void>
  readonly dispose: () => Promise<void>
}

export interface FakeShopOptions {
  readonly policy?: Policy
  /** The cart's own; the same unless given. */
  readonly cartPolicy?: Policy
  readonly choice?: Choice | null
  readonly customer?: boolean
  readonly cookies?: Readonly<Record<string, string>>
  /** What another page has left on the device. */
  readonly device?: Storage
}

/** The cookie of a customer whose token lives for a day after noon. */
export const sessionCookie = (expires = noon + 86_400_000): string => JSON.stringify({ token_type: "Bearer", access_token: "a.b.c", expires_in: expires })

/** The shop as a page composes it, over fakes and a virtual clock that stands at noon: with a store and a customer unless told otherwise. */
export const openFakeShop = async (
  server: FakeServer,
  { policy = browserPolicy, cartPolicy = policy, choice = pickup, customer = true, cookies: given = {}, device = makeFakeStorage() }: FakeShopOptions = {}
): Promise<FakeShop> => {
  const states = makeStates()
  states.assortment.update((view) => ({ ...view, choice }))
  if (customer) states.session.update((view) => ({ ...view, status: "customer" }))
  const http = makeFakeHttp(server)
  const cookies = makeFakeStorage({ ...(customer ? { [cookieNames.session]: sessionCookie() } : {}), ...given })
  const app = appLayer({ http: http.port, cache: makeMemoryCache({ entries: 50 }), cookies, device, policy, cartPolicy, watched: true }, states)
  const clock = Layer.effectDiscard(TestClock.setTime(noon)).pipe(Layer.provideMerge(TestClock.layer()))
  const runtime = ManagedRuntime.make(Layer.provideMerge(app, clock))
  await runtime.runPromise(Effect.void)
  return {
    states,
    cookies,
    device,
    sent: http.sent,
    start: (effect, options) => runtime.runPromise(Effect.result(effect), options),
    pass: (millis) => runtime.runPromise(TestClock.adjust(millis)),
    dispose: () => runtime.dispose()
  }
}

/** Opens such a shop for one test, and closes it whatever comes of it. */
export const withinShop = async (server: FakeServer, work: (shop: FakeShop) => Promise<void>, options: FakeShopOptions = {}): Promise<void> => {
  const shop = await openFakeShop(server, options)
  try {
    await work(shop)
  } finally {
    await shop.dispose()
  }
}
