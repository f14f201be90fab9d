import { cartState } from "#core/cart/cart-state.ts"
import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError, unreachable } from "#adapters/fakes/fake-http.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import { noRetryPolicy } from "#core/contract/policy.ts"
import { applyCoupon } from "#core/coupon/apply-coupon.ts"
import { removeCoupon } from "#core/coupon/remove-coupon.ts"
import { maxCodeLength, normalizeCode } from "#core/coupon/rules.ts"
import * as text from "#web/text/coupon.ts"
import { FakeCartApi } from "./fake-cart-api.ts"
import { type FakeShop, withFakeShop } from "./fake-shop.ts"
import { wireCart } from "../suites/wire-cart.ts"

const milk = aProduct({ id: "1_ST", gtin: "1" })
const coupon = { gtin: "9900000000001", name: "50 kr rabatt", code: "VALKOMMEN50" }
const cartWithCoupon = wireCart("cart-1", [], { discountCodes: [{ ...coupon, amount: 50 }], totalDiscount: 50 })

/** The cart's fake back end, with these handlers for the coupon calls. */
const makeServer = (
  handleLookUp: FakeServer,
  handleAdd: FakeServer = () => respondWithJson(cartWithCoupon)
): FakeServer => {
  const { server } = new FakeCartApi()
  return (request) => {
    if (request.path === "/DiscountCodeMap") return handleLookUp(request)
    return request.path.endsWith("/discountCodes") ? handleAdd(request) : server(request)
  }
}
const respondWithCoupon: FakeServer = () => respondWithJson(coupon)

const withCart = (server: FakeServer, work: (shop: FakeShop) => Promise<void>, hasProducts = true) =>
  withFakeShop(server, async (shop) => {
    if (hasProducts) {
      await shop.run(addToCart({ product: milk }))
      await shop.advance(500)
    }
    await work(shop)
  })
const couponCallsOf = ({ sent }: FakeShop) => sent.filter(({ path }) => /discountCode/i.test(path))

describe("the coupon field", () => {
  const allowedCodePattern = /^[A-Za-z0-9åäöÅÄÖ]*$/

  it("COUPON-01 COUPON-02 always contains fewer than 20 letters A-Z, a-z, åäö and digits, for any input", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (input) => {
        const code = normalizeCode(input)
        expect(code).toMatch(allowedCodePattern)
        expect(code.length).toBeLessThan(20)
        expect(normalizeCode(code)).toBe(code)
      })
    ))

  it("COUPON-01 COUPON-03 always keeps allowed characters in order and drops white space", () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9åäöÅÄÖ]{0,19}$/),
        fc.array(fc.constantFrom(" ", "\t", "\n", "\u00a0"), { maxLength: 5 }),
        fc.nat(),
        (code, whiteSpace, seed) => {
          const input = whiteSpace.reduce((text, character, index) => {
            const position = (seed + index * 7) % (text.length + 1)
            return text.slice(0, position) + character + text.slice(position)
          }, code)
          expect(normalizeCode(input)).toBe(code)
        }
      )
    ))

  it("COUPON-02 accepts 19 characters", () => {
    expect(normalizeCode("A".repeat(25))).toBe("A".repeat(19))
    expect(maxCodeLength).toBe(19)
  })
})

