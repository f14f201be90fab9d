import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createCustomer } from "#core/account/api.ts"
import { checkEmail } from "#core/account/check-email.ts"
import { checkPerson } from "#core/account/check-person.ts"
import { fetchCustomer } from "#core/account/fetch-customer.ts"
import { requestPasswordReset } from "#core/account/request-password-reset.ts"
import { resetPassword } from "#core/account/reset-password.ts"
import { setAssortment } from "#core/assortment/set-assortment.ts"
import { call } from "#core/contract/call.ts"
import { authenticate } from "#core/session/authenticate.ts"
import type { BackEnd } from "../back-end.ts"
import { openRecordedClient, type RecordedClient } from "./recorded-client.ts"

const text: unknown = expect.any(String)
const textOrNull: unknown = expect.toSatisfy((value) => value === null || typeof value === "string")
const flag: unknown = expect.any(Boolean)

/** The calls of log-in, registration and the customer's data, as the core sends them and the back end responds. */
export const accountCalls = (name: string, open: () => Promise<BackEnd>): void => {
  describe(`calls of accounts: ${name}`, () => {
    let backEnd: BackEnd
    let visitor: RecordedClient
    let customer: RecordedClient
    beforeAll(async () => {
      backEnd = await open()
      visitor = await openRecordedClient(backEnd)
      customer = await openRecordedClient(backEnd, { isLoggedIn: true })
    })
    afterAll(async () => {
      await visitor.shop.dispose()
      await customer.shop.dispose()
    })

    it("API-02 POST /connect/token sends a form and returns a token, or error and error_description", async () => {
      const { email, password } = backEnd.otherCustomer
      const otherClient = await openRecordedClient(backEnd)
      expect(await otherClient.exchange(authenticate({ email, password }))).toMatchObject({
        request: "POST /connect/token",
        body: { grant_type: "password", scope: "shop", username: email, password },
        status: 200,
        json: { access_token: text, token_type: "Bearer", expires_in: expect.any(Number), scope: "shop" }
      })
      expect(otherClient.shop.sent.at(-1)?.body?.type).toBe("form")
      const refusal = await otherClient.exchange(authenticate({ email, password: "fel lösenord" }))
      expect([refusal.status, refusal.json]).toEqual([
        400,
        { error: "invalid_grant", error_description: "invalid_username_or_password" }
      ])
      await otherClient.shop.dispose()
    })

    it.each([
      ["an available address", true],
      ["a registered address", false]
    ] as const)("API-06 CAPI-32 CAPI-33 GET /customer/email/{email} describes %s", async (_, isAvailable) => {
      const email = isAvailable ? "ledig+1@exempel.se" : backEnd.customer.email
      expect(await visitor.exchange(checkEmail({ email }))).toMatchObject({
        request: `GET /customer/email/${encodeURIComponent(email)}`,
        status: 200,
        json: { isAvailable, over18: flag, hasParInfo: flag, hasLogin: !isAvailable }
      })
    })

    it("API-07 GET /customer/status/{id} returns three flags and the person in the register", async () => {
      const { request, json } = await visitor.exchange(checkPerson({ personalNumber: "850101-2382" }))
      expect(request).toBe("GET /customer/status/198501012382")
      expect(json).toEqual({
        over18: true,
        hasParInfo: true,
        hasLogin: false,
        parInfo: {
          personalNumber: "198501012382",
          firstName: text,
          lastName: text,
          streetAddress: text,
          zipCode: expect.stringMatching(/^\d{3} ?\d{2}$/),
          city: text
        }
      })
    })

    it.each([["sms", "198501012382"] as const, ["", "199001012385"] as const])(
      "API-08 ENTITY-17 POST /customer/createcustomer sends every field of the registration payload, with the referrer %j but no unknown one; a failure has a message",
      async (referrer, pnr) => {
        const body = {
          pnr,
          emailAddress: `payload-${pnr}@exempel.se`,
          password: "Matkasse-2027",
          mobilePhone: "0701234567",
          referrer
        }
        expect(await visitor.exchange(call(createCustomer, { body }))).toMatchObject({
          request: "POST /customer/createcustomer",
          body,
          status: 201,
          json: { customerId: text }
        })
        expect(await visitor.exchange(call(createCustomer, { body }))).toMatchObject({
          status: 409,
          json: { errors: [{ code: text, message: expect.stringMatching(/./) }] }
        })
        for (const field of Object.keys(body)) {
          const { [field as keyof typeof body]: _, ...incompleteBody } = body
          expect([
            field,
            (await visitor.send("POST", "/customer/createcustomer", { json: incompleteBody })).status
          ]).toEqual([field, 400])
        }
        expect(
          (await visitor.send("POST", "/customer/createcustomer", { json: { ...body, referrer: "brev" } })).status
        ).toBe(400)
      }
    )

    it("API-09 ENTITY-10 GET /customer returns the logged-in customer, whose profile has the specified fields, and refuses a visitor", async () => {
      const { request, json } = await customer.exchange(fetchCustomer)
      expect(request).toBe("GET /customer")
      expect(json).toEqual({
        contact: {
          id: text,
          firstname: "Anna",
          lastname: "Andersson",
          addresses: [
            {
              addressTypeId: expect.any(Number),
              city: text,
              co: textOrNull,
              contactId: textOrNull,
              countryCode: textOrNull,
              foAdress: textOrNull,
              id: text,
              street: text,
              street2: textOrNull,
              zip: text
            }
          ],
          channels: [{ channelTypeId: "mobilephone", channelValue: text }],
          login: { email: backEnd.customer.email },
          emailRecieptCopy: flag
        },
        settings: {
          id: text,
          storePageId: textOrNull,
          userPostalCode: textOrNull,
          userSiteId: textOrNull,
          userDeliveryMethod: textOrNull
        }
      })
      const { contact, settings } = json
      const [{ street, zip, city }] = contact.addresses
      expect(await customer.run(fetchCustomer)).toEqual({
        customer: {
          id: contact.id,
          firstName: "Anna",
          fullName: "Anna Andersson",
          email: backEnd.customer.email,
          pendingEmail: null,
          mobilePhone: contact.channels[0].channelValue,
          wantsReceiptCopy: contact.emailRecieptCopy,
          address: { street, zip, city }
        },
        savedSettings: {
          siteId: settings.userSiteId,
          method: settings.userDeliveryMethod,
          postalCode: settings.userPostalCode
        }
      })
      expect(settings).toMatchObject({ userSiteId: text, userDeliveryMethod: text })
      expect(await visitor.send("GET", "/customer")).toMatchObject({
        status: 401,
        json: { errors: [{ code: "ERR_NOT_LOGGED_IN" }] }
      })
    })

    it.each([
      [
        { method: "homeDelivery", postalCode: "111 22" },
        { userDeliveryMethod: "homeDelivery", userPostalCode: "11122" }
      ],
      [
        { method: "pickupAtStore", siteId: "1002" },
        { userDeliveryMethod: "pickupAtStore", userPostalCode: null, userSiteId: "1002" }
      ]
    ] as const)(
      "API-10 PUT /customer/userdeliverysettings saves the selection %j",
      async (selection, savedSettings) => {
        const saveExchange = (await customer.exchanges(setAssortment(selection))).at(-1)
        expect(saveExchange).toMatchObject({
          request: "PUT /customer/userdeliverysettings",
          body: savedSettings,
          status: 204
        })
        expect(Object.keys(saveExchange?.body as object).toSorted()).toEqual([
          "userDeliveryMethod",
          "userPostalCode",
          "userSiteId"
        ])
        expect((await customer.exchange(fetchCustomer)).json.settings).toMatchObject(savedSettings)
      }
    )

    it("API-13 API-14 CAPI-30 CAPI-31 POST /customer/requestpasswordreset takes an address in the field email or emailAddress, and refuses any other body", async () => {
      const email = "ingen.alls@exempel.se"
      const path = "/customer/requestpasswordreset"
      expect(await visitor.exchange(requestPasswordReset({ email }))).toMatchObject({
        request: `POST ${path}`,
        body: { email },
        status: 204,
        json: undefined
      })
      expect(await visitor.send("POST", path, { json: { emailAddress: email } })).toMatchObject({ status: 204 })
      for (const json of [{}, { email: "x" }, { emailAddress: "x" }, { address: email }])
        expect(await visitor.send("POST", path, { json })).toMatchObject({
          status: 400,
          json: { errors: [{ code: "bad_request", field: "email" }] }
        })
    })

    it("API-15 CAPI-34 CAPI-36 PUT /customer/changepasswordwithtoken sends token and new password as authToken, password and passwordConfirmation, and is refused for an unknown token or a different confirmation", async () => {
      const input = { token: "never issued", password: "Matkasse-2028", repeatedPassword: "Matkasse-2028" }
      expect(await visitor.exchange(resetPassword(input))).toMatchObject({
        request: "PUT /customer/changepasswordwithtoken",
        body: { authToken: "never issued", password: "Matkasse-2028", passwordConfirmation: "Matkasse-2028" },
        status: 400,
        json: { errors: [{ code: "invalid_token", field: "authToken" }] }
      })
      expect(
        (await visitor.exchange(resetPassword({ ...input, repeatedPassword: "Matkasse-2029" }))).json.errors
      ).toMatchObject([{ code: "bad_request", field: "passwordConfirmation" }])
    })
  })
}
