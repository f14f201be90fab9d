import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

describe("GET /districts/cities", () => {
  it("lists the cities with home delivery; exactly one of a city's prefixes matches a postal code there", async () => {
    const { cities } = (await shop.call("GET", "/districts/cities")).json as {
      cities: ReadonlyArray<{ name: string; url: string }>
    }
    expect(cities).toContainEqual({ name: "Göteborg", url: "/leveransorter/goteborg" })
    for (const [zip, city] of [
      ["11122", "stockholm"],
      ["41101", "göteborg"],
      ["21119", "Malmo"]
    ] as const) {
      const { zipCodes } = (await shop.call("GET", `/districts/cities/${encodeURIComponent(city)}`)).json as {
        zipCodes: ReadonlyArray<string>
      }
      expect(zipCodes.filter((prefix) => zip.startsWith(prefix))).toHaveLength(1)
      expect(zipCodes.some((prefix) => "98107".startsWith(prefix))).toBe(false)
    }
    expect((await shop.call("GET", "/districts/cities/kiruna")).status).toBe(404)
  })
})
