import { cartState } from "#core/cart/cart-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError, unreachable } from "#adapters/fakes/fake-http.ts"
import { checkEmail } from "#core/account/check-email.ts"
import { checkPerson } from "#core/account/check-person.ts"
import { register, type RegisterInput } from "#core/journeys/register.ts"
import { type FakeShop, withFakeShop } from "./fake-shop.ts"
import { wireCart } from "../suites/wire-cart.ts"
import { wirePerson as person } from "../suites/wire-person.ts"

const personStatus = { over18: true, hasParInfo: true, hasLogin: false, parInfo: person }
const input: RegisterInput = {
  personalNumber: "900101-2385",
  email: "bo@exempel.se",
  mobilePhone: "0701234567",
  password: "Matkasse & co"
}

const responses: Readonly<Record<string, unknown>> = {
  "/customer/status/199001012385": personStatus,
  "/customer/createcustomer": { customerId: "7" },
  "/connect/token": { access_token: "x.y.z", token_type: "Bearer", expires_in: 3_600, scope: "shop" },
  "/customer": {
    contact: {
      id: "7",
      firstname: "Bo",
      lastname: "Ek",
      addresses: [],
      channels: [],
      login: { email: "bo@exempel.se" },
      emailRecieptCopy: false
    },
    settings: {
      id: "7",
      storePageId: null,
      userPostalCode: null,
      userSiteId: "site-1",
      userDeliveryMethod: "pickupAtStore"
    }
  },
  "/orders": { carts: [wireCart("17", [])], orders: [] }
}

/** A back end where registration works, with other servers for some paths. */
const serverWith =
  (overrides: Readonly<Record<string, FakeServer>> = {}): FakeServer =>
  (request) =>
    overrides[request.path]?.(request) ??
    (responses[request.path] === undefined
      ? respondWithError(404, "ERR_NOT_FOUND")
      : respondWithJson(responses[request.path], request.path.endsWith("createcustomer") ? 201 : 200))

const withVisitor = (server: FakeServer, work: (shop: FakeShop) => Promise<void>) =>
  withFakeShop(server, work, { isLoggedIn: false })
const pathsOf = ({ sent }: FakeShop) => sent.map(({ path }) => path)

describe("checkPerson", () => {
  it.each(["199001012385", "900101-2385", "19900101 2385", " 9001012385 "])(
    "REG-20 looks up %s by its twelve digits and returns the person",
    (personalNumber) =>
      withVisitor(serverWith(), async (shop) => {
        expect(await shop.run(checkPerson({ personalNumber }))).toMatchObject({
          _tag: "Success",
          success: person
        })
        expect(pathsOf(shop)).toEqual(["/customer/status/199001012385"])
      })
  )

  it("fails with PersonNotFound for an invalid number, without a request", () =>
    withVisitor(serverWith(), async (shop) => {
      expect(await shop.run(checkPerson({ personalNumber: "900101-238" }))).toMatchObject({
        failure: { _tag: "PersonNotFound" }
      })
      expect(shop.sent).toEqual([])
    }))

  it.each([
    ["REG-02 REG-23 under 18", { over18: false, hasParInfo: true, hasLogin: false, parInfo: null }, "NotOfAge"],
    [
      "REG-03 REG-24 not in the population register",
      { over18: true, hasParInfo: false, hasLogin: false, parInfo: null },
      "PersonNotFound"
    ],
    [
      "REG-24 in the population register, but without data",
      { over18: true, hasParInfo: true, hasLogin: false, parInfo: null },
      "PersonNotFound"
    ],
    [
      "REG-26 already a customer",
      { over18: true, hasParInfo: true, hasLogin: true, parInfo: null },
      "PersonalNumberInUse"
    ]
  ])("fails for a person who is %s", (_, response, tag) =>
    withVisitor(serverWith({ "/customer/status/199001012385": () => respondWithJson(response) }), async (shop) => {
      expect(await shop.run(checkPerson(input))).toMatchObject({ _tag: "Failure", failure: { _tag: tag } })
    })
  )
})

