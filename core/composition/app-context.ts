import type { CartQueue } from "../cart/cart-queue.ts"
import type { CallContext } from "../contract/call.ts"
import type { States } from "../kernel/state-of.ts"
import type { CookieStorage, DeviceStorage } from "../ports/storage.ts"
import type { Suggest } from "../search/suggest.ts"

/** Every service a use case may require. */
export type AppContext = CallContext | CookieStorage | DeviceStorage | States | CartQueue | Suggest
