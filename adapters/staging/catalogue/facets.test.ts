import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { facetsOf, type Filters, type HitGroup, hitCountsOf } from "./facets.ts"

interface Product {
  readonly brand: string | null
  readonly markings: ReadonlyArray<string>
}

const anyBrand = fc.constantFrom("Arla", "Felix", "Garant")
const anyMarking = fc.constantFrom("KRAV", "VEGAN", "SVANEN")
const anyProducts: fc.Arbitrary<ReadonlyArray<Product>> = fc.array(
  fc.record({ brand: fc.option(anyBrand), markings: fc.uniqueArray(anyMarking) }),
  { maxLength: 40 }
)
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  brands: fc.uniqueArray(anyBrand),
  markings: fc.uniqueArray(anyMarking)
})

const groupsOf = (products: ReadonlyArray<Product>): ReadonlyArray<HitGroup> =>
  products.map((product) => ({ ...product, count: 1 }))

const countMatching = (products: ReadonlyArray<Product>, { brands, markings }: Filters): number =>
  products.filter(
    (product) =>
      (brands.length === 0 || brands.some((brand) => brand === product.brand)) &&
      markings.every((marking) => product.markings.includes(marking))
  ).length

const countOf = (facets: ReturnType<typeof facetsOf>, facetName: string, option: string): number =>
  facets.find((facet) => facet.name === facetName)?.options.find((candidate) => candidate.option === option)?.count ?? 0

describe("facetsOf", () => {
  it("always counts a brand as if it were the only one selected, with the selected markings", () => {
    fc.assert(
      fc.property(anyProducts, anyFilters, anyBrand, (products, filters, brand) => {
        expect(countOf(facetsOf(groupsOf(products), filters), "Brands", brand)).toBe(
          countMatching(products, { ...filters, brands: [brand] })
        )
      })
    )
  })

  it("always counts a marking as if it were added to all selected filters", () => {
    fc.assert(
      fc.property(anyProducts, anyFilters, anyMarking, (products, filters, marking) => {
        expect(countOf(facetsOf(groupsOf(products), filters), "ProductMarkings", marking)).toBe(
          countMatching(products, { ...filters, markings: [...filters.markings, marking] })
        )
      })
    )
  })

  it("never drops a selected value, and never offers an unselected one with count 0", () => {
    fc.assert(
      fc.property(anyProducts, anyFilters, (products, filters) => {
        const [brands, markings] = facetsOf(groupsOf(products), filters)
        for (const [facet, selectedOptions] of [
          [brands, filters.brands],
          [markings, filters.markings]
        ] as const) {
          expect(
            facet?.options
              .filter(({ selected }) => selected)
              .map(({ option }) => option)
              .toSorted()
          ).toEqual(selectedOptions.toSorted())
          expect(facet?.options.filter(({ count, selected }) => count === 0 && !selected)).toEqual([])
        }
      })
    )
  })

  it("sorts the options of each facet by descending count, those with equal counts by name", () => {
    const groups: ReadonlyArray<HitGroup> = [
      { brand: "Garant", markings: ["VEGAN", "KRAV"], count: 2 },
      { brand: "Arla", markings: ["SVANEN"], count: 3 },
      { brand: "Felix", markings: ["SVANEN"], count: 1 },
      { brand: "Eldorado", markings: [], count: 2 },
      { brand: null, markings: [], count: 9 }
    ]
    expect(
      facetsOf(groups, { brands: ["Zeta"], markings: [] }).map(({ name, options }) => [
        name,
        options.map(({ option, count, selected }) => [option, count, selected])
      ])
    ).toEqual([
      [
        "Brands",
        [
          ["Arla", 3, false],
          ["Eldorado", 2, false],
          ["Garant", 2, false],
          ["Felix", 1, false],
          ["Zeta", 0, true]
        ]
      ],
      ["ProductMarkings", []]
    ])
    expect(facetsOf(groups, { brands: [], markings: [] })[1]?.options.map(({ option }) => option)).toEqual([
      "SVANEN",
      "KRAV",
      "VEGAN"
    ])
  })
})

describe("hitCountsOf", () => {
  it("always counts hits with and without the filters", () => {
    fc.assert(
      fc.property(anyProducts, anyFilters, (products, filters) => {
        expect(hitCountsOf(groupsOf(products), filters)).toEqual({
          unfilteredHitCount: products.length,
          hitCount: countMatching(products, filters)
        })
      })
    )
  })
})
