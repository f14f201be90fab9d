import { unitNames } from "#core/catalogue/units.ts"
import type { Product } from "#core/catalogue/model.ts"
import { pieceWeightOf } from "#core/catalogue/weight.ts"
import { offerOf } from "#core/catalogue/promotions.ts"
import { ore, type Ore } from "#core/kernel/money.ts"
import type { PriceView } from "./price-view.ts"

/** The displayed price of a product at `now`, in ms since 1970; undefined without a price. */
export const priceViewOf = (product: Product, now: number): PriceView | undefined => {
  const { price, unit, deposit } = product
  if (price === null) return undefined
  const offer = offerOf(product, now)
  const common = { unit: unitNames[unit], deposit: deposit ?? undefined }
  const pieceWeight = pieceWeightOf(product)
  const piecePriceOf = (kiloPrice: Ore) => (pieceWeight === null ? undefined : ore(kiloPrice * pieceWeight))
  const comparisonOf = (amount: typeof price.comparison) =>
    amount === null || price.comparisonUnit === null || unit === "kilogram"
      ? undefined
      : { price: amount, unit: price.comparisonUnit }
  if (offer === null)
    return {
      ...common,
      variant: "regular",
      price: price.current,
      comparison: comparisonOf(price.comparison),
      piecePrice: piecePriceOf(price.current)
    }
  const { promotion, variant } = offer
  const multiBuy =
    promotion.effect === "total" && promotion.minQuantity > 1
      ? { count: promotion.minQuantity, total: promotion.value }
      : undefined
  const shownPrice = multiBuy === undefined ? promotion.unitPrice : price.current
  return {
    ...common,
    variant,
    price: shownPrice,
    piecePrice: piecePriceOf(shownPrice),
    multiBuy,
    ordinaryPrice: multiBuy === undefined ? price.ordinary : undefined,
    lowestPrice30Days: price.lowestLast30Days ?? undefined,
    comparison: comparisonOf(
      multiBuy === undefined ? (promotion.comparisonPrice ?? price.comparison) : price.comparison
    )
  }
}
