import type { CartView, PendingChange } from "./model.ts"

export interface Batch {
  readonly adds: ReadonlyArray<PendingChange>
  readonly changes: ReadonlyArray<{ readonly change: PendingChange; readonly lineId: string }>
  readonly moot: ReadonlyArray<PendingChange>
}

/** Goods without a line are added together, the whole queue once its first is due; lines are changed one by one. */
export const batchOf = ({ settled: cart, pending }: CartView, until: number, onTheWay: ReadonlySet<string>): Batch => {
  const all = Object.values(pending).filter((change) => !onTheWay.has(change.product.gtin))
  const lines = new Map(cart?.lines.map((line) => [line.gtin, line]))
  const adds = all.filter((change) => !lines.has(change.product.gtin) && change.quantity > 0)
  const changes = all.flatMap((change) => {
    const line = lines.get(change.product.gtin)
    return line !== undefined && line.quantity !== change.quantity && change.due <= until ? [{ change, lineId: line.id }] : []
  })
  const moot = all.filter((change) => (lines.get(change.product.gtin)?.quantity ?? 0) === change.quantity)
  return { adds: adds.some((change) => change.due <= until) ? adds : [], changes, moot }
}

export const addBody = (adds: ReadonlyArray<PendingChange>) => ({
  items: adds.map(({ product, quantity }) => ({
    gtin: product.gtin,
    itemNo: product.id,
    quantity: { value: quantity, unit: product.unit === "kilogram" ? "Kilogram" : "Piece", originalUnit: product.unit === "kilogram" ? "Kilogram" : "Piece" },
    name: product.name
  }))
})

/** The same for the same changes of a cart, wherever they are sent from: a page that takes up what another had begun to send adds nothing twice. */
export const batchKey = (cartId: string, adds: ReadonlyArray<PendingChange>): string => {
  let [high, low] = [0x811c9dc5, 0x1000193]
  for (const sign of [cartId, ...adds.map(({ key }) => key)].join()) {
    high = Math.imul(high ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
    low = Math.imul(low + (sign.codePointAt(0) ?? 0), 0x5bd1e995) >>> 0
  }
  return `batch-${high.toString(36)}-${low.toString(36)}`
}
