import { defineState } from "../kernel/state.ts"
import { unknownCart } from "./cart-view.ts"
import type { CartView } from "./model.ts"

/** The server's last known cart, with the pending changes. */
export const cartState = defineState<CartView>("cart", unknownCart, { seeded: true })
