import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { changeEmail } from "#core/account/change-email.ts"
import { confirmEmail } from "#core/account/confirm-email.ts"
import { setReceiptCopy } from "#core/account/set-receipt-copy.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { sessionState } from "#core/session/session-state.ts"
import { aCustomer, aSession } from "#core/session/testing.ts"
import { type FakeShop, withFakeShop } from "./fake-shop.ts"

const noContent: FakeServer = () => Effect.succeed({ status: 204, headers: {}, text: "" })
const policy = cliPolicy(0)
const customerOf = ({ states }: FakeShop) => states.of(sessionState).current().customer
const logIn = ({ states }: FakeShop) => states.of(sessionState).set(aSession(aCustomer({ email: "anna@exempel.se" })))
const input = { newEmail: "ny@exempel.se", password: "Matkasse-2026" }

describe("changeEmail", () => {
  it("API-11 sends the current address, the password and the new address, and shows the new one as pending", () =>
    withFakeShop(noContent, async (shop) => {
      logIn(shop)
      expect(await shop.run(changeEmail({ ...input, newEmail: " ny@exempel.se " }))).toMatchObject({
        success: "ny@exempel.se"
      })
      expect(shop.sent.map(({ method, path, body }) => [method, path, JSON.parse(body?.text ?? "")])).toEqual([
        ["PUT", "/customer/email", { currentEmailAddress: "anna@exempel.se", ...input }]
      ])
      expect(customerOf(shop)).toMatchObject({ email: "anna@exempel.se", pendingEmail: "ny@exempel.se" })
      await shop.run(changeEmail({ ...input, newEmail: "anna@exempel.se" }))
      expect(customerOf(shop)).toMatchObject({ email: "anna@exempel.se", pendingEmail: null })
    }))

  it.each([
    [400, "invalid_grant", "WrongPassword"],
    [400, "bad_request", "InvalidEmail"],
    [409, "email_in_use", "EmailInUse"],
    [429, "too_many_attempts", "TooManyAttempts"],
    [429, "too_many_changes", "TooManyEmailChanges"],
    [500, "ERR_INTERNAL", "EmailNotChanged"]
  ])("keeps the address after %d %s and fails with %s", (status, code, tag) =>
    withFakeShop(
      () => respondWithError(status, code),
      async (shop) => {
        logIn(shop)
        expect(await shop.run(changeEmail(input))).toMatchObject({ failure: { _tag: tag } })
        expect(customerOf(shop)).toMatchObject({ email: "anna@exempel.se", pendingEmail: null })
      },
      { policy }
    )
  )

  it.each([
    ["61", 2],
    ["1", 1],
    ["a 61", null],
    ["Wed, 21 Oct 2026 07:28:00 GMT", null],
    [undefined, null]
  ])("after 429 with 'Retry-After: %s' fails with %s minutes to wait", (retryAfter, minutes) =>
    withFakeShop(
      () =>
        Effect.succeed({
          status: 429,
          headers: {
            "content-type": "application/json",
            ...(retryAfter === undefined ? {} : { "retry-after": retryAfter })
          },
          text: JSON.stringify({ errors: [{ code: "too_many_attempts", message: "wait" }], requestId: "r" })
        }),
      async (shop) => {
        logIn(shop)
        expect(await shop.run(changeEmail(input))).toMatchObject({ failure: { _tag: "TooManyAttempts", minutes } })
      },
      { policy }
    )
  )

  it("fails without a request for an invalid e-mail address and for a visitor", () =>
    withFakeShop(
      noContent,
      async (shop) => {
        expect(await shop.run(changeEmail(input))).toMatchObject({ failure: { _tag: "NotLoggedIn" } })
        logIn(shop)
        expect(await shop.run(changeEmail({ ...input, newEmail: "ny@" }))).toMatchObject({
          failure: { _tag: "InvalidEmail" }
        })
        expect(shop.sent).toEqual([])
      },
      { isLoggedIn: false }
    ))
})

describe("confirmEmail", () => {
  it("sends the link's token, and shows the pending address as the customer's", () =>
    withFakeShop(noContent, async (shop) => {
      logIn(shop)
      await shop.run(changeEmail(input))
      expect(await shop.run(confirmEmail({ token: "abc" }))).toMatchObject({ _tag: "Success" })
      expect(shop.sent.slice(1).map(({ method, path, body }) => [method, path, body?.text])).toEqual([
        ["POST", "/customer/confirmemail", JSON.stringify({ token: "abc" })]
      ])
      expect(customerOf(shop)).toMatchObject({ email: "ny@exempel.se", pendingEmail: null })
    }))

  it("succeeds for a visitor", () =>
    withFakeShop(
      noContent,
      async (shop) => expect(await shop.run(confirmEmail({ token: "abc" }))).toMatchObject({ _tag: "Success" }),
      { isLoggedIn: false }
    ))

  it.each([
    [400, "invalid_token", "InvalidEmailLink"],
    [409, "email_in_use", "EmailInUse"],
    [500, "ERR_INTERNAL", "EmailNotConfirmed"]
  ])("fails after %d %s with %s", (status, code, tag) =>
    withFakeShop(
      () => respondWithError(status, code),
      async (shop) => expect(await shop.run(confirmEmail({ token: "abc" }))).toMatchObject({ failure: { _tag: tag } }),
      { policy }
    )
  )
})

describe("setReceiptCopy", () => {
  it.each([true, false])("API-16 sends %s in the path, and shows the new setting", (wantsReceiptCopy) =>
    withFakeShop(noContent, async (shop) => {
      logIn(shop)
      await shop.run(setReceiptCopy({ wantsReceiptCopy }))
      expect(shop.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
        `PUT /customer/setemailrecieptcopy/${wantsReceiptCopy}`
      ])
      expect(customerOf(shop)?.wantsReceiptCopy).toBe(wantsReceiptCopy)
    })
  )

  it("keeps the setting when the call fails", () =>
    withFakeShop(
      () => respondWithError(500, "ERR_INTERNAL"),
      async (shop) => {
        logIn(shop)
        expect(await shop.run(setReceiptCopy({ wantsReceiptCopy: true }))).toMatchObject({
          failure: { _tag: "ReceiptCopyNotChanged", detail: "500" }
        })
        expect(customerOf(shop)?.wantsReceiptCopy).toBe(false)
      },
      { policy }
    ))
})
