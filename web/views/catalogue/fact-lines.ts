import type { Product } from "#core/catalogue/model.ts"
import { memoized } from "#core/kernel/memoized.ts"
import { priceFactsOf } from "./price-facts.ts"
import { priceViewOf } from "./price-view-of.ts"

/** The facts of each product's price at the last time for which they were counted: a server renders all pages of a minute for the same time. */
const lastCountOf = memoized((_: Product) => ({ now: Number.NaN, count: 0 }))

const countFacts = (product: Product, now: number): number => {
  const lastCount = lastCountOf(product)
  if (lastCount.now !== now) {
    const price = priceViewOf(product, now)
    lastCount.count = price === undefined ? 0 : priceFactsOf(price, { termsApply: false }).length
    lastCount.now = now
  }
  return lastCount.count
}

/** The most facts that the price of one of these products has at `now`, in ms since 1970, and at least `minimum`. A carousel reserves that many lines in each of its cards. */
export const factLinesOf = (products: ReadonlyArray<Product>, now: number, minimum = 1): number =>
  Math.max(minimum, ...products.map((product) => countFacts(product, now)))
