import { describe, expect, it } from "vitest"
import { makeCatalogue } from "./catalogue.ts"
import { makeStoreProducts } from "./store-products.ts"
import { makeStores } from "../stores/stores.ts"

const today = "2026-03-04"
const { products } = makeCatalogue({ today })
const stores = makeStores()
const storeProducts = [...makeStoreProducts({ products, stores, today })]
const productById = new Map(products.map((product) => [product.facts.id, product]))
const productsInStore = (storeNumber: string) =>
  storeProducts.filter((storeProduct) => storeProduct.storeNumber === storeNumber)

describe("makeStoreProducts", () => {
  it("puts about 2,000 products in each store: the staples in all stores, and others in some", () => {
    for (const { storeNumber } of stores) {
      const assortment = productsInStore(storeNumber)
      expect(assortment.length).toBeGreaterThan(1_800)
      expect(assortment.length).toBeLessThan(2_500)
      const ids = new Set(assortment.map(({ productId }) => productId))
      expect(products.filter(({ popularity, facts }) => popularity >= 780 && !ids.has(facts.id))).toEqual([])
    }
    expect(productsInStore("3201").map(({ productId }) => productId)).not.toEqual(
      productsInStore("3204").map(({ productId }) => productId)
    )
  })

  it("keeps prices within 5 % of the shop's, rounded to usual retail prices", () => {
    for (const { priceOre, productId } of storeProducts) {
      const basePriceOre = productById.get(productId)?.price?.ore ?? null
      if (priceOre === null || basePriceOre === null) continue
      expect(Math.abs(priceOre - basePriceOre)).toBeLessThanOrEqual(basePriceOre * 0.05)
      expect([0, 50, 90, 95]).toContain(priceOre % 100)
    }
  })

  it("has about 120 products with valid offers per store, including every kind of offer", () => {
    for (const { storeNumber } of stores) {
      const offeredProducts = productsInStore(storeNumber).filter(({ promotions }) => promotions.length > 0)
      expect(offeredProducts.length).toBeGreaterThan(90)
      expect(offeredProducts.length).toBeLessThan(170)
      const promotions = offeredProducts.flatMap((storeProduct) => storeProduct.promotions)
      expect(
        offeredProducts.filter((storeProduct) => storeProduct.promotions.length === 2).length
      ).toBeGreaterThanOrEqual(5)
      expect(promotions.filter(({ membersOnly }) => membersOnly).length).toBeGreaterThanOrEqual(5)
      expect(
        promotions.filter(({ displayKlipp, maxAppliedPerReceipt }) => displayKlipp && maxAppliedPerReceipt > 0).length
      ).toBeGreaterThanOrEqual(5)
      expect(promotions.filter(({ effectType }) => effectType === "ItemsTotal").length).toBeGreaterThanOrEqual(20)
    }
    for (const { promotions, priceOre, productId } of storeProducts)
      for (const promotion of promotions) {
        const { price, unit, comparativePrice } = promotion.priceDetails
        const expectedPrice =
          promotion.effectType === "ItemsTotal" ? promotion.value / promotion.minQuantity : promotion.value
        expect(Math.abs(price - expectedPrice)).toBeLessThan(0.0051)
        expect(price * 100).toBeLessThan(priceOre ?? 0)
        expect(unit).toBe(productById.get(productId)?.price?.unit)
        if (unit === "KGM") expect(comparativePrice).toBe(price)
        if (promotion.effectType === "ItemsTotal") expect(promotion.minQuantity).toBeGreaterThan(1)
        expect(promotion.id).toMatch(/^\d{7},\d{10}$/)
        expect(promotion.from <= "2026-03-04T12" && promotion.to >= "2026-03-04T12").toBe(true)
      }
  })

  it("never has offers on tobacco, medicine, products with an age limit, or infant formula", () => {
    const offeredProducts = storeProducts
      .filter(({ promotions }) => promotions.length > 0)
      .map(({ productId }) => productById.get(productId)?.facts)
    expect(
      offeredProducts.filter(
        (facts) => facts?.prescriptionFreeMedicine === true || facts?.category === "Modersmjölksersättning"
      )
    ).toEqual([])
    expect(
      offeredProducts.filter((facts) => facts?.markings.some(({ code }) => code.startsWith("RestrictedToSell")))
    ).toEqual([])
  })

  it("has in each store at least five products with limited stock, five that are available later and five that will soon be discontinued", () => {
    for (const { storeNumber } of stores) {
      const assortment = productsInStore(storeNumber)
      expect(assortment.filter(({ stockStatus }) => stockStatus === "limited").length).toBeGreaterThanOrEqual(5)
      expect(assortment.filter(({ availableFrom }) => availableFrom > "2026-03-05").length).toBeGreaterThanOrEqual(5)
      expect(
        assortment.filter(({ availableTo }) => availableTo > today && availableTo < "2026-03-12").length
      ).toBeGreaterThanOrEqual(5)
    }
  })

  it("is deterministic", () => {
    expect([...makeStoreProducts({ products, stores: stores.slice(0, 1), today })]).toEqual(productsInStore("3201"))
  })
})
