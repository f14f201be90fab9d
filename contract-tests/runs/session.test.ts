import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse, unreachable } from "#adapters/fakes/fake-http.ts"
import { getCart } from "#core/cart/api.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { keepPending } from "#core/cart/keep-pending.ts"
import { aProduct, noon } from "#core/catalogue/testing.ts"
import { call } from "#core/contract/call.ts"
import { logIn } from "#core/journeys/after-log-in.ts"
import { logOut } from "#core/journeys/log-out.ts"
import { browserPolicy, onceForAll, pagePolicy } from "#core/contract/policy.ts"
import { finishStart } from "#core/journeys/finish-start.ts"
import { startUp } from "#core/journeys/start-up.ts"
import { cookieNames } from "#core/ports/storage.ts"
import { HttpPort } from "#core/ports/http.ts"
import { readSession } from "#core/session/session-cookie.ts"
import { type FakeShop, type FakeShopOptions, sessionCookie, withinShop } from "./fake-shop.ts"
import { wireCart } from "./wire-cart.ts"

const token = { access_token: "x.y.z", token_type: "Bearer", expires_in: 3_600, scope: "shop" }
const customer = {
  contact: {
    id: "7", firstname: "Anna", lastname: "Andersson", addresses: [], channels: [], login: { email: "anna@exempel.se" }, emailRecieptCopy: false
  },
  settings: { id: "7", storePageId: null, userPostalCode: null, userSiteId: "site-1", userDeliveryMethod: "pickupAtStore" }
}
const answers: Readonly<Record<string, unknown>> = {
  "/connect/token": token,
  "/customer": customer,
  "/orders": { carts: [wireCart("17", [{ id: "1", gtin: "1", itemNo: "1_ST", name: "Mjölk", quantity: 2 }])], orders: [] }
}
const answering: FakeServer = ({ path }) => (answers[path] === undefined ? refuse(404, "ERR_NOT_FOUND") : answerJson(answers[path]))

const visitor: FakeShopOptions = { customer: false }
const logInAs = { email: "anna@exempel.se", password: "Matkasse & co" }
const sessionOf = async (shop: FakeShop) => {
  const read = await shop.start(shop.cookies.get(cookieNames.session))
  return read._tag === "Success" && read.success !== null ? (JSON.parse(read.success) as { readonly access_token: string; readonly expires_in: number }) : null
}

describe("LogIn", () => {
  it("AUTH-05 succeeds: the token is kept for as long as the API gives it, and the shopper is a customer", () =>
    withinShop(answering, async (shop) => {
      expect(await shop.start(logIn(logInAs))).toMatchObject({ _tag: "Success" })
      expect(await sessionOf(shop)).toMatchObject({ access_token: "x.y.z", expires_in: noon + 3_600_000 })
      expect(shop.states.session.current()).toMatchObject({ status: "customer", lost: false, customer: { firstName: "Anna" } })
    }, visitor))

  it("sends e-mail and password as a form, without a token and without a key to repeat it by", () =>
    withinShop(answering, async (shop) => {
      await shop.start(logIn(logInAs))
      const [first] = shop.sent
      expect(first).toMatchObject({ method: "POST", path: "/connect/token", body: { type: "form" } })
      expect(Object.fromEntries(new URLSearchParams(first?.body?.text))).toEqual({ grant_type: "password", scope: "shop", username: logInAs.email, password: logInAs.password })
      expect(first?.headers).not.toHaveProperty("authorization")
      expect(first?.headers).not.toHaveProperty("idempotency-key")
    }, visitor))

  it("LOGIN-28 LOGIN-29 LOGIN-30 then fetches the customer, the orders and the carts", () =>
    withinShop(answering, async (shop) => {
      await shop.start(logIn(logInAs))
      expect(shop.sent.map(({ path }) => path)).toEqual(expect.arrayContaining(["/customer", "/orders"]))
      expect(shop.states.session.current().customer?.fullName).toBe("Anna Andersson")
      expect(shop.states.cart.current()).toMatchObject({ status: "ready", settled: { id: "17", lines: [{ name: "Mjölk", quantity: 2 }] } })
    }, visitor))

  it("is a log-in all the same when what follows it fails", () =>
    withinShop((request) => (request.path === "/connect/token" ? answerJson(token) : refuse(500, "ERR_INTERNAL")), async (shop) => {
      expect(await shop.start(logIn(logInAs))).toMatchObject({ _tag: "Success" })
      expect(shop.states.session.current()).toMatchObject({ status: "customer", customer: null })
      expect(shop.states.cart.current().status).toBe("failed")
    }, visitor))

  it.each([
    ["LOGIN-31 invalid_grant with invalid_username_or_password is a wrong e-mail or password", 400, { error: "invalid_grant", error_description: "invalid_username_or_password" }, "WrongEmailOrPassword"],
    ["LOGIN-32 invalid_grant for another reason is a technical failure", 400, { error: "invalid_grant", error_description: "locked" }, "LogInFailed"],
    ["LOGIN-32 invalid_grant without a reason is a technical failure", 400, { error: "invalid_grant" }, "LogInFailed"],
    ["LOGIN-32 a broken server is a technical failure", 500, "Internal Server Error", "LogInFailed"],
    ["too many tries are told as such", 429, { errors: [{ code: "ERR_TOO_MANY", message: "wait" }] }, "TooManyAttempts"]
  ])("AUTH-05 %s", (_, status, body, tag) =>
    withinShop(() => answerJson(body, status), async (shop) => {
      expect(await shop.start(logIn(logInAs))).toMatchObject({ _tag: "Failure", failure: { _tag: tag } })
      expect(await sessionOf(shop)).toBeNull()
      expect(shop.states.session.current().status).toBe("visitor")
    }, visitor))

  it("LOGIN-32 an answer that is none of the contract's is a technical failure", () =>
    withinShop(() => answerJson({ token: "?" }), async (shop) => {
      expect(await shop.start(logIn(logInAs))).toMatchObject({ _tag: "Failure", failure: { _tag: "LogInFailed" } })
      expect(await sessionOf(shop)).toBeNull()
    }, visitor))

  it("LOGIN-32 a server that cannot be reached is a technical failure at once: a password is not sent again and again", () =>
    withinShop(({ path }) => unreachable(path), async (shop) => {
      expect(await shop.start(logIn(logInAs))).toMatchObject({ _tag: "Failure", failure: { _tag: "LogInFailed" } })
      expect(shop.sent.length).toBe(1)
    }, visitor))
})

