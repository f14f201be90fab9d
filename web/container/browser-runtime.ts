import type { Container, ServiceIdentifier } from "inversify"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { makeBrowserCookies } from "#adapters/cookies/browser-cookies.ts"
import { makeIndexedDb } from "#adapters/device/indexed-db.ts"
import { makeHttpFetch } from "#adapters/http-fetch/http-fetch.ts"
import { makeRequestRegistry } from "#core/connection/request-registry.ts"
import { browserPolicy, noRetryPolicy, pagePolicy } from "#core/contract/policy.ts"
import { StatesId } from "./make-container.ts"
import {
  CacheId,
  CartPolicyId,
  ClockId,
  CookiesId,
  DeviceId,
  HttpId,
  PagePolicyId,
  PolicyId,
  RequestsId
} from "./ports.ts"
import type { Run } from "./runner.ts"
import { startRuntime } from "./start-runtime.ts"

/** Binds a browser's ports and policies, except those that are already bound. */
const bindBrowser = (page: Container): void => {
  const bind = <A>(id: ServiceIdentifier<A>, make: () => A) => {
    if (!page.isBound(id)) page.bind(id).toDynamicValue(make).inSingletonScope()
  }
  bind(HttpId, () => makeHttpFetch({ base: "/api/v1" }))
  bind(CacheId, () => makeMemoryCache({ maxEntries: 200 }))
  bind(CookiesId, () => makeBrowserCookies(document, { secure: location.protocol === "https:" }))
  bind(DeviceId, () => makeIndexedDb(page.get(ClockId)))
  bind(ClockId, () => Date.now)
  bind(RequestsId, () => makeRequestRegistry(page.get(StatesId)))
  bind(PolicyId, () => noRetryPolicy)
  bind(PagePolicyId, () => pagePolicy)
  bind(CartPolicyId, () => browserPolicy)
}

/** Starts the page's runtime, which lasts as long as the page. */
export const startBrowserRuntime = (page: Container): Run => {
  bindBrowser(page)
  return startRuntime(page).run
}
