import { connectionState } from "#core/connection/connection-state.ts"
import { onlineState } from "#core/connection/online-state.ts"
import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeMemoryCache } from "#adapters/cache/memory-cache.ts"
import {
  respondWithJson,
  type FakeServer,
  makeFakeHttp,
  respondWithError,
  unreachable
} from "#adapters/fakes/fake-http.ts"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import { customerStatus } from "#core/account/api.ts"
import { listSites, saveDeliverySettings } from "#core/assortment/api.ts"
import { getCart } from "#core/cart/api.ts"
import { loadMostBought } from "#core/catalogue/load-most-bought.ts"
import { dismissFailure } from "#core/connection/dismiss-failure.ts"
import { noRequests } from "#core/connection/no-requests.ts"
import { problemOf } from "#core/connection/rules.ts"
import { clearFailedAttempts } from "#core/connection/clear-failed-attempts.ts"
import { call } from "#core/contract/call.ts"
import type { Endpoint } from "#core/contract/endpoint.ts"
import { retryingPolicy, noRetryPolicy, pagePolicy } from "#core/contract/policy.ts"
import { CurrentRequestRegistry } from "#core/contract/requests.ts"
import { getPageData } from "#core/content/api.ts"
import { getPickingFee } from "#core/delivery/api.ts"
import { getSettings } from "#core/navigation/api.ts"
import { quickSearch } from "#core/search/api.ts"
import { loadSuggestions } from "#core/search/load-suggestions.ts"
import { adminLogin, createToken } from "#core/session/api.ts"
import { StatesId } from "#web/container/make-container.ts"
import { RunId } from "#web/container/run.ts"
import { makeServerContainer, openRequest } from "#web/container/server-container.ts"
import { endRuntime } from "#web/container/start-runtime.ts"
import { trackFailedCalls } from "#web/server/failed-calls.ts"
import { type FakeShop, type FakeShopOptions, withFakeShop } from "./fake-shop.ts"
import { wireCart } from "../suites/wire-cart.ts"

const noRetries: FakeShopOptions = { policy: noRetryPolicy }
const pageOptions: FakeShopOptions = { policy: pagePolicy }

const readCart = call(getCart, { params: { id: "17" } })
const readStores = call(listSites, { query: { siteTypeId: "3" } })
const saveSettings = call(saveDeliverySettings, {
  body: { userDeliveryMethod: "pickupAtStore", userPostalCode: null, userSiteId: "s" }
})
const logIn = call(createToken, { body: { grant_type: "password", scope: "shop", username: "a", password: "b" } })

const cartServer: FakeServer = () => respondWithJson(wireCart("17", []))
const unreachableServer: FakeServer = ({ path }) => unreachable(path)
const silentServer: FakeServer = () => Effect.never
/** Delays a server by some ms. */
const withDelay =
  (millis: number, server: FakeServer): FakeServer =>
  (request) =>
    Effect.andThen(Effect.sleep(millis), server(request))

const shownProblem = ({ states }: FakeShop) =>
  problemOf(states.of(connectionState).current(), states.of(onlineState).current())
const toastsOf = ({ states }: FakeShop) => states.of(connectionState).current().failures

