import { cartState } from "#core/cart/cart-state.ts"
import { act, cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { type Ore, zero } from "#core/kernel/money.ts"
import { anna, stockholmSelection, renderInShop } from "#web/container/testing.tsx"
import { CouponEntry } from "./CouponEntry.tsx"
import { wireCart } from "#contract-tests/suites/wire-cart.ts"
import { aCart } from "#core/cart/testing.ts"

const scrollIntoView = vi.fn()
beforeEach(() => {
  scrollIntoView.mockClear()
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(cleanup)

const cart = aCart({ coupons: [{ code: "SOMMAR", gtin: "9900000000035", name: "Sommar", amount: zero }] })

const refreshedCart = wireCart("cart-1", [], { modifiedDate: "2026-11-21T12:00:01Z" })

const renderEntry = async (server: FakeServer) => {
  const shop = renderInShop(<CouponEntry />, { selection: stockholmSelection, session: anna, server })
  act(() => shop.states.of(cartState).update((view) => withServerCart(view, cart)))
  await userEvent.click(screen.getByText("Har du en rabattkod?"))
  return shop
}
const codeField = () => screen.getByLabelText<HTMLInputElement>("Rabattkod")
const applyCode = () => userEvent.click(screen.getByRole("button", { name: "Använd" }))
const message = () => screen.getByRole("status").textContent

describe("CouponEntry", () => {
  it("COUPON-04 reports a missing code, focuses the field, and sends no request", async () => {
    const { http } = await renderEntry(() => Effect.never)
    await applyCode()
    expect(message()).toBe("Rabattkod saknas")
    expect(document.activeElement).toBe(codeField())
    expect(codeField().getAttribute("aria-invalid")).toBe("true")
    expect(http.sent).toEqual([])
  })

  it("lists an applied coupon, with its discount unless that is 0", async () => {
    const { states } = await renderEntry(() => Effect.never)
    expect(screen.getByRole("listitem").textContent).toBe("Sommar")
    const coupon = { code: "SOMMAR", gtin: "9900000000035", name: "Sommar", amount: 5_000 as Ore }
    const laterCart = aCart({ modifiedAt: "2026-11-21T12:00:01Z", coupons: [coupon] })
    act(() => states.of(cartState).update((view) => withServerCart(view, laterCart)))
    expect(screen.getByRole("listitem").textContent?.replaceAll("\u00a0", " ")).toBe("Sommar−50,00 kr")
  })

  it("shows no error for a field that loses the focus after its code was deleted", async () => {
    await renderEntry(() => Effect.never)
    await userEvent.type(codeField(), "A{Backspace}")
    await userEvent.tab()
    expect(message()).toBe("")
  })

  it("sends a code once, however often it is submitted", async () => {
    const { http } = await renderEntry(() => Effect.never)
    await userEvent.type(codeField(), "VALKOMMEN50")
    await userEvent.dblClick(screen.getByRole("button", { name: "Använd" }))
    await userEvent.type(codeField(), "{Enter}")
    expect(screen.getByRole("button", { name: "Använd" }).getAttribute("aria-busy")).toBe("true")
    await waitFor(() => expect(http.sent).toHaveLength(1))
  })

  it("COUPON-05 shows a rejection at the field until the code is changed, and sends the same code again on another submit", async () => {
    const { http } = await renderEntry(() => respondWithError(422, "ERR_COUPON_EXPIRED"))
    await userEvent.type(codeField(), "UTGANGEN")
    await applyCode()
    await waitFor(() => expect(message()).toBe("Rabattkoden har gått ut"))
    expect(codeField().getAttribute("aria-invalid")).toBe("true")
    expect(document.getElementById(codeField().getAttribute("aria-describedby") ?? "")?.textContent).toBe(message())
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
    await applyCode()
    await waitFor(() => expect(http.sent).toHaveLength(2))
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(2))
    await userEvent.type(codeField(), "2")
    expect([message(), codeField().value, codeField().getAttribute("aria-invalid")]).toEqual(["", "UTGANGEN2", null])
  })

  it("COUPON-08 confirms the added code, clears the field and accepts the next code", async () => {
    const { http } = await renderEntry(({ path }) =>
      path === "/DiscountCodeMap"
        ? respondWithJson({ gtin: "9900000000042", name: "Välkommen", code: "VALKOMMEN50" })
        : respondWithJson(refreshedCart)
    )
    await userEvent.type(codeField(), "valkommen50 ")
    await applyCode()
    await waitFor(() => expect(message()).toBe("Rabattkod har lagts till VALKOMMEN50"))
    expect([codeField().value, codeField().getAttribute("aria-invalid")]).toEqual(["", null])
    const sentCountBefore = http.sent.length
    await userEvent.type(codeField(), "NY")
    expect(message()).toBe("")
    await applyCode()
    await waitFor(() => expect(http.sent.length).toBeGreaterThan(sentCountBefore))
  })

  it.each([
    ["rejection", respondWithError(422, "ERR_COUPON_EXPIRED"), ""],
    ["confirmation", respondWithJson(refreshedCart), "Rabattkod har lagts till VALKOMMEN50"]
  ])(
    "COUPON-05 COUPON-08 keeps a code that is typed before the %s of the previous code",
    async (_, couponResponse, expectedMessage) => {
      let respond = () => {}
      const releasePromise = new Promise<void>((resolve) => (respond = resolve))
      await renderEntry(({ path }) =>
        path === "/DiscountCodeMap"
          ? respondWithJson({ gtin: "9900000000042", name: "Välkommen", code: "VALKOMMEN50" })
          : Effect.andThen(
              Effect.promise(() => releasePromise),
              couponResponse
            )
      )
      await userEvent.type(codeField(), "VALKOMMEN50")
      await applyCode()
      await userEvent.clear(codeField())
      await userEvent.type(codeField(), "NY")
      await act(async () => respond())
      const button = screen.getByRole("button", { name: "Använd" })
      await waitFor(() => expect(button.getAttribute("aria-busy")).not.toBe("true"))
      expect([message(), codeField().value]).toEqual([expectedMessage, "NY"])
    }
  )

  it("replaces an earlier rejection when a code could not be removed", async () => {
    await renderEntry(({ method }) => respondWithError(method === "DELETE" ? 500 : 422, "ERR_INVALID_COUPON"))
    await userEvent.type(codeField(), "FEL")
    await applyCode()
    await waitFor(() => expect(message()).toBe("Rabattkod ej giltig"))
    await userEvent.click(screen.getByRole("button", { name: "Ta bort rabattkoden SOMMAR" }))
    await waitFor(() => expect(message()).toBe("Rabattkoden gick inte att ta bort just nu. Försök igen."))
    await userEvent.type(codeField(), "2")
    expect(message()).toBe("")
  })

  it("replaces the failure of a removal with the confirmation of a code that had been typed before", async () => {
    await renderEntry(({ method, path }) => {
      if (method === "DELETE") return respondWithError(500, "ERR_INTERNAL")
      return respondWithJson(
        path === "/DiscountCodeMap" ? { gtin: "9900000000042", name: "Välkommen", code: "VALKOMMEN50" } : refreshedCart
      )
    })
    await userEvent.type(codeField(), "VALKOMMEN50")
    await userEvent.click(screen.getByRole("button", { name: "Ta bort rabattkoden SOMMAR" }))
    await waitFor(() => expect(message()).toBe("Rabattkoden gick inte att ta bort just nu. Försök igen."))
    await applyCode()
    await waitFor(() => expect(message()).toBe("Rabattkod har lagts till VALKOMMEN50"))
  })

  it("COUPON-06 shows the states applying, failed, reset, applied and removed", async () => {
    let respond = () => {}
    const releasePromise = new Promise<void>((resolve) => (respond = resolve))
    const cartWithCoupon = wireCart("cart-1", [], {
      discountCodes: [{ gtin: "9900000000042", name: "Välkommen", code: "VALKOMMEN50", amount: 50 }]
    })
    const { http } = await renderEntry(({ method, path, query }) => {
      if (method === "DELETE") return respondWithJson(refreshedCart)
      if (path !== "/DiscountCodeMap") return respondWithJson(cartWithCoupon)
      return query.some(([, code]) => code === "UTGANGEN")
        ? Effect.andThen(
            Effect.promise(() => releasePromise),
            respondWithError(422, "ERR_COUPON_EXPIRED")
          )
        : respondWithJson({ gtin: "9900000000042", name: "Välkommen", code: "VALKOMMEN50" })
    })
    const isApplying = () => screen.getByRole("button", { name: "Använd" }).getAttribute("aria-busy") === "true"
    await userEvent.type(codeField(), "UTGANGEN")
    expect(isApplying()).toBe(false)
    await applyCode()
    expect([isApplying(), message()]).toEqual([true, ""])
    await act(async () => respond())
    await waitFor(() => expect(message()).toBe("Rabattkoden har gått ut"))
    expect(isApplying()).toBe(false)
    await userEvent.clear(codeField())
    expect(message()).toBe("")
    await userEvent.type(codeField(), "VALKOMMEN50")
    await applyCode()
    await waitFor(() => expect(message()).toBe("Rabattkod har lagts till VALKOMMEN50"))
    await userEvent.click(screen.getByRole("button", { name: "Ta bort rabattkoden VALKOMMEN50" }))
    await waitFor(() => expect([screen.queryAllByRole("listitem").length, message()]).toEqual([0, ""]))
    expect(http.sent.at(-1)).toMatchObject({ method: "DELETE", query: [["gtin", "9900000000042"]] })
  })
})
