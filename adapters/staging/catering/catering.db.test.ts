import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { demoMeals } from "#adapters/demo-shop/catering/catered-meals.ts"
import { ownGtin } from "#adapters/demo-shop/own-gtin.ts"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

const get = async (path: string) => (await shop.call("GET", `/Loop54${path}`)).json
const idsOf = ({ items }: { readonly items: ReadonlyArray<{ readonly id: string }> }) => items.map(({ id }) => id)

describe("GET /Loop54/category/{id}/catered-meals", () => {
  it("CAPI-11 CENTITY-10 lists a category's meals in the order of the menu, and up to 120", async () => {
    const list = await get("/category/tartor/catered-meals?take=120")
    expect(idsOf(list)).toEqual(["C1006", "C1012", "C1013", "C1014", "C1015"])
    expect(list).toEqual({ items: list.items, currentPage: 0, totalPages: 1, totalCount: 5, pageSize: 120 })
    expect((await get("/category/tartor/catered-meals?take=500")).pageSize).toBe(120)
  })

  it("lists all meals, in pages, for the id of the whole menu, and refuses an unknown category", async () => {
    const allIds = idsOf(await get("/category/catering/catered-meals"))
    expect(allIds.length).toBe(demoMeals.length)
    const page = await get("/category/catering/catered-meals?take=10&skip=10")
    expect([idsOf(page), page.currentPage, page.totalPages]).toEqual([allIds.slice(10, 20), 1, 4])
    expect((await shop.call("GET", "/Loop54/category/okand/catered-meals")).status).toBe(404)
  })
})

describe("GET /Loop54/catered-meal/{id}", () => {
  it("CAPI-12 CAPI-54 CENTITY-08 CENTITY-09 returns a meal by its name in the URL, or by its id", async () => {
    const meal = await get("/catered-meal/italiensk-buffe?store=3201")
    expect(meal).toEqual({
      id: "C1004",
      name: "Italiensk buffé",
      url: "/catering/buffeer/bestall-c:italiensk-buffe",
      brand: null,
      image: { url: "/images/catering/C1004" },
      minOrder: 10,
      maxOrder: 999,
      unit: "per person",
      sellable: true,
      description: expect.stringContaining("Prosciutto"),
      sides: [
        { id: "focaccia", name: "Focaccia med rosmarin", contents: ["Focaccia"] },
        { id: "surdegsbrod", name: "Surdegsbröd", contents: ["Surdegsbröd"] }
      ],
      variants: expect.any(Array)
    })
    expect(meal.variants).toEqual([
      {
        id: "C1004-1",
        name: "",
        gtin: ownGtin("meal", 1004),
        quantityFrom: 10,
        quantityTo: 999,
        images: [{ url: "/images/catering/C1004" }],
        contents: expect.arrayContaining([expect.any(String)]),
        storeDetails: {
          v_has_price: true,
          v_current_price: 179,
          v_ordinary_price: 179,
          v_availablefrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          v_availableto: null
        },
        freshnessGuarantee: expect.any(String),
        storageInformation: expect.any(String),
        contentInformation: "Räknat på 450 g per portion.",
        otherInformation: "Bröd, smör och servetter ingår. Levereras på engångsfat.",
        allergenInformation: expect.stringMatching(/^Innehåller gluten, mjölk och nötter\. Tillbehöret focaccia/),
        ingredientStatement: expect.stringContaining("CASHEWNÖTTER")
      }
    ])
    expect(await get("/catered-meal/C1004?store=3201")).toEqual(meal)
    expect((await shop.call("GET", "/Loop54/catered-meal/okand")).status).toBe(404)
  })

  it("CENTITY-03 has variants with different names, each with its store details", async () => {
    const { items } = await get("/category/catering/catered-meals?take=120")
    const meal = items.find(({ variants }: { readonly variants: ReadonlyArray<unknown> }) => variants.length > 1)
    expect(new Set(meal.variants.map(({ name }: { readonly name: string }) => name)).size).toBeGreaterThan(1)
    for (const variant of meal.variants)
      expect(variant).toMatchObject({
        name: expect.any(String),
        storeDetails: { v_has_price: true, v_current_price: expect.any(Number), v_ordinary_price: expect.any(Number) }
      })
  })

  it("has no price in a store that does not prepare catering", async () => {
    await sql`update stores set services = array_remove(services, 'catering') where store_number = '3202'`.execute(
      shop.database.sql
    )
    const {
      variants: [{ storeDetails }]
    } = await get("/catered-meal/landgang?store=3202")
    expect(storeDetails).toMatchObject({ v_has_price: false, v_current_price: null, v_ordinary_price: null })
  })

  it("CATERING-08 returns a meal that can be added to a cart only with one of its sides, and only while it is on the menu", async () => {
    const token = await shop.logIn()
    const { id } = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json
    const add = async (sideId: string | null) => {
      const quantity = { value: 10, unit: "Piece", originalUnit: "Piece" }
      const body = { gtin: ownGtin("meal", 1004), itemNo: "C1004", name: "Italiensk buffé", quantity, sideId }
      return (await shop.call("POST", `/carts/${id}/cateredMeals`, { token, body })).status
    }
    expect([await add(null), await add("aioli"), await add("focaccia")]).toEqual([400, 400, 200])
    await sql`update catered_meals set sellable = false where id = 'C1004'`.execute(shop.database.sql)
    expect(await add("focaccia")).toBe(422)
  })
})

describe("GET /Loop54/variant/{id}/catered-meals", () => {
  it("CAPI-13 returns the meals that have a variant, by its id or GTIN", async () => {
    expect(idsOf(await get("/variant/C1003-2/catered-meals"))).toEqual(["C1003"])
    expect(idsOf(await get(`/variant/${ownGtin("meal", 1006, 2)}/catered-meals`))).toEqual(["C1006"])
    expect(await get("/variant/okand/catered-meals")).toMatchObject({ items: [], totalCount: 0 })
  })
})