describe("the connection banner", () => {
  it("NET-08 reports a request over 5 s as slow, until it gets a response", () =>
    withFakeShop(withDelay(9_000, cartServer), async (shop) => {
      const requestPromise = shop.run(readCart)
      await shop.advance(4_999)
      expect(shownProblem(shop)).toBeNull()
      await shop.advance(1)
      expect(shownProblem(shop)).toBe("slow")
      await shop.advance(4_000)
      await requestPromise
      expect(shownProblem(shop)).toBeNull()
    }))

  it("reports 'unreachable' while a request is retried, until the first response", () => {
    let attemptCount = 0
    return withFakeShop(
      (request) => (++attemptCount < 3 ? unreachableServer(request) : cartServer(request)),
      async (shop) => {
        const requestPromise = shop.run(readCart)
        await shop.advance(1)
        expect(shownProblem(shop)).toBe("unreachable")
        await shop.advance(3_000)
        expect(shownProblem(shop)).toBe("unreachable")
        await shop.advance(3_000)
        await requestPromise
        expect(shownProblem(shop)).toBeNull()
        expect(toastsOf(shop)).toEqual([])
      }
    )
  })

  it("reports 'givenUp' after the last attempt of a request, until a call succeeds", () => {
    let isReachable = false
    return withFakeShop(
      (request) => (isReachable ? cartServer(request) : unreachableServer(request)),
      async (shop) => {
        const requestPromise = shop.run(readCart)
        await shop.advance(3_600_000)
        await requestPromise
        expect(shownProblem(shop)).toBe("givenUp")
        isReachable = true
        await shop.run(readCart)
        expect(shownProblem(shop)).toBeNull()
      }
    )
  })

  it("NET-12 reports 'givenUp' for a retrying page only after thirty attempts, until any response", () => {
    let isReachable = false
    return withFakeShop(
      (request) => (isReachable ? cartServer(request) : unreachableServer(request)),
      async (shop) => {
        for (let attempt = 1; attempt < 30; attempt++) {
          await shop.run(readCart)
          expect([attempt, shownProblem(shop)]).toEqual([attempt, "unreachable"])
          expect(toastsOf(shop)).toEqual([])
        }
        await shop.run(readCart)
        expect(shownProblem(shop)).toBe("givenUp")
        expect(toastsOf(shop).length).toBe(1)
        isReachable = true
        await shop.run(readCart)
        expect(shownProblem(shop)).toBeNull()
      },
      pageOptions
    )
  })

  it("NET-12 disappears when the retrying page is left, and when the search is cleared", () =>
    withFakeShop(
      unreachableServer,
      async (shop) => {
        await shop.run(readCart)
        expect(shownProblem(shop)).toBe("unreachable")
        await shop.run(clearFailedAttempts())
        expect(shownProblem(shop)).toBeNull()
        await shop.run(loadSuggestions("mjölk"))
        await shop.advance(600)
        expect(shownProblem(shop)).toBe("unreachable")
        await shop.run(loadSuggestions(""))
        expect(shownProblem(shop)).toBeNull()
      },
      pageOptions
    ))

  it("NET-13 reports 'offline', and requests with retries are not sent until the network is back", () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 86_400_000 }), (millis) =>
        withFakeShop(cartServer, async (shop) => {
          shop.states.of(onlineState).set(false)
          expect(shownProblem(shop)).toBe("offline")
          const requestPromise = Promise.all([shop.run(readCart), shop.run<unknown, unknown>(saveSettings)])
          await shop.advance(millis)
          expect(shop.sent).toEqual([])
          shop.states.of(onlineState).set(true)
          await shop.advance(0)
          expect((await requestPromise).map(({ _tag }) => _tag)).toEqual(["Success", "Success"])
          expect(shop.sent.length).toBe(2)
          expect(shownProblem(shop)).toBeNull()
        })
      ),
      { numRuns: 20 }
    ))

  it("NET-13 reports 'offline' between two attempts, and retries the request only when the network is back", () => {
    let isReachable = false
    return withFakeShop(
      (request) => (isReachable ? cartServer(request) : unreachableServer(request)),
      async (shop) => {
        const requestPromise = shop.run(readCart)
        await shop.advance(1)
        shop.states.of(onlineState).set(false)
        await shop.advance(3_600_000)
        expect(shop.sent.length).toBe(1)
        expect(shownProblem(shop)).toBe("offline")
        isReachable = true
        shop.states.of(onlineState).set(true)
        await shop.advance(0)
        expect(await requestPromise).toMatchObject({ _tag: "Success" })
      }
    )
  })

  it("disappears when the network is back; while offline, a request without retries fails immediately, unsent and without a toast", () =>
    withFakeShop(
      cartServer,
      async (shop) => {
        shop.states.of(onlineState).set(false)
        expect(await shop.run(readCart)).toMatchObject({ failure: { _tag: "HttpUnavailable", reason: "offline" } })
        expect(shop.sent).toEqual([])
        expect(toastsOf(shop)).toEqual([])
        shop.states.of(onlineState).set(true)
        expect(shownProblem(shop)).toBeNull()
      },
      noRetries
    ))

  it("never remains when all requests have ended and the last one succeeded", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("working", "failing", "unreachable", "silent", "truncated", "aborted"), {
          maxLength: 12
        }),
        fc.constantFrom(retryingPolicy, pagePolicy, noRetryPolicy),
        (serverStates, policy) => {
          let serverState = "working"
          const server: FakeServer = (request) => {
            if (serverState === "unreachable") return unreachableServer(request)
            if (serverState === "silent" || serverState === "aborted") return Effect.never
            if (serverState === "failing") return respondWithError(500, "ERR_INTERNAL")
            return serverState === "truncated"
              ? Effect.succeed({ status: 200, headers: {}, text: '{"id":' })
              : cartServer(request)
          }
          return withFakeShop(
            server,
            async (shop) => {
              for (serverState of serverStates) {
                const abortController = new AbortController()
                const requestPromise = shop
                  .run<unknown, unknown>(readCart, { signal: abortController.signal })
                  .catch(() => undefined)
                await shop.advance(6_000)
                if (serverState === "aborted") abortController.abort()
                await shop.advance(3_600_000)
                await requestPromise
              }
              serverState = "working"
              await shop.run(readCart)
              expect(shownProblem(shop)).toBeNull()
              expect(shop.states.of(connectionState).current().inFlight).toEqual({})
            },
            { policy }
          )
        }
      ),
      { numRuns: 60 }
    ))
})

