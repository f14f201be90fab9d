import type { ComparisonUnit, Product } from "#core/catalogue/model.ts"
import { offerOf } from "#core/catalogue/promotions.ts"
import type { PriceView } from "#web/kit/price-view.ts"

const unitNames: Readonly<Record<ComparisonUnit, string>> = { kg: "kg", l: "l", st: "st", tvätt: "tvätt", disk: "disk" }

/** What a price tag says of the goods at this instant; undefined when they have no price. */
export const priceViewOf = (product: Product, now: number): PriceView | undefined => {
  const { price, unit, deposit } = product
  if (price === null) return undefined
  const offer = offerOf(product, now)
  const one = { unit: unit === "kilogram" ? "kg" : "st", deposit: deposit ?? undefined }
  const comparisonOf = (amount: typeof price.comparison) =>
    amount === null || price.comparisonUnit === null || unit === "kilogram" ? undefined : { price: amount, unit: unitNames[price.comparisonUnit] }
  if (offer === null) return { ...one, variant: "regular", price: price.current, comparison: comparisonOf(price.comparison) }
  const { promotion, variant } = offer
  const multiBuy = promotion.effect === "total" && promotion.minQuantity > 1 ? { count: promotion.minQuantity, total: promotion.value } : undefined
  return {
    ...one,
    variant,
    price: multiBuy === undefined ? promotion.unitPrice : price.current,
    multiBuy,
    ordinaryPrice: multiBuy === undefined ? price.ordinary : undefined,
    lowestPrice30Days: price.lowestLast30Days ?? undefined,
    comparison: comparisonOf(multiBuy === undefined ? (promotion.comparisonPrice ?? price.comparison) : price.comparison)
  }
}
