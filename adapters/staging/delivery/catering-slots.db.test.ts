import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { ownGtin } from "#adapters/demo-shop/own-gtin.ts"
import { stagingForTests, testNow, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { deliverySlotsAvailability } from "#core/delivery/api.ts"

let shop: TestStaging
let token = ""
let cartId = ""
beforeAll(async () => {
  shop = await stagingForTests()
  token = await shop.logIn()
  await sql`update slots set taken = 0, catering_taken = 0, catering_capacity = 4 where store_number = '3201'`.execute(
    shop.database.sql
  )
})
afterAll(async () => {
  expect(shop.unexpectedErrors).toEqual([])
  await shop.close()
})
beforeEach(async () => {
  shop.clock.now = testNow
  await shop.call("DELETE", `/carts/${cartId}`, { token })
  cartId = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
})

const addMeal = async (number: number): Promise<void> => {
  const quantity = { value: 20, unit: "Piece", originalUnit: "Piece" }
  const body = { gtin: ownGtin("meal", number), itemNo: `C${number}`, name: "Rätt", quantity, sideId: null }
  expect((await shop.call("POST", `/carts/${cartId}/cateredMeals`, { token, body })).status).toBe(200)
}

interface Day {
  readonly date: string
  readonly deliverySlots: ReadonlyArray<{
    readonly id: string
    readonly isEnabled: boolean
    readonly lastReservationDateWithCateredMeal: string | null
  }>
}
const readDays = async (isCustomer = true): Promise<ReadonlyArray<Day>> => {
  const { name: operationName, document: query } = deliverySlotsAvailability
  const variables = { input: { deliveryMethod: "Pickup", siteId: "1001", zipCode: null, cartId } }
  const body = { operationName, query, variables }
  const { json } = await shop.call("POST", "/graphql", { body, ...(isCustomer && { token }) })
  return json.data.deliverySlotsAvailability
}
const lastReservationDaysOf = (days: ReadonlyArray<Day>) =>
  days.slice(0, 4).map(({ deliverySlots: [slot] }) => slot?.lastReservationDateWithCateredMeal)
const choose = async (day: Day | undefined) =>
  shop.call("PUT", `/carts/${cartId}/slot`, {
    token,
    body: { slotId: day?.deliverySlots.find(({ isEnabled }) => isEnabled)?.id }
  })
const checkOut = () => shop.call("POST", `/carts/${cartId}/checkout`, { token, body: { payment: "onDelivery" } })

const landgang = 1003
const smorgastarta = 1009
const jultallrik = 1032

describe("delivery times for catering", () => {
  it("state the last day on which they can be reserved with the meals of the customer's cart", async () => {
    expect(
      (await readDays()).every(({ deliverySlots }) =>
        deliverySlots.every((slot) => slot.lastReservationDateWithCateredMeal === null)
      )
    ).toBe(true)
    await addMeal(landgang)
    await addMeal(smorgastarta)
    const dates = (await readDays()).slice(0, 4).map(({ date }) => date)
    expect(dates).toEqual(["2026-03-10", "2026-03-11", "2026-03-12", "2026-03-13"])
    expect(lastReservationDaysOf(await readDays())).toEqual(["2026-03-08", "2026-03-09", "2026-03-10", "2026-03-11"])
    expect(lastReservationDaysOf(await readDays(false))).toEqual([null, null, null, null])
  })

  it("API-32 are on the dates that GET /deliveries/cateringDates lists for the store: those without a full time, a full kitchen or a time that is over", async () => {
    const readDates = async (siteId: string) =>
      (await shop.call("GET", `/deliveries/cateringDates?siteId=${siteId}`)).json.dates
    const { rows } = await sql<{ date: string }>`
      select distinct date from slots where store_number = '3201' and cutoff > ${testNow} order by date`.execute(
      shop.database.sql
    )
    const dates = rows.map(({ date }) => date)
    expect(dates.length).toBeGreaterThan(5)
    expect(await readDates("1001")).toEqual(dates)
    const [fullDate, fullKitchenDate, pastDate, ...remainingDates] = dates
    const { rows: slots } = await sql<{ id: string; cutoff: number }>`
      select id, cutoff from slots where store_number = '3201'`.execute(shop.database.sql)
    await sql`update slots set taken = capacity where store_number = '3201' and date = ${fullDate}`.execute(
      shop.database.sql
    )
    await sql`update slots set catering_taken = catering_capacity where store_number = '3201' and date = ${fullKitchenDate}`.execute(
      shop.database.sql
    )
    await sql`update slots set cutoff = ${testNow} where store_number = '3201' and date = ${pastDate}`.execute(
      shop.database.sql
    )
    expect(await readDates("1001")).toEqual(remainingDates)
    expect(await readDates("1002")).toEqual([])
    await sql`update slots set taken = 0, catering_taken = 0 where store_number = '3201'`.execute(shop.database.sql)
    for (const { id, cutoff } of slots)
      await sql`update slots set cutoff = ${cutoff} where id = ${id}`.execute(shop.database.sql)
  })

  it("are refused for a meal that needs more time, and for one that is out of season", async () => {
    await addMeal(smorgastarta)
    const days = await readDays()
    expect(await choose(days[1])).toMatchObject({
      status: 422,
      json: { errors: [{ code: "ERR_MEAL_NOT_PREPARED", message: expect.stringContaining("2026-03-11") }] }
    })
    expect((await choose(days[2])).status).toBe(200)
    await addMeal(jultallrik)
    expect(lastReservationDaysOf(await readDays())).toEqual(Array(4).fill("1970-01-01"))
    expect((await choose(days[5])).status).toBe(422)
  })

  it("are checked again when the order is placed, since meals may be added after the time was chosen", async () => {
    await addMeal(landgang)
    expect((await choose((await readDays())[1])).status).toBe(200)
    await addMeal(smorgastarta)
    expect(await checkOut()).toMatchObject({
      status: 422,
      json: { errors: [{ code: "ERR_MEAL_NOT_PREPARED" }] }
    })
    expect((await choose((await readDays())[2])).status).toBe(200)
    expect((await checkOut()).status).toBe(201)
  })
})
