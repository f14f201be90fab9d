import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse, unreachable } from "#adapters/fakes/fake-http.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import { applyCoupon } from "#core/coupon/apply-coupon.ts"
import { removeCoupon } from "#core/coupon/remove-coupon.ts"
import { longestCode, typedCode } from "#core/coupon/rules.ts"
import * as text from "#web/text/coupon.ts"
import { FakeCartApi } from "./fake-cart-api.ts"
import { type FakeShop, withinShop } from "./fake-shop.ts"
import { wireCart } from "./wire-cart.ts"

const milk = aProduct({ id: "1_ST", gtin: "1" })
const coupon = { gtin: "9900000000001", name: "50 kr rabatt", code: "VALKOMMEN50" }
const withCoupon = wireCart("cart-1", [], { discountCodes: [{ ...coupon, amount: 50 }], totalDiscount: 50 })

/** The cart's own back end, with these answers for coupons. */
const serve = (look: FakeServer, put: FakeServer = () => answerJson(withCoupon)): FakeServer => {
  const { server } = new FakeCartApi()
  return (request) => (request.path === "/DiscountCodeMap" ? look(request) : request.path.endsWith("/discountCodes") ? put(request) : server(request))
}
const found: FakeServer = () => answerJson(coupon)

const within = (server: FakeServer, work: (shop: FakeShop) => Promise<void>, filled = true) =>
  withinShop(server, async (shop) => {
    if (filled) {
      await shop.start(addToCart({ product: milk }))
      await shop.pass(500)
    }
    await work(shop)
  })
const couponCalls = ({ sent }: FakeShop) => sent.filter(({ path }) => /discountCode/i.test(path))

describe("what the coupon field keeps", () => {
  const allowed = /^[A-Za-z0-9åäöÅÄÖ]*$/

  it("COUPON-01 COUPON-02 always is letters A-Z, a-z, åäö and digits, fewer than 20 of them, whatever is typed", () =>
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 60 }), (typed) => {
      const code = typedCode(typed)
      expect(code).toMatch(allowed)
      expect(code.length).toBeLessThan(20)
      expect(typedCode(code)).toBe(code)
    })))

  it("COUPON-01 COUPON-03 always keeps every allowed letter in its order and drops white space between", () =>
    fc.assert(fc.property(fc.stringMatching(/^[A-Za-z0-9åäöÅÄÖ]{0,19}$/), fc.array(fc.constantFrom(" ", "\t", "\n", "\u00a0"), { maxLength: 5 }), fc.nat(), (code, blanks, seed) => {
      const typed = blanks.reduce((text, blank, index) => {
        const at = (seed + index * 7) % (text.length + 1)
        return text.slice(0, at) + blank + text.slice(at)
      }, code)
      expect(typedCode(typed)).toBe(code)
    })))

  it("COUPON-02 has room for 19 characters", () => {
    expect(typedCode("A".repeat(25))).toBe("A".repeat(19))
    expect(longestCode).toBe(19)
  })
})

