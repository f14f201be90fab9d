import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import { stagingForTests, testNow, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { visibleLines } from "#core/cart/rules.ts"
import { loadTopSellers } from "#core/catalogue/load-top-sellers.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { findSlots } from "#core/delivery/find-slots.ts"
import { setCartSlot } from "#core/delivery/set-cart-slot.ts"
import { fetchCart } from "#core/journeys/fetch-cart.ts"
import { logIn } from "#core/journeys/log-in.ts"
import { selectAssortment } from "#core/journeys/select-assortment.ts"
import { submitOrder } from "#core/orders/submit-order.ts"
import { sessionState } from "#core/session/session-state.ts"
import { withFakeShop } from "./fake-shop.ts"

let staging: TestStaging
beforeEach(async () => {
  staging = await stagingForTests()
})
afterEach(() => staging.close())

const dayMs = 86_400_000

describe("a client whose clock is wrong by a day", () => {
  it.each([
    ["ahead", testNow + dayMs],
    ["behind", testNow - dayMs]
  ])("stays logged in, keeps its cart, books a time and places one order: %s", async (_, startsAt) => {
    const port = makeHttpInprocess({
      handle: (request) => staging.staging.handle(request, "192.0.2.9"),
      base: "/api/v1"
    })
    await withFakeShop(
      port.send,
      async (shop) => {
        await shop.run(logIn({ email: "erik.eriksson@exempel.se", password: "Matkasse-2026" }))
        await shop.run(selectAssortment({ method: "pickupAtStore", siteId: "1001" }))
        const products = await shop.run(loadTopSellers({ count: 5 }))
        if (products._tag === "Failure") throw new Error(products.failure._tag)
        for (const product of products.success) await shop.run(addToCart({ product, quantity: 9 }))
        await shop.advance(500)
        await shop.run(fetchCart({ deleteStaleCarts: true }))
        const view = shop.states.of(cartState).current()
        expect([visibleLines(view).length, view.problems]).toEqual([products.success.length, []])
        const days = await shop.run(findSlots({ cartId: view.serverCart?.id ?? null }))
        if (days._tag === "Failure") throw new Error("The delivery times could not be loaded.")
        const availableSlot = days.success.flatMap(({ slots }) => slots).find((slot) => slot.available)
        expect(await shop.run(setCartSlot({ slotId: availableSlot?.id ?? "" }))).toMatchObject({ _tag: "Success" })
        expect(await shop.run(submitOrder({}))).toMatchObject({ success: { status: "placed" } })
        expect(shop.states.of(sessionState).current()).toMatchObject({ status: "customer", ended: false })
        const checkoutRequests = shop.sent.filter(({ path }) => path.endsWith("/checkout"))
        expect(checkoutRequests).toHaveLength(1)
      },
      { isLoggedIn: false, selection: null, policy: cliPolicy(0), startsAt }
    )
    expect(staging.unexpectedErrors).toEqual([])
  })
})
