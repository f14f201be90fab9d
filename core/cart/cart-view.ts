import type { Cart, CartProblem, CartState, PendingChange } from "./model.ts"

/** Recomputes `updating`: whether a load or change is under way. */
export const withUpdating = (state: CartState): CartState => ({
  ...state,
  updating: state.busySince !== null || Object.keys(state.pending).length > 0 || state.pendingEntries.length > 0
})

/** Replaces the server's last known cart; pending changes stay. */
export const withServerCart = (state: CartState, cart: Cart | null): CartState =>
  withUpdating({
    ...state,
    status: cart === null ? "none" : "ready",
    serverCart: cart,
    restoredPositions: cart?.id === state.serverCart?.id ? state.restoredPositions : {}
  })

/** Sets or forgets the index at which a restored line is shown. */
export const withRestoredPosition = (state: CartState, gtin: string, index: number | null): CartState => {
  const { [gtin]: previous, ...others } = state.restoredPositions
  if (index === null) return previous === undefined ? state : { ...state, restoredPositions: others }
  return { ...state, restoredPositions: { ...others, [gtin]: index } }
}

/** Adds a pending change, which replaces an earlier one of the same product. */
export const withPending = (state: CartState, change: PendingChange): CartState =>
  withUpdating({ ...state, pending: { ...state.pending, [change.product.gtin]: change } })

/** Removes these changes; a newer change of the same product stays pending. */
export const withoutChanges = (state: CartState, changes: ReadonlyArray<PendingChange>): CartState => {
  const removedRevisions = new Map(changes.map((change) => [change.product.gtin, change.revision]))
  const pending = Object.fromEntries(
    Object.entries(state.pending).filter(([gtin, change]) => removedRevisions.get(gtin) !== change.revision)
  )
  return withUpdating({ ...state, pending })
}

export const withBusy = (state: CartState, busySince: number | null): CartState => withUpdating({ ...state, busySince })

export const withProblem = (state: CartState, problem: Omit<CartProblem, "id">): CartState => ({
  ...state,
  problems: [...state.problems, { ...problem, id: (state.problems.at(-1)?.id ?? 0) + 1 }]
})
