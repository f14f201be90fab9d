import type { Product } from "#core/catalogue/model.ts"
import { priceFactsOf } from "./price-facts.ts"
import { priceViewOf } from "./price-view-of.ts"

interface FactCount {
  /** In ms since 1970. */
  readonly now: number
  readonly count: number
}

/** How many facts each product's price had at the last time for which they were counted: a server renders all pages of a minute for the same time. */
const lastCounts = new WeakMap<Product, FactCount>()

const countFacts = (product: Product, now: number): number => {
  const lastCount = lastCounts.get(product)
  if (lastCount?.now === now) return lastCount.count
  const price = priceViewOf(product, now)
  const count = price === undefined ? 0 : priceFactsOf(price, { termsApply: false }).length
  lastCounts.set(product, { now, count })
  return count
}

/** The most facts that the price of one of these products has at `now`, in ms since 1970, and at least `minimum`. A carousel reserves that many lines in each of its cards. */
export const factLinesOf = (products: ReadonlyArray<Product>, now: number, minimum = 1): number =>
  Math.max(minimum, ...products.map((product) => countFacts(product, now)))
