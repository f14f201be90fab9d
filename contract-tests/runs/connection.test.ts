import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import { answerJson, type FakeServer, makeFakeHttp, refuse, unreachable } from "#adapters/fakes/fake-http.ts"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import { listSites, saveDeliverySettings } from "#core/assortment/api.ts"
import { getCart } from "#core/cart/api.ts"
import { loadMostBought } from "#core/catalogue/load-most-bought.ts"
import { dismissFailure } from "#core/connection/dismiss-failure.ts"
import { quiet } from "#core/connection/quiet.ts"
import { problemOf, serviceOf } from "#core/connection/rules.ts"
import { stopTrying } from "#core/connection/stop-trying.ts"
import { call } from "#core/contract/call.ts"
import { endpoint } from "#core/contract/endpoint.ts"
import { browserPolicy, onceForAll, pagePolicy } from "#core/contract/policy.ts"
import { Requests } from "#core/contract/requests.ts"
import { quickSearch } from "#core/search/api.ts"
import { typeQuery } from "#core/search/suggest.ts"
import { createToken } from "#core/session/api.ts"
import { startServerRuntime } from "#web/container/server-runtime.ts"
import { noteFailedCalls } from "#web/server/failed-calls.ts"
import { makeStates } from "#core/composition/states.ts"
import { type FakeShop, type FakeShopOptions, withinShop } from "./fake-shop.ts"
import { wireCart } from "./wire-cart.ts"

const once: FakeShopOptions = { policy: onceForAll }
const page: FakeShopOptions = { policy: pagePolicy }

const readCart = call(getCart, { params: { id: "17" } })
const readStores = call(listSites, { query: { siteTypeId: "3" } })
const save = call(saveDeliverySettings, { body: { userDeliveryMethod: "pickupAtStore", userPostalCode: null, userSiteId: "s" } })
const logIn = call(createToken, { body: { grant_type: "password", scope: "shop", username: "a", password: "b" } })

const cart: FakeServer = () => answerJson(wireCart("17", []))
const away: FakeServer = ({ path }) => unreachable(path)
const silent: FakeServer = () => Effect.never
/** Answers after so many ms. */
const after = (millis: number, server: FakeServer): FakeServer => (request) => Effect.andThen(Effect.sleep(millis), server(request))

const problem = ({ states }: FakeShop) => problemOf(states.connection.current(), states.online.current())
const toasts = ({ states }: FakeShop) => states.connection.current().failures

