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
 * Clamps a quantity between 0 and the largest one, in the product's steps: a weight is rounded to the nearest step, pieces are rounded down, and less than a
 * step becomes one. NaN, 0 and less become 0, which removes the line (CART-57..63).
 */
export const clampQuantity = (quantity: number, product: QuantityLimits): number => {
  if (!(quantity > 0)) return 0
  const largest = largestQuantity(product)
  if (quantity >= largest) return largest
  const steps = countSteps(quantity, product.unit)
  const wholeSteps = product.unit === "kilogram" ? Math.round(steps) : Math.floor(steps)
  return Math.max(1, wholeSteps) / stepsPerUnit(product.unit)
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

/** How many of a unit of weight are a kilogram. */
const unitsInKilogram: Readonly<Record<string, number>> = { "": 1, kg: 1, kilo: 1, hg: 10, g: 1000, gram: 1000 }
const pieceUnits = new Set(["st", "stk", "styck", "stycken"])

/** Parses a number with a decimal comma or point, with a space between thousands, or with a fraction: '1,5', '1 000', '1/2', '1½'. */
const parseNumber = (input: string): number => {
  const decimal = input.replace(/^(\d{1,3})\s(?=\d{3}$)/, "$1").replace(",", ".")
  if (/^[+-]?(\d+\.?|\d*\.\d+)$/.test(decimal)) return Number(decimal)
  const [, whole = "0", numerator, denominator] =
    /^(?:(\d+)\s+)?(\d+)[/\u2044](\d+)$/.exec(
      input
        .replace(/(\d?)([¼-¾⅐-⅞])/, "$1 $2")
        .trim()
        .normalize("NFKC")
    ) ?? []
  return numerator === undefined ? Number.NaN : Number(whole) + Number(numerator) / Number(denominator)
}

/** Parses what the shopper has entered for a product sold by weight, in kg. */
const parseWeight = (number: number, unit: string, product: ProductSize): number => {
  const unitCount = unitsInKilogram[unit]
  if (unitCount !== undefined) return number / unitCount
  if (!pieceUnits.has(unit)) return Number.NaN
  return number * (pieceWeightOf(product) ?? 1 / stepsPerUnit(product.unit))
}

/**
 * Parses a quantity that the shopper has entered, in pieces or kg; NaN when it is none (CART-61). The unit may follow, also abbreviated with a point: '500 g', '500 g.', 'ca 500 g' and '5 hg' are 0.5 kg, and '5 st' of
 * a product sold by weight are five times the weight of a piece, or of a step when that weight is unknown.
 */
export const parseQuantity = (input: string, product: ProductSize): number => {
  const [, numberText = "", unitText = ""] = /^(?:ca\.? )?([^a-z]*)([a-z]*)\.?$/i.exec(input.trim()) ?? []
  const number = parseNumber(numberText.trim())
  const unit = unitText.toLowerCase()
  const quantity =
    product.unit === "kilogram"
      ? parseWeight(number, unit, product)
      : unit === "" || pieceUnits.has(unit)
        ? number
        : Number.NaN
  // With floating-point numbers, five pieces of 0.18 kg would otherwise not be exactly 0.9 kg.
  return Math.round(quantity * 1e6) / 1e6
}

/** Parses and clamps an entered quantity, for the stepper and for session scripts (CART-57..63). */
export const quantityOf = (input: string, product: QuantityLimits): number =>
  clampQuantity(parseQuantity(input, product), product)

/** Whether a quantity is valid on a line: whole pieces, or kg in steps of 0.1. */
export const isValidQuantity = (quantity: number, unit: Unit): boolean => {
  const steps = quantity * stepsPerUnit(unit)
  return Number.isFinite(quantity) && quantity >= 0 && Math.abs(steps - Math.round(steps)) < 1e-9
}
