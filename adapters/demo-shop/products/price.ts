import type { ReferencePrice } from "#adapters/staging/catalogue/model.ts"
import { unitCodes } from "#core/catalogue/units.ts"
import { type Ore, ore } from "#core/kernel/money.ts"
import type { Size } from "#adapters/staging/catalogue/size.ts"

const priceEndings = [0, 50, 90, 95, 100]

/** Rounds öre to a usual retail price: kronor with ,00 ,50 ,90 or ,95; at least 1 krona. */
export const roundToRetailPrice = (amountOre: number): Ore => {
  const kronor = Math.floor(amountOre / 100) * 100
  const nearestPrice = priceEndings
    .map((ending) => kronor + ending)
    .reduce((best, price) => (Math.abs(price - amountOre) < Math.abs(best - amountOre) ? price : best))
  return ore(Math.max(100, nearestPrice))
}

/** Öre per comparison unit, rounded; a price per kilo is its own comparison price. */
export const comparisonOre = (price: Ore, size: Pick<Size, "isWeighed" | "comparison">): Ore | null => {
  if (size.isWeighed) return price
  return size.comparison ? ore(price / size.comparison.amount) : null
}

export const makePrice = (price: Ore, size: Size): ReferencePrice =>
  size.isWeighed
    ? { ore: price, unit: unitCodes.kilogram, comparisonOre: price, comparisonUnit: unitCodes.kilogram }
    : {
        ore: price,
        unit: unitCodes.piece,
        comparisonOre: comparisonOre(price, size),
        comparisonUnit: size.comparison?.unit ?? null
      }
