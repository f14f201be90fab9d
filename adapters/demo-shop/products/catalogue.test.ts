import { describe, expect, it } from "vitest"
import { makeCatalogue } from "./catalogue.ts"
import { isEan13 } from "./gtin.ts"
import { parseSize } from "#adapters/staging/catalogue/size.ts"

const today = "2026-03-04"
const { categories, products } = makeCatalogue({ today })
const facts = products.map((product) => product.facts)
const factsWithMarking = (code: string) =>
  facts.filter(({ markings }) => markings.some((marking) => marking.code === code))

describe("makeCatalogue", () => {
  it("contains at least 3,000 products of at least 50 brands, in the leaf categories of 12 departments with three levels", () => {
    expect(products.length).toBeGreaterThanOrEqual(3_000)
    expect(new Set(facts.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(50)
    const categoryById = new Map(categories.map((category) => [category.id, category]))
    expect(categories.filter(({ parentId }) => parentId === null)).toHaveLength(12)
    for (const { categoryId } of products) {
      const leaf = categoryById.get(categoryId)
      const group = categoryById.get(leaf?.parentId ?? "")
      expect(categoryById.get(group?.parentId ?? "")?.parentId).toBeNull()
    }
    expect(categories.every(({ url }) => /^\/matvaror(\/[a-z0-9-]+){1,3}$/.test(url))).toBe(true)
    expect(new Set(categories.map(({ url }) => url)).size).toBe(categories.length)
  })

  it("gives every product a unique id and GTIN, and a URL below its category's", () => {
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
    const categoryById = new Map(categories.map((category) => [category.id, category]))
    for (const { facts: product, categoryId, price } of products) {
      expect(product.id).toMatch(/^\d{9}_(ST|KG)$/)
      expect(product.url.startsWith(`${categoryById.get(categoryId)?.url}/`), product.url).toBe(true)
      expect(product.url.endsWith(`-p${product.id}`), product.url).toBe(true)
      expect(product.sellingUnitOfMeasure).toBe(product.id.endsWith("_KG") ? 2 : 1)
      if (price) expect(price.unit).toBe(product.id.endsWith("_KG") ? "KGM" : "PCE")
      expect(
        product.gtin.length === 5
          ? /^9\d{4}$/.test(product.gtin)
          : isEan13(product.gtin) && product.gtin.startsWith("73"),
        product.gtin
      ).toBe(true)
    }
    expect(new Set(facts.map(({ gtin }) => gtin)).size).toBe(facts.length)
  })

  it("has valid sizes, usual retail prices and matching comparison prices", () => {
    for (const { facts: product, price } of products) {
      const size = parseSize(product.descriptiveSize)
      expect(size, product.descriptiveSize).not.toBeNull()
      if (!price) continue
      expect([0, 50, 90, 95].includes(price.ore % 100), `${product.name} ${price.ore}`).toBe(true)
      if (price.unit === "KGM") expect(price.comparisonOre).toBe(price.ore)
      const net = product.netContent
      if (net?.unitOfMeasure === "MLT" && price.comparisonUnit === "LTR")
        expect(price.comparisonOre).toBe(Math.round((price.ore * 1000) / net.value))
      if (
        net?.unitOfMeasure === "GRM" &&
        price.comparisonUnit === "KGM" &&
        price.unit === "PCE" &&
        !product.descriptiveSize.includes("/")
      )
        expect(price.comparisonOre).toBe(Math.round((price.ore * 1000) / net.value))
      expect(price.comparisonUnit === null).toBe(price.comparisonOre === null)
    }
  })

  it("has at least five products of every special kind", () => {
    const kinds = {
      tobacco: facts.filter(({ category }) => /snus|tobak/i.test(category)),
      medicine: facts.filter(
        ({ prescriptionFreeMedicine, activeSubstance }) => prescriptionFreeMedicine === true && activeSubstance !== null
      ),
      ageLimit18: factsWithMarking("RestrictedToSell18"),
      ageLimit15: factsWithMarking("RestrictedToSell15"),
      hazardous: facts.filter(({ safetyDataSheetInformation }) => safetyDataSheetInformation !== null),
      newProducts: facts.filter(
        ({ newProductFrom, newProductTo }) =>
          newProductFrom !== null && newProductTo !== null && newProductFrom < `${today}T12` && newProductTo > today
      ),
      soldByWeight: facts.filter(({ id }) => id.endsWith("_KG")),
      withPlu: facts.filter(({ gtin }) => gtin.length === 5),
      withoutBrand: facts.filter(({ brand }) => brand === null),
      withDeposit: facts.filter(
        ({ returnablePackageDepositInformation }) =>
          returnablePackageDepositInformation?.every(({ description }) => description === "Pant") === true
      ),
      keyhole: factsWithMarking("NYCKELHALET"),
      organic: factsWithMarking("EU_ORGANIC_FARMING"),
      unsellable: facts.filter(({ sellable }) => !sellable),
      withoutPrice: products.filter(({ price }) => price === null)
    }
    for (const [kind, matches] of Object.entries(kinds)) expect(matches.length, kind).toBeGreaterThanOrEqual(5)
  })

  it("never presents tobacco as new, in the default shop and in a large one", () => {
    const largeShopFacts = makeCatalogue({ today, size: 25_000 }).products.map((product) => product.facts)
    for (const shopFacts of [facts, largeShopFacts]) {
      const tobacco = shopFacts.filter(({ category }) => /snus|tobak/i.test(category))
      expect(tobacco.length).toBeGreaterThanOrEqual(5)
      expect(
        tobacco.filter(({ newProductFrom, newProductTo }) => newProductFrom !== null || newProductTo !== null)
      ).toEqual([])
    }
  }, 60_000)

  it("has no medicine with paracetamol, whose tablets only pharmacies may sell", () => {
    const medicines = facts.filter(({ prescriptionFreeMedicine }) => prescriptionFreeMedicine === true)
    expect(medicines.length).toBeGreaterThan(10)
    expect(
      medicines.filter(({ name, activeSubstance }) =>
        /paracetamol|alvedon|panodil|pamol/i.test(`${name} ${activeSubstance}`)
      )
    ).toEqual([])
  })

  it("has a deposit of 1 krona for a can and 2 for a large bottle", () => {
    const depositOf = (name: string, size: string) =>
      facts.find((product) => product.name === name && product.descriptiveSize === size)
        ?.returnablePackageDepositInformation?.[0]
    expect(depositOf("Coca-Cola", "33CL")).toMatchObject({ quantity: 1, salesPrice: 1 })
    expect(depositOf("Coca-Cola", "1,5L")).toMatchObject({ quantity: 1, salesPrice: 2 })
  })

  it("has the products of a typical Swedish basket", () => {
    const namesWithCategory = facts.map(({ name, category }) => `${name} | ${category}`.toLowerCase())
    for (const word of [
      "mellanmjölk 1,5 %",
      "lättmjölk",
      "standardmjölk",
      "laktosfri",
      "havredryck",
      "banan |",
      "bryggkaffe",
      "smör normalsaltat",
      "ägg frigående",
      "rostbröd",
      "hushållsost",
      "kycklingfilé",
      "laxfilé",
      "tacokrydda",
      "gräddglass",
      "blöjor",
      "tvättmedel",
      "toalettpapper",
      "kattmat",
      "falukorv",
      "kalles kaviar",
      "polarbröd",
      "svensk nötfärs 12 %",
      "snabbmakaroner",
      "bregott",
      "papperskasse"
    ])
      expect(
        namesWithCategory.some((text) => text.includes(word)),
        word
      ).toBe(true)
    expect(
      new Set(facts.filter(({ category }) => category === "Havredryck").map(({ brand }) => brand)).size
    ).toBeGreaterThanOrEqual(4)
  })

  it("is deterministic, and has the requested number of products with unique ids and unique 13-digit GTINs", () => {
    expect(makeCatalogue({ today })).toEqual({ categories, products })
    expect(makeCatalogue({ today, size: 500 }).products).toHaveLength(500)
    const largeCatalogue = makeCatalogue({ today, size: 25_000 }).products
    expect(largeCatalogue).toHaveLength(25_000)
    expect(new Set(largeCatalogue.map(({ facts: product }) => product.id)).size).toBe(25_000)
    expect(
      new Set(largeCatalogue.map(({ facts: product }) => product.gtin).filter((gtin) => gtin.length === 13)).size
    ).toBe(largeCatalogue.filter(({ facts: product }) => product.gtin.length === 13).length)
  }, 60_000)
})
