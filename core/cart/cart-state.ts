import { defineState } from "../kernel/state.ts"
import type { CartState } from "./model.ts"

/** The initial state, and the only one of a visitor's cart. */
export const unknownCart: CartState = {
  status: "unknown",
  serverCart: null,
  pending: {},
  pendingEntries: [],
  restoredPositions: {},
  problems: [],
  updating: false,
  busySince: null
}

/** The server's last known cart, with the pending changes. */
export const cartState = defineState<CartState>("cart", unknownCart, { serialized: true })
