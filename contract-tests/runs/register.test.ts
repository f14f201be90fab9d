import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse, unreachable } from "#adapters/fakes/fake-http.ts"
import { checkEmail } from "#core/account/check-email.ts"
import { checkPerson } from "#core/account/check-person.ts"
import { register, type RegisterInput } from "#core/journeys/register.ts"
import { type FakeShop, withinShop } from "./fake-shop.ts"
import { wireCart } from "./wire-cart.ts"

const person = { personalNumber: "199001012385", firstName: "Bo", lastName: "Ek", streetAddress: "Storgatan 1", zipCode: "41101", city: "Göteborg" }
const status = { over18: true, hasParInfo: true, hasLogin: false, parInfo: person }
const input: RegisterInput = { personalNumber: "900101-2385", email: "bo@exempel.se", mobilePhone: "0701234567", password: "Matkasse & co" }

const answers: Readonly<Record<string, unknown>> = {
  "/customer/status/199001012385": status,
  "/customer/createcustomer": { customerId: "7" },
  "/connect/token": { access_token: "x.y.z", token_type: "Bearer", expires_in: 3_600, scope: "shop" },
  "/customer": {
    contact: { id: "7", firstname: "Bo", lastname: "Ek", addresses: [], channels: [], login: { email: "bo@exempel.se" }, emailRecieptCopy: false },
    settings: { id: "7", storePageId: null, userPostalCode: null, userSiteId: "site-1", userDeliveryMethod: "pickupAtStore" }
  },
  "/orders": { carts: [wireCart("17", [])], orders: [] }
}

/** A back end where registering works, but for the paths that are told to do otherwise. */
const back = (other: Readonly<Record<string, FakeServer>> = {}): FakeServer => (request) =>
  other[request.path]?.(request) ?? (answers[request.path] === undefined ? refuse(404, "ERR_NOT_FOUND") : answerJson(answers[request.path], request.path.endsWith("createcustomer") ? 201 : 200))

const within = (server: FakeServer, work: (shop: FakeShop) => Promise<void>) => withinShop(server, work, { customer: false })
const pathsOf = ({ sent }: FakeShop) => sent.map(({ path }) => path)

describe("CheckPerson", () => {
  it.each(["199001012385", "900101-2385", "19900101 2385", " 9001012385 "])("REG-20 asks for %s by its twelve digits and answers who it is", (typed) =>
    within(back(), async (shop) => {
      expect(await shop.start(checkPerson({ personalNumber: typed }))).toMatchObject({ _tag: "Success", success: person })
      expect(pathsOf(shop)).toEqual(["/customer/status/199001012385"])
    }))

  it("REG-24 says that what is no personal number is not found, without asking", () =>
    within(back(), async (shop) => {
      expect(await shop.start(checkPerson({ personalNumber: "900101-238" }))).toMatchObject({ failure: { _tag: "PersonNotFound" } })
      expect(shop.sent).toEqual([])
    }))

  it.each([
    ["REG-02 REG-23 under 18", { over18: false, hasParInfo: true, hasLogin: false, parInfo: null }, "NotOfAge"],
    ["REG-03 REG-24 not in the register", { over18: true, hasParInfo: false, hasLogin: false, parInfo: null }, "PersonNotFound"],
    ["REG-24 in the register, but without a word about it", { over18: true, hasParInfo: true, hasLogin: false, parInfo: null }, "PersonNotFound"],
    ["REG-26 a customer already", { over18: true, hasParInfo: true, hasLogin: true, parInfo: null }, "PersonalNumberInUse"]
  ])("refuses who is %s", (_, answer, tag) =>
    within(back({ "/customer/status/199001012385": () => answerJson(answer) }), async (shop) => {
      expect(await shop.start(checkPerson(input))).toMatchObject({ _tag: "Failure", failure: { _tag: tag } })
    }))
})

