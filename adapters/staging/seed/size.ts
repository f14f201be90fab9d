import type { ComparisonUnit } from "./model.ts"
import type { WireMeasure } from "./product-facts.ts"

export interface Size {
  /** descriptiveSize: what the shopper reads. */
  readonly label: string
  /** Grams, millilitres or pieces of the whole pack; null for a single thing. */
  readonly netContent: WireMeasure | null
  /** Sold by weight: the price is the kilo's. */
  readonly weighed: boolean
  /** How many comparison units the pack holds; null: no comparison price. */
  readonly comparison: { readonly amount: number; readonly unit: ComparisonUnit } | null
  /** Cans or bottles in the pack, for the deposit. */
  readonly pieces: number
  /** Grams or millilitres of one piece; 0 where unknown. */
  readonly each: number
}

const grams: Readonly<Record<string, number>> = { KG: 1000, G: 1, MG: 0.001 }
const millilitres: Readonly<Record<string, number>> = { L: 1000, DL: 100, CL: 10, ML: 1 }

const measure = (amount: number, unit: string, pieces: number): Pick<Size, "netContent" | "each"> & { readonly unit: ComparisonUnit } => {
  const byWeight = grams[unit]
  const each = amount * (byWeight ?? millilitres[unit] ?? 0)
  return byWeight !== undefined
    ? { netContent: { unitOfMeasure: "GRM", value: each * pieces }, each, unit: "KGM" }
    : { netContent: { unitOfMeasure: "MLT", value: each * pieces }, each, unit: "LTR" }
}

const washes = { TV: "TVA", DI: "DSK", ST: "PCE" } as const

const pattern = /^(CA)?(?:(\d+)X)?(\d+(?:[.,]\d+)?)(?:\/(\d+))?(KG|G|MG|L|DL|CL|ML|P)$/

/**
 * Reads a size as tables and shelves have it: '1,5L', '500G', '12X33CL', 'CA1.35KG', '415/230G' (drained), '6P', 'ST'. '~23TV', '~30DI' or '~40ST' behind it
 * counts washes, dishwashes or pieces, and '~300G' tells what a piece pack weighs; that part is not shown. Null: not a size.
 */
export const parseSize = (text: string): Size | null => {
  const [label = "", extra] = text.split("~")
  const single = /^(\d+)(TV|DI|ST)$/.exec(extra ?? "")
  const counted = single ? { amount: Number(single[1]), unit: washes[single[2] as keyof typeof washes] } : null
  if (label === "ST") {
    const weight = extra !== undefined && !single ? parseSize(extra) : null
    return {
      label,
      netContent: weight?.netContent ?? null,
      weighed: false,
      comparison: weight?.comparison ?? counted,
      pieces: 1,
      each: weight?.each ?? 0
    }
  }
  const found = pattern.exec(label)
  if (!found) return null
  const [, about, times, number = "", drained, unit = ""] = found
  const amount = Number(number.replace(",", "."))
  const pieces = times === undefined ? 1 : Number(times)
  if (unit === "P") {
    const weight = extra !== undefined && !single ? parseSize(extra) : null
    return {
      label,
      netContent: weight?.netContent ?? { unitOfMeasure: "H87", value: amount },
      weighed: false,
      comparison: weight?.comparison ?? counted ?? { amount, unit: "PCE" },
      pieces: amount,
      each: (weight?.each ?? 0) / amount
    }
  }
  const whole = measure(amount, unit, pieces)
  const compared = drained === undefined ? whole : measure(Number(drained), unit, pieces)
  return {
    label,
    netContent: whole.netContent,
    weighed: about !== undefined,
    comparison: counted ?? { amount: (compared.netContent?.value ?? 0) / 1000, unit: whole.unit },
    pieces,
    each: whole.each
  }
}
