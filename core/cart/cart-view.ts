import type { Cart, CartProblem, CartView, PendingChange } from "./model.ts"

/** The initial state, and the only one of a visitor's cart. */
export const unknownCart: CartView = {
  status: "unknown",
  serverCart: null,
  pending: {},
  problems: [],
  updating: false,
  busySince: null
}

const withUpdating = (view: CartView): CartView => ({
  ...view,
  updating: view.busySince !== null || Object.keys(view.pending).length > 0
})

/** Replaces the server's last known cart; pending changes stay. */
export const withServerCart = (view: CartView, cart: Cart | null): CartView =>
  withUpdating({ ...view, status: cart === null ? "none" : "ready", serverCart: cart })

export const withPending = (view: CartView, change: PendingChange): CartView =>
  withUpdating({ ...view, pending: { ...view.pending, [change.product.gtin]: change } })

/** Removes the sent revisions; a change with a newer revision is not removed. */
export const withoutSent = (view: CartView, sent: ReadonlyArray<PendingChange>): CartView => {
  const sentRevisions = new Map(sent.map((change) => [change.product.gtin, change.revision]))
  const pending = Object.fromEntries(
    Object.entries(view.pending).filter(([gtin, change]) => sentRevisions.get(gtin) !== change.revision)
  )
  return withUpdating({ ...view, pending })
}

export const withBusy = (view: CartView, busySince: number | null): CartView => withUpdating({ ...view, busySince })

export const withProblem = (view: CartView, problem: Omit<CartProblem, "id">): CartView => ({
  ...view,
  problems: [...view.problems, { ...problem, id: (view.problems.at(-1)?.id ?? 0) + 1 }]
})
