import { describe, expect, it } from "vitest"
import { deliveringStoreNumber, nearestStoreNumbers } from "./delivering-stores.ts"
import { postalTown } from "./postal-towns.ts"
import { makeStores } from "./stores.ts"

const stores = makeStores()
const cityOf = (number: string | null) => stores.find(({ storeNumber }) => storeNumber === number)?.city ?? null

describe("makeStores", () => {
  it("returns 14 stores in real cities; two of the stores cannot be selected", () => {
    expect(stores).toHaveLength(14)
    expect(stores.filter(({ selectable }) => !selectable)).toHaveLength(2)
    expect(stores.map(({ storeNumber }) => storeNumber)).toEqual(
      Array.from({ length: 14 }, (_, index) => String(3201 + index))
    )
    const cities = stores.filter(({ selectable }) => selectable).map(({ city }) => city)
    expect(cities).toEqual(expect.arrayContaining(["Stockholm", "Göteborg", "Malmö", "Uppsala"]))
  })

  it("gives stores in and around Stockholm and Göteborg the abbreviation of the city as a keyword", () => {
    const citiesWithKeyword = (keyword: string) => [
      ...new Set(stores.filter(({ searchKeyWords }) => searchKeyWords.includes(keyword)).map(({ city }) => city))
    ]
    expect([citiesWithKeyword("sthlm"), citiesWithKeyword("gbg")]).toEqual([["Stockholm", "Solna"], ["Göteborg"]])
  })
})

describe("deliveringStoreNumber", () => {
  it("returns the city's store for postal codes in four big cities, and null for a postal code in Kiruna", () => {
    expect(["11122", "41101", "21119", "75310", "98107"].map((zip) => cityOf(deliveringStoreNumber(zip)))).toEqual([
      "Stockholm",
      "Göteborg",
      "Malmö",
      "Uppsala",
      null
    ])
  })

  it("returns null for an invalid postal code", () => {
    expect(["1112", "1112a", "111 22", ""].map(deliveringStoreNumber)).toEqual([null, null, null, null])
  })
})

describe("postalTown", () => {
  it("returns the town of an area, which is not always that of the store that delivers there", () => {
    const towns = ["1112", "1691", "2111", "4110", "6023", "9013"].map(postalTown)
    expect(towns).toEqual(["Stockholm", "Solna", "Malmö", "Göteborg", "Norrköping", "Umeå"])
  })

  it("returns null for an area outside its table", () => {
    expect(["9810", "0000", "99999"].map(postalTown)).toEqual([null, null, null])
  })
})

describe("nearestStoreNumbers", () => {
  it("returns selectable stores, nearest first", () => {
    const selectableNumbers = new Set(stores.filter((store) => store.selectable).map(({ storeNumber }) => storeNumber))
    expect(nearestStoreNumbers("98107").map(cityOf)).toEqual(["Umeå"])
    expect(cityOf(nearestStoreNumbers("11122")[0] ?? null)).toBe("Stockholm")
    for (let prefix = 10; prefix < 99; prefix++)
      for (const number of nearestStoreNumbers(`${prefix}123`)) expect(selectableNumbers.has(number)).toBe(true)
  })
})
