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
  /** The policy of every call that is not given another one, as page loads are. */
  readonly policy: Policy
  /** The policy of the cart queue, which retries in the background; `policy` by default. */
  readonly cartPolicy?: Policy
  /** Receives the progress of requests. */
  readonly requests?: RequestRegistry | undefined
}

/** Builds the core's services from these ports and states. */
export const appLayer = (ports: AppLayerOptions, states: StateStore): Layer.Layer<AppContext> => {
  const portLayer = Layer.mergeAll(
    Layer.succeed(HttpPort, ports.http),
    Layer.succeed(CachePort, ports.cache),
    Layer.succeed(CookieStorage, ports.cookies),
    Layer.succeed(DeviceStorage, ports.device),
    Layer.succeed(RequestPolicy, ports.policy),
    Layer.succeed(States, states),
    Layer.succeed(Connectivity, states.of(onlineState))
  )
  const withRequests =
    ports.requests === undefined
      ? portLayer
      : Layer.merge(portLayer, Layer.succeed(CurrentRequestRegistry, ports.requests))
  const withSession = Layer.provideMerge(sessionCredentials, withRequests)
  const queue = Layer.provide(cartQueue, Layer.succeed(RequestPolicy, ports.cartPolicy ?? ports.policy))
  return Layer.provideMerge(Layer.mergeAll(queue, suggest), withSession)
}
