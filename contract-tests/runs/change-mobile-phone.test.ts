import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { changeMobilePhone } from "#core/account/change-mobile-phone.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { sessionState } from "#core/session/session-state.ts"
import { aCustomer, aSession } from "#core/session/testing.ts"
import { type FakeShop, withFakeShop } from "./fake-shop.ts"

const noContent: FakeServer = () => Effect.succeed({ status: 204, headers: {}, text: "" })
const policy = cliPolicy(0)
const shownNumber = ({ states }: FakeShop) => states.of(sessionState).current().customer?.mobilePhone
const logIn = ({ states }: FakeShop) =>
  states.of(sessionState).set(aSession(aCustomer({ mobilePhone: "+46700000000" })))

describe("changeMobilePhone", () => {
  it("API-12 sends mobilePhoneNumber in the stored format, and shows it", () =>
    withFakeShop(noContent, async (shop) => {
      logIn(shop)
      expect(await shop.run(changeMobilePhone({ mobilePhone: "070-123 45 67" }))).toMatchObject({
        success: "+46701234567"
      })
      expect(shop.sent.map(({ method, path, body }) => [method, path, JSON.parse(body?.text ?? "")])).toEqual([
        ["PUT", "/customer/mobilephone", { mobilePhoneNumber: "+46701234567" }]
      ])
      expect(shownNumber(shop)).toBe("+46701234567")
    }))

  it("fails without a request for an invalid mobile number", () =>
    withFakeShop(noContent, async (shop) => {
      logIn(shop)
      for (const mobilePhone of ["", "12345", "07012345678", "+4770123456789"])
        expect(await shop.run(changeMobilePhone({ mobilePhone }))).toMatchObject({
          failure: { _tag: "InvalidMobilePhone" }
        })
      expect([shop.sent.length, shownNumber(shop)]).toEqual([0, "+46700000000"])
    }))

  it("keeps the number when the call fails", () =>
    withFakeShop(
      () => respondWithError(500, "ERR_INTERNAL"),
      async (shop) => {
        logIn(shop)
        expect(await shop.run(changeMobilePhone({ mobilePhone: "0701234567" }))).toMatchObject({
          failure: { _tag: "MobilePhoneNotChanged", detail: "500" }
        })
        expect(shownNumber(shop)).toBe("+46700000000")
      },
      { policy }
    ))

  it("requires a log-in", () =>
    withFakeShop(
      noContent,
      async (shop) => {
        expect(await shop.run(changeMobilePhone({ mobilePhone: "0701234567" }))).toMatchObject({
          failure: { _tag: "NotLoggedIn" }
        })
        expect(shop.sent).toEqual([])
      },
      { isLoggedIn: false }
    ))
})
