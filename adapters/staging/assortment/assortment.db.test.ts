import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

interface Site {
  readonly id: string
  readonly data: { readonly displayInSiteStoreSelector: boolean }
}

const readRecommendedSites = async (query: string): Promise<ReadonlyArray<Site>> =>
  (await shop.call("GET", `/postalCode/GetRecommendedStoresByZip?${query}`)).json.sites

describe("GET /sites", () => {
  const fetchSites = async (query = "") =>
    (await shop.call("GET", `/sites${query}`)).json.sites as ReadonlyArray<{
      readonly id: string
      readonly city: string
      readonly name: string
    }>

  it("API-23 returns all stores sorted by city and name, one store by its id, and no site of another type", async () => {
    const allSites = await fetchSites()
    expect(allSites.length).toBeGreaterThan(5)
    expect(allSites).toEqual(
      allSites.toSorted((a, b) => a.city.localeCompare(b.city, "sv") || a.name.localeCompare(b.name, "sv"))
    )
    expect(new Set(allSites.map(({ city }) => city)).size).toBeLessThan(allSites.length)
    expect(await fetchSites("?siteTypeId=3")).toEqual(allSites)
    expect(await fetchSites("?siteTypeId=1")).toEqual([])
    expect(await fetchSites("?id=1002")).toEqual(allSites.filter(({ id }) => id === "1002"))
    expect(await fetchSites("?id=9999")).toEqual([])
  })
})

describe("GET /zipCodes/{zip}/storeNumber", () => {
  it("refuses a postal code to which no store delivers, and an invalid one", async () => {
    const readRefusal = async (zip: string) => {
      const { status, json } = await shop.call("GET", `/zipCodes/${zip}/storeNumber`)
      return [status, json.errors[0].code]
    }
    expect([await readRefusal("98107"), await readRefusal("1112")]).toEqual([
      [404, "ERR_NO_HOME_DELIVERY"],
      [400, "ERR_VALIDATION"]
    ])
  })

  it("names the town of the postal code, or the town of the store when the former is not known", async () => {
    const readCity = async (zip: string) => (await shop.call("GET", `/zipCodes/${zip}/storeNumber`)).json.city
    expect([await readCity("60232"), await readCity("58222")]).toEqual(["Norrköping", "Linköping"])
    await sql`update zip_areas set town = null where prefix = '6023'`.execute(shop.database.sql)
    expect(await readCity("60232")).toBe("Linköping")
  })

  it("returns the store that delivers to a postal code, written with or without a space", async () => {
    const { json } = await shop.call("GET", "/zipCodes/11122/storeNumber")
    expect(json).toMatchObject({
      storeNumber: "3201",
      siteId: "1001",
      homeDeliveryAssortmentValues: ["grocery", "catering"]
    })
    expect((await shop.call("GET", "/zipCodes/111%2022/storeNumber")).json).toEqual(json)
  })
})

describe("GET /postalCode/GetRecommendedStoresByZip", () => {
  it("STORE-05 never recommends a store that is not selectable, even the nearest one", async () => {
    const { sites } = (await shop.call("GET", "/sites?siteTypeId=3")).json as { readonly sites: ReadonlyArray<Site> }
    const selectableIds = sites.filter(({ data }) => data.displayInSiteStoreSelector).map(({ id }) => id)
    expect(sites.length - selectableIds.length).toBe(2)
    // The postal codes of two stores that are not selectable.
    for (const zip of ["85230", "50332"])
      expect((await readRecommendedSites(`zip=${zip}&count=50`)).map(({ id }) => id).toSorted()).toEqual(
        selectableIds.toSorted()
      )
  })

  it("returns five stores by default or `count` stores, and refuses a negative count", async () => {
    expect([
      (await readRecommendedSites("zip=11122")).length,
      (await readRecommendedSites("zip=11122&count=2")).length,
      (await readRecommendedSites("zip=11122&count=0")).length
    ]).toEqual([5, 2, 0])
    const { status, json } = await shop.call("GET", "/postalCode/GetRecommendedStoresByZip?zip=11122&count=-5")
    expect([status, json.errors[0].code, json.errors[0].field]).toEqual([400, "ERR_VALIDATION", "count"])
  })
})

describe("GET /districts/cities/{city}", () => {
  // Only cities with a store can be requested. Vilhelmina has none; its postal codes are listed with Umeå, whose store delivers there.
  it("excludes areas to which the city's store delivers catering only", async () => {
    const readHomeDelivery = async (zip: string) => (await shop.call("GET", `/zipCodes/${zip}/storeNumber`)).json
    expect(await readHomeDelivery("91201")).toMatchObject({
      city: "Vilhelmina",
      homeDeliveryAssortmentValues: ["catering"]
    })
    const { zipCodes } = (await shop.call("GET", "/districts/cities/umea")).json as {
      readonly zipCodes: ReadonlyArray<string>
    }
    // Postal codes that begin with 912 or 917 get catering only.
    const covers = (zip: string) => zipCodes.some((prefix) => zip.startsWith(prefix.replace(/\D/g, "")))
    expect([covers("91101"), covers("91201"), covers("91701")]).toEqual([true, false, false])
  })
})