describe("the connection banner", () => {
  it("NET-08 NET-21 NET-25 says that a request over 5 s is slow, and goes when it is answered", () =>
    withinShop(after(9_000, cart), async (shop) => {
      const asking = shop.start(readCart)
      await shop.pass(4_999)
      expect(problem(shop)).toBeNull()
      await shop.pass(1)
      expect(problem(shop)).toBe("slow")
      await shop.pass(4_000)
      await asking
      expect(problem(shop)).toBeNull()
    }))

  it("NET-22 NET-25 says that requests do not get through while one is tried again, and goes with the first answer", () => {
    let tries = 0
    return withinShop((request) => (++tries < 3 ? away(request) : cart(request)), async (shop) => {
      const asking = shop.start(readCart)
      await shop.pass(1)
      expect(problem(shop)).toBe("unreachable")
      await shop.pass(3_000)
      expect(problem(shop)).toBe("unreachable")
      await shop.pass(3_000)
      await asking
      expect(problem(shop)).toBeNull()
      expect(toasts(shop)).toEqual([])
    })
  })

  it("NET-23 NET-25 says that a request was given up, until calls succeed again", () => {
    let back = false
    return withinShop((request) => (back ? cart(request) : away(request)), async (shop) => {
      const asking = shop.start(readCart)
      await shop.pass(3_600_000)
      await asking
      expect(problem(shop)).toBe("givenUp")
      back = true
      await shop.start(readCart)
      expect(problem(shop)).toBeNull()
    })
  })

  it("NET-12 NET-25 a page that fails at first and goes on trying is not given up before thirty tries, and any answer ends it", () => {
    let back = false
    return withinShop((request) => (back ? cart(request) : away(request)), async (shop) => {
      for (let tries = 1; tries < 30; tries++) {
        await shop.start(readCart)
        expect([tries, problem(shop)]).toEqual([tries, "unreachable"])
        expect(toasts(shop)).toEqual([])
      }
      await shop.start(readCart)
      expect(problem(shop)).toBe("givenUp")
      expect(toasts(shop).length).toBe(1)
      back = true
      await shop.start(readCart)
      expect(problem(shop)).toBeNull()
    }, page)
  })

  it("NET-12 NET-25 goes when the page that went on trying is left, and when another question is asked", () =>
    withinShop(away, async (shop) => {
      await shop.start(readCart)
      expect(problem(shop)).toBe("unreachable")
      await shop.start(stopTrying)
      expect(problem(shop)).toBeNull()
      await shop.start(typeQuery("mjölk"))
      await shop.pass(600)
      expect(problem(shop)).toBe("unreachable")
      await shop.start(typeQuery(""))
      expect(problem(shop)).toBeNull()
    }, page))

  it("NET-13 NET-24 NET-25 offline, a request that is tried again waits unsent, however long, and goes out when there is a network", () =>
    fc.assert(fc.asyncProperty(fc.integer({ min: 0, max: 86_400_000 }), (millis) =>
      withinShop(cart, async (shop) => {
        shop.states.online.set(false)
        expect(problem(shop)).toBe("offline")
        const asking = Promise.all([shop.start(readCart), shop.start<unknown, unknown>(save)])
        await shop.pass(millis)
        expect(shop.sent).toEqual([])
        shop.states.online.set(true)
        await shop.pass(0)
        expect((await asking).map(({ _tag }) => _tag)).toEqual(["Success", "Success"])
        expect(shop.sent.length).toBe(2)
        expect(problem(shop)).toBeNull()
      })), { numRuns: 20 }))

  it("NET-13 going offline between two tries neither counts as a try nor loses the request", () => {
    let back = false
    return withinShop((request) => (back ? cart(request) : away(request)), async (shop) => {
      const asking = shop.start(readCart)
      await shop.pass(1)
      shop.states.online.set(false)
      await shop.pass(3_600_000)
      expect(shop.sent.length).toBe(1)
      expect(problem(shop)).toBe("offline")
      back = true
      shop.states.online.set(true)
      await shop.pass(0)
      expect(await asking).toMatchObject({ _tag: "Success" })
    })
  })

  it("NET-13 offline, what a shopper waits for fails at once, unsent and without a toast", () =>
    withinShop(cart, async (shop) => {
      shop.states.online.set(false)
      expect(await shop.start(readCart)).toMatchObject({ failure: { _tag: "HttpUnavailable", reason: "offline" } })
      expect(shop.sent).toEqual([])
      expect(toasts(shop)).toEqual([])
      shop.states.online.set(true)
      expect(problem(shop)).toBeNull()
    }, once))

  it("NET-25 is never left behind: when every request has ended and the last was answered, nothing shows", () =>
    fc.assert(fc.asyncProperty(
      fc.array(fc.constantFrom("answered", "refused", "away", "silent", "half", "left"), { maxLength: 12 }),
      fc.constantFrom(browserPolicy, pagePolicy, onceForAll),
      (fates, policy) => {
        let fate = "answered"
        const server: FakeServer = (request) => {
          if (fate === "away") return away(request)
          if (fate === "silent" || fate === "left") return Effect.never
          if (fate === "refused") return refuse(500, "ERR_INTERNAL")
          return fate === "half" ? Effect.succeed({ status: 200, headers: {}, text: '{"id":' }) : cart(request)
        }
        return withinShop(server, async (shop) => {
          for (fate of fates) {
            const leaving = new AbortController()
            const asking = shop.start<unknown, unknown>(readCart, { signal: leaving.signal }).catch(() => undefined)
            await shop.pass(6_000)
            if (fate === "left") leaving.abort()
            await shop.pass(3_600_000)
            await asking
          }
          fate = "answered"
          await shop.start(readCart)
          expect(problem(shop)).toBeNull()
          expect(shop.states.connection.current().underWay).toEqual({})
        }, { policy })
      }
    ), { numRuns: 60 }))
})

