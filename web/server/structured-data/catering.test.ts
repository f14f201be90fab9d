import { describe, expect, it } from "vitest"
import { aMeal, aMealVariant } from "#core/catering/testing.ts"
import { cateringData } from "./catering.ts"

const now = Date.parse("2026-12-10T12:00:00Z")
const context = { origin: "https://www.example.se", now }

describe("cateringData", () => {
  it("describes a meal with an offer for each variant that has a price", () => {
    const variants = [
      aMealVariant({ availableFrom: "2026-12-12", availableTo: "2026-12-20" }),
      aMealVariant({ name: "vegansk", availableTo: "2026-12-09" }),
      aMealVariant({ price: null })
    ]
    const [meal, breadcrumbs] = cateringData({ meal: aMeal({ variants }), trail: [] }, context)
    expect(meal).toMatchObject({
      "@type": "Product",
      name: "Smörgåstårta",
      url: "https://www.example.se/catering/smorgastartor/bestall-c:smorgastarta",
      image: "https://www.example.se/images/catering/C1?width=1000&height=700",
      offers: [
        {
          price: "99.00",
          priceCurrency: "SEK",
          availability: "https://schema.org/PreOrder",
          availabilityStarts: "2026-12-12",
          availabilityEnds: "2026-12-20"
        },
        { name: "vegansk", availability: "https://schema.org/Discontinued" }
      ]
    })
    expect(meal?.["offers"]).toHaveLength(2)
    expect(breadcrumbs?.["@type"]).toBe("BreadcrumbList")
  })
})
