import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
let token = ""
beforeAll(async () => {
  shop = await stagingForTests()
  token = await shop.logIn()
})
afterAll(async () => {
  expect(shop.unexpectedErrors).toEqual([])
  await shop.close()
})

const home = { userDeliveryMethod: "homeDelivery", userPostalCode: "111 22", userSiteId: "1001" } as const
const save = (settings: object) =>
  shop.call("PUT", "/customer/userdeliverysettings", { token, body: { ...home, ...settings } })
const readSettings = async (customerToken = token) =>
  (await shop.call("GET", "/customer", { token: customerToken })).json.settings

describe("PUT /customer/userdeliverysettings", () => {
  it("saves the settings of this customer alone", async () => {
    const eriksToken = await shop.logIn("erik.eriksson@exempel.se")
    const settingsOfErik = await readSettings(eriksToken)
    for (const [userDeliveryMethod, userSiteId] of [
      ["pickupAtStore", "1002"],
      ["homeDelivery", "1001"]
    ]) {
      expect((await save({ userDeliveryMethod, userSiteId })).status).toBe(204)
      expect(await readSettings()).toMatchObject({ userDeliveryMethod, userSiteId, userPostalCode: "11122" })
    }
    expect(await readSettings(eriksToken)).toEqual(settingsOfErik)
  })

  it.each([
    ["home delivery without a postal code", { userPostalCode: null }, [400, "ERR_VALIDATION", "userPostalCode"]],
    ["home delivery with an empty postal code", { userPostalCode: "" }, [400, "ERR_VALIDATION", "userPostalCode"]],
    ["a postal code of four digits", { userPostalCode: "1112" }, [400, "ERR_VALIDATION", "userPostalCode"]],
    [
      "home delivery where no store delivers",
      { userPostalCode: "98107" },
      [422, "ERR_NO_HOME_DELIVERY", "userPostalCode"]
    ],
    ["a site that does not exist", { userSiteId: "9999" }, [404, "ERR_SITE_NOT_FOUND", "userSiteId"]]
  ])("refuses %s and changes nothing", async (_, settings, error) => {
    const settingsBefore = await readSettings()
    const { status, json } = await save(settings)
    expect([status, json.errors?.[0].code, json.errors?.[0].field]).toEqual(error)
    expect(await readSettings()).toEqual(settingsBefore)
  })

  it("saves an empty postal code as null, and removes the saved store when userSiteId is null", async () => {
    expect((await save({ userDeliveryMethod: "pickupAtStore", userPostalCode: "" })).status).toBe(204)
    expect(await readSettings()).toMatchObject({ userPostalCode: null, storePageId: "butik-1001" })
    expect((await save({ userDeliveryMethod: "pickupAtStore", userSiteId: null })).status).toBe(204)
    expect(await readSettings()).toMatchObject({ userSiteId: null, storePageId: null })
  })

  it("accepts pickup without a postal code, and with one to which no store delivers", async () => {
    for (const userPostalCode of [null, "98107"]) {
      expect((await save({ userDeliveryMethod: "pickupAtStore", userPostalCode })).status).toBe(204)
      expect(await readSettings()).toMatchObject({ userDeliveryMethod: "pickupAtStore", userPostalCode })
    }
  })
})

describe("GET /customer", () => {
  it("returns the customer's contact data, with the phone numbers that the customer has", async () => {
    const saveAndReadChannels = async (phone: string | null, mobilePhone: string | null) => {
      await sql`update customers set phone = ${phone}, mobile_phone = ${mobilePhone} where id = 'anna'`.execute(
        shop.database.sql
      )
      return (await shop.call("GET", "/customer", { token })).json.contact.channels
    }
    const [phone, mobile] = [
      { channelTypeId: "phone", channelValue: "08-123 45" },
      { channelTypeId: "mobilephone", channelValue: "0701234567" }
    ]
    expect(await saveAndReadChannels(phone.channelValue, mobile.channelValue)).toEqual([phone, mobile])
    expect(await saveAndReadChannels(null, mobile.channelValue)).toEqual([mobile])
    expect(await saveAndReadChannels(phone.channelValue, null)).toEqual([phone])
    expect(await saveAndReadChannels(null, null)).toEqual([])
    expect((await shop.call("GET", "/customer", { token })).json.contact).toMatchObject({
      firstname: "Anna",
      lastname: "Andersson",
      login: { email: "anna.andersson@exempel.se" }
    })
  })
})
