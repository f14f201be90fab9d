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

const recommendedSites = async (query: string): Promise<ReadonlyArray<Site>> =>
  (await shop.call("GET", `/postalCode/GetRecommendedStoresByZip?${query}`)).json.sites

describe("GET /postalCode/GetRecommendedStoresByZip", () => {
  it("STORE-05 never recommends a store that is not selectable, even the nearest one", async () => {
    const { sites } = (await shop.call("GET", "/sites?siteTypeId=3")).json as { readonly sites: ReadonlyArray<Site> }
    const selectable = sites.filter(({ data }) => data.displayInSiteStoreSelector).map(({ id }) => id)
    expect(sites.length - selectable.length).toBe(2)
    // The postal codes of two stores that are not selectable.
    for (const zip of ["85230", "50332"])
      expect((await recommendedSites(`zip=${zip}&count=50`)).map(({ id }) => id).toSorted()).toEqual(
        selectable.toSorted()
      )
  })

  it("returns five stores by default or `count` stores, and refuses a negative count", async () => {
    expect([
      (await recommendedSites("zip=11122")).length,
      (await recommendedSites("zip=11122&count=2")).length,
      (await recommendedSites("zip=11122&count=0")).length
    ]).toEqual([5, 2, 0])
    const { status, json } = await shop.call("GET", "/postalCode/GetRecommendedStoresByZip?zip=11122&count=-5")
    expect([status, json.errors[0].code, json.errors[0].field]).toEqual([400, "ERR_VALIDATION", "count"])
  })
})

describe("GET /districts/cities/{city}", () => {
  it("excludes areas with catering only", async () => {
    const homeDeliveryTo = async (zip: string) => (await shop.call("GET", `/zipCodes/${zip}/storeNumber`)).json
    expect(await homeDeliveryTo("91201")).toMatchObject({ city: "Umeå", homeDeliveryAssortmentValues: ["catering"] })
    const { zipCodes } = (await shop.call("GET", "/districts/cities/umea")).json as {
      readonly zipCodes: ReadonlyArray<string>
    }
    const covers = (zip: string) => zipCodes.some((prefix) => zip.startsWith(prefix.replace(/\D/g, "")))
    expect([covers("91101"), covers("91201"), covers("91701")]).toEqual([true, false, false])
  })
})