describe("applyCoupon", () => {
  it("looks the code up, adds the coupon to the cart and returns the code", () =>
    withCart(makeServer(respondWithCoupon), async (shop) => {
      expect(await shop.run(applyCoupon({ code: "VALKOMMEN50" }))).toMatchObject({
        _tag: "Success",
        success: "VALKOMMEN50"
      })
      const [lookUp, addition] = couponCallsOf(shop)
      expect(lookUp).toMatchObject({ method: "GET", path: "/DiscountCodeMap", query: [["code", "VALKOMMEN50"]] })
      expect(JSON.parse(addition?.body?.text ?? "")).toMatchObject({ gtin: coupon.gtin, name: coupon.name })
      expect(shop.states.of(cartState).current().serverCart?.coupons).toEqual([{ ...coupon, amount: 5_000 }])
    }))

  it("COUPON-03 sends the code without white space", () =>
    withCart(makeServer(respondWithCoupon), async (shop) => {
      await shop.run(applyCoupon({ code: "  VALK OMMEN\t50\n" }))
      expect(couponCallsOf(shop)[0]?.query).toEqual([["code", "VALKOMMEN50"]])
    }))

  it.each(["", "   ", "\t\n"])("COUPON-04 fails with CouponMissing for %j, without a request", (code) =>
    withCart(makeServer(respondWithCoupon), async (shop) => {
      expect(await shop.run(applyCoupon({ code }))).toMatchObject({
        _tag: "Failure",
        failure: { _tag: "CouponMissing" }
      })
      expect(couponCallsOf(shop)).toEqual([])
      expect(text.missing).toBe("Rabattkod saknas")
    })
  )

  it.each(["9900000000001", "19900000000018"])("COUPON-07 treats %s as a GTIN and does not look it up", (code) =>
    withCart(makeServer(respondWithCoupon), async (shop) => {
      await shop.run(applyCoupon({ code }))
      expect(couponCallsOf(shop).map(({ method }) => method)).toEqual(["POST"])
      expect(JSON.parse(couponCallsOf(shop)[0]?.body?.text ?? "")).toMatchObject({ gtin: code })
    })
  )

  it.each(["990000000000", "199000000000180"])("COUPON-07 looks %s up, since 12 or 15 digits are not a GTIN", (code) =>
    withCart(makeServer(respondWithCoupon), async (shop) => {
      await shop.run(applyCoupon({ code }))
      expect(couponCallsOf(shop)[0]?.path).toBe("/DiscountCodeMap")
    })
  )

  const failures = [
    [
      "COUPON-09",
      "ERR_COUPON_ALREADY_USED",
      "Coupon is already used",
      "CouponUsed",
      text.alreadyUsed,
      "Rabattkoden redan använd"
    ],
    [
      "COUPON-10",
      "ERR_COUPON_ALREADY_USED",
      "Coupon is already reserved",
      "CouponReserved",
      text.reserved,
      "Rabattkoden är reserverad"
    ],
    ["COUPON-11", "ERR_COUPON_EXPIRED", "", "CouponExpired", text.expired, "Rabattkoden har gått ut"],
    ["COUPON-12", "ERR_COUPON_VALIDATION", "", "CouponNotValidated", text.validationFailed, "Validering misslyckades"],
    ["COUPON-13", "ERR_COUPON_DOESNT_EXISTS", "", "CouponInvalid", text.invalid, "Rabattkod ej giltig"],
    ["COUPON-14", "ERR_INVALID_COUPON", "", "CouponInvalid", text.invalid, "Rabattkod ej giltig"]
  ] as const

  it.each(failures)(
    "%s an error %s (%s) of the look-up or of the addition is reported as %s",
    async (_, code, message, tag, shownText, swedish) => {
      const rejectingServer: FakeServer = () => respondWithError(422, code, message)
      for (const server of [makeServer(rejectingServer), makeServer(respondWithCoupon, rejectingServer)]) {
        await withCart(server, async (shop) => {
          expect(await shop.run(applyCoupon({ code: "KOD" }))).toMatchObject({
            _tag: "Failure",
            failure: { _tag: tag }
          })
          expect(shop.states.of(cartState).current()).toMatchObject({ serverCart: { coupons: [] }, updating: false })
        })
      }
      expect(shownText).toBe(swedish)
    }
  )

  it("fails with TooManyAttempts when the API has counted too many attempts", async () => {
    const rateLimitedServer: FakeServer = () => respondWithError(429, "too_many_codes")
    for (const server of [makeServer(rateLimitedServer), makeServer(respondWithCoupon, rateLimitedServer)])
      await withCart(server, async (shop) => {
        const result = await shop.run(applyCoupon({ code: "KOD" }))
        expect(result).toMatchObject({ _tag: "Failure", failure: { _tag: "TooManyAttempts" } })
      })
  })

  it("COUPON-15 uses the first error of the response", () =>
    withCart(
      makeServer(() =>
        respondWithJson(
          {
            errors: [
              { code: "ERR_COUPON_EXPIRED", message: "" },
              { code: "ERR_COUPON_ALREADY_USED", message: "" }
            ],
            requestId: "r"
          },
          422
        )
      ),
      async (shop) => {
        expect(await shop.run(applyCoupon({ code: "KOD" }))).toMatchObject({ failure: { _tag: "CouponExpired" } })
      }
    ))

  it.each([
    ["lost", (): ReturnType<FakeServer> => unreachable()],
    ["truncated", (response: string): ReturnType<FakeServer> => respondWithJson(response.slice(0, 40))]
  ])("reads the cart when the response is %s, and succeeds only if the cart has the coupon", async (_, damage) => {
    for (const isAdded of [true, false]) {
      const api = new FakeCartApi()
      const handleAdd: FakeServer = (request) =>
        isAdded ? Effect.flatMap(api.server(request), ({ text: body }) => damage(body)) : damage("")
      await withFakeShop(
        (request) => {
          if (request.path === "/DiscountCodeMap") return respondWithCoupon(request)
          return request.path.endsWith("/discountCodes") ? handleAdd(request) : api.server(request)
        },
        async (shop) => {
          await shop.run(addToCart({ product: milk }))
          await shop.advance(500)
          const result = await shop.run(applyCoupon({ code: coupon.code }))
          expect(result).toMatchObject(isAdded ? { success: coupon.code } : { failure: { _tag: "CouponUnavailable" } })
          const coupons = shop.states
            .of(cartState)
            .current()
            .serverCart?.coupons.map(({ gtin }) => gtin)
          expect(coupons).toEqual(isAdded ? [coupon.gtin] : [])
        },
        { policy: noRetryPolicy }
      )
    }
  })

  it("fails with CouponUnavailable when the API fails", () =>
    withCart(
      makeServer(() => respondWithError(500, "ERR_INTERNAL")),
      async (shop) => {
        expect(await shop.run(applyCoupon({ code: "KOD" }))).toMatchObject({
          failure: { _tag: "CouponUnavailable", detail: "500 ERR_INTERNAL" }
        })
      }
    ))

  it("fails with CouponNeedsCart without a cart", () =>
    withCart(
      makeServer(respondWithCoupon),
      async (shop) => {
        expect(await shop.run(applyCoupon({ code: "KOD" }))).toMatchObject({ failure: { _tag: "CouponNeedsCart" } })
        expect(shop.sent).toEqual([])
      },
      false
    ))

  it("sends pending changes before the coupon", () =>
    withCart(makeServer(respondWithCoupon), async (shop) => {
      await shop.run(addToCart({ product: aProduct({ id: "2_ST", gtin: "2" }) }))
      await shop.run(applyCoupon({ code: "VALKOMMEN50" }))
      const paths = shop.sent.map(({ path }) => path)
      expect(paths.findLastIndex((path) => path.endsWith("/additems"))).toBeLessThan(
        paths.findIndex((path) => path.endsWith("/discountCodes"))
      )
    }))
})

