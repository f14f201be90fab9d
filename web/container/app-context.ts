import type { AssortmentState } from "#core/assortment/assortment-state.ts"
import type { CartQueue } from "#core/cart/cart-queue.ts"
import type { CartState } from "#core/cart/cart-state.ts"
import type { ConnectionState } from "#core/connection/connection-state.ts"
import type { CallContext } from "#core/contract/call.ts"
import type { ShellState } from "#core/navigation/shell-state.ts"
import type { CookieStorage, DeviceStorage } from "#core/ports/storage.ts"
import type { Suggest } from "#core/search/suggest.ts"
import type { SuggestionsState } from "#core/search/suggestions-state.ts"
import type { SessionState } from "#core/session/session-state.ts"

/** Everything a use case may ask for. */
export type AppContext =
  | CallContext
  | CookieStorage
  | DeviceStorage
  | SessionState
  | AssortmentState
  | CartState
  | CartQueue
  | ShellState
  | SuggestionsState
  | Suggest
  | ConnectionState