describe("the stored session", () => {
  it("AUTH-08 is valid while expires_in is later than now, and not from then on", () =>
    withinShop(answering, async (shop) => {
      await shop.pass(59_999)
      expect(await shop.start(readSession)).toMatchObject({ success: { access_token: "a.b.c" } })
      await shop.pass(1)
      expect(await shop.start(readSession)).toMatchObject({ success: null })
    }, { cookies: { [cookieNames.session]: sessionCookie(noon + 60_000) } }))

  it.each(["", "nonsense", "{}", "null", '{"token_type":"Bearer","access_token":"a","expires_in":"later"}'])("is none where the cookie holds %j", (text) =>
    withinShop(answering, async (shop) => {
      expect(await shop.start(readSession)).toMatchObject({ success: null })
    }, { cookies: { [cookieNames.session]: text } }))

  it("AUTH-08 an expired one starts the shop as a visitor's, without asking for the customer", () =>
    withinShop(answering, async (shop) => {
      await shop.start(startUp({ cleanUp: false }))
      expect(shop.states.session.current().status).toBe("visitor")
      expect(shop.sent.map(({ path }) => path)).not.toContain("/customer")
    }, { customer: false, cookies: { [cookieNames.session]: sessionCookie(noon - 1) } }))

  it("NET-12 what the server could not be asked for while it rendered is fetched behind the page, however late the API is back", async () => {
    let back = false
    await withinShop((request) => (back ? answering(request) : unreachable(request.path)), async (shop) => {
      await shop.start(startUp({ cleanUp: false }))
      const asking = shop.start(finishStart)
      expect(shop.states.session.current()).toMatchObject({ status: "customer", customer: null })
      await shop.pass(70_000)
      back = true
      await shop.pass(30_000)
      await asking
      expect(shop.states.session.current().customer?.firstName).toBe("Anna")
      expect(shop.states.cart.current().status).toBe("ready")
      expect(shop.sent.filter(({ path }) => path === "/navigation").length).toBeGreaterThan(5)
    }, { policy: pagePolicy })
  })

  it("AUTH-09 is removed when the API answers 401, and the shopper is a visitor who lost it", () =>
    withinShop(() => refuse(401, "ERR_UNAUTHORIZED"), async (shop) => {
      await shop.start(call(getCart, { params: { id: "1" } }))
      expect(await sessionOf(shop)).toBeNull()
      expect(shop.states.session.current()).toEqual({ status: "visitor", customer: null, asCustomer: false, lost: true })
    }))

  it("AUTH-09 a session that another tab has begun since stays when the old token is refused", () =>
    withinShop(() => refuse(401, "ERR_UNAUTHORIZED"), async (shop) => {
      const refused = call(getCart, { params: { id: "1" } })
      const other = JSON.stringify({ token_type: "Bearer", access_token: "new", expires_in: noon + 60_000 })
      const asking = shop.start(Effect.provideService(refused, HttpPort, {
        send: () => Effect.andThen(shop.cookies.set(cookieNames.session, other, 60), refuse(401, "ERR_UNAUTHORIZED"))
      }))
      await asking
      expect(await sessionOf(shop)).toMatchObject({ access_token: "new" })
      expect(shop.states.session.current()).toMatchObject({ status: "customer", lost: false })
    }))

  it("AUTH-08 AUTH-10 is lost when it has expired by the time a customer's call is made; a visitor has none to lose", async () => {
    const asked = call(getCart, { params: { id: "1" } })
    await withinShop(answering, async (shop) => {
      await shop.pass(60_000)
      await shop.start(asked)
      expect(shop.states.session.current()).toMatchObject({ status: "visitor", lost: true })
      expect(shop.sent).toEqual([])
    }, { cookies: { [cookieNames.session]: sessionCookie(noon + 60_000) } })
    await withinShop(answering, async (shop) => {
      await shop.start(asked)
      expect(shop.states.session.current().lost).toBe(false)
    }, visitor)
  })

  it("AUTH-10 is lost once, however many calls are refused at the same time", () =>
    withinShop(() => refuse(401, "ERR_UNAUTHORIZED"), async (shop) => {
      const losses: Array<boolean> = []
      shop.states.session.changes$.subscribe(({ lost }) => losses.push(lost))
      await Promise.all(["1", "2", "3", "4"].map((id) => shop.start(call(getCart, { params: { id } }))))
      expect(losses).toEqual([false, true])
    }))

  it("AUTH-09 a 401 for the log-in itself takes no session away", () =>
    withinShop(() => refuse(401, "ERR_UNAUTHORIZED"), async (shop) => {
      shop.states.session.update((view) => ({ ...view, status: "customer" }))
      await shop.start(logIn(logInAs))
      expect(shop.states.session.current().lost).toBe(false)
    }, visitor))
})

