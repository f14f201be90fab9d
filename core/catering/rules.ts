import { isEndDate } from "../catalogue/availability.ts"
import { type Ore, share } from "../kernel/money.ts"
import type { CateredMeal, MealVariant } from "./model.ts"

/** The `quantityTo` of a meal without an upper limit (CONST-01, CONST-02). */
export const noUpperLimit = 999

export interface CateringLimits {
  readonly quantityFrom: number
  readonly quantityTo: number
}

/** The largest quantity of a meal; `Infinity` without an upper limit. */
export const largestCateringQuantity = ({ quantityTo }: Pick<CateringLimits, "quantityTo">): number =>
  quantityTo === noUpperLimit ? Number.POSITIVE_INFINITY : quantityTo

/** Clamps a quantity to whole portions or pieces between the meal's limits. NaN, 0 and less become 0, which removes the meal. */
export const clampCateringQuantity = (quantity: number, limits: CateringLimits): number => {
  if (!(quantity > 0)) return 0
  return Math.min(Math.max(Math.floor(quantity), limits.quantityFrom), largestCateringQuantity(limits))
}

type LimitedMeal = Pick<CateredMeal, "minOrder" | "maxOrder">

/** The limits for ordering a variant: the limits of the meal and those of the variant both apply (CATERING-15, CATERING-16). */
export const orderLimits = (
  { minOrder, maxOrder }: LimitedMeal,
  { quantityFrom, quantityTo }: CateringLimits
): CateringLimits => ({
  quantityFrom: Math.max(minOrder ?? 1, quantityFrom),
  quantityTo: Math.min(maxOrder ?? noUpperLimit, quantityTo)
})

/** The default quantities: four portions of a meal (CATERING-17), and one cake (CATERING-18). */
const defaultQuantity = 4
const defaultCakeQuantity = 1
const cakeFolder = "tartor"

/** The quantity that a meal's page shows at first, within the meal's limits. */
export const initialQuantity = ({ url }: Pick<CateredMeal, "url">, limits: CateringLimits): number =>
  clampCateringQuantity(url.split("/").includes(cakeFolder) ? defaultCakeQuantity : defaultQuantity, limits)

const hasFixedQuantity = ({ quantityFrom, quantityTo }: CateringLimits): boolean => quantityFrom === quantityTo

/** The different names of a meal's variants, in their order. */
export const variantNames = ({ variants }: Pick<CateredMeal, "variants">): ReadonlyArray<string> => [
  ...new Set(variants.map(({ name }) => name))
]

/** The variants with this name when they are sizes, each with one fixed quantity; empty when the shopper enters the portions (CATERING-04). */
export const sizesOf = (
  { variants }: Pick<CateredMeal, "variants">,
  name: string
): ReadonlyArray<CateredMeal["variants"][number]> => {
  const sameNameVariants = variants.filter((variant) => variant.name === name)
  return sameNameVariants.length > 1 && sameNameVariants.every(hasFixedQuantity)
    ? sameNameVariants.toSorted((a, b) => a.quantityFrom - b.quantityFrom)
    : []
}

/** Whether a side must still be chosen before the meal can be added (CATERING-08). */
export const isSideMissing = ({ sides }: Pick<CateredMeal, "sides">, sideId: string | null): boolean =>
  sides.length > 0 && !sides.some(({ id }) => id === sideId)

/** The price of several portions or pieces. */
export const mealPrice = (price: Ore, quantity: number): Ore => share(price, quantity, 1)

/** The lowest price of one portion or piece, and whether other variants cost more; null when no variant has a price. */
export const lowestPrice = ({
  variants
}: {
  readonly variants: ReadonlyArray<Pick<MealVariant, "price">>
}): { readonly price: Ore; readonly varies: boolean } | null => {
  const prices = variants.flatMap(({ price }) => (price === null ? [] : [price]))
  const [first] = prices
  if (first === undefined) return null
  const price = prices.reduce((lowest, candidate) => (candidate < lowest ? candidate : lowest), first)
  return { price, varies: prices.some((other) => other !== price) }
}

export interface MealAvailability {
  /** 'from': `date` is the first day of pickup; 'to' and 'expired': the last day of ordering. */
  readonly kind: "from" | "to" | "expired"
  /** 'YYYY-MM-DD' */
  readonly date: string
}

/** The first day of pickup if it is later than today, and the last day of ordering if there is one; only the latter when it has passed. `today` is 'YYYY-MM-DD'. */
export const mealAvailability = (
  { availableFrom, availableTo }: Pick<MealVariant, "availableFrom" | "availableTo">,
  today: string
): ReadonlyArray<MealAvailability> => {
  if (availableTo !== null && availableTo < today) return [{ kind: "expired", date: availableTo }]
  return [
    ...(availableFrom !== null && availableFrom > today ? [{ kind: "from", date: availableFrom } as const] : []),
    ...(isEndDate(availableTo) ? [{ kind: "to", date: availableTo } as const] : [])
  ]
}

/** Whether a meal can be ordered today. */
export const canBeOrdered = (
  { sellable }: Pick<CateredMeal, "sellable">,
  variant: Pick<MealVariant, "availableFrom" | "availableTo">,
  today: string
): boolean => sellable && mealAvailability(variant, today).every(({ kind }) => kind !== "expired")
