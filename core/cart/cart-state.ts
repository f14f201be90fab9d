import { defineState } from "../kernel/state.ts"
import { unknownCart } from "./cart-view.ts"
import type { CartState } from "./model.ts"

/** The server's last known cart, with the pending changes. */
export const cartState = defineState<CartState>("cart", unknownCart, { serialized: true })
