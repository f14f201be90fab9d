import { describe, expect, it } from "vitest"
import type { ProductDetails } from "#core/catalogue/model.ts"
import { aProduct, aPromotion, noon, someDetails } from "#core/catalogue/testing.ts"
import type { Ore } from "#core/kernel/money.ts"
import { structuredDataOf } from "./structured-data.ts"

const context = { origin: "https://skafferi.example", now: noon }
const trail = [{ id: "1", name: "Mejeri", type: "ProductFolderPage", url: "/matvaror/mejeri" }]
const describeProduct = (fields: Partial<ProductDetails> = {}) =>
  structuredDataOf(
    {
      type: "product",
      product: someDetails(fields),
      trail,
      offerId: null,
      sameOfferProducts: [],
      recommended: [],
      related: []
    },
    context
  )
const offerOf = (fields: Partial<ProductDetails>) => describeProduct(fields)[0]?.["offers"]

const { price } = aProduct()
const withPromotion = (fields: Parameters<typeof aPromotion>[0]) => ({
  price: price && { ...price, promotions: [aPromotion({ minQuantity: 1, unitPrice: 1_500 as Ore, ...fields })] }
})

describe("the structured data of a product", () => {
  it("has every field that search engines require or recommend of a product without reviews", () => {
    expect(describeProduct({ description: "Färsk mjölk" })[0]).toEqual({
      "@type": "Product",
      name: "Mellanmjölk 1,5%",
      description: "Färsk mjölk",
      image: "https://skafferi.example/images/products/100001001_ST",
      brand: { "@type": "Brand", name: "Arla" },
      sku: "100001001_ST",
      gtin: "7310865000019",
      size: "1,5 l",
      category: "Mjölk",
      url: "https://skafferi.example/matvaror/mejeri-ost-och-agg/mjolk/mellanmjolk-p100001001_ST",
      offers: {
        "@type": "Offer",
        url: "https://skafferi.example/matvaror/mejeri-ost-och-agg/mjolk/mellanmjolk-p100001001_ST",
        price: "21.95",
        priceCurrency: "SEK",
        priceValidUntil: "2027-11-21",
        availability: "https://schema.org/InStock",
        itemCondition: "https://schema.org/NewCondition",
        seller: { "@type": "Organization", name: "Skafferi" }
      }
    })
  })

  it("PPAGE-37 states a price that is valid for one year", () => {
    expect(offerOf({})).toMatchObject({ priceValidUntil: "2027-11-21" })
  })

  it("states an offer's price only when any shopper gets it for one piece", () => {
    const offerWith = (fields: Parameters<typeof aPromotion>[0]) => offerOf(withPromotion(fields))
    expect(offerWith({})).toMatchObject({ price: "15.00" })
    for (const condition of [{ membersOnly: true }, { minQuantity: 2 }, { minAmount: 100 as Ore }])
      expect(offerWith(condition)).toMatchObject({ price: "21.95" })
  })

  it("states that a product is discontinued or out of stock, and has no offer without a price", () => {
    expect(offerOf({ sellable: false })).toMatchObject({ availability: "https://schema.org/Discontinued" })
    expect(offerOf({ availableFrom: "2026-12-24" })).toMatchObject({ availability: "https://schema.org/OutOfStock" })
    expect(offerOf({ price: null })).toBeUndefined()
  })

  it("has no GTIN for a PLU code or a wrong check digit, and no brand or size that the product lacks", () => {
    expect(describeProduct({ gtin: "4011" })[0]).not.toHaveProperty("gtin")
    expect(describeProduct({ gtin: "7310865000018" })[0]).not.toHaveProperty("gtin")
    const withoutFields = describeProduct({ brand: null, size: null, picture: null })[0]
    for (const field of ["brand", "size", "image", "description"]) expect(withoutFields).not.toHaveProperty(field)
  })

  it("has breadcrumbs", () => {
    const [, breadcrumbs] = describeProduct()
    expect(breadcrumbs).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Start", item: "https://skafferi.example/" },
        { position: 2, name: "Mejeri", item: "https://skafferi.example/matvaror/mejeri" },
        { position: 3, name: "Mellanmjölk 1,5%" }
      ]
    })
  })
})
