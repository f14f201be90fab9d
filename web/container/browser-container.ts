import "reflect-metadata/lite"
import type { Container, ServiceIdentifier } from "inversify"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { makeBrowserCookies } from "#adapters/cookies/browser-cookies.ts"
import { makeIndexedDb } from "#adapters/device/indexed-db.ts"
import { makeHttpFetch } from "#adapters/http-fetch/http-fetch.ts"
import { makeRequestRegistry } from "#core/connection/request-registry.ts"
import { retryingPolicy, noRetryPolicy, pagePolicy } from "#core/contract/policy.ts"
import type { StateStore } from "#core/kernel/state.ts"
import { boundUseCases } from "./bound-use-cases.ts"
import { makeContainer, StatesId } from "./make-container.ts"
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
import type { GetUseCase } from "./scope.ts"
import { serverNow } from "./server-clock.ts"
import { bindRuntime } from "./start-runtime.ts"

/** Binds a browser's ports and policies, except those that are already bound. */
export const bindBrowser = (container: Container): void => {
  const bind = <A>(id: ServiceIdentifier<A>, make: () => A) => {
    if (!container.isBound(id)) container.bind(id).toDynamicValue(make).inSingletonScope()
  }
  bind(HttpId, () => makeHttpFetch({ base: "/api/v1" }))
  bind(CacheId, () => makeMemoryCache({ maxEntries: 200 }))
  bind(CookiesId, () => makeBrowserCookies(document, { secure: location.protocol === "https:" }))
  bind(DeviceId, () => makeIndexedDb(container.get(ClockId)))
  bind(ClockId, () => serverNow)
  bind(RequestsId, () => makeRequestRegistry(container.get(StatesId)))
  bind(PolicyId, () => noRetryPolicy)
  bind(PagePolicyId, () => pagePolicy)
  bind(CartPolicyId, () => retryingPolicy)
}

/** Makes the document's use cases in a container of their own. */
export const makeBrowserUseCases = (states: StateStore): GetUseCase => {
  const container = makeContainer(states)
  bindBrowser(container)
  bindRuntime(container)
  return boundUseCases(container)
}