const endings: ReadonlyArray<readonly [string, FakeServer]> = [
  ["the API agrees", answering],
  ["the API is broken", () => refuse(500, "ERR_INTERNAL")],
  ["nobody answers", ({ path }) => unreachable(path)]
]

describe("LogOut", () => {
  it("AUTH-06 does not wait for a bad network: what could not be sent stays on the device for this customer", () =>
    withinShop(({ path }) => unreachable(path), async (shop) => {
      shop.states.session.update((view) => ({ ...view, customer: { id: "7", firstName: "Anna", fullName: "Anna Andersson", email: "anna@exempel.se", mobilePhone: null, address: null } }))
      await shop.start(addToCart({ product: aProduct() }))
      await shop.start(keepPending)
      await shop.pass(60_000)
      const leaving = shop.start(logOut)
      await shop.pass(3_000)
      expect(await leaving).toMatchObject({ _tag: "Success" })
      await shop.start(keepPending)
      expect(await shop.start(shop.device.get("pending-cart"))).toMatchObject({ success: expect.stringContaining('"customerId":"7"') })
    }, { policy: onceForAll, cartPolicy: browserPolicy }))

  it("AUTH-06 is done at once without a network", () =>
    withinShop(answering, async (shop) => {
      await shop.start(addToCart({ product: aProduct() }))
      shop.states.online.set(false)
      expect(await shop.start(logOut)).toMatchObject({ _tag: "Success" })
      expect(await sessionOf(shop)).toBeNull()
      expect(shop.states.session.current().status).toBe("visitor")
    }, { policy: onceForAll }))

  it.each(endings)("AUTH-04 AUTH-06 succeeds when %s: session and cart are forgotten here", (_, server) =>
    withinShop(server, async (shop) => {
      expect(await shop.start(logOut)).toMatchObject({ _tag: "Success" })
      expect(await sessionOf(shop)).toBeNull()
      expect(shop.states.session.current().status).toBe("visitor")
      expect(shop.states.cart.current()).toMatchObject({ status: "unknown", settled: null, pending: {} })
    }))
})
