import type { ReferencePrice } from "#adapters/staging/catalogue/model.ts"
import type { Size } from "#adapters/staging/catalogue/size.ts"

const endings = [0, 50, 90, 95, 100]

/** Rounds öre to a usual shelf price: kronor with ,00 ,50 ,90 or ,95; at least 1 krona. */
export const tidyPrice = (ore: number): number => {
  const kronor = Math.floor(ore / 100) * 100
  const nearest = endings
    .map((ending) => kronor + ending)
    .reduce((best, price) => (Math.abs(price - ore) < Math.abs(best - ore) ? price : best))
  return Math.max(100, nearest)
}

/** Öre per comparison unit, rounded; a price per kilo is its own comparison price. */
export const comparisonOre = (ore: number, size: Pick<Size, "weighed" | "comparison">): number | null =>
  size.weighed ? ore : size.comparison ? Math.round(ore / size.comparison.amount) : null

export const makePrice = (ore: number, size: Size): ReferencePrice =>
  size.weighed
    ? { ore, unit: "KGM", comparisonOre: ore, comparisonUnit: "KGM" }
    : { ore, unit: "PCE", comparisonOre: comparisonOre(ore, size), comparisonUnit: size.comparison?.unit ?? null }
