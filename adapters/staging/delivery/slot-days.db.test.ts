import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { deliverySlotsAvailability } from "#core/delivery/api.ts"
import { stagingForTests, testNow, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

interface Slot {
  readonly id: string
  readonly isEnabled: boolean
  readonly deliveryFromTime: string
}

const readDays = async (
  deliveryMethod: "Home" | "Pickup",
  siteId: string,
  zipCode: string | null = null
): Promise<ReadonlyArray<{ readonly date: string; readonly deliverySlots: ReadonlyArray<Slot> }>> => {
  const { name: operationName, document: query } = deliverySlotsAvailability
  const { json } = await shop.call("POST", "/graphql", {
    body: { operationName, query, variables: { input: { deliveryMethod, siteId, zipCode } } }
  })
  return json.data.deliverySlotsAvailability
}

describe("deliverySlotsAvailability", () => {
  it.each([
    [0, "1011", "11122", "another store delivers there"],
    [0, "1013", "11122", "another store delivers there, and this one cannot be selected"],
    [0, "1001", "98107", "no store delivers there"],
    [14, "1001", "111 22", "this store delivers there"],
    [14, "1012", "91201", "this store delivers only catering there"]
  ])("lists %i days for home delivery from site %s to the postal code %s: %s", async (count, siteId, zipCode) => {
    expect(await readDays("Home", siteId, zipCode)).toHaveLength(count)
  })

  it.each([
    ["1001", 14],
    ["1013", 0]
  ])("lists days for pickup only in a selectable store: site %s has %i days", async (siteId, count) => {
    expect(await readDays("Pickup", siteId)).toHaveLength(count)
  })

  it("refuses a postal code without five digits, and home delivery without one", async () => {
    const { name: operationName, document: query } = deliverySlotsAvailability
    for (const [deliveryMethod, zipCode] of [
      ["Home", "1112"],
      ["Pickup", "1112"],
      ["Home", null]
    ]) {
      const { json } = await shop.call("POST", "/graphql", {
        body: { operationName, query, variables: { input: { deliveryMethod, siteId: "1001", zipCode } } }
      })
      expect(json.errors).toMatchObject([
        { message: "A postal code has five digits.", extensions: { code: "ERR_VALIDATION" } }
      ])
    }
  })

  it("excludes slots that have begun, and disables slots that are past their cutoff", async () => {
    await sql`update slots set taken = 0 where store_number = '3201'`.execute(shop.database.sql)
    shop.clock.now = Date.parse("2026-03-10T10:00:00+01:00")
    const [today, tomorrow] = await readDays("Pickup", "1001")
    expect(today).toMatchObject({ date: "2026-03-10" })
    expect(today?.deliverySlots.map(({ deliveryFromTime, isEnabled }) => [deliveryFromTime, isEnabled])).toEqual([
      ["12:00", false],
      ["14:00", false],
      ["16:00", true],
      ["18:00", true]
    ])
    expect(tomorrow?.deliverySlots.every(({ isEnabled }) => isEnabled)).toBe(true)
    shop.clock.now -= 1_000
    expect((await readDays("Pickup", "1001"))[0]?.deliverySlots.map(({ isEnabled }) => isEnabled)).toEqual([
      false,
      false,
      true,
      true,
      true
    ])
  })
})