describe("checkEmail", () => {
  it.each([
    ["available", true],
    ["taken", false]
  ])("FORM-19 reads from GET /customer/email that an e-mail address is %s", (_, isAvailable) =>
    withVisitor(
      () => respondWithJson({ isAvailable, over18: true, hasParInfo: true, hasLogin: !isAvailable }),
      async (shop) => {
        expect(await shop.run(checkEmail({ email: "bo+mat@exempel.se" }))).toMatchObject({ success: isAvailable })
        expect(shop.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
          "GET /customer/email/bo%2Bmat%40exempel.se"
        ])
      }
    )
  )

  it.each([
    ["limits the rate", () => respondWithError(429, "too_many_lookups")],
    ["is unreachable", ({ path }: { readonly path: string }) => unreachable(path)]
  ])("treats an e-mail address as available when the back end %s, since registration checks again", (_, server) =>
    withVisitor(server as FakeServer, async (shop) => {
      const checkPromise = shop.run(checkEmail({ email: "bo@exempel.se" }))
      await shop.advance(600_000)
      expect(await checkPromise).toMatchObject({ success: true })
    })
  )
})

describe("register", () => {
  it("REG-19 checks the person, creates the customer, logs in, fetches the customer, fetches the cart and checks the store, in this order", () =>
    withVisitor(serverWith(), async (shop) => {
      expect(await shop.run(register(input))).toMatchObject({
        _tag: "Success",
        success: { mustLogIn: false, promptsForStore: false }
      })
      expect(pathsOf(shop)).toEqual([
        "/customer/status/199001012385",
        "/customer/createcustomer",
        "/connect/token",
        "/customer",
        "/orders",
        "/sites"
      ])
      expect(shop.states.of(sessionState).current()).toMatchObject({
        status: "customer",
        customer: { fullName: "Bo Ek" }
      })
      expect(shop.states.of(cartState).current()).toMatchObject({ status: "ready", serverCart: { id: "17" } })
    }))

  it("does not look up again a person whose data are already known, and sends that person's number and the rest of the input unchanged", () =>
    withVisitor(serverWith(), async (shop) => {
      await shop.run(register({ ...input, person, referrer: "sms" }))
      expect(pathsOf(shop)[0]).toBe("/customer/createcustomer")
      expect(JSON.parse(shop.sent[0]?.body?.text ?? "")).toEqual({
        pnr: "199001012385",
        emailAddress: "bo@exempel.se",
        password: "Matkasse & co",
        mobilePhone: "0701234567",
        referrer: "sms"
      })
      expect(shop.sent[0]?.headers).not.toHaveProperty("idempotency-key")
    }))

  it("logs in only after the customer has been created", () =>
    withVisitor(
      serverWith({ "/customer/createcustomer": () => Effect.delay(respondWithJson({ customerId: "7" }, 201), 5_000) }),
      async (shop) => {
        const registrationPromise = shop.run(register({ ...input, person }))
        await shop.advance(4_999)
        expect(pathsOf(shop)).toEqual(["/customer/createcustomer"])
        await shop.advance(1)
        expect(await registrationPromise).toMatchObject({ _tag: "Success" })
      }
    ))

  it.each([
    ["REG-21", 409, "email_in_use", "EmailInUse"],
    ["REG-23", 400, "not_of_age", "NotOfAge"],
    ["REG-24", 400, "not_found_in_par", "PersonNotFound"],
    ["REG-25", 400, "unknown_error", "PersonNotFound"],
    ["REG-26", 409, "personal_number_in_use", "PersonalNumberInUse"],
    ["REG-28", 400, "bad_request", "RegistrationFailed"],
    ["REG-28", 400, "something_new", "RegistrationFailed"],
    ["REG-28", 500, "ERR_INTERNAL", "RegistrationFailed"],
    ["too many look-ups", 429, "too_many_lookups", "TooManyAttempts"]
  ])("%s maps %i %s, as code, message or OAuth error, to %s and does not log in", async (_, httpStatus, code, tag) => {
    for (const response of [
      respondWithError(httpStatus, code),
      respondWithError(httpStatus, "ERR_VALIDATION", code),
      respondWithJson({ error: code }, httpStatus)
    ]) {
      await withVisitor(serverWith({ "/customer/createcustomer": () => response }), async (shop) => {
        expect(await shop.run(register({ ...input, person }))).toMatchObject({
          _tag: "Failure",
          failure: { _tag: tag }
        })
        expect(pathsOf(shop)).toEqual(["/customer/createcustomer"])
        expect(shop.states.of(sessionState).current().status).toBe("visitor")
      })
    }
  })

  it("stops after the check when the person may not register", () =>
    withVisitor(
      serverWith({
        "/customer/status/199001012385": () => respondWithJson({ ...personStatus, hasLogin: true, parInfo: null })
      }),
      async (shop) => {
        expect(await shop.run(register(input))).toMatchObject({ failure: { _tag: "PersonalNumberInUse" } })
        expect(pathsOf(shop)).toEqual(["/customer/status/199001012385"])
      }
    ))

  it.each([
    ["fails", () => respondWithError(500, "ERR_INTERNAL")],
    ["is locked out", () => respondWithError(429, "too_many_attempts")],
    ["gets no response", () => unreachable("/connect/token")]
  ])("succeeds with mustLogIn when the log-in that follows %s", (_, tokenServer) =>
    withVisitor(serverWith({ "/connect/token": tokenServer }), async (shop) => {
      expect(await shop.run(register({ ...input, person }))).toMatchObject({
        _tag: "Success",
        success: { mustLogIn: true }
      })
      expect(shop.states.of(sessionState).current().status).toBe("visitor")
    })
  )

  it("never retries the creation, since it may have succeeded", () =>
    withVisitor(serverWith({ "/customer/createcustomer": () => Effect.never }), async (shop) => {
      const registrationPromise = shop.run(register({ ...input, person }))
      await shop.advance(600_000)
      expect(await registrationPromise).toMatchObject({ failure: { _tag: "RegistrationFailed", outcomeUnknown: true } })
      expect(pathsOf(shop)).toEqual(["/customer/createcustomer"])
    }))

  describe("after an attempt whose response was lost", () => {
    it.each(["personal_number_in_use", "email_in_use"])(
      "logs in after %s, since a matching password proves that the first attempt succeeded",
      (code) =>
        withVisitor(serverWith({ "/customer/createcustomer": () => respondWithError(409, code) }), async (shop) => {
          expect(await shop.run(register({ ...input, person, outcomeUnknown: true }))).toMatchObject({
            _tag: "Success",
            success: { mustLogIn: false }
          })
          expect(shop.states.of(sessionState).current().status).toBe("customer")
        })
    )

    it("reports the conflict when the account belongs to another person", () =>
      withVisitor(
        serverWith({
          "/customer/createcustomer": () => respondWithError(409, "email_in_use"),
          "/connect/token": () =>
            respondWithJson({ error: "invalid_grant", error_description: "invalid_username_or_password" }, 400)
        }),
        async (shop) => {
          expect(await shop.run(register({ ...input, person, outcomeUnknown: true }))).toMatchObject({
            failure: { _tag: "EmailInUse" }
          })
          expect(shop.states.of(sessionState).current().status).toBe("visitor")
        }
      ))

    it("creates the customer when the first attempt had no effect", () =>
      withVisitor(serverWith(), async (shop) => {
        expect(await shop.run(register({ ...input, person, outcomeUnknown: true }))).toMatchObject({
          success: { mustLogIn: false }
        })
        expect(pathsOf(shop).slice(0, 2)).toEqual(["/customer/createcustomer", "/connect/token"])
      }))

    it.each(["not_of_age", "bad_request"])("reports %s", (code) =>
      withVisitor(serverWith({ "/customer/createcustomer": () => respondWithError(400, code) }), async (shop) => {
        expect(await shop.run(register({ ...input, person, outcomeUnknown: true }))).toMatchObject({
          _tag: "Failure"
        })
        expect(pathsOf(shop)).toEqual(["/customer/createcustomer"])
      })
    )
  })
})
