import type { Unit } from "./model.ts"
import { pieceWeightOf, type ProductSize } from "./weight.ts"

/** The maximum quantity of a product that has no maximum of its own (CART-58). */
export const defaultMaximum = 25

/** The product data that the rules of quantities need. */
export interface QuantityLimits extends ProductSize {
  readonly maximum: number
}

/** The number of steps in one unit: a kilogram has ten, a piece one. */
const stepsPerUnit = (unit: Unit): number => (unit === "kilogram" ? 10 : 1)

/** The quantity that the first press adds: one piece. For a product sold by weight it is the weight of a piece, rounded to 0.1 kg, or 0.1 kg when that weight is unknown. */
export const firstQuantity = (product: QuantityLimits): number => {
  const steps = countSteps(pieceWeightOf(product) ?? 0, product.unit)
  return Math.max(1, Math.round(steps)) / stepsPerUnit(product.unit)
}

/** The weight in kg above which a press of plus or minus changes the quantity by a whole piece. */
const largePieceKg = 0.5

/** The change by one press of plus or minus: one piece, or 0.1 kg of a product sold by weight unless its pieces weigh more than 0.5 kg. */
export const quantityStep = (product: QuantityLimits): number =>
  (pieceWeightOf(product) ?? 0) > largePieceKg ? firstQuantity(product) : 1 / stepsPerUnit(product.unit)

/** Counts a quantity's steps, rounded to a millionth: with floating-point numbers, 0.3 kg would otherwise not be exactly 3 steps. */
const countSteps = (quantity: number, unit: Unit): number => Math.round(quantity * stepsPerUnit(unit) * 1e6) / 1e6

/** The largest quantity that can be bought: the maximum, rounded down to a whole step (CART-58). */
export const largestQuantity = ({ unit, maximum }: QuantityLimits): number =>
  Math.floor(countSteps(maximum, unit)) / stepsPerUnit(unit)

/**
 * Clamps a quantity between 0 and the largest one, in the product's steps: a weight is rounded to the nearest step, pieces are rounded down. NaN, 0
 * and less become 0, which removes the line (CART-57..63).
 */
export const clampQuantity = (quantity: number, product: QuantityLimits): number => {
  if (!(quantity > 0)) return 0
  const largest = largestQuantity(product)
  if (quantity >= largest) return largest
  const steps = countSteps(quantity, product.unit)
  return (product.unit === "kilogram" ? Math.round(steps) : Math.floor(steps)) / stepsPerUnit(product.unit)
}

/** Adds or subtracts one step, in exact tenths; the first step up adds one piece. */
export const stepQuantity = (quantity: number, direction: 1 | -1, product: QuantityLimits): number => {
  const stepsInUnit = stepsPerUnit(product.unit)
  const change = quantity === 0 ? firstQuantity(product) : quantityStep(product)
  return clampQuantity(
    (Math.round(quantity * stepsInUnit) + direction * Math.round(change * stepsInUnit)) / stepsInUnit,
    product
  )
}

/**
 * Parses a quantity that the shopper has entered, with a decimal comma or point; NaN when it is not a number. The unit may follow, as in
 * '0,5 kg'.
 */
export const parseQuantity = (input: string, unit: Unit): number => {
  const number = input
    .trim()
    .replace(unit === "kilogram" ? /\s*kg$/i : /\s*st$/i, "")
    .replace(",", ".")
  return /^[+-]?(\d+\.?|\d*\.\d+)$/.test(number) ? Number(number) : Number.NaN
}

/** Parses and clamps an entered quantity, for the stepper and for session scripts (CART-57..63). */
export const quantityOf = (input: string, product: QuantityLimits): number =>
  clampQuantity(parseQuantity(input, product.unit), product)

/** Whether a quantity is valid on a line: whole pieces, or kg in steps of 0.1. */
export const isValidQuantity = (quantity: number, unit: Unit): boolean => {
  const steps = quantity * stepsPerUnit(unit)
  return Number.isFinite(quantity) && quantity >= 0 && Math.abs(steps - Math.round(steps)) < 1e-9
}
