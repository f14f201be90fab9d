import type { Product } from "#core/catalogue/model.ts"
import { priceFactsOf } from "./price-facts.ts"
import { priceViewOf } from "./price-view-of.ts"

const factCountOf = (product: Product, now: number): number => {
  const price = priceViewOf(product, now)
  return price === undefined ? 0 : priceFactsOf(price, { termsApply: false }).length
}

interface FactCount {
  readonly now: number
  readonly count: number
}

/** Products of cached responses are the same objects for many pages, and pages of one minute have the same time. */
const factCounts = new WeakMap<Product, FactCount>()

/** The most facts that the price of one of these products has at `now`, in ms since 1970. A carousel reserves that many lines in each of its cards. */
export const factLinesOf = (products: ReadonlyArray<Product>, now: number): number =>
  products.reduce((most, product) => {
    const known = factCounts.get(product)
    const { count } = known?.now === now ? known : { count: factCountOf(product, now) }
    if (known?.now !== now) factCounts.set(product, { now, count })
    return Math.max(most, count)
  }, 1)