describe("toasts", () => {
  it("TOAST-01 are shown for a failed request, with its technical details", () =>
    withFakeShop(
      () => respondWithError(500, "ERR_INTERNAL", "Something went wrong on our side."),
      async (shop) => {
        await shop.run(readCart)
        expect(toastsOf(shop)).toEqual([
          {
            id: 1,
            service: "carts",
            isReadRequest: true,
            paths: ["/carts/17"],
            status: 500,
            code: "ERR_INTERNAL",
            message: "Something went wrong on our side.",
            requestId: "fake"
          }
        ])
      },
      noRetries
    ))

  it("TOAST-11 TOAST-12 TOAST-13 TOAST-14 show path, status, code and message of each failed request", () =>
    withFakeShop(
      ({ path }) =>
        path === "/sites"
          ? respondWithError(502, "ERR_GATEWAY", "No response from upstream.")
          : respondWithError(500, "ERR_INTERNAL", "Broken."),
      async (shop) => {
        await shop.run(readCart)
        await shop.run(readStores)
        expect(toastsOf(shop)).toMatchObject([
          { paths: ["/carts/17"], status: 500, code: "ERR_INTERNAL", message: "Broken." },
          { paths: ["/sites"], status: 502, code: "ERR_GATEWAY", message: "No response from upstream." }
        ])
      },
      noRetries
    ))

  it("TOAST-24 show the path and the time limit of a time-out", () =>
    withFakeShop(
      silentServer,
      async (shop) => {
        const requestPromise = shop.run(readCart)
        await shop.advance(15_000)
        await requestPromise
        expect(toastsOf(shop)).toMatchObject([
          { status: null, code: "ETIMEDOUT", message: "Request to /carts/17 took longer than 15000 to complete" }
        ])
      },
      noRetries
    ))

  const expectToast = (text: string, code: string, message: string) =>
    withFakeShop(
      () => Effect.succeed({ status: 500, headers: {}, text }),
      async (shop) => {
        await shop.run(readCart)
        expect(toastsOf(shop)).toMatchObject([{ status: 500, code, message }])
      },
      noRetries
    )
  const noDescription = "Warning: No error description."
  const malformedDescription = "Warning: Error description is malformed."

  it("TOAST-15 show the first code and message of errors[]", () =>
    expectToast('{"errors":[{"code":"ERR_A","message":"a"},{"code":"ERR_B","message":"b"}]}', "ERR_A", "a"))

  it("TOAST-16 TOAST-17 show error as code and error_description as message", async () => {
    await expectToast('{"error":"broken"}', "broken", noDescription)
    await expectToast('{"error":"broken","error_description":"quite"}', "broken", "quite")
  })

  it("TOAST-18 show a plain text response, as JSON string or raw text", async () => {
    await expectToast('"plain words"', "", "plain words")
    await expectToast("plain words", "", "plain words")
  })

  it("TOAST-19 show a warning when the response has no description", async () => {
    for (const text of ["", "  ", "{}", '""', '{"errors":[]}']) await expectToast(text, "", noDescription)
  })

  it("TOAST-20 show a warning when the description in the response is malformed", async () => {
    for (const text of ["<html>502</html>", '{"errors":"?"}', '{"error":7}', "[1,2]", "7", "null"])
      await expectToast(text, "", malformedDescription)
  })

  it("TOAST-21 are not shown for a rejected log-in", () =>
    withFakeShop(
      () => respondWithJson({ error: "invalid_grant", error_description: "invalid_username_or_password" }, 400),
      async (shop) => {
        await shop.run(logIn)
        expect(toastsOf(shop)).toEqual([])
      },
      { ...noRetries, isLoggedIn: false }
    ))

  it("TOAST-21 are not shown for invalid_grant from any call", () =>
    withFakeShop(
      () => respondWithError(400, "invalid_grant"),
      async (shop) => {
        await shop.run(readCart)
        expect(toastsOf(shop)).toEqual([])
      },
      noRetries
    ))

  it("are not shown for a declared code, which the caller handles", () =>
    withFakeShop(
      () => respondWithError(404, "ERR_CART_NOT_FOUND"),
      async (shop) => {
        await shop.run(readCart)
        expect(toastsOf(shop)).toEqual([])
      },
      noRetries
    ))

  it("TOAST-23 show for a 401 that no user is logged in", () =>
    withFakeShop(
      () => respondWithError(401, "ERR_UNAUTHORIZED"),
      async (shop) => {
        await shop.run(readCart)
        expect(toastsOf(shop)).toMatchObject([{ status: 401, message: "401 Unauthorized: Not logged in or bad user." }])
      },
      noRetries
    ))

  it("NET-12 are shown for the final failure, not for each attempt", () =>
    withFakeShop(unreachableServer, async (shop) => {
      const requestPromise = shop.run(readCart)
      await shop.advance(3 * 5_000 + 20 * 10_000)
      expect(shop.sent.length).toBeGreaterThan(20)
      expect(toastsOf(shop)).toEqual([])
      await shop.advance(3_600_000)
      await requestPromise
      expect(toastsOf(shop)).toMatchObject([{ code: "ERR_NETWORK", status: null }])
    }))

  it("are shown immediately for an optional part of a page", () =>
    withFakeShop(
      unreachableServer,
      async (shop) => {
        await shop.run(loadMostBought({}))
        expect(toastsOf(shop).length).toBe(1)
      },
      pageOptions
    ))

  it("are shown for truncated JSON, and for GraphQL errors with status 200", () =>
    withFakeShop(
      ({ path }) =>
        path === "/graphql"
          ? respondWithJson({ errors: [{ message: "no", extensions: { code: "ERR_X" } }] })
          : Effect.succeed({ status: 200, headers: {}, text: '{"sites":[' }),
      async (shop) => {
        await shop.run(readStores)
        await shop.run(loadMostBought({}))
        expect(toastsOf(shop)).toMatchObject([
          { code: "ERR_CONTRACT", message: "the response is not JSON" },
          { code: "ERR_X", paths: ["/graphql"] }
        ])
      },
      noRetries
    ))

  it("merge equal failures into one toast with each path once, and drop the oldest of more than three", () =>
    withFakeShop(
      ({ path }) => respondWithError(500, path.startsWith("/carts") ? "ERR_INTERNAL" : path),
      async (shop) => {
        for (const id of ["1", "2", "1"]) await shop.run(call(getCart, { params: { id } }))
        expect(toastsOf(shop)).toMatchObject([{ paths: ["/carts/2", "/carts/1"] }])
        await shop.run(readStores)
        await shop.run(call(quickSearch, { query: { q: "mjölk" } }))
        await shop.run<unknown, unknown>(saveSettings)
        expect(toastsOf(shop).map(({ id }) => id)).toEqual([2, 3, 4])
        await shop.run(dismissFailure(3))
        expect(toastsOf(shop).map(({ id }) => id)).toEqual([2, 4])
      },
      noRetries
    ))

  const servicesOf = (api: Readonly<Record<string, unknown>>) => [
    ...new Set(
      Object.values(api).flatMap((value) =>
        typeof value === "object" && value !== null && "method" in value ? [(value as Endpoint).service ?? null] : []
      )
    )
  ]

  it("show the service that an endpoint declares; orders and discount codes belong to the cart service", async () => {
    expect(servicesOf(await import("#core/cart/api.ts"))).toEqual(["carts"])
    expect(servicesOf(await import("#core/orders/api.ts"))).toEqual(["carts"])
    expect(servicesOf(await import("#core/coupon/api.ts"))).toEqual(["carts"])
    expect(servicesOf(await import("#core/search/api.ts"))).toEqual(["search"])
    expect(servicesOf(await import("#core/catalogue/api.ts"))).toEqual(["search"])
    expect(servicesOf(await import("#core/account/api.ts"))).toEqual(["customer"])
    expect([getPickingFee.service, saveDeliverySettings.service]).toEqual(["deliveries", "customer"])
    expect(servicesOf(await import("#core/delivery/delivery-city-api.ts"))).toEqual([null])
  })

  it("show the content service for pages, articles included, and for settings, and connect for the session's calls", async () => {
    expect([getPageData.service, getSettings.service]).toEqual(["content", "content"])
    expect(servicesOf(await import("#core/session/api.ts"))).toEqual(["connect"])
  })

  it("show the service of the failed call", () =>
    withFakeShop(
      () => respondWithError(500, "ERR_INTERNAL"),
      async (shop) => {
        await shop.run(readCart)
        await shop.run(readStores)
        expect(toastsOf(shop).map(({ service }) => service)).toEqual(["carts", null])
      },
      noRetries
    ))

  it("TOAST-22 are not shown for a staff member's log-in as a customer", async () => {
    for (const server of [
      unreachableServer,
      () => respondWithError(500, "ERR_INTERNAL"),
      () => respondWithError(401, "ERR_UNAUTHORIZED")
    ]) {
      await withFakeShop(
        server as FakeServer,
        async (shop) => {
          expect(await shop.run(call(adminLogin, { params: { id: "1" } }))).toMatchObject({ _tag: "Failure" })
          expect(toastsOf(shop)).toEqual([])
        },
        noRetries
      )
    }
  })

  it("REG-20 never contain the looked-up personal number, nor does the failure of the call", async () => {
    const personalNumber = "199001012385"
    for (const server of [
      unreachableServer,
      () => respondWithError(500, "ERR_INTERNAL"),
      (() => Effect.never) as FakeServer
    ]) {
      await withFakeShop(
        server as FakeServer,
        async (shop) => {
          const requestPromise = shop.run(call(customerStatus, { params: { id: personalNumber } }))
          await shop.advance(15_000)
          const result = await requestPromise
          expect([JSON.stringify(result), String(result)].join()).not.toContain(personalNumber)
          expect(toastsOf(shop)).toMatchObject([{ service: "customer", paths: ["/customer/status/…"] }])
          expect(JSON.stringify(shop.states.of(connectionState).current())).not.toContain(personalNumber)
        },
        noRetries
      )
    }
  })

  it("TOAST-02 are stored in the browser, and not during server rendering", async () => {
    const server = makeServerContainer({
      http: makeFakeHttp(() => respondWithError(500, "ERR_INTERNAL")).port,
      cache: makeMemoryCache({ maxEntries: 1 }),
      clock: Date.now
    })
    const scope = openRequest(server, { cookies: makeFakeStorage(), requests: trackFailedCalls().registry })
    const run = scope.get(RunId)
    expect(await run(readStores)).toMatchObject({ _tag: "Failure" })
    expect(scope.get(StatesId).of(connectionState).current()).toEqual(noRequests)
    endRuntime(scope)
    await withFakeShop(
      () => respondWithError(500, "ERR_INTERNAL"),
      async (browserShop) => {
        expect(await browserShop.run(readStores)).toMatchObject({ _tag: "Failure" })
        expect(toastsOf(browserShop)).toMatchObject([{ paths: ["/sites"], status: 500 }])
      },
      noRetries
    )
  })

  it("disappear when the same call succeeds", () => {
    let isReachable = false
    return withFakeShop(
      (request) => (isReachable ? cartServer(request) : respondWithError(500, "ERR_INTERNAL")),
      async (shop) => {
        await shop.run(readCart)
        await shop.run(call(getCart, { params: { id: "18" } }))
        expect(toastsOf(shop)).toMatchObject([{ paths: ["/carts/17", "/carts/18"] }])
        isReachable = true
        await shop.run(readCart)
        expect(toastsOf(shop)).toMatchObject([{ paths: ["/carts/18"] }])
        await shop.run(call(getCart, { params: { id: "18" } }))
        expect(toastsOf(shop)).toEqual([])
      },
      noRetries
    )
  })

  it("never reuse an id", () =>
    withFakeShop(
      ({ path }) => respondWithError(500, path),
      async (shop) => {
        await shop.run(readCart)
        const [firstToast] = toastsOf(shop)
        await shop.run(dismissFailure(firstToast?.id ?? 0))
        await shop.run(readStores)
        expect(toastsOf(shop).map(({ id }) => id)).not.toContain(firstToast?.id)
      },
      noRetries
    ))
})

describe("the registry of current requests", () => {
  it("TOAST-25 fails with 'Unkown or missing request ID' for an unknown request id", () =>
    withFakeShop(cartServer, async (shop) => {
      const setPhase = Effect.flatMap(Effect.service(CurrentRequestRegistry), (requests) =>
        requests.setPhase("none", "slow")
      )
      await expect(shop.run(setPhase)).rejects.toThrow("Unkown or missing request ID")
      await expect(
        shop.run(
          Effect.flatMap(Effect.service(CurrentRequestRegistry), (requests) =>
            requests.end("none", { failure: null, responded: true, retriedByCaller: false })
          )
        )
      ).rejects.toThrow("Unkown or missing request ID")
    }))
})
