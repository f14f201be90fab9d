import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { groupByCategory } from "./group-by-category.ts"
import { anOffer } from "./testing.ts"

const anyOffers = fc.array(
  fc.record({ id: fc.uuid(), categories: fc.subarray(["Mejeri", "Frukt", "Dryck"]) }).map((fields) => anOffer(fields))
)

describe("groupByCategory", () => {
  it("always puts every offer once into the group of its first category", () => {
    fc.assert(
      fc.property(anyOffers, (offers) => {
        const groups = groupByCategory(offers)
        expect(groups.flatMap((group) => group.offers).length).toBe(offers.length)
        expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length)
        for (const { name, offers: groupedOffers } of groups)
          expect(groupedOffers).toEqual(offers.filter(({ categories }) => (categories[0] ?? null) === name))
      })
    )
  })

  it("keeps the order of the categories, and puts offers without a category last", () => {
    const offers = [[], ["Mejeri"], ["Frukt"], ["Mejeri"]].map((categories) => anOffer({ categories }))
    expect(groupByCategory(offers).map(({ name }) => name)).toEqual(["Mejeri", "Frukt", null])
  })
})
