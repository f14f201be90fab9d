import type { DeliveryMethod } from "../assortment/model.ts"
import { isAvailable } from "../catalogue/availability.ts"
import type { Unit } from "../catalogue/model.ts"

/** The data that decides whether a store sells a product. */
export interface StoreAvailability {
  readonly sellable: boolean
  readonly priced: boolean
  /** 'YYYY-MM-DD' */
  readonly availableFrom: string | null
  readonly availableTo: string | null
  /** Whether the product can be picked up in the store only. */
  readonly pickupOnly: boolean
}

export type LossReason = "not-sold" | "not-delivered"

/** A product, recipe, bag or meal that the cart would lose, or a recipe that would lose some of its products. */
export interface CartLoss {
  /** The gtin by which the API reports the loss; the id of a recipe that has no gtin. */
  readonly gtin: string
  readonly name: string
  readonly brand: string | null
  readonly size: string | null
  readonly picture: string | null
  /** Null when the quantity is in portions. */
  readonly unit: Unit | null
  readonly quantity: number
  readonly loss: LossReason
  /** The names of the products that a recipe loses when it keeps others; otherwise empty. */
  readonly lostItems: ReadonlyArray<string>
}

/** Why a change of store or delivery method would remove a product; null when it would not. */
export const lossReason = (
  availability: StoreAvailability | undefined,
  method: DeliveryMethod | null,
  today: string
): LossReason | null => {
  if (availability === undefined || !availability.sellable || !availability.priced || !isAvailable(availability, today))
    return "not-sold"
  return availability.pickupOnly && method === "homeDelivery" ? "not-delivered" : null
}

/** The cart lines that a change of store or delivery method would remove (PREVIEW-05). `availabilityByGtin` has the products of the new store. */
export const findLostLines = <Line extends { readonly gtin: string }>(
  lines: ReadonlyArray<Line>,
  availabilityByGtin: ReadonlyMap<string, StoreAvailability>,
  method: DeliveryMethod | null,
  today: string
): ReadonlyArray<Line & { readonly loss: LossReason }> =>
  lines.flatMap((line) => {
    const loss = lossReason(availabilityByGtin.get(line.gtin), method, today)
    return loss === null ? [] : [{ ...line, loss }]
  })
