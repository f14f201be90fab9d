import type { Product } from "#core/catalogue/model.ts"
import { priceFactsOf } from "./price-facts.ts"
import { priceViewOf } from "./price-view-of.ts"

/** The most facts that the price of one of these products has at `now`, in ms since 1970, and at least `minimum`. A carousel reserves that many lines in each of its cards. */
export const factLinesOf = (products: ReadonlyArray<Product>, now: number, minimum = 1): number =>
  Math.max(
    minimum,
    ...products.map((product) => {
      const price = priceViewOf(product, now)
      return price === undefined ? 0 : priceFactsOf(price, { termsApply: false }).length
    })
  )
