import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aProduct, aPromotion, noon } from "#core/catalogue/testing.ts"
import { ore } from "#core/kernel/money.ts"
import { factLinesOf } from "./fact-lines.ts"

const afterOffer = noon + 3 * 86_400_000
const { price } = aProduct()
const regular = aProduct()
const withDeposit = aProduct({ deposit: ore(100) })
const withoutPrice = aProduct({ price: null })
const inOffer = aProduct({
  price: { ...price!, promotions: [aPromotion({ minQuantity: 1, value: ore(1_500), unitPrice: ore(1_500) })] }
})
const inOfferWithDeposit = aProduct({ price: inOffer.price, deposit: ore(100) })

/** Products with the number of facts that a card shows of their price at noon. */
const productsWithFactCounts = [
  [withoutPrice, 0],
  [regular, 1],
  [withDeposit, 2],
  [inOffer, 2],
  [inOfferWithDeposit, 3]
] as const

describe("factLinesOf", () => {
  it("always reserves as many lines as the product with most facts needs, and at least one", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...productsWithFactCounts)), (entries) => {
        const products = entries.map(([product]) => product)
        expect(factLinesOf(products, noon)).toBe(Math.max(1, ...entries.map(([, factCount]) => factCount)))
      })
    )
  })

  it("reserves at least the minimum", () => {
    expect([factLinesOf([regular], noon, 3), factLinesOf([inOfferWithDeposit], noon, 2)]).toEqual([3, 3])
  })

  it("counts the ordinary price only as long as the offer lasts", () => {
    expect([noon, afterOffer].map((now) => factLinesOf([regular, inOffer], now))).toEqual([2, 1])
  })
})
