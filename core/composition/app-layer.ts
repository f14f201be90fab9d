import { Layer } from "effect"
import { cartQueue } from "../cart/cart-queue.ts"
import { type Policy, RequestPolicy } from "../contract/policy.ts"
import { CurrentRequestRegistry, type RequestRegistry } from "../contract/requests.ts"
import { onlineState } from "../connection/online-state.ts"
import type { StateStore } from "../kernel/state.ts"
import { States } from "../kernel/state-of.ts"
import { CachePort } from "../ports/cache.ts"
import { Connectivity } from "../ports/connectivity.ts"
import { HttpPort } from "../ports/http.ts"
import { CookieStorage, DeviceStorage, type Storage } from "../ports/storage.ts"
import { suggest } from "../search/suggest.ts"
import { sessionCredentials } from "../session/credentials.ts"
import type { AppContext } from "./app-context.ts"

export interface AppLayerOptions {
  readonly http: HttpPort["Service"]
  readonly cache: CachePort["Service"]
  readonly cookies: Storage
  readonly device: Storage
  /** The default policy of calls. */
  readonly policy: Policy
  /** The policy of the cart queue, which retries in the background; `policy` by default. */
  readonly cartPolicy?: Policy
  /** Receives the progress of requests. */
  readonly requests?: RequestRegistry | undefined
}

/** Builds the core's services from the states and from the options' ports and policies. */
export const appLayer = (options: AppLayerOptions, states: StateStore): Layer.Layer<AppContext> => {
  const portLayer = Layer.mergeAll(
    Layer.succeed(HttpPort, options.http),
    Layer.succeed(CachePort, options.cache),
    Layer.succeed(CookieStorage, options.cookies),
    Layer.succeed(DeviceStorage, options.device),
    Layer.succeed(RequestPolicy, options.policy),
    Layer.succeed(States, states),
    Layer.succeed(Connectivity, states.of(onlineState))
  )
  const withRegistry =
    options.requests === undefined
      ? portLayer
      : Layer.merge(portLayer, Layer.succeed(CurrentRequestRegistry, options.requests))
  const withCredentials = Layer.provideMerge(sessionCredentials, withRegistry)
  const queueLayer = Layer.provide(cartQueue, Layer.succeed(RequestPolicy, options.cartPolicy ?? options.policy))
  return Layer.provideMerge(Layer.mergeAll(queueLayer, suggest), withCredentials)
}
