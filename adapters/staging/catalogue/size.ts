import { type ComparisonCode, unitCodes } from "#core/catalogue/units.ts"
import type { WireMeasure } from "../database/product-facts.ts"

export interface Size {
  /** The wire's descriptiveSize, shown to the shopper. */
  readonly label: string
  /** Grams, millilitres or pieces of the whole pack; null for a single piece. */
  readonly netContent: WireMeasure | null
  /** Whether the product is sold by weight, with a price per kilo. */
  readonly weighed: boolean
  /** How many comparison units the pack contains; null when there is no comparison price. */
  readonly comparison: { readonly amount: number; readonly unit: ComparisonCode } | null
  /** Cans or bottles in the pack, for the deposit. */
  readonly pieces: number
  /** Grams or millilitres of one piece; 0 when unknown. */
  readonly contentPerPiece: number
}

const grams: Readonly<Record<string, number>> = { KG: 1000, G: 1, MG: 0.001 }
const millilitres: Readonly<Record<string, number>> = { L: 1000, DL: 100, CL: 10, ML: 1 }

const measure = (
  amount: number,
  unit: string,
  pieces: number
): Pick<Size, "netContent" | "contentPerPiece"> & { readonly unit: ComparisonCode } => {
  const byWeight = grams[unit]
  const contentPerPiece = amount * (byWeight ?? millilitres[unit] ?? 0)
  return byWeight !== undefined
    ? {
        netContent: { unitOfMeasure: "GRM", value: contentPerPiece * pieces },
        contentPerPiece,
        unit: unitCodes.kilogram
      }
    : { netContent: { unitOfMeasure: "MLT", value: contentPerPiece * pieces }, contentPerPiece, unit: "LTR" }
}

const countUnits = { TV: "TVA", DI: "DSK", ST: unitCodes.piece } as const

const sizePattern = /^(CA)?(?:(\d+)X)?(\d+(?:[.,]\d+)?)(?:\/(\d+))?(KG|G|MG|L|DL|CL|ML|P)$/

/**
 * Parses a size: '1,5L', '500G', '12X33CL', 'CA1.35KG', '415/230G' (drained), '6P', 'ST'. A suffix is not shown: '~23TV', '~30DI' or '~40ST'
 * counts washes, dishwashes or pieces, and '~300G' is the weight of a pack sold by the piece. Returns null when the string is not a size.
 */
export const parseSize = (text: string): Size | null => {
  const [label = "", extra] = text.split("~")
  const countMatch = /^(\d+)(TV|DI|ST)$/.exec(extra ?? "")
  const counted = countMatch
    ? { amount: Number(countMatch[1]), unit: countUnits[countMatch[2] as keyof typeof countUnits] }
    : null
  if (label === "ST") {
    const weight = extra !== undefined && !countMatch ? parseSize(extra) : null
    return {
      label,
      netContent: weight?.netContent ?? null,
      weighed: false,
      comparison: weight?.comparison ?? counted,
      pieces: 1,
      contentPerPiece: weight?.contentPerPiece ?? 0
    }
  }
  const match = sizePattern.exec(label)
  if (!match) return null
  const [, approximate, times, number = "", drained, unit = ""] = match
  const amount = Number(number.replace(",", "."))
  const pieces = times === undefined ? 1 : Number(times)
  if (unit === "P") {
    const weight = extra !== undefined && !countMatch ? parseSize(extra) : null
    return {
      label,
      netContent: weight?.netContent ?? { unitOfMeasure: "H87", value: amount },
      weighed: false,
      comparison: weight?.comparison ?? counted ?? { amount, unit: unitCodes.piece },
      pieces: amount,
      contentPerPiece: (weight?.contentPerPiece ?? 0) / amount
    }
  }
  const whole = measure(amount, unit, pieces)
  const compared = drained === undefined ? whole : measure(Number(drained), unit, pieces)
  return {
    label,
    netContent: whole.netContent,
    weighed: approximate !== undefined,
    comparison: counted ?? { amount: (compared.netContent?.value ?? 0) / 1000, unit: whole.unit },
    pieces,
    contentPerPiece: whole.contentPerPiece
  }
}