describe("toasts", () => {
  it("TOAST-01 a request that fails leaves one, with all that an engineer asks for", () =>
    withinShop(() => refuse(500, "ERR_INTERNAL", "Something went wrong on our side."), async (shop) => {
      await shop.start(readCart)
      expect(toasts(shop)).toEqual([{
        id: 1, service: "carts", paths: ["/carts/17"], status: 500, code: "ERR_INTERNAL", message: "Something went wrong on our side.", requestId: "fake"
      }])
    }, once))

  it("TOAST-11 TOAST-12 TOAST-13 TOAST-14 names path, status, code and message of each request that fails", () =>
    withinShop(({ path }) => (path === "/sites" ? refuse(502, "ERR_GATEWAY", "No answer from behind.") : refuse(500, "ERR_INTERNAL", "Broken.")), async (shop) => {
      await shop.start(readCart)
      await shop.start(readStores)
      expect(toasts(shop)).toMatchObject([
        { paths: ["/carts/17"], status: 500, code: "ERR_INTERNAL", message: "Broken." },
        { paths: ["/sites"], status: 502, code: "ERR_GATEWAY", message: "No answer from behind." }
      ])
    }, once))

  it("TOAST-24 a time-out is told with the request and its time in ms", () =>
    withinShop(silent, async (shop) => {
      const asking = shop.start(readCart)
      await shop.pass(15_000)
      await asking
      expect(toasts(shop)).toMatchObject([{ status: null, code: "ETIMEDOUT", message: "Request to /carts/17 took longer than 15000 to complete" }])
    }, once))

  const expectTold = (text: string, code: string, message: string) =>
    withinShop(() => Effect.succeed({ status: 500, headers: {}, text }), async (shop) => {
      await shop.start(readCart)
      expect(toasts(shop)).toMatchObject([{ status: 500, code, message }])
    }, once)
  const undescribed = "Warning: No error description."
  const malformed = "Warning: Error description is malformed."

  it("TOAST-15 an answer with errors[] gives the first one's code and message", () =>
    expectTold('{"errors":[{"code":"ERR_A","message":"a"},{"code":"ERR_B","message":"b"}]}', "ERR_A", "a"))

  it("TOAST-16 TOAST-17 an answer with error gives its code, and error_description its message", async () => {
    await expectTold('{"error":"broken"}', "broken", undescribed)
    await expectTold('{"error":"broken","error_description":"quite"}', "broken", "quite")
  })

  it("TOAST-18 an answer of plain words gives them, as JSON or as they are", async () => {
    await expectTold('"plain words"', "", "plain words")
    await expectTold("plain words", "", "plain words")
  })

  it("TOAST-19 an answer without a description says so", async () => {
    for (const text of ["", "  ", "{}", '""', '{"errors":[]}']) await expectTold(text, "", undescribed)
  })

  it("TOAST-20 an answer with a malformed description says so", async () => {
    for (const text of ["<html>502</html>", '{"errors":"?"}', '{"error":7}', "[1,2]", "7", "null"]) await expectTold(text, "", malformed)
  })

  it("TOAST-21 a refused log-in shows none", () =>
    withinShop(() => answerJson({ error: "invalid_grant", error_description: "invalid_username_or_password" }, 400), async (shop) => {
      await shop.start(logIn)
      expect(toasts(shop)).toEqual([])
    }, { ...once, customer: false }))

  it("TOAST-21 invalid_grant shows none from whatever call it comes", () =>
    withinShop(() => refuse(400, "invalid_grant"), async (shop) => {
      await shop.start(readCart)
      expect(toasts(shop)).toEqual([])
    }, once))

  it("what the one who asked is ready for shows none: a declared code", () =>
    withinShop(() => refuse(404, "ERR_CART_NOT_FOUND"), async (shop) => {
      await shop.start(readCart)
      expect(toasts(shop)).toEqual([])
    }, once))

  it("TOAST-23 a 401 says that nobody is logged in", () =>
    withinShop(() => refuse(401, "ERR_UNAUTHORIZED"), async (shop) => {
      await shop.start(readCart)
      expect(toasts(shop)).toMatchObject([{ status: 401, message: "401 Unauthorized: Not logged in or bad user." }])
    }, once))

  it("NET-12 shows for the final failure, not for each try", () =>
    withinShop(away, async (shop) => {
      const asking = shop.start(readCart)
      await shop.pass(3 * 5_000 + 20 * 10_000)
      expect(shop.sent.length).toBeGreaterThan(20)
      expect(toasts(shop)).toEqual([])
      await shop.pass(3_600_000)
      await asking
      expect(toasts(shop)).toMatchObject([{ code: "ERR_NETWORK", status: null }])
    }))

  it("a part of a page that is left out is final at once", () =>
    withinShop(away, async (shop) => {
      await shop.start(loadMostBought({}))
      expect(toasts(shop).length).toBe(1)
    }, page))

  it("an answer half sent, and 200 with errors from GraphQL, are failures too", () =>
    withinShop(({ path }) => (path === "/graphql" ? answerJson({ errors: [{ message: "no", extensions: { code: "ERR_X" } }] }) : Effect.succeed({ status: 200, headers: {}, text: '{"sites":[' })), async (shop) => {
      await shop.start(readStores)
      await shop.start(loadMostBought({}))
      expect(toasts(shop)).toMatchObject([{ code: "ERR_CONTRACT", message: "the answer is not JSON" }, { code: "ERR_X", paths: ["/graphql"] }])
    }, once))

  it("TOAST-11 requests that fail alike are one toast with each path once; the oldest of many goes", () =>
    withinShop(({ path }) => refuse(500, path.startsWith("/carts") ? "ERR_INTERNAL" : path), async (shop) => {
      for (const id of ["1", "2", "1"]) await shop.start(call(getCart, { params: { id } }))
      expect(toasts(shop)).toMatchObject([{ paths: ["/carts/2", "/carts/1"] }])
      await shop.start(readStores)
      await shop.start(call(quickSearch, { query: { q: "mjölk" } }))
      await shop.start<unknown, unknown>(save)
      expect(toasts(shop).map(({ id }) => id)).toEqual([2, 3, 4])
      await shop.start(dismissFailure(3))
      expect(toasts(shop).map(({ id }) => id)).toEqual([2, 4])
    }, once))

  const expectServices = (expected: Readonly<Record<string, ReturnType<typeof serviceOf>>>) => {
    for (const [path, service] of Object.entries(expected)) expect([path, serviceOf(path)]).toEqual([path, service])
  }

  it("TOAST-06 TOAST-07 the path names the service; orders are carts", () => {
    expectServices({
      "/carts/1/items/2": "carts", "/orders": "carts", "/Loop54/search": "search", "/customer": "customer", "/deliveries/pickingFee": "deliveries",
      "/mail/send": "mail", "/payments/1": "payments", "/sites": null, "/": null
    })
  })

  it("TOAST-08 TOAST-09 pages, settings and articles are the content service, connect is Auth", () => {
    expectServices({ "/PageData/start": "content", "/page/1": "content", "/settings": "content", "/articles/1": "content", "/connect/token": "connect" })
  })

  it("TOAST-22 a staff member's log-in as a customer shows none, whatever happens to it", async () => {
    const adminLogin = endpoint({
      name: "adminLogin", summary: "", method: "GET", path: "/adminlogin/{id}", access: "public", cache: "none", answer: null, errors: []
    })
    for (const server of [away, () => refuse(500, "ERR_INTERNAL"), () => refuse(401, "ERR_UNAUTHORIZED")]) {
      await withinShop(server as FakeServer, async (shop) => {
        expect(await shop.start(call(adminLogin, { params: { id: "1" } }))).toMatchObject({ _tag: "Failure" })
        expect(toasts(shop)).toEqual([])
      }, once)
    }
  })

  it("TOAST-02 are not kept when a page is rendered on the server", async () => {
    const states = makeStates()
    const ports = { http: makeFakeHttp(() => refuse(500, "ERR_INTERNAL")).port, cache: makeMemoryCache({ entries: 1 }), cookies: makeFakeStorage() }
    const { run, dispose } = startServerRuntime({ ...ports, requests: noteFailedCalls().registry }, states)
    expect(await run(readStores)).toMatchObject({ _tag: "Failure" })
    expect(states.connection.current()).toEqual(quiet)
    await dispose()
  })

  it("goes when the same is asked again, and stays gone when it is answered", () => {
    let back = false
    return withinShop((request) => (back ? cart(request) : refuse(500, "ERR_INTERNAL")), async (shop) => {
      await shop.start(readCart)
      await shop.start(call(getCart, { params: { id: "18" } }))
      expect(toasts(shop)).toMatchObject([{ paths: ["/carts/17", "/carts/18"] }])
      back = true
      await shop.start(readCart)
      expect(toasts(shop)).toMatchObject([{ paths: ["/carts/18"] }])
      await shop.start(call(getCart, { params: { id: "18" } }))
      expect(toasts(shop)).toEqual([])
    }, once)
  })

  it("never gives two toasts the same id", () =>
    withinShop(({ path }) => refuse(500, path), async (shop) => {
      await shop.start(readCart)
      const [first] = toasts(shop)
      await shop.start(dismissFailure(first?.id ?? 0))
      await shop.start(readStores)
      expect(toasts(shop).map(({ id }) => id)).not.toContain(first?.id)
    }, once))

  it("TOAST-25 an id that no request has throws 'Unkown or missing request ID'", () =>
    withinShop(cart, async (shop) => {
      const registry = Effect.flatMap(Effect.service(Requests), (requests) => requests.note("none", "slow"))
      await expect(shop.start(registry)).rejects.toThrow("Unkown or missing request ID")
      await expect(shop.start(Effect.flatMap(Effect.service(Requests), (requests) => requests.end("none", { failure: null, answered: true, goesOn: false })))).rejects.toThrow("Unkown or missing request ID")
    }))
})
