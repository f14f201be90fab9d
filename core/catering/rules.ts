/** As a meal's largest quantity, it means that there is none (CONST-01, CONST-02). */
export const noUpperLimit = 999

export interface CateringLimits {
  readonly quantityFrom: number
  readonly quantityTo: number
}

/** The largest quantity of a meal; `Infinity` without one. */
export const largestCateringQuantity = ({ quantityTo }: Pick<CateringLimits, "quantityTo">): number =>
  quantityTo === noUpperLimit ? Number.POSITIVE_INFINITY : quantityTo

/** Clamps a quantity to whole portions or pieces between the meal's limits. NaN, 0 and less become 0, which removes the meal. */
export const clampCateringQuantity = (quantity: number, limits: CateringLimits): number => {
  if (!(quantity > 0)) return 0
  return Math.min(Math.max(Math.floor(quantity), limits.quantityFrom), largestCateringQuantity(limits))
}
