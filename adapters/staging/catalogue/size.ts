import { type ComparisonCode, unitCodes } from "#core/catalogue/units.ts"
import type { WireMeasure } from "../database/product-facts.ts"

export interface Size {
  /** The wire's descriptiveSize, shown to the shopper. */
  readonly label: string
  /** Grams, millilitres or pieces of the whole pack; null for a single piece whose weight is not given. */
  readonly netContent: WireMeasure | null
  /** Whether the product is sold by weight, with a price per kilo. */
  readonly isWeighed: boolean
  /** How many comparison units the pack contains; null for a single piece whose weight and number of uses are not given. */
  readonly comparison: { readonly amount: number; readonly unit: ComparisonCode } | null
  /** Pieces in the pack, such as cans or bottles with a deposit. */
  readonly pieceCount: number
  /** Grams or millilitres of one piece; 0 when unknown. */
  readonly contentPerPiece: number
}

const gramsPerUnit: Readonly<Record<string, number>> = { KG: 1000, G: 1, MG: 0.001 }
const millilitresPerUnit: Readonly<Record<string, number>> = { L: 1000, DL: 100, CL: 10, ML: 1 }

const measurePack = (
  amount: number,
  unit: string,
  pieceCount: number
): Pick<Size, "netContent" | "contentPerPiece"> & { readonly unit: ComparisonCode } => {
  const gramsOfUnit = gramsPerUnit[unit]
  const contentPerPiece = amount * (gramsOfUnit ?? millilitresPerUnit[unit] ?? 0)
  return gramsOfUnit !== undefined
    ? {
        netContent: { unitOfMeasure: "GRM", value: contentPerPiece * pieceCount },
        contentPerPiece,
        unit: unitCodes.kilogram
      }
    : { netContent: { unitOfMeasure: "MLT", value: contentPerPiece * pieceCount }, contentPerPiece, unit: "LTR" }
}

const countUnits = { TV: "TVA", DI: "DSK", ST: unitCodes.piece } as const

const sizePattern = /^(CA)?(?:(\d+)X)?(\d+(?:[.,]\d+)?)(?:\/(\d+))?(KG|G|MG|L|DL|CL|ML|P)$/

/**
 * Parses a size: '1,5L', '500G', '12X33CL', 'CA1.35KG', '415/230G' (drained), '6P', 'ST'. A suffix is not shown: '~23TV', '~30DI' or '~40ST'
 * counts washes, dishwashes or pieces, and '~300G' is the weight of a pack sold by the piece. Returns null when the string is not a size.
 */
export const parseSize = (text: string): Size | null => {
  const [label = "", suffix] = text.split("~")
  const countMatch = /^(\d+)(TV|DI|ST)$/.exec(suffix ?? "")
  const uses = countMatch
    ? { amount: Number(countMatch[1]), unit: countUnits[countMatch[2] as keyof typeof countUnits] }
    : null
  if (label === "ST") {
    const suffixSize = suffix !== undefined && !countMatch ? parseSize(suffix) : null
    return {
      label,
      netContent: suffixSize?.netContent ?? null,
      isWeighed: false,
      comparison: suffixSize?.comparison ?? uses,
      pieceCount: 1,
      contentPerPiece: suffixSize?.contentPerPiece ?? 0
    }
  }
  const match = sizePattern.exec(label)
  if (!match) return null
  const [, weighedPrefix, pieceText, amountText = "", drainedText, unit = ""] = match
  const amount = Number(amountText.replace(",", "."))
  const pieceCount = pieceText === undefined ? 1 : Number(pieceText)
  if (unit === "P") {
    const suffixSize = suffix !== undefined && !countMatch ? parseSize(suffix) : null
    return {
      label,
      netContent: suffixSize?.netContent ?? { unitOfMeasure: "H87", value: amount },
      isWeighed: false,
      comparison: suffixSize?.comparison ?? uses ?? { amount, unit: unitCodes.piece },
      pieceCount: amount,
      contentPerPiece: (suffixSize?.contentPerPiece ?? 0) / amount
    }
  }
  const wholePack = measurePack(amount, unit, pieceCount)
  const comparedPack = drainedText === undefined ? wholePack : measurePack(Number(drainedText), unit, pieceCount)
  return {
    label,
    netContent: wholePack.netContent,
    isWeighed: weighedPrefix !== undefined,
    comparison: uses ?? { amount: (comparedPack.netContent?.value ?? 0) / 1000, unit: wholePack.unit },
    pieceCount,
    contentPerPiece: wholePack.contentPerPiece
  }
}