describe("CheckEmail", () => {
  it.each([["free", true], ["taken", false]])("FORM-17 FORM-19 asks by GET /customer/email whether an address is %s", (_, isAvailable) =>
    within(() => answerJson({ isAvailable, over18: true, hasParInfo: true, hasLogin: !isAvailable }), async (shop) => {
      expect(await shop.start(checkEmail({ email: "bo+mat@exempel.se" }))).toMatchObject({ success: isAvailable })
      expect(shop.sent.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /customer/email/bo%2Bmat%40exempel.se"])
    }))

  it.each([["refuses", () => refuse(429, "too_many_lookups")], ["is away", ({ path }: { readonly path: string }) => unreachable(path)]])("takes an address for free when the back end %s: registering asks again", (_, server) =>
    within(server as FakeServer, async (shop) => {
      const asked = shop.start(checkEmail({ email: "bo@exempel.se" }))
      await shop.pass(600_000)
      expect(await asked).toMatchObject({ success: true })
    }))
})

describe("Register", () => {
  it("REG-19 checks the person, creates the customer, logs in, fetches the user, fetches the cart, checks the store: in this order", () =>
    within(back(), async (shop) => {
      expect(await shop.start(register(input))).toMatchObject({ _tag: "Success", success: { mustLogIn: false, mustChooseStore: false } })
      expect(pathsOf(shop)).toEqual(["/customer/status/199001012385", "/customer/createcustomer", "/connect/token", "/customer", "/orders", "/sites"])
      expect(shop.states.session.current()).toMatchObject({ status: "customer", customer: { fullName: "Bo Ek" } })
      expect(shop.states.cart.current()).toMatchObject({ status: "ready", settled: { id: "17" } })
    }))

  it("REG-19 does not ask twice who has been looked up already, and sends what was typed", () =>
    within(back(), async (shop) => {
      await shop.start(register({ ...input, person, referrer: "sms" }))
      expect(pathsOf(shop)[0]).toBe("/customer/createcustomer")
      expect(JSON.parse(shop.sent[0]?.body?.text ?? "")).toEqual({ pnr: "199001012385", emailAddress: "bo@exempel.se", password: "Matkasse & co", mobilePhone: "0701234567", referrer: "sms" })
      expect(shop.sent[0]?.headers).not.toHaveProperty("idempotency-key")
    }))

  it("REG-19 begins no step before the one ahead of it has ended", () =>
    within(back({ "/customer/createcustomer": () => Effect.delay(answerJson({ customerId: "7" }, 201), 5_000) }), async (shop) => {
      const started = shop.start(register({ ...input, person }))
      await shop.pass(4_999)
      expect(pathsOf(shop)).toEqual(["/customer/createcustomer"])
      await shop.pass(1)
      expect(await started).toMatchObject({ _tag: "Success" })
    }))

  it.each([
    ["REG-21", 409, "email_in_use", "EmailInUse"],
    ["REG-23", 400, "not_of_age", "NotOfAge"],
    ["REG-24", 400, "not_found_in_par", "PersonNotFound"],
    ["REG-25", 400, "unknown_error", "PersonNotFound"],
    ["REG-26", 409, "personal_number_in_use", "PersonalNumberInUse"],
    ["REG-28", 400, "bad_request", "RegistrationFailed"],
    ["REG-28", 400, "something_new", "RegistrationFailed"],
    ["REG-28", 500, "ERR_INTERNAL", "RegistrationFailed"],
    ["too many look-ups", 429, "too_many_lookups", "TooManyLookUps"]
  ])("%s reads %i %s, as code or as message, and logs nobody in", async (_, code, name, tag) => {
    for (const answer of [refuse(code, name), refuse(code, "ERR_VALIDATION", name), answerJson({ error: name }, code)]) {
      await within(back({ "/customer/createcustomer": () => answer }), async (shop) => {
        expect(await shop.start(register({ ...input, person }))).toMatchObject({ _tag: "Failure", failure: { _tag: tag } })
        expect(pathsOf(shop)).toEqual(["/customer/createcustomer"])
        expect(shop.states.session.current().status).toBe("visitor")
      })
    }
  })

  it("stops at the check: who may not register is not created", () =>
    within(back({ "/customer/status/199001012385": () => answerJson({ ...status, hasLogin: true, parInfo: null }) }), async (shop) => {
      expect(await shop.start(register(input))).toMatchObject({ failure: { _tag: "PersonalNumberInUse" } })
      expect(pathsOf(shop)).toEqual(["/customer/status/199001012385"])
    }))

  it.each([["refused", () => refuse(500, "ERR_INTERNAL")], ["locked out", () => refuse(429, "too_many_attempts")], ["unanswered", () => unreachable("/connect/token")]])(
    "is a success all the same when the log-in after it is %s: the shopper logs in by hand", (_, token) =>
      within(back({ "/connect/token": token }), async (shop) => {
        expect(await shop.start(register({ ...input, person }))).toMatchObject({ _tag: "Success", success: { mustLogIn: true } })
        expect(shop.states.session.current().status).toBe("visitor")
      }))

  it("never sends the creation again by itself: it may have been done", () =>
    within(back({ "/customer/createcustomer": () => Effect.never }), async (shop) => {
      const started = shop.start(register({ ...input, person }))
      await shop.pass(600_000)
      expect(await started).toMatchObject({ failure: { _tag: "RegistrationFailed", unanswered: true } })
      expect(pathsOf(shop)).toEqual(["/customer/createcustomer"])
    }))

  describe("after a try whose answer was lost", () => {
    it.each(["personal_number_in_use", "email_in_use"])("ends logged in when the account stands: %s is its own doing, and the password proves it", (code) =>
      within(back({ "/customer/createcustomer": () => refuse(409, code) }), async (shop) => {
        expect(await shop.start(register({ ...input, person, unanswered: true }))).toMatchObject({ _tag: "Success", success: { mustLogIn: false } })
        expect(shop.states.session.current().status).toBe("customer")
      }))

    it("tells what was refused when the account is somebody else's", () =>
      within(back({ "/customer/createcustomer": () => refuse(409, "email_in_use"), "/connect/token": () => answerJson({ error: "invalid_grant", error_description: "invalid_username_or_password" }, 400) }), async (shop) => {
        expect(await shop.start(register({ ...input, person, unanswered: true }))).toMatchObject({ failure: { _tag: "EmailInUse" } })
        expect(shop.states.session.current().status).toBe("visitor")
      }))

    it("creates the customer when nothing had been done", () =>
      within(back(), async (shop) => {
        expect(await shop.start(register({ ...input, person, unanswered: true }))).toMatchObject({ success: { mustLogIn: false } })
        expect(pathsOf(shop).slice(0, 2)).toEqual(["/customer/createcustomer", "/connect/token"])
      }))

    it.each(["not_of_age", "bad_request"])("tells %s as ever", (code) =>
      within(back({ "/customer/createcustomer": () => refuse(400, code) }), async (shop) => {
        expect(await shop.start(register({ ...input, person, unanswered: true }))).toMatchObject({ _tag: "Failure" })
        expect(pathsOf(shop)).toEqual(["/customer/createcustomer"])
      }))
  })
})
