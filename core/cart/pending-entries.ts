import { withUpdating } from "./cart-view.ts"
import type { CartState, PendingEntry } from "./model.ts"

export const withPendingEntry = (state: CartState, entry: PendingEntry): CartState =>
  withUpdating({ ...state, pendingEntries: [...state.pendingEntries, entry] })

export const withoutPendingEntry = (state: CartState, key: string): CartState =>
  withUpdating({ ...state, pendingEntries: state.pendingEntries.filter((entry) => entry.key !== key) })
