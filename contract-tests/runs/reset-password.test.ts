import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError, unreachable } from "#adapters/fakes/fake-http.ts"
import { checkResetToken } from "#core/account/check-reset-token.ts"
import { requestPasswordReset } from "#core/account/request-password-reset.ts"
import { resetPassword } from "#core/account/reset-password.ts"
import { type FakeShop, withFakeShop } from "./fake-shop.ts"

const noContent: FakeServer = () => Effect.succeed({ status: 204, headers: {}, text: "" })
const unreachableServer: FakeServer = ({ path }) => unreachable(path)

const withVisitor = (server: FakeServer, work: (shop: FakeShop) => Promise<void>) =>
  withFakeShop(server, work, { isLoggedIn: false })
const input = { token: "abc", password: "Matkasse-2027", repeatedPassword: "Matkasse-2027" }

describe("requestPasswordReset", () => {
  it("succeeds when the API accepts the e-mail address", () =>
    withVisitor(noContent, async (shop) => {
      expect(await shop.run(requestPasswordReset({ email: "anna@exempel.se" }))).toMatchObject({ _tag: "Success" })
      expect(shop.sent.map(({ method, path, body }) => [method, path, body?.text])).toEqual([
        ["POST", "/customer/requestpasswordreset", '{"email":"anna@exempel.se"}']
      ])
    }))

  it.each([
    ["rejects the e-mail address", () => respondWithError(400, "bad_request"), "ResetRequestFailed"],
    ["limits the rate", () => respondWithError(429, "too_many_lookups"), "TooManyAttempts"],
    ["fails", () => respondWithError(500, "ERR_INTERNAL"), "ResetRequestFailed"],
    ["is unreachable", unreachableServer, "ResetRequestFailed"]
  ])("fails without a retry when the API %s", (_, server, tag) =>
    withVisitor(server as FakeServer, async (shop) => {
      expect(await shop.run(requestPasswordReset({ email: "anna@exempel.se" }))).toMatchObject({
        failure: { _tag: tag }
      })
      expect(shop.sent).toHaveLength(1)
    })
  )
})

describe("checkResetToken", () => {
  it.each([
    ["accepts the token", noContent, true],
    ["rejects the token", () => respondWithError(400, "invalid_token"), false],
    ["lacks this call", () => respondWithError(404, "ERR_NOT_FOUND"), true],
    ["is unreachable", unreachableServer, true]
  ])("treats a token as valid unless the API rejects it: the API %s", (_, server, isValid) =>
    withVisitor(server as FakeServer, async (shop) => {
      expect(await shop.run(checkResetToken({ token: "abc" }))).toMatchObject({ success: isValid })
      expect(shop.sent.map(({ path, body }) => `${path} ${body?.text}`)).toEqual([
        '/customer/checkpasswordtoken {"authToken":"abc"}'
      ])
    })
  )
})

describe("resetPassword", () => {
  it("sends token, password and its repetition under the API's names", () =>
    withVisitor(noContent, async (shop) => {
      expect(await shop.run(resetPassword(input))).toMatchObject({ _tag: "Success" })
      expect(shop.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
        "PUT /customer/changepasswordwithtoken"
      ])
      expect(JSON.parse(shop.sent[0]?.body?.text ?? "")).toEqual({
        authToken: "abc",
        password: "Matkasse-2027",
        passwordConfirmation: "Matkasse-2027"
      })
    }))

  it.each([
    ["in a code", respondWithError(400, "invalid_token")],
    ["in a message", respondWithError(400, "ERR_VALIDATION", "invalid_token")],
    ["in the OAuth format", respondWithJson({ error: "invalid_token" }, 400)]
  ])("CAPI-35 fails with InvalidResetToken when the API's response has invalid_token %s", (_, response) =>
    withVisitor(
      () => response,
      async (shop) => {
        expect(await shop.run(resetPassword(input))).toMatchObject({ failure: { _tag: "InvalidResetToken" } })
      }
    )
  )

  it.each([
    ["rejects the password", () => respondWithError(400, "bad_request")],
    ["fails", () => respondWithError(500, "ERR_INTERNAL")],
    ["is unreachable", unreachableServer]
  ])("fails with PasswordNotChanged without a retry when the API %s", (_, server) =>
    withVisitor(server as FakeServer, async (shop) => {
      expect(await shop.run(resetPassword(input))).toMatchObject({ failure: { _tag: "PasswordNotChanged" } })
      expect(shop.sent).toHaveLength(1)
    })
  )

  it.each([
    ["got no response", unreachableServer, true],
    ["was refused", () => respondWithError(400, "bad_request"), false],
    ["failed in the API", () => respondWithError(500, "ERR_INTERNAL"), false]
  ])("returns whether the outcome of a request is unknown: it %s", (_, server, outcomeUnknown) =>
    withVisitor(server as FakeServer, async (shop) =>
      expect(await shop.run(resetPassword(input))).toMatchObject({ failure: { outcomeUnknown } })
    )
  )

  it("fails with PasswordNotChanged after 15 s without a response", () =>
    withVisitor(
      () => Effect.never,
      async (shop) => {
        const resetPromise = shop.run(resetPassword(input))
        await shop.advance(15_000)
        expect(await resetPromise).toMatchObject({ failure: { _tag: "PasswordNotChanged" } })
      }
    ))
})
