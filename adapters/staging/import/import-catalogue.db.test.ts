import { rmSync } from "node:fs"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Cause, Exit, Schema } from "effect"
import { WireProductList } from "#core/catalogue/wire.ts"
import { type Database, openDatabase } from "../database/open-database.ts"
import { seededFolder, stagingWith, testNow } from "#adapters/demo-shop/testing.ts"
import { importCatalogue, type ImportOptions } from "./import-catalogue.ts"

let data = ""
let database: Database
let shop: ReturnType<typeof stagingWith>

beforeAll(async () => {
  data = await seededFolder()
  database = await openDatabase({ data })
  shop = stagingWith(database)
})
afterAll(async () => {
  await database.close()
  rmSync(data, { recursive: true, force: true })
})

async function* chunksOf(text: string, size = 1_000): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let offset = 0; offset < bytes.length; offset += size) yield bytes.subarray(offset, offset + size)
}

const importRows = (text: string, options: Partial<ImportOptions> = {}) =>
  importCatalogue(database, chunksOf(text), { now: testNow, ...options })
const search = async (query: string, store = "3201") =>
  (await shop.call("GET", `/Loop54/search?Q=${encodeURIComponent(query)}&store=${store}`)).json.searchResults.products
const aRow = (code: string, name: string, fields: Record<string, unknown> = {}) =>
  JSON.stringify({
    code,
    name,
    brands: "Testmärket, Ett annat",
    quantity: "500 g",
    categories: ["en:breads", "en:rye-breads"],
    priceMedian: 24.9,
    ...fields
  })

