import { Layer } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { cartQueue } from "../cart/cart-queue.ts"
import { CartState } from "../cart/cart-state.ts"
import { type Policy, RequestPolicy } from "../contract/policy.ts"
import { ConnectionState } from "../connection/connection-state.ts"
import { requestRegistry } from "../connection/request-registry.ts"
import { ShownTimeState } from "../delivery/shown-time-state.ts"
import { ShellState } from "../navigation/shell-state.ts"
import { CachePort } from "../ports/cache.ts"
import { Connectivity } from "../ports/connectivity.ts"
import { HttpPort } from "../ports/http.ts"
import { CookieStorage, DeviceStorage, type Storage } from "../ports/storage.ts"
import { SearchKeyState } from "../search/search-key-state.ts"
import { suggest } from "../search/suggest.ts"
import { SuggestionsState } from "../search/suggestions-state.ts"
import { sessionCredentials } from "../session/credentials.ts"
import { SessionState } from "../session/session-state.ts"
import type { AppContext } from "./app-context.ts"
import type { States } from "./states.ts"

export interface Ports {
  readonly http: HttpPort["Service"]
  readonly cache: CachePort["Service"]
  readonly cookies: Storage
  readonly device: Storage
  /** How what a page waits for is asked. */
  readonly policy: Policy
  /** How the cart's own queue keeps trying behind the page. */
  readonly cartPolicy?: Policy
  /** Someone looks at how requests get on: a page in a browser (TOAST-02). */
  readonly watched?: boolean
}

/** The core's services over these ports and states. */
export const appLayer = (ports: Ports, states: States): Layer.Layer<AppContext> => {
  const given = Layer.mergeAll(
    Layer.succeed(HttpPort, ports.http),
    Layer.succeed(CachePort, ports.cache),
    Layer.succeed(CookieStorage, ports.cookies),
    Layer.succeed(DeviceStorage, ports.device),
    Layer.succeed(RequestPolicy, ports.policy),
    Layer.succeed(ShellState, states.shell),
    Layer.succeed(SessionState, states.session),
    Layer.succeed(AssortmentState, states.assortment),
    Layer.succeed(CartState, states.cart),
    Layer.succeed(ShownTimeState, states.shownTime),
    Layer.succeed(SuggestionsState, states.suggestions),
    Layer.succeed(SearchKeyState, states.searchKey),
    Layer.succeed(ConnectionState, states.connection),
    Layer.succeed(Connectivity, states.online)
  )
  const watched = ports.watched === true ? Layer.provideMerge(requestRegistry, given) : given
  const withSession = Layer.provideMerge(sessionCredentials, watched)
  const queue = Layer.provide(cartQueue, Layer.succeed(RequestPolicy, ports.cartPolicy ?? ports.policy))
  return Layer.provideMerge(Layer.mergeAll(queue, suggest), withSession)
}
