import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse, unreachable } from "#adapters/fakes/fake-http.ts"
import { requestPasswordReset } from "#core/account/request-password-reset.ts"
import { resetPassword } from "#core/account/reset-password.ts"
import { type FakeShop, withinShop } from "./fake-shop.ts"

const done: FakeServer = () => Effect.succeed({ status: 204, headers: {}, text: "" })
const away: FakeServer = ({ path }) => unreachable(path)

const within = (server: FakeServer, work: (shop: FakeShop) => Promise<void>) => withinShop(server, work, { customer: false })
const chosen = { token: "abc", password: "Matkasse-2027", repeated: "Matkasse-2027" }

describe("RequestPasswordReset", () => {
  it("PWD-01 ends in success when the API has taken the address", () =>
    within(done, async (shop) => {
      expect(await shop.start(requestPasswordReset({ email: "anna@exempel.se" }))).toMatchObject({ _tag: "Success" })
      expect(shop.sent.map(({ method, path, body }) => [method, path, body?.text])).toEqual([["POST", "/customer/requestpasswordreset", '{"email":"anna@exempel.se"}']])
    }))

  it.each([
    ["refuses the address", () => refuse(400, "bad_request"), "ResetRequestFailed"],
    ["has heard too many", () => refuse(429, "too_many_lookups"), "TooManyLookUps"],
    ["is broken", () => refuse(500, "ERR_INTERNAL"), "ResetRequestFailed"],
    ["is away", away, "ResetRequestFailed"]
  ])("PWD-01 PWD-04 ends in an error at once when the API %s, and sends no second mail by itself", (_, server, tag) =>
    within(server as FakeServer, async (shop) => {
      expect(await shop.start(requestPasswordReset({ email: "anna@exempel.se" }))).toMatchObject({ failure: { _tag: tag } })
      expect(shop.sent).toHaveLength(1)
    }))
})

describe("ResetPassword", () => {
  it("PWD-05 succeeds: token, password and its repetition are sent under the API's names", () =>
    within(done, async (shop) => {
      expect(await shop.start(resetPassword(chosen))).toMatchObject({ _tag: "Success" })
      expect(shop.sent.map(({ method, path }) => `${method} ${path}`)).toEqual(["PUT /customer/changepasswordwithtoken"])
      expect(JSON.parse(shop.sent[0]?.body?.text ?? "")).toEqual({ authToken: "abc", password: "Matkasse-2027", passwordConfirmation: "Matkasse-2027" })
    }))

  it.each([
    ["as code", refuse(400, "invalid_token")],
    ["as message", refuse(400, "ERR_VALIDATION", "invalid_token")],
    ["in the shape of OAuth", answerJson({ error: "invalid_token" }, 400)]
  ])("PWD-05 PWD-06 is INVALID_TOKEN when the API says so %s", (_, answer) =>
    within(() => answer, async (shop) => {
      expect(await shop.start(resetPassword(chosen))).toMatchObject({ failure: { _tag: "InvalidResetToken" } })
    }))

  it.each([
    ["refuses the password", () => refuse(400, "bad_request")],
    ["is broken", () => refuse(500, "ERR_INTERNAL")],
    ["is away", away]
  ])("PWD-05 PWD-07 is ERROR when the API %s, after one try: the token works once", (_, server) =>
    within(server as FakeServer, async (shop) => {
      expect(await shop.start(resetPassword(chosen))).toMatchObject({ failure: { _tag: "PasswordNotChanged" } })
      expect(shop.sent).toHaveLength(1)
    }))

  it("PWD-07 is ERROR after 15 s without an answer", () =>
    within(() => Effect.never, async (shop) => {
      const started = shop.start(resetPassword(chosen))
      await shop.pass(15_000)
      expect(await started).toMatchObject({ failure: { _tag: "PasswordNotChanged" } })
    }))
})
