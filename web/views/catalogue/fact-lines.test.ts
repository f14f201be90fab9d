import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aProduct, aPromotion, noon } from "#core/catalogue/testing.ts"
import { ore } from "#core/kernel/money.ts"
import { factLinesOf } from "./fact-lines.ts"
import { priceFactsOf } from "./price-facts.ts"
import { priceViewOf } from "./price-view-of.ts"

const afterOffer = noon + 3 * 86_400_000
const { price } = aProduct()
const regular = aProduct()
const withDeposit = aProduct({ deposit: ore(100) })
const withoutPrice = aProduct({ price: null })
const inOffer = aProduct({
  price: { ...price!, promotions: [aPromotion({ minQuantity: 1, value: ore(1_500), unitPrice: ore(1_500) })] }
})

describe("factLinesOf", () => {
  it("always reserves enough lines for every product, and no more than the product with most facts needs", () => {
    const products = fc.array(fc.constantFrom(regular, withDeposit, withoutPrice, inOffer))
    const times = fc.array(fc.constantFrom(noon, afterOffer), { minLength: 1 })
    fc.assert(
      fc.property(products, times, (shown, nows) => {
        for (const now of nows) {
          const counts = shown.map((product) => {
            const view = priceViewOf(product, now)
            return view === undefined ? 0 : priceFactsOf(view, { termsApply: false }).length
          })
          expect(factLinesOf(shown, now)).toBe(Math.max(1, ...counts))
        }
      })
    )
  })

  it("counts the ordinary price only as long as the offer lasts", () => {
    expect([noon, afterOffer].map((now) => factLinesOf([regular, inOffer], now))).toEqual([2, 1])
  })
})
