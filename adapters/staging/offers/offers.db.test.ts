import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

interface Offers {
  readonly offers: ReadonlyArray<{
    readonly id: string
    readonly storeNumbers: ReadonlyArray<string>
    readonly products: ReadonlyArray<{ readonly id: string }>
  }>
}

const readAllOffers = async (store: string) =>
  (await shop.call("GET", `/offers?store=${store}&size=200`)).json as Offers
const readPromotions = async (id: string, store: string): Promise<ReadonlyArray<{ readonly id: string }>> =>
  (await shop.call("GET", `/Loop54/products/${id}?store=${store}`)).json.items[0].productStoreDetails.prices.promotions

describe("GET /offers", () => {
  it("returns each store's own offers, which are promotions of its products", async () => {
    const [klara, nordstan] = [await readAllOffers("3201"), await readAllOffers("3204")]
    const sortedIdsOf = (list: Offers) => list.offers.map(({ id }) => id).toSorted()
    expect(klara.offers.length).toBeGreaterThan(100)
    expect(sortedIdsOf(klara)).not.toEqual(sortedIdsOf(nordstan))
    for (const [store, { offers }] of [
      ["3201", klara],
      ["3204", nordstan]
    ] as const) {
      expect(new Set(offers.flatMap(({ storeNumbers }) => storeNumbers))).toEqual(new Set([store]))
      for (const { id, products } of offers.slice(0, 5))
        expect((await readPromotions(products[0]?.id ?? "", store)).map((promotion) => promotion.id)).toContain(id)
    }
  })

  describe("of a store with known promotions", () => {
    const store = "3299"
    const [firstProduct, secondProduct] = [
      { no: 1, id: "", department: "" },
      { no: 2, id: "", department: "" }
    ]
    const dayMs = 86_400_000
    const aPromotion = (fields: object = {}) => ({
      id: "p",
      name: "Kampanj",
      effectType: "ItemsTotal",
      minQuantity: 2,
      value: 35,
      membersOnly: false,
      klipp: false,
      from: new Date(shop.clock.now - dayMs).toISOString(),
      to: new Date(shop.clock.now + dayMs).toISOString(),
      minAmount: 0,
      maxAppliedPerReceipt: 1,
      priceDetails: { price: 17.5, unit: "PCE", comparativePrice: 11.67, comparativePriceUnit: "LTR" },
      ...fields
    })
    const readOffers = async (query = "") =>
      (await shop.call("GET", `/offers?store=${store}${query}`)).json as {
        readonly offers: ReadonlyArray<Record<string, unknown>>
        readonly total: number
        readonly aggregations: {
          readonly category: { readonly buckets: ReadonlyArray<{ readonly key: string; readonly doc_count: number }> }
        }
      }
    const setPromotions = async (no: number, promotions: ReadonlyArray<object>) =>
      sql`
        insert into store_products (no, store_number, price, available_from, available_to, promotions)
        values (${no}, ${store}, 2000, '2026-01-01', '9999-12-30', ${JSON.stringify(promotions)})
        on conflict (no, store_number) do update set promotions = excluded.promotions`.execute(shop.database.sql)

    beforeAll(async () => {
      await sql`insert into stores select * from (select (jsonb_populate_record(s, ${JSON.stringify({
        store_number: store,
        site_id: "1099"
      })}::jsonb)).* from stores s where store_number = '3201') t`.execute(shop.database.sql)
      const { rows } = await sql<{ no: number; id: string; department: string }>`
        select distinct on (department) no, id, department from products
        where visible and sellable and deposit = 0 and department is not null order by department, no limit 2`.execute(
        shop.database.sql
      )
      Object.assign(firstProduct, rows[0])
      Object.assign(secondProduct, rows[1])
    })

    it("describes each offer with its price and saving", async () => {
      await setPromotions(firstProduct.no, [aPromotion()])
      await setPromotions(secondProduct.no, [
        aPromotion({
          id: "q",
          effectType: "ItemPrice",
          minQuantity: 1,
          value: 20,
          priceDetails: { price: 20, unit: "PCE", comparativePrice: null, comparativePriceUnit: null }
        })
      ])
      const { offers, total } = await readOffers()
      const offerById = new Map(offers.map((offer) => [offer["id"], offer]))
      expect(total).toBe(2)
      expect(offerById.get("p")).toMatchObject({
        price: "2 för 35 kr",
        comparisonPrice: "Jfr pris 11,67 kr/l",
        regularRetailPrice: 20,
        save: 5,
        categories: [firstProduct.department],
        requiresReturnablePackageDeposit: false,
        storeNumbers: [store],
        products: [{ id: firstProduct.id, minQuantity: 2 }]
      })
      expect(offerById.get("q")).toMatchObject({ price: "20 kr/st", comparisonPrice: null, save: null })
    })

    it("returns the offers that are valid now, or in a week, at their first and last moment", async () => {
      const isoAfter = (millis: number) => new Date(shop.clock.now + millis).toISOString()
      await setPromotions(secondProduct.no, [])
      await setPromotions(firstProduct.no, [
        aPromotion({ id: "now", from: isoAfter(0), to: isoAfter(0) }),
        aPromotion({ id: "over", from: isoAfter(-dayMs), to: isoAfter(-1) }),
        aPromotion({ id: "next", from: isoAfter(7 * dayMs), to: isoAfter(7 * dayMs) }),
        aPromotion({ id: "after", from: isoAfter(7 * dayMs + 1), to: isoAfter(8 * dayMs) })
      ])
      const readIds = async (query?: string) => (await readOffers(query)).offers.map(({ id }) => id)
      expect([await readIds(), await readIds("&next=true")]).toEqual([["now"], ["next"]])
    })

    it("returns the offers of the requested department, as many as requested, and counts the offers of every department", async () => {
      await setPromotions(firstProduct.no, [aPromotion({ id: "a" })])
      await setPromotions(secondProduct.no, [aPromotion({ id: "b" })])
      const expectedBuckets = [firstProduct.department, secondProduct.department]
        .map((key) => ({ key, doc_count: 1 }))
        .toSorted((x, y) => x.key.localeCompare(y.key, "sv"))
      const allOffers = await readOffers()
      expect([allOffers.total, allOffers.aggregations.category.buckets]).toEqual([2, expectedBuckets])
      const filteredOffers = await readOffers(`&category=${encodeURIComponent(secondProduct.department)}&size=1`)
      expect([
        filteredOffers.offers.length,
        filteredOffers.total,
        filteredOffers.aggregations.category.buckets
      ]).toEqual([1, 1, expectedBuckets])
      expect((await readOffers("&size=0")).offers).toEqual([])
    })

    it("lists a product that has two promotions only in the offer with the lower price", async () => {
      const priceDetails = { price: 15, unit: "PCE", comparativePrice: null, comparativePriceUnit: null }
      await setPromotions(firstProduct.no, [aPromotion({ id: "a" }), aPromotion({ id: "b", priceDetails })])
      await setPromotions(secondProduct.no, [aPromotion({ id: "a" })])
      const { offers, total } = await readOffers()
      expect([total, offers.map(({ id, products }) => [id, products])]).toMatchObject([
        2,
        expect.arrayContaining([
          ["b", [expect.objectContaining({ id: firstProduct.id })]],
          ["a", [expect.objectContaining({ id: secondProduct.id })]]
        ])
      ])
    })
  })

  it("refuses a request with an empty store", async () => {
    const { json } = await shop.call("GET", "/offers?store=")
    expect(json.errors[0]).toMatchObject({
      code: "ERR_STORE_REQUIRED",
      field: "store",
      message: "Store Number is required"
    })
  })

  it("refuses a request without a store", async () => {
    expect((await shop.call("GET", "/offers")).json.errors[0].code).toBe("ERR_STORE_REQUIRED")
  })
})
