import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { aCart, aCartLine } from "#core/cart/testing.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import { anna, stockholmSelection, renderInShop } from "#web/container/testing.tsx"
import { getUseCase } from "#web/container/use-case.ts"
import { wireCart } from "#contract-tests/suites/wire-cart.ts"
import { CheckoutLink } from "./CheckoutLink.tsx"

const assign = vi.fn()
beforeEach(() => {
  assign.mockClear()
  vi.stubGlobal("location", { assign })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const milk = aCartLine()

/** Renders the link for a cart with milk while a change of its quantity is pending; `respond` lets the API respond to the change. */
const renderLink = async (response = respondWithJson(wireCart("cart-1", []))) => {
  let respond: () => void = () => undefined
  const releasePromise = new Promise<void>((resolve) => (respond = resolve))
  const shop = renderInShop(<CheckoutLink />, {
    selection: stockholmSelection,
    session: anna,
    server: ({ method }) =>
      method === "GET"
        ? respondWithJson(wireCart("cart-1", []))
        : Effect.andThen(
            Effect.promise(() => releasePromise),
            response
          )
  })
  act(() => shop.states.of(cartState).update((state) => withServerCart(state, aCart({ lines: [milk] }))))
  await act(() =>
    getUseCase(shop, "setQuantity")({ product: aProduct({ id: milk.itemNo, gtin: milk.gtin }), quantity: 5 })
  )
  return { ...shop, respond: () => act(async () => respond()) }
}
const link = () => screen.getByRole("button", { name: "Gå till kassan" })
const isPending = () => link().getAttribute("aria-busy") === "true"

describe("CheckoutLink", () => {
  it("ROUTE-17 ROUTE-18 opens the checkout once all pending changes have their responses", async () => {
    const { http, respond } = await renderLink()
    fireEvent.click(link())
    fireEvent.click(link())
    await waitFor(() => expect(http.sent.map(({ method }) => method)).toEqual(["PUT"]))
    expect([isPending(), assign.mock.calls]).toEqual([true, []])
    await respond()
    await waitFor(() => expect(assign.mock.calls).toEqual([["/checkout"]]))
    expect([isPending(), http.sent.length]).toEqual([true, 1])
  })

  it("stays on the page when a change is refused, so that the shopper sees why", async () => {
    const { states, respond } = await renderLink(respondWithError(422, "ERR_ITEM_NOT_IN_ASSORTMENT"))
    fireEvent.click(link())
    await respond()
    await waitFor(() => expect(isPending()).toBe(false))
    expect(states.of(cartState).current().problems).toMatchObject([{ kind: "change-failed" }])
    expect(assign).not.toHaveBeenCalled()
  })

  it("can be used again on a page that the browser's Back restores", async () => {
    const { respond } = await renderLink()
    fireEvent.click(link())
    await respond()
    await waitFor(() => expect(assign).toHaveBeenCalled())
    fireEvent(window, Object.assign(new Event("pageshow"), { persisted: false }))
    expect(isPending()).toBe(true)
    fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }))
    expect(isPending()).toBe(false)
  })
})
