export type QuantityUnit = "st" | "kg"

/** How much one press changes. */
export const stepOf = (unit: QuantityUnit): number => (unit === "kg" ? 0.1 : 1)

const rounded = (value: number, unit: QuantityUnit): number => (unit === "kg" ? Math.round(value * 10) / 10 : Math.round(value))

/** One step up or down, within 0 and the maximum. */
export const stepped = (value: number, direction: 1 | -1, unit: QuantityUnit, max: number): number =>
  Math.min(Math.max(rounded(value + direction * stepOf(unit), unit), 0), max)

/** What was typed as a number, decimal comma or point; undefined where it is none. */
export const typedQuantity = (typed: string, unit: QuantityUnit): number | undefined => {
  const plain = typed.replace(/kg/i, "").trim().replace(",", ".")
  const value = plain === "" ? Number.NaN : Number(plain)
  return Number.isFinite(value) ? rounded(value, unit) : undefined
}

/** What a left field means: nonsense and 0 or less remove, the maximum holds (CART-61 to CART-63). */
export const settledQuantity = (typed: string, unit: QuantityUnit, max: number): number => {
  const value = typedQuantity(typed, unit)
  return value === undefined || value <= 0 ? 0 : Math.min(value, max)
}

/** '3' or '0,5 kg'. */
export const shownQuantity = (value: number, unit: QuantityUnit): string => String(value).replace(".", ",") + (unit === "kg" ? " kg" : "")
