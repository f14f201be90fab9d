import { cartUnits } from "../catalogue/units.ts"
import { fingerprint } from "../kernel/fingerprint.ts"
import type { CartState, PendingChange } from "./model.ts"

export interface Batch {
  readonly additions: ReadonlyArray<PendingChange>
  readonly changes: ReadonlyArray<{ readonly change: PendingChange; readonly lineId: string }>
  readonly noop: ReadonlyArray<PendingChange>
}

/** Groups pending changes into requests: products without a line are added together as soon as the first of them is due, lines are changed one by one. */
export const batchOf = (
  { serverCart: cart, pending }: CartState,
  until: number,
  inFlight: ReadonlySet<string>
): Batch => {
  const notInFlight = Object.values(pending).filter((change) => !inFlight.has(change.product.gtin))
  const lines = new Map(cart?.lines.map((line) => [line.gtin, line]))
  const additions = notInFlight.filter((change) => !lines.has(change.product.gtin) && change.quantity > 0)
  const changes = notInFlight.flatMap((change) => {
    const line = lines.get(change.product.gtin)
    return line !== undefined && line.quantity !== change.quantity && change.due <= until
      ? [{ change, lineId: line.id }]
      : []
  })
  const noop = notInFlight.filter((change) => (lines.get(change.product.gtin)?.quantity ?? 0) === change.quantity)
  return { additions: additions.some((change) => change.due <= until) ? additions : [], changes, noop }
}

export const addBody = (additions: ReadonlyArray<PendingChange>) => ({
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

/** Equal changes of a cart get an equal key, so that a page that resumes another page's changes adds nothing twice. */
export const batchKey = (cartId: string, additions: ReadonlyArray<PendingChange>): string =>
  `batch-${fingerprint([cartId, ...additions.map(({ key }) => key)].join())}`