describe("importCatalogue", () => {
  it("publishes Open Prices rows in every store, with their category, and with a price if they state one", async () => {
    const report = await importRows(
      [
        aRow("7310865004703", "Blåbärssoppa Åäö"),
        aRow("5000112637922", "Rågsiktskaka", { priceMedian: null, quantity: "" })
      ].join("\n")
    )
    expect(report).toEqual({ imported: 2, updated: 0, rejected: [] })
    for (const store of ["3201", "3214"]) {
      const [soup] = await search("soppa åäö", store)
      expect(soup).toMatchObject({
        gtin: "7310865004703",
        name: "Blåbärssoppa Åäö",
        brand: "Testmärket",
        descriptiveSize: "500G",
        category: "Grovt bröd",
        productStoreDetails: {
          id: store,
          p_has_price: true,
          prices: { currentPrice: { price: 24.9, unit: "PCE", comparativePrice: 49.8, comparativePriceUnit: "KGM" } }
        }
      })
      expect(soup.url).toBe(`/matvaror/brod-och-kakor/matbrod/grovt-brod/blåbärssoppa-åäö-500g-p${soup.id}`)
      expect(soup.id).toMatch(/^\d{9}_ST$/)
    }
    const [cake] = await search("5000112637922")
    expect([cake.productStoreDetails.p_has_price, cake.productStoreDetails.prices]).toEqual([false, null])
  })

  it("updates existing products and keeps their id and URL", async () => {
    const [hitBefore] = await search("7310865004703")
    expect(await importRows(aRow("7310865004703", "Blåbärssoppa ny", { priceMedian: 19.5 }))).toEqual({
      imported: 0,
      updated: 1,
      rejected: []
    })
    const [hitAfter] = await search("7310865004703")
    expect([hitAfter.id, hitAfter.url, hitAfter.name, hitAfter.productStoreDetails.prices.currentPrice.price]).toEqual([
      hitBefore.id,
      hitBefore.url,
      "Blåbärssoppa ny",
      19.5
    ])
  })

  it("reports invalid rows with their line and imports the others", async () => {
    const report = await importRows(
      [
        aRow("4006381333931", "Havreflingor"),
        '{"code":"73108',
        aRow("4006381333931", "Havreflingor igen"),
        aRow("7310865004710", ""),
        aRow("7310865004712", "Fel kontrollsiffra"),
        aRow("5449000000996", "Minus", { priceMedian: -3 }),
        `{"code":"${"x".repeat(1_500_000)}"}`,
        "",
        "[1]",
        aRow("96385074", "Kort kod")
      ].join("\r\n")
    )
    expect([report.imported, report.rejected.map(({ line }) => line)]).toEqual([2, [2, 3, 4, 5, 6, 7, 9]])
    expect(report.rejected.map(({ reason }) => reason)).toEqual([
      "The row is not valid JSON.",
      "4006381333931 is already on line 1.",
      expect.stringMatching(/name|valid GTIN/),
      "'7310865004712' is not a valid GTIN.",
      "The price -3 is not valid.",
      expect.stringContaining("longer than"),
      "The row is not a JSON object."
    ])
  })

  it("adds products only to the requested stores, and refuses an unknown store", async () => {
    await importRows(aRow("4012345678901", "Bara i Uppsala"), { stores: ["3207"] })
    expect([(await search("Bara i Uppsala", "3207")).length, (await search("4012345678901", "3201")).length]).toEqual([
      1, 0
    ])
    await expect(importRows(aRow("4012345678901", "x"), { stores: ["1"] })).rejects.toThrow(/no store 1/)
  })

  it("imports the API's own product lists as an object, an array or lines, and leaves the products unchanged", async () => {
    const { json } = await shop.call("GET", "/Loop54/category/10/products?store=3201&take=40")
    const responses = [
      JSON.stringify(json),
      JSON.stringify(json, null, 2),
      JSON.stringify({ searchResults: { totalCount: 1, products: json.items } }),
      JSON.stringify(json.items),
      json.items.map((item: unknown) => JSON.stringify(item)).join("\n")
    ]
    for (const text of responses)
      expect(await importRows(text)).toEqual({ imported: 0, updated: json.items.length, rejected: [] })
    const reimportedList = await shop.call("GET", "/Loop54/category/10/products?store=3201&take=40")
    const exit = Schema.decodeUnknownExit(WireProductList)(reimportedList.json)
    expect(Exit.isFailure(exit) ? String(Cause.squash(exit.cause)) : "").toBe("")
    const importedFieldsOf = ({ id, gtin, url, name, brand, foodAndBeverageExtension }: Record<string, unknown>) => ({
      id,
      gtin,
      url,
      name,
      brand,
      foodAndBeverageExtension
    })
    expect(reimportedList.json.items.map(importedFieldsOf)).toEqual(json.items.map(importedFieldsOf))
    expect(json.items.some(({ gtin }: { gtin: string }) => /^\d{5}$/.test(gtin))).toBe(true)
  })

  it("imports a product in the API's format whose lists are null, and whose keywords are one string", async () => {
    const { json } = await shop.call("GET", "/Loop54/products?store=3201&take=1")
    const [product] = json.items
    const lists = { markings: null, tags: null, images: null, searchKeywords: "husman", marketingKeyWords: null }
    expect(await importRows(JSON.stringify([{ ...product, ...lists }]))).toEqual({
      imported: 0,
      updated: 1,
      rejected: []
    })
    const [importedHit] = await search("husman")
    expect(importedHit).toMatchObject({ id: product.id, markings: [], tags: [], searchKeywords: ["husman"] })
  })

  it("names the invalid field of a product, or states its invalid id", async () => {
    const { json } = await shop.call("GET", "/Loop54/products?store=3201&take=1")
    const { rejected } = await importRows(
      JSON.stringify([
        { ...json.items[0], sellingUnitOfMeasure: 7 },
        { ...json.items[0], id: "1" }
      ])
    )
    expect(rejected.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^sellingUnitOfMeasure/),
      "'1' is not a product id."
    ])
  })

  it("refuses products with the fields of a card only, which would erase the other facts", async () => {
    const { json } = await shop.call("GET", "/Loop54/products?store=3201&take=1&fields=card")
    const report = await importRows(JSON.stringify(json.items))
    expect([report.imported, report.updated, report.rejected.map(({ reason }) => reason)]).toEqual([
      0,
      0,
      [expect.stringContaining("only the fields of a card")]
    ])
  })

  it("reads Open Food Facts tables", async () => {
    const table = [
      "code\tproduct_name\tbrands\tquantity\tcategories_tags\tingredients_text",
      '4005808220045\t"Tabell ""ost"""\tA,B\t1,5 l\ten:cheeses\tMjölk, salt',
      "4005808220045x\tx\tx\tx\tx\tx"
    ].join("\n")
    const report = await importRows(table)
    expect([report.imported, report.rejected]).toEqual([
      1,
      [{ line: 3, reason: "'4005808220045x' is not a valid GTIN." }]
    ])
    const [cheese] = await search("4005808220045")
    expect([
      cheese.name,
      cheese.category,
      cheese.descriptiveSize,
      cheese.foodAndBeverageExtension.ingredientStatement
    ]).toEqual(['Tabell "ost"', "Hårdost", "1,5L", "Mjölk, salt"])
  })

  it("leaves the shop unchanged when the import fails half-way", async () => {
    async function* brokenInput(): AsyncGenerator<string> {
      for (let index = 0; index < 450; index++) yield `${aRow(`${20_000 + index}`, `Avbruten ${index}`)}\n`
      throw new Error("disk failure")
    }
    await expect(importCatalogue(database, brokenInput(), { now: testNow })).rejects.toThrow("disk failure")
    expect(await search("Avbruten")).toEqual([])
    const { rows } = await sql`select 1 from held_products`.execute(database.sql)
    expect(rows).toEqual([])
  })

  const readProduct = async (gtin: string) => (await search(gtin))[0]
  const reasonsOf = async (...rows: ReadonlyArray<string>) =>
    (await importRows(rows.join("\n"))).rejected.map(({ line, reason }) => [line, reason])

  it("rejects a row with half of a character, wherever it stands, and imports the others and the next file", async () => {
    const half = "\\ud83d"
    const rows = [
      `{"code":"7350099009051","name":"Kex ${half}","price":5}`,
      `{"code":"7350099009051","name":"Kex","ingredients_text":"${half}"}`,
      `{"code":"7350099009051","name":"Kex","categories_tags":["${half}"]}`,
      `{"code":"7350099009051","name":"Kex","${half}":1}`,
      `{"code":"7350099009051","name":"Kex","note":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
      aRow("7350099009051", "Halvkex")
    ]
    const report = await importRows(rows.join("\n"))
    expect([report.imported, report.rejected.map(({ line }) => line)]).toEqual([1, [1, 2, 3, 4, 5]])
    expect(report.rejected[0]?.reason).toBe("name contains half of a character (an unpaired surrogate).")
    expect(await importRows(aRow("7350099009051", "Halvkexet"))).toEqual({ imported: 0, updated: 1, rejected: [] })
    expect(await readProduct("7350099009051")).toMatchObject({ name: "Halvkexet" })
  })

  it("cuts long texts without splitting a character", async () => {
    const fields = { brands: `${"b".repeat(79)}😀`, ingredients_text: `${"i".repeat(4_999)}😀` }
    expect((await importRows(aRow("7350099009068", `${"n".repeat(199)}😀`, fields))).rejected).toEqual([])
    const { name, brand, foodAndBeverageExtension } = await readProduct("7350099009068")
    expect([name.length, brand.length, foodAndBeverageExtension.ingredientStatement.length]).toEqual([199, 79, 4_999])
    expect((await importRows(aRow("7350099009068", "Kort"))).updated).toBe(1)
  })

  it("removes direction controls and NUL, also from a product in the API's format", async () => {
    await importRows(aRow("7350099009075", "Kex \u202egnal\u2066 vara\0", { brands: "\u200fMärke" }))
    expect(await readProduct("7350099009075")).toMatchObject({ name: "Kex gnal vara", brand: "Märke" })
    const { json } = await shop.call("GET", "/Loop54/products?store=3201&take=1")
    const [product] = json.items
    const description = "Rad ett\u202e, rad\0 två"
    expect((await importRows(JSON.stringify([{ ...product, description }]))).updated).toBe(1)
    expect(await readProduct(product.gtin)).toMatchObject({ name: product.name, description: "Rad ett, rad två" })
  })

  it("imports the rows of Open Prices, whose product is a field of its own", async () => {
    const row = {
      product_code: "7350099009082",
      product_name: null,
      price: 24.9,
      price_per: null,
      currency: "SEK",
      product: {
        code: "7350099009082",
        product_name: "Provkexet",
        brands: "Prov,Annat",
        product_quantity: 500,
        product_quantity_unit: "g",
        categories_tags: ["en:rye-breads"]
      }
    }
    expect(await importRows(JSON.stringify({ items: [row] }))).toEqual({ imported: 1, updated: 0, rejected: [] })
    expect(await readProduct("7350099009082")).toMatchObject({
      name: "Provkexet",
      brand: "Prov",
      descriptiveSize: "500G",
      category: "Grovt bröd",
      productStoreDetails: { prices: { currentPrice: { price: 24.9, comparativePrice: 49.8 } } }
    })
  })

  it("rejects prices in another currency or per an unknown unit, and sells by weight what has a price per kilo", async () => {
    expect(
      await reasonsOf(
        aRow("7350099009099", "Dollarost", { price: 3.49, currency: "EUR" }),
        aRow("7350099009099", "Meterost", { price: 3.49, currency: "SEK", price_per: "METRE" }),
        aRow("7350099009099", "Viktost", { priceMedian: 89.9, currency: "sek", price_per: "KILOGRAM" })
      )
    ).toEqual([
      [1, "The price is in EUR, not in SEK."],
      [2, "The price is per METRE; known are UNIT and KILOGRAM."]
    ])
    const cheese = await readProduct("7350099009099")
    expect(cheese).toMatchObject({
      id: expect.stringMatching(/_KG$/),
      sellingUnitOfMeasure: 2,
      productStoreDetails: {
        prices: { currentPrice: { price: 89.9, unit: "KGM", comparativePrice: 89.9, comparativePriceUnit: "KGM" } }
      }
    })
  })

  it("rejects prices that are no plain amounts of one öre or more", async () => {
    const prices = ["0x10", 0, 0.001, "1e3", true]
    const rows = prices.map((priceMedian) => aRow("7350099009105", "Prisfel", { priceMedian }))
    expect(await reasonsOf(...rows)).toEqual(
      prices.map((price, index) => [index + 1, `The price ${JSON.stringify(price)} is not valid.`])
    )
  })

  it("reads allergens, traces and nutrients of Open Food Facts, and marks the allergens among the ingredients", async () => {
    await importRows(
      aRow("7350099009112", "Smörkakan", {
        ingredients_text_sv: "",
        ingredients_text: "_vetemjöl_, socker, _smör_ (_mjölk_), salt_",
        allergens_tags: ["en:gluten", "en:milk", "sv:kiwi-frukt"],
        traces_tags: "en:nuts,en:milk",
        nutriments: {
          "energy-kj_100g": 1890.4,
          "energy-kcal_100g": "452",
          fat_100g: 20.126,
          "saturated-fat_100g": 12,
          carbohydrates_100g: -4,
          sugars_100g: 900,
          salt_100g: "0,5"
        }
      })
    )
    const gram = { unitOfMeasure: 0, measurementPrecision: "APPROXIMATELY" }
    expect((await readProduct("7350099009112")).foodAndBeverageExtension).toEqual({
      ingredientStatement: "VETEMJÖL, socker, SMÖR (MJÖLK), salt",
      allergenInformation: [
        { typeCode: "AW", levelOfContainment: 0 },
        { typeCode: "AM", levelOfContainment: 0 },
        { typeCode: "kiwi frukt", levelOfContainment: 0 },
        { typeCode: "AN", levelOfContainment: 1 }
      ],
      nutrientInformations: [
        {
          nutrientBasisQuantity: { unitOfMeasure: "GRM", value: 100 },
          preparationState: "UNPREPARED",
          nutrients: [
            { ...gram, typeCode: "ENER-", unitOfMeasure: 4, value: 1890 },
            { ...gram, typeCode: "ENER-", unitOfMeasure: 5, value: 452 },
            { ...gram, typeCode: "FAT", value: 20.13 },
            { ...gram, typeCode: "FASAT", value: 12 },
            { ...gram, typeCode: "SALTEQ", value: 0.5 }
          ]
        }
      ]
    })
  })

  it("stores allergens and nutrients that a row does not state as unknown, and stated ones without any as none", async () => {
    await importRows(
      [
        aRow("7350099009129", "Okänd kaka", { ingredients_text: "Socker", allergens_tags: [], nutriments: {} }),
        aRow("7350099009136", "Fri kaka", { ingredients_text: "Socker", allergens_tags: ["en:none"] }),
        aRow("7350099009143", "Ingen kaka")
      ].join("\n")
    )
    const foodOf = async (gtin: string) => (await readProduct(gtin)).foodAndBeverageExtension
    const unknown = { ingredientStatement: "Socker", allergenInformation: null, nutrientInformations: null }
    expect(await foodOf("7350099009129")).toEqual(unknown)
    expect(await foodOf("7350099009136")).toEqual({ ...unknown, allergenInformation: [] })
    expect(await foodOf("7350099009143")).toBeNull()
  })

  it("reads a table of Excel: its line with the delimiter, cells with line breaks, and amounts with a comma", async () => {
    const report = await importRows(
      [
        "sep=;",
        "code;name;price",
        '7350099009150;"Rad ett',
        'Rad två";12,00',
        '7350099009167;"Skadad;13,00',
        "7350099009174;Hel;14,00"
      ].join("\r\n")
    )
    expect(report).toEqual({ imported: 2, updated: 0, rejected: [{ line: 5, reason: "A quote is not closed." }] })
    expect(await readProduct("7350099009150")).toMatchObject({
      name: "Rad ett Rad två",
      productStoreDetails: { prices: { currentPrice: { price: 12 } } }
    })
    expect(await readProduct("7350099009174")).toMatchObject({ name: "Hel" })
  })
})
