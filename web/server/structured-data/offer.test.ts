import { expect, it } from "vitest"
import { aProduct, noon } from "#core/catalogue/testing.ts"
import { anOffer } from "#core/offers/testing.ts"
import { structuredDataOf } from "./structured-data.ts"

it("describes an offer with its dates and products, below the page of offers", () => {
  const offer = anOffer()
  const page = { type: "offer", offer, products: [aProduct()], storeNumber: null } as const
  const [data, breadcrumbs] = structuredDataOf(page, { origin: "https://www.example.se", now: noon })
  expect(data).toMatchObject({
    "@type": "Offer",
    name: "Tacokrydda",
    url: "https://www.example.se/matvaror/veckans-erbjudande/tacokrydda-k1316080,2500279577",
    description: "2 för 35 kr. Välj mellan Tacokrydda Mild och Tacokrydda Hot.",
    validFrom: offer.from,
    validThrough: offer.to,
    eligibleQuantity: { minValue: 2, unitCode: "PCE" },
    itemOffered: [{ "@type": "Product", sku: "100001001_ST" }]
  })
  expect(breadcrumbs).toMatchObject({
    itemListElement: [{}, { item: "https://www.example.se/matvaror/veckans-erbjudande" }, { name: "Tacokrydda" }]
  })
})
