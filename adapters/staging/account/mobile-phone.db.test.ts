import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

const readNumber = async (token: string): Promise<string | undefined> =>
  (await shop.call("GET", "/customer", { token })).json.contact.channels.find(
    ({ channelTypeId }: { readonly channelTypeId: string }) => channelTypeId === "mobilephone"
  )?.channelValue

describe("PUT /customer/mobilephone", () => {
  it("API-12 stores the number of this customer as +46 and nine digits", async () => {
    const eriksToken = await shop.logIn("erik.eriksson@exempel.se")
    const annasToken = await shop.logIn()
    const numberOfAnna = await readNumber(annasToken)
    for (const mobilePhoneNumber of ["070-123 45 67", "+46 70 123 45 67", "46701234567", "701234567"]) {
      const body = { mobilePhoneNumber }
      expect(await shop.call("PUT", "/customer/mobilephone", { token: eriksToken, body })).toMatchObject({
        status: 204,
        text: ""
      })
      expect(await readNumber(eriksToken)).toBe("+46701234567")
    }
    expect(await readNumber(annasToken)).toBe(numberOfAnna)
  })

  it.each([[""], ["08-123"], ["070123456789"], ["abc"]])("refuses %j", async (mobilePhoneNumber) => {
    const token = await shop.logIn("erik.eriksson@exempel.se")
    const numberBefore = await readNumber(token)
    expect(await shop.call("PUT", "/customer/mobilephone", { token, body: { mobilePhoneNumber } })).toMatchObject({
      status: 400,
      json: { errors: [{ code: "bad_request", field: "mobilePhoneNumber" }] }
    })
    expect(await readNumber(token)).toBe(numberBefore)
  })
})
