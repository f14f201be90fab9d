import { cartUnits } from "../catalogue/units.ts"
import { fingerprint } from "../kernel/fingerprint.ts"
import type { CartState, PendingChange } from "./model.ts"

export interface Batch {
  /** New products, which are sent in one request. */
  readonly additions: ReadonlyArray<PendingChange>
  /** New quantities of existing lines, each sent in a request of its own. */
  readonly changes: ReadonlyArray<{ readonly change: PendingChange; readonly lineId: string }>
  /** Changes whose quantity the server already has; they are not sent. */
  readonly noopChanges: ReadonlyArray<PendingChange>
}

/**
 * Groups the pending changes that are not in flight into requests. A change of an existing line is sent if it is due by
 * `until`, in ms since 1970. New products are sent together as soon as one of them is due.
 */
export const batchOf = (
  { serverCart: cart, pending }: CartState,
  until: number,
  gtinsInFlight: ReadonlySet<string>
): Batch => {
  const notInFlight = Object.values(pending).filter((change) => !gtinsInFlight.has(change.product.gtin))
  const lines = new Map(cart?.lines.map((line) => [line.gtin, line]))
  const additions = notInFlight.filter((change) => !lines.has(change.product.gtin) && change.quantity > 0)
  const changes = notInFlight.flatMap((change) => {
    const line = lines.get(change.product.gtin)
    return line !== undefined && line.quantity !== change.quantity && change.due <= until
      ? [{ change, lineId: line.id }]
      : []
  })
  const noopChanges = notInFlight.filter(
    (change) => (lines.get(change.product.gtin)?.quantity ?? 0) === change.quantity
  )
  return { additions: additions.some((change) => change.due <= until) ? additions : [], changes, noopChanges }
}

export const addItemsBody = (additions: ReadonlyArray<PendingChange>) => ({
  items: additions.map(({ product, quantity }) => ({
    gtin: product.gtin,
    itemNo: product.id,
    quantity: {
      value: quantity,
      unit: cartUnits[product.unit],
      originalUnit: cartUnits[product.unit]
    },
    name: product.name
  }))
})

/** Returns the idempotency key of a batch. A page that resumes the same changes gets the same key, so no product is added twice. */
export const batchKey = (cartId: string, additions: ReadonlyArray<PendingChange>): string =>
  `batch-${fingerprint([cartId, ...additions.map(({ key }) => key)].join())}`
