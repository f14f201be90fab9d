import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { facetsOf, type Filters, type HitGroup, totalsOf } from "./facets.ts"

interface Goods {
  readonly brand: string | null
  readonly markings: ReadonlyArray<string>
}

const anyBrand = fc.constantFrom("Arla", "Felix", "Garant")
const anyMarking = fc.constantFrom("KRAV", "VEGAN", "SVANEN")
const anyGoods: fc.Arbitrary<ReadonlyArray<Goods>> = fc.array(
  fc.record({ brand: fc.option(anyBrand), markings: fc.uniqueArray(anyMarking) }),
  { maxLength: 40 }
)
const anyFilters: fc.Arbitrary<Filters> = fc.record({ brands: fc.uniqueArray(anyBrand), markings: fc.uniqueArray(anyMarking) })

const groupsOf = (goods: ReadonlyArray<Goods>): ReadonlyArray<HitGroup> => goods.map(({ brand, markings }) => [brand, markings, 1])

const left = (goods: ReadonlyArray<Goods>, { brands, markings }: Filters): number =>
  goods.filter((one) => (brands.length === 0 || brands.some((brand) => brand === one.brand)) && markings.every((marking) => one.markings.includes(marking))).length

const countOf = (facets: ReturnType<typeof facetsOf>, name: string, option: string): number =>
  facets.find((facet) => facet.name === name)?.options.find((found) => found.option === option)?.count ?? 0

describe("facetsOf", () => {
  it("always tells of a brand what it would bring alone, under the markings chosen", () => {
    fc.assert(fc.property(anyGoods, anyFilters, anyBrand, (goods, filters, brand) => {
      expect(countOf(facetsOf(groupsOf(goods), filters), "Brands", brand)).toBe(left(goods, { ...filters, brands: [brand] }))
    }))
  })

  it("always tells of a marking what would be left with it, under everything chosen", () => {
    fc.assert(fc.property(anyGoods, anyFilters, anyMarking, (goods, filters, marking) => {
      expect(countOf(facetsOf(groupsOf(goods), filters), "ProductMarkings", marking)).toBe(left(goods, { ...filters, markings: [...filters.markings, marking] }))
    }))
  })

  it("never loses a chosen value, and never offers another that nothing carries", () => {
    fc.assert(fc.property(anyGoods, anyFilters, (goods, filters) => {
      const [brands, markings] = facetsOf(groupsOf(goods), filters)
      for (const [facet, chosen] of [[brands, filters.brands], [markings, filters.markings]] as const) {
        expect(facet?.options.filter(({ selected }) => selected).map(({ option }) => option).toSorted()).toEqual(chosen.toSorted())
        expect(facet?.options.filter(({ count, selected }) => count === 0 && !selected)).toEqual([])
      }
    }))
  })
})

describe("totalsOf", () => {
  it("always counts what is found and what the filters leave of it", () => {
    fc.assert(fc.property(anyGoods, anyFilters, (goods, filters) => {
      expect(totalsOf(groupsOf(goods), filters)).toEqual({ found: goods.length, total: left(goods, filters) })
    }))
  })
})