describe("ApplyCoupon", () => {
  it("COUPON-08 looks the code up, puts it into the cart and answers the code that was added", () =>
    within(serve(found), async (shop) => {
      expect(await shop.start(applyCoupon({ code: "VALKOMMEN50" }))).toMatchObject({ _tag: "Success", success: "VALKOMMEN50" })
      const [look, put] = couponCalls(shop)
      expect(look).toMatchObject({ method: "GET", path: "/DiscountCodeMap", query: [["code", "VALKOMMEN50"]] })
      expect(JSON.parse(put?.body?.text ?? "")).toMatchObject({ gtin: coupon.gtin, name: coupon.name })
      expect(shop.states.cart.current().settled?.coupons).toEqual([{ ...coupon, amount: 5_000 }])
      expect(text.added("VALKOMMEN50")).toBe("Rabattkod har lagts till VALKOMMEN50")
    }))

  it("COUPON-03 sends the code without the white space in it", () =>
    within(serve(found), async (shop) => {
      await shop.start(applyCoupon({ code: "  VALK OMMEN\t50\n" }))
      expect(couponCalls(shop)[0]?.query).toEqual([["code", "VALKOMMEN50"]])
    }))

  it.each(["", "   ", "\t\n"])("COUPON-04 of %j is a missing code, and asks nobody", (code) =>
    within(serve(found), async (shop) => {
      expect(await shop.start(applyCoupon({ code }))).toMatchObject({ _tag: "Failure", failure: { _tag: "CouponMissing" } })
      expect(couponCalls(shop)).toEqual([])
      expect(text.missing).toBe("Rabattkod saknas")
    }))

  it.each(["9900000000001", "19900000000018"])("COUPON-07 takes %s for a goods number and does not look it up", (code) =>
    within(serve(found), async (shop) => {
      await shop.start(applyCoupon({ code }))
      expect(couponCalls(shop).map(({ method }) => method)).toEqual(["POST"])
      expect(JSON.parse(couponCalls(shop)[0]?.body?.text ?? "")).toMatchObject({ gtin: code })
    }))

  it.each(["990000000000", "199000000000180"])("COUPON-07 looks %s up: 12 or 15 digits are no goods number", (code) =>
    within(serve(found), async (shop) => {
      await shop.start(applyCoupon({ code }))
      expect(couponCalls(shop)[0]?.path).toBe("/DiscountCodeMap")
    }))

  const failures = [
    ["COUPON-09", "ERR_COUPON_ALREADY_USED", "Coupon is already used", "CouponUsed", text.alreadyUsed, "Rabattkoden redan använd"],
    ["COUPON-10", "ERR_COUPON_ALREADY_USED", "Coupon is already reserved", "CouponReserved", text.reserved, "Rabattkoden är reserverad"],
    ["COUPON-11", "ERR_COUPON_EXPIRED", "", "CouponExpired", text.expired, "Rabattkoden har gått ut"],
    ["COUPON-12", "ERR_COUPON_VALIDATION", "", "CouponNotValidated", text.validationFailed, "Validering misslyckades"],
    ["COUPON-13", "ERR_COUPON_DOESNT_EXISTS", "", "CouponInvalid", text.invalid, "Rabattkod ej giltig"],
    ["COUPON-14", "ERR_INVALID_COUPON", "", "CouponInvalid", text.invalid, "Rabattkod ej giltig"]
  ] as const

  it.each(failures)("%s fails for %s (%s) as %s, whichever call says so", async (_, code, message, tag, shown, swedish) => {
    const no: FakeServer = () => refuse(422, code, message)
    for (const server of [serve(no), serve(found, no)]) {
      await within(server, async (shop) => {
        expect(await shop.start(applyCoupon({ code: "KOD" }))).toMatchObject({ _tag: "Failure", failure: { _tag: tag } })
        expect(shop.states.cart.current()).toMatchObject({ settled: { coupons: [] }, updating: false })
      })
    }
    expect(shown).toBe(swedish)
  })

  it("COUPON-15 goes by the first error of the answer", () =>
    within(serve(() => answerJson({ errors: [{ code: "ERR_COUPON_EXPIRED", message: "" }, { code: "ERR_COUPON_ALREADY_USED", message: "" }], requestId: "r" }, 422)), async (shop) => {
      expect(await shop.start(applyCoupon({ code: "KOD" }))).toMatchObject({ failure: { _tag: "CouponExpired" } })
    }))

  it("is not the code's fault when the question itself fails", () =>
    within(serve(() => refuse(500, "ERR_INTERNAL")), async (shop) => {
      expect(await shop.start(applyCoupon({ code: "KOD" }))).toMatchObject({ failure: { _tag: "CouponUnavailable" } })
    }))

  it("needs a cart", () =>
    within(serve(found), async (shop) => {
      expect(await shop.start(applyCoupon({ code: "KOD" }))).toMatchObject({ failure: { _tag: "CouponNeedsCart" } })
      expect(shop.sent).toEqual([])
    }, false))

  it("is put into the cart after the changes that are pending", () =>
    within(serve(found), async (shop) => {
      await shop.start(addToCart({ product: aProduct({ id: "2_ST", gtin: "2" }) }))
      await shop.start(applyCoupon({ code: "VALKOMMEN50" }))
      const paths = shop.sent.map(({ path }) => path)
      expect(paths.findLastIndex((path) => path.endsWith("/additems"))).toBeLessThan(paths.findIndex((path) => path.endsWith("/discountCodes")))
    }))
})

describe("RemoveCoupon", () => {
  it("takes the coupon out of the cart by its goods number, in the query", () => {
    let taken = false
    return within(serve(found, ({ method }) => {
      taken = method === "DELETE"
      return answerJson(taken ? wireCart("cart-1", []) : withCoupon)
    }), async (shop) => {
      await shop.start(applyCoupon({ code: "VALKOMMEN50" }))
      expect(await shop.start(removeCoupon({ gtin: coupon.gtin }))).toMatchObject({ _tag: "Success" })
      expect(shop.sent.at(-1)).toMatchObject({ method: "DELETE", query: [["gtin", coupon.gtin]] })
      expect(shop.states.cart.current().settled?.coupons).toEqual([])
    })
  })

  it("says so when it cannot", () =>
    within(serve(found, ({ method, path }) => (method === "DELETE" ? refuse(500, "ERR_INTERNAL") : method === "POST" ? answerJson(withCoupon) : unreachable(path))), async (shop) => {
      await shop.start(applyCoupon({ code: "VALKOMMEN50" }))
      expect(await shop.start(removeCoupon({ gtin: coupon.gtin }))).toMatchObject({ _tag: "Failure", failure: { _tag: "CouponUnavailable" } })
      expect(shop.states.cart.current().settled?.coupons.length).toBe(1)
    }))
})
