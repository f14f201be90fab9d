import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { refreshSearchWords } from "./search-words.ts"

interface TestProduct {
  readonly name: string
  readonly brand?: string | null
  readonly popularity?: number
  readonly visible?: boolean
  readonly keywords?: ReadonlyArray<string>
}

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

/** Refreshes the words of a shop with only these products and categories, and returns them, each with its spelling and weight. */
const refreshWordsOf = async (products: ReadonlyArray<TestProduct>, categories: ReadonlyArray<string> = []) => {
  const database = shop.database.sql
  await sql`truncate products, categories cascade`.execute(database)
  for (const [index, name] of ["-", ...categories].entries())
    await sql`insert into categories values (${String(index)}, ${name}, ${String(index)}, null, 0, 1, 1, '')`.execute(
      database
    )
  for (const [index, { name, brand = null, popularity = 10, visible = true, keywords = [] }] of products.entries()) {
    await sql`insert into products (no, id, gtin, name, folded_name, brand, markings, category_id, leaf, popularity, unit, sellable, visible,
        collect_only, search)
      overriding system value values (${index}, ${String(index)}, ${String(index)}, ${name}, '', ${brand}, '{}', '0', 1, ${popularity}, 'PCE', true,
        ${visible}, false, '')`.execute(database)
    await sql`insert into product_facts values (${index}, ${JSON.stringify({ searchKeywords: keywords })}, '{}')`.execute(
      database
    )
  }
  await refreshSearchWords(database)
  const { rows } = await sql<{
    word: string
    display: string
    weight: number
  }>`select * from search_words order by word`.execute(database)
  return rows.map(({ word, display, weight }) => [word, display, weight])
}

describe("refreshSearchWords", () => {
  it("reads names and brands of visible products, weighted by popularity, and names of categories", async () => {
    expect(
      await refreshWordsOf(
        [
          { name: "Röd Lök", brand: "Änglamark", popularity: 30 },
          { name: "Gul lök", popularity: 12 },
          { name: "Hemlig vara", visible: false }
        ],
        ["Lök & vitlöksklyftor"]
      )
    ).toEqual([
      ["anglamark", "änglamark", 30],
      ["gul", "gul", 12],
      ["lok", "lök", 2_042],
      ["rod", "röd", 30],
      ["vitloksklyftor", "vitlöksklyftor", 2_000]
    ])
  })

  it("omits words of one or two letters, and numbers", async () => {
    expect(await refreshWordsOf([{ name: "Te av 500 gram 7up x2y" }])).toEqual([["gram", "gram", 10]])
  })

  it("adds keywords with the lowest weight, each once", async () => {
    const keywords = ["fika", "gott fika"]
    expect(
      await refreshWordsOf([
        { name: "Bulle", keywords },
        { name: "Kaka", keywords }
      ])
    ).toEqual([
      ["bulle", "bulle", 10],
      ["fika", "fika", 2],
      ["gott", "gott", 1],
      ["kaka", "kaka", 10]
    ])
  })

  it("adds the heads of compounds, in the compound's spelling", async () => {
    expect(await refreshWordsOf([{ name: "Filmjölk", popularity: 7 }])).toEqual([
      ["filmjolk", "filmjölk", 7],
      ["mjolk", "mjölk", 7]
    ])
    expect(await refreshWordsOf([{ name: "Filmjölk" }, { name: "Mjölk", popularity: 5 }])).toEqual([
      ["filmjolk", "filmjölk", 10],
      ["mjolk", "mjölk", 15]
    ])
  })

  it("adds no head when the compound's spelling ends otherwise, as with a decomposed ö", async () => {
    expect(await refreshWordsOf([{ name: "Filmjo\u0308lk" }])).toEqual([["filmjolk", "filmjo\u0308lk", 10]])
  })

  it("adds no head shorter than four letters", async () => {
    expect((await refreshWordsOf([{ name: "Zorkkaka Zork" }])).map(([word]) => word)).toEqual([
      "kaka",
      "zork",
      "zorkkaka"
    ])
    expect(await refreshWordsOf([{ name: "Vanilj Vaniljöst Öst" }])).toEqual([
      ["ost", "öst", 10],
      ["vanilj", "vanilj", 10],
      ["vaniljost", "vaniljöst", 10]
    ])
  })

  it("limits weights to what an integer column can hold", async () => {
    const popularProduct = { name: "Mjölk", popularity: 1_500_000_000 }
    expect(await refreshWordsOf([popularProduct, popularProduct])).toEqual([["mjolk", "mjölk", 2_000_000_000]])
  })
})
