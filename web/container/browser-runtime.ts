import { Effect, Layer, ManagedRuntime } from "effect"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { makeBrowserCookies } from "#adapters/cookies/browser-cookies.ts"
import { makeIndexedDb } from "#adapters/device/indexed-db.ts"
import { makeHttpFetch } from "#adapters/http-fetch/http-fetch.ts"
import { browserPolicy, onceForAll, pagePolicy, RequestPolicy } from "#core/contract/policy.ts"
import { appLayer } from "#core/composition/app-layer.ts"
import type { Run } from "./runner.ts"
import type { States } from "#core/composition/states.ts"

/** The page's runtime: one for as long as the page lives. */
export const startBrowserRuntime = (states: States): Run => {
  const runtime = ManagedRuntime.make(appLayer({
    http: makeHttpFetch({ base: "/api/v1" }),
    cache: makeMemoryCache({ entries: 200 }),
    cookies: makeBrowserCookies(document, location.protocol === "https:"),
    device: makeIndexedDb(Date.now),
    policy: onceForAll,
    cartPolicy: browserPolicy,
    watched: true
  }, states).pipe(Layer.orDie))
  return (effect, options) => {
    const asked = options?.page === true ? Effect.provideService(effect, RequestPolicy, pagePolicy) : effect
    return runtime.runPromise(Effect.result(asked), options)
  }
}
