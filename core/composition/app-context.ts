import type { AssortmentState } from "../assortment/assortment-state.ts"
import type { CartQueue } from "../cart/cart-queue.ts"
import type { CartState } from "../cart/cart-state.ts"
import type { ConnectionState } from "../connection/connection-state.ts"
import type { CallContext } from "../contract/call.ts"
import type { ShownTimeState } from "../delivery/shown-time-state.ts"
import type { ShellState } from "../navigation/shell-state.ts"
import type { CookieStorage, DeviceStorage } from "../ports/storage.ts"
import type { Suggest } from "../search/suggest.ts"
import type { SearchKeyState } from "../search/search-key-state.ts"
import type { SuggestionsState } from "../search/suggestions-state.ts"
import type { SessionState } from "../session/session-state.ts"

/** Everything a use case may ask for. */
export type AppContext =
  | CallContext
  | CookieStorage
  | DeviceStorage
  | SessionState
  | AssortmentState
  | CartState
  | CartQueue
  | ShownTimeState
  | ShellState
  | SearchKeyState
  | SuggestionsState
  | Suggest
  | ConnectionState
