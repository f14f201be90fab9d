import type { Unit } from "./model.ts"

/** The maximum quantity of a product without its own (CART-58). */
export const defaultMaximum = 25

/** The product data that the rules need: the unit and the maximum quantity. */
export interface QuantityLimits {
  readonly unit: Unit
  readonly maximum: number
}

/** Products sold by weight are counted in tenths of a kilogram, all others in pieces. */
const stepsInOne = (unit: Unit): number => (unit === "kilogram" ? 10 : 1)

/** The change by one press of plus or minus: one piece or 0.1 kg. */
export const quantityStep = (unit: Unit): number => 1 / stepsInOne(unit)

/** Counts a quantity's steps, rounded to a millionth: with floating-point numbers, 0.3 kg would otherwise not be exactly 3 steps. */
const countSteps = (quantity: number, unit: Unit): number => Math.round(quantity * stepsInOne(unit) * 1e6) / 1e6

/** The largest quantity that can be bought: the maximum, rounded down to a whole step (CART-58). */
export const largestQuantity = ({ unit, maximum }: QuantityLimits): number =>
  Math.floor(countSteps(maximum, unit)) / stepsInOne(unit)

/**
 * Clamps a quantity to 0 and the largest one, in the product's steps: a weight is rounded to the nearest step, pieces are rounded down. NaN, 0
 * and less become 0, which removes the line (CART-57..63).
 */
export const clampQuantity = (quantity: number, product: QuantityLimits): number => {
  if (!(quantity > 0)) return 0
  const largest = largestQuantity(product)
  if (quantity >= largest) return largest
  const steps = countSteps(quantity, product.unit)
  return (product.unit === "kilogram" ? Math.round(steps) : Math.floor(steps)) / stepsInOne(product.unit)
}

/** Adds or subtracts one step, in exact tenths. */
export const stepQuantity = (quantity: number, by: 1 | -1, product: QuantityLimits): number => {
  const steps = stepsInOne(product.unit)
  return clampQuantity((Math.round(quantity * steps) + by) / steps, product)
}

/**
 * Parses the number in a typed quantity, with a decimal comma or point; NaN when it is not a number. The unit may follow, as in
 * '0,5 kg'.
 */
export const parseQuantity = (typed: string, unit: Unit): number => {
  const number = typed
    .trim()
    .replace(unit === "kilogram" ? /\s*kg$/i : /\s*st$/i, "")
    .replace(",", ".")
  return /^[+-]?(\d+\.?|\d*\.\d+)$/.test(number) ? Number(number) : Number.NaN
}

/** Parses and clamps a typed quantity, for the stepper and for session scripts (CART-57..63). */
export const quantityOf = (typed: string, product: QuantityLimits): number =>
  clampQuantity(parseQuantity(typed, product.unit), product)

/** Formats a quantity with a decimal comma: '0,5'. */
export const formatQuantity = (quantity: number): string => String(quantity).replace(".", ",")

export const gramsInKilogram = 1000

/** Converts a quantity to exact grams, which the server stores and prices. */
export const gramsOf = (kilograms: number): number => Math.round(kilograms * gramsInKilogram)

/** Converts grams to kilograms, as the wire writes a weight. */
export const kilogramsOf = (grams: number): number => grams / gramsInKilogram

/** Whether a quantity is valid on a line: whole pieces, or kg in steps of 0.1. */
export const isValidQuantity = (quantity: number, unit: Unit): boolean => {
  const steps = quantity * stepsInOne(unit)
  return Number.isFinite(quantity) && quantity >= 0 && Math.abs(steps - Math.round(steps)) < 1e-9
}
