import type { ComparisonUnit, Unit } from "./model.ts"

/** The wire name of a cart line's unit. */
export const cartUnits = { piece: "Piece", kilogram: "Kilogram" } as const satisfies Readonly<Record<Unit, string>>

/** The wire name of a price's unit, by UN/ECE Recommendation 20. */
export const unitCodes = { piece: "PCE", kilogram: "KGM" } as const satisfies Readonly<Record<Unit, string>>
export type UnitCode = (typeof unitCodes)[Unit]

/** The wire number of a product's unit, its sellingUnitOfMeasure. */
export const unitNumbers = { piece: 1, kilogram: 2 } as const satisfies Readonly<Record<Unit, number>>
export type UnitNumber = (typeof unitNumbers)[Unit]

/** The ending of a product's id, after an underscore: '848230702_ST'. */
export const idEndings = { piece: "ST", kilogram: "KG" } as const satisfies Readonly<Record<Unit, string>>

/** The units of comparison prices by their wire names: kilo, litre, piece, wash and dishwasher load. */
export const comparisonUnits = {
  KGM: "kg",
  LTR: "l",
  PCE: "st",
  TVA: "tvätt",
  DSK: "disk"
} as const satisfies Readonly<Record<string, ComparisonUnit>>
export type ComparisonCode = keyof typeof comparisonUnits

/** Units as shown after a number or a price. */
export const unitNames: Readonly<Record<Unit, ComparisonUnit>> = {
  piece: comparisonUnits[unitCodes.piece],
  kilogram: comparisonUnits[unitCodes.kilogram]
}

/** Makes the inverse of a table; any value other than the kilogram's counts as a piece. */
const inverseOf =
  <Value>(values: Readonly<Record<Unit, Value>>) =>
  (value: Value): Unit =>
    value === values.kilogram ? "kilogram" : "piece"

export const unitFromWire = inverseOf<string>(cartUnits)
export const unitOfCode = inverseOf(unitCodes)
export const unitOfNumber = inverseOf(unitNumbers)

/** Formats a quantity with a decimal comma: '0,5'. */
export const formatQuantity = (quantity: number): string => String(quantity).replace(".", ",")
