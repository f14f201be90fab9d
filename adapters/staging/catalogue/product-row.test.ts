import { describe, expect, it } from "vitest"
import type { Ore } from "#core/kernel/money.ts"
import type { ProductFacts } from "../database/product-facts.ts"
import { emptyFacts } from "../import/empty-facts.ts"
import { markingWords } from "../text-search/marking-words.ts"
import type { ReferencePrice } from "./model.ts"
import { productRow } from "./product-row.ts"

const path = { id: "100001", leaf: 7, names: ["Mejeri", "Mjölk"] }
const rowOf = (facts: Partial<ProductFacts>, price: ReferencePrice | null = null) =>
  productRow({ ...emptyFacts, ...facts }, price, 42, path, new Set())

const aPrice = (ore: number, comparisonOre: number | null, fields: Partial<ReferencePrice> = {}): ReferencePrice => ({
  ore: ore as Ore,
  unit: "PCE",
  comparisonOre: comparisonOre as Ore | null,
  comparisonUnit: "LTR",
  ...fields
})

const aMarking = (code: string) => ({ agency: null, qualifier: null, codeListVersion: null, code })
const aDeposit = (salesPrice: number, quantity: number) => ({
  identification: { gtin: "1" },
  quantity,
  description: "Pant",
  salesPrice,
  purchasePrice: salesPrice,
  taxPercent: 0
})

describe("productRow", () => {
  it("has the columns that lists and carts use, and the number of its leaf in the category tree", () => {
    const facts = {
      id: "1_KG",
      gtin: "7310865000019",
      name: "Äpple Äkta",
      brand: "Egen Odling",
      superCategory: "Frukt & grönt",
      sellingUnitOfMeasure: 2 as const,
      maximumQuantity: 5,
      markings: [aMarking("KRAV")],
      visible: false
    }
    expect(rowOf(facts)).toMatchObject({
      id: "1_KG",
      gtin: "7310865000019",
      name: "Äpple Äkta",
      folded_name: "apple akta",
      brand: "Egen Odling",
      markings: ["KRAV"],
      category_id: "100001",
      leaf: 7,
      department: "Frukt & grönt",
      popularity: 42,
      unit: "KGM",
      maximum: 5,
      sellable: true,
      visible: false,
      collect_only: false,
      facts: expect.objectContaining(facts)
    })
    expect(rowOf({ sellingUnitOfMeasure: 1, sellable: false })).toMatchObject({ unit: "PCE", sellable: false })
    expect(rowOf({ superCategory: "Tobak", category: "Snus" }).collect_only).toBe(true)
  })

  it("adds up the deposits of all packages in öre", () => {
    expect(rowOf({}).deposit).toBe(0)
    expect(rowOf({ returnablePackageDepositInformation: [aDeposit(1, 24), aDeposit(24.5, 1)] }).deposit).toBe(4_850)
  })

  it("has the words of the name and brand in search text a, of the categories in b, of the size, keywords, tags and markings in c", () => {
    const { a, b, c } = rowOf({
      name: "Mellanmjölk",
      brand: "Arla",
      descriptiveSize: "1,5L",
      searchKeywords: ["dryck"],
      marketingKeyWords: ["frukost"],
      tags: [{ namespace: "assortment", name: "Barn" }],
      markings: Object.keys(markingWords).map(aMarking)
    }).search
    expect([a, b.split(" ")]).toEqual(["mellanmjolk arla", expect.arrayContaining(["mejeri", "mjolk"])])
    expect(c.split(" ")).toEqual(
      expect.arrayContaining([
        "1d5l",
        "dryck",
        "frukost",
        "barn",
        ..."krav eko ekologisk nyckelhal svanen svanenmarkt".split(" ")
      ])
    )
    expect(c.split(" ")).toEqual(
      expect.arrayContaining("fairtrade rattvis svensk glutenfri laktosfri vegan vegansk".split(" "))
    )
    expect(rowOf({ markings: [aMarking("UNKNOWN")] }).search.c).toBe("")
  })

  const comparisonAmountOf = (size: string, price: ReferencePrice) =>
    rowOf({ descriptiveSize: size }, price).comparison_amount

  it("has the price and the comparison unit; both and the comparison amount are null without a price", () => {
    expect(rowOf({}, aPrice(2_495, 1_663))).toMatchObject({ price: 2_495, comparison_unit: "LTR" })
    expect(rowOf({})).toMatchObject({ price: null, comparison_unit: null, comparison_amount: null })
  })

  it("takes the comparison amount from the size when it matches the comparison price", () => {
    expect(comparisonAmountOf("1,5L", aPrice(2_495, 1_663))).toBe(1.5)
  })

  it("calculates the comparison amount from the two prices when the size matches another price or unit, or cannot be parsed", () => {
    expect(comparisonAmountOf("1,5L", aPrice(2_000, 1_000))).toBe(2)
    expect(comparisonAmountOf("1,5KG", aPrice(3_000, 2_000))).toBe(1.5)
    expect(comparisonAmountOf("2,0003KG", aPrice(3_000, 1_500))).toBe(2)
    expect(comparisonAmountOf("", aPrice(3_000, 2_000))).toBe(1.5)
  })

  it("has a comparison amount of 1 when sold by the kilo, and null without a comparison price", () => {
    expect(comparisonAmountOf("CA2KG", aPrice(8_995, 8_995, { unit: "KGM", comparisonUnit: "KGM" }))).toBe(1)
    expect(comparisonAmountOf("1,5L", aPrice(2_495, null))).toBeNull()
    expect(comparisonAmountOf("1,5L", aPrice(2_495, 1_663, { comparisonUnit: null }))).toBeNull()
    expect(comparisonAmountOf("2L", aPrice(2_495, 0))).toBeNull()
  })
})
