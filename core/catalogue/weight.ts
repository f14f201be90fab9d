import type { Unit } from "./model.ts"

export const gramsInKilogram = 1000

export interface ProductSize {
  readonly unit: Unit
  /** The displayed size; for a product sold by weight, the weight of one piece: 'ca 180 g'. */
  readonly size?: string | null | undefined
}

/** The approximate weight in kg of one piece of a product sold by weight, from its size: 'ca 180 g'; null for a product sold by the piece, and when the size has no weight in this format. */
export const pieceWeightOf = ({ unit, size }: ProductSize): number | null => {
  const [, amount, weightUnit] = (unit === "kilogram" && /^ca (\d+(?:,\d+)?) (kg|g)$/.exec(size ?? "")) || []
  if (amount === undefined) return null
  return Number(amount.replace(",", ".")) / (weightUnit === "g" ? gramsInKilogram : 1)
}

/** Converts kilograms to whole grams, the unit in which the server stores and prices weights. */
export const gramsOf = (kilograms: number): number => Math.round(kilograms * gramsInKilogram)

/** Converts grams to kilograms, the unit of weights on the wire. */
export const kilogramsOf = (grams: number): number => grams / gramsInKilogram