describe("removeCoupon", () => {
  it("removes the coupon with its GTIN in the query", () => {
    let isRemoved = false
    return withCart(
      makeServer(respondWithCoupon, ({ method }) => {
        isRemoved = method === "DELETE"
        return respondWithJson(isRemoved ? wireCart("cart-1", []) : cartWithCoupon)
      }),
      async (shop) => {
        await shop.run(applyCoupon({ code: "VALKOMMEN50" }))
        expect(await shop.run(removeCoupon({ gtin: coupon.gtin }))).toMatchObject({ _tag: "Success" })
        expect(shop.sent.at(-1)).toMatchObject({ method: "DELETE", query: [["gtin", coupon.gtin]] })
        expect(shop.states.of(cartState).current().serverCart?.coupons).toEqual([])
      }
    )
  })

  it("removes a coupon with one request when it is called twice, and both calls succeed", () => {
    let isRemoved = false
    return withCart(
      makeServer(respondWithCoupon, ({ method }) => {
        if (isRemoved) return respondWithError(404, "ERR_COUPON_DOESNT_EXISTS")
        isRemoved = method === "DELETE"
        return respondWithJson(isRemoved ? wireCart("cart-1", []) : cartWithCoupon)
      }),
      async (shop) => {
        await shop.run(applyCoupon({ code: "VALKOMMEN50" }))
        const removalPromises = [1, 2].map(() => shop.run(removeCoupon({ gtin: coupon.gtin })))
        expect((await Promise.all(removalPromises)).map(({ _tag }) => _tag)).toEqual(["Success", "Success"])
        expect(couponCallsOf(shop).filter(({ method }) => method === "DELETE")).toHaveLength(1)
      }
    )
  })

  it("sends no request for a coupon that is not in the cart, even when others are", () =>
    withCart(makeServer(respondWithCoupon), async (shop) => {
      await shop.run(applyCoupon({ code: "VALKOMMEN50" }))
      expect(await shop.run(removeCoupon({ gtin: "9900000000999" }))).toMatchObject({ _tag: "Success" })
      expect(shop.sent.filter(({ method }) => method === "DELETE")).toEqual([])
    }))

  it("fails with CouponUnavailable when the API fails", () =>
    withCart(
      makeServer(respondWithCoupon, ({ method, path }) => {
        if (method === "DELETE") return respondWithError(500, "ERR_INTERNAL")
        return method === "POST" ? respondWithJson(cartWithCoupon) : unreachable(path)
      }),
      async (shop) => {
        await shop.run(applyCoupon({ code: "VALKOMMEN50" }))
        expect(await shop.run(removeCoupon({ gtin: coupon.gtin }))).toMatchObject({
          _tag: "Failure",
          failure: { _tag: "CouponUnavailable", detail: "ApiErrorResponse" }
        })
        expect(shop.states.of(cartState).current().serverCart?.coupons.length).toBe(1)
      }
    ))
})
