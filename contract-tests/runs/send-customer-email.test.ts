import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, unreachable } from "#adapters/fakes/fake-http.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { sendCustomerEmail } from "#core/customer-service/send-customer-email.ts"
import { sessionState } from "#core/session/session-state.ts"
import { aCustomer, aSession } from "#core/session/testing.ts"
import { withFakeShop } from "./fake-shop.ts"

const noContent: FakeServer = () => Effect.succeed({ status: 204, headers: {}, text: "" })
const policy = cliPolicy(0)
const message = { name: " Kim Lind ", phone: "", email: "kim@exempel.se", body: "Hej!", captcha: "token" }

describe("sendCustomerEmail", () => {
  it.each([true, false])(
    "CAPI-02 AUTH-13 CROLE-09 sends the id of a customer, and null for a visitor; logged in: %s",
    (isLoggedIn) =>
      withFakeShop(
        noContent,
        async (shop) => {
          const { id } = aCustomer()
          if (isLoggedIn) shop.states.of(sessionState).set(aSession(aCustomer()))
          expect(await shop.run(sendCustomerEmail(message))).toMatchObject({ _tag: "Success" })
          const body = {
            kdbId: isLoggedIn ? id : null,
            name: "Kim Lind",
            phone: null,
            email: message.email,
            body: "Hej!"
          }
          expect(
            shop.sent.map(({ body: sent, ...request }) => ({ ...request, body: JSON.parse(sent?.text ?? "") }))
          ).toEqual([
            expect.objectContaining({
              method: "POST",
              path: "/mandrill/customerservice",
              query: [["g-recaptcha-response", "token"]],
              body
            })
          ])
        },
        { isLoggedIn }
      )
  )

  it("DFORM-21 sends no request without a completed captcha or with an invalid field", () =>
    withFakeShop(noContent, async (shop) => {
      expect(await shop.run(sendCustomerEmail({ ...message, captcha: "" }))).toMatchObject({
        failure: { _tag: "CaptchaNotCompleted" }
      })
      expect(await shop.run(sendCustomerEmail({ ...message, name: " " }))).toMatchObject({
        failure: { _tag: "InvalidMessage", field: "name" }
      })
      expect(shop.sent).toEqual([])
    }))

  it.each([
    [400, "invalid_captcha", "CaptchaNotCompleted"],
    [400, "bad_request", "InvalidMessage"],
    [429, "too_many_messages", "TooManyAttempts"],
    [500, "ERR_INTERNAL", "MessageNotSent"]
  ])("fails after the API's error %s %s with %s", (status, code, tag) =>
    withFakeShop(
      () => respondWithError(status, code),
      async (shop) => expect(await shop.run(sendCustomerEmail(message))).toMatchObject({ failure: { _tag: tag } }),
      { policy }
    )
  )

  it("retries with the same key, so that the API stores the message once", () => {
    let attemptCount = 0
    return withFakeShop(
      (request) => (++attemptCount < 3 ? unreachable() : noContent(request)),
      async (shop) => {
        const sendPromise = shop.run(sendCustomerEmail(message))
        await shop.advance(60_000)
        expect(await sendPromise).toMatchObject({ _tag: "Success" })
        expect(new Set(shop.sent.map(({ headers }) => headers["idempotency-key"])).size).toBe(1)
        expect(shop.sent).toHaveLength(3)
      }
    )
  })
})
