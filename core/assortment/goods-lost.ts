import { isAvailable } from "../catalogue/availability.ts"
import type { DeliveryMethod } from "./model.ts"

/** What a store says of goods that it has on its shelves. */
export interface Offered {
  readonly sellable: boolean
  readonly priced: boolean
  /** 'YYYY-MM-DD' */
  readonly availableFrom: string | null
  readonly availableTo: string | null
  /** Handed over in the store only. */
  readonly collectOnly: boolean
}

export type Loss = "not-sold" | "not-driven-home"

/** Why goods cannot come along to a store or a way of delivery; null when they can. */
export const lossOf = (goods: Offered | undefined, method: DeliveryMethod | null, today: string): Loss | null => {
  if (goods === undefined || !goods.sellable || !goods.priced || !isAvailable(goods, today)) return "not-sold"
  return goods.collectOnly && method === "homeDelivery" ? "not-driven-home" : null
}

/** The lines that a change takes out of a cart, by what the new store offers by gtin (PREVIEW-05). */
export const goodsLost = <Line extends { readonly gtin: string }>(
  lines: ReadonlyArray<Line>,
  offered: ReadonlyMap<string, Offered>,
  method: DeliveryMethod | null,
  today: string
): ReadonlyArray<Line & { readonly loss: Loss }> =>
  lines.flatMap((line) => {
    const loss = lossOf(offered.get(line.gtin), method, today)
    return loss === null ? [] : [{ ...line, loss }]
  })
