import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { wireCart } from "#contract-tests/suites/wire-cart.ts"
import { wireOrder } from "#contract-tests/suites/wire-order.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import type { Cart } from "#core/cart/model.ts"
import { aCart, aCartLine } from "#core/cart/testing.ts"
import { orderFromWire } from "#core/orders/from-wire.ts"
import { ordersState } from "#core/orders/orders-state.ts"
import { withReplacement } from "#core/orders/replacement-mode.ts"
import { Schema } from "effect"
import { WireOrder } from "#core/orders/api.ts"
import { anna, renderInShop, stockholmSelection } from "#web/container/testing.tsx"
import { fakeModalDialogs } from "#web/kit/overlays/testing.tsx"
import { CartBody } from "./CartBody.tsx"
import { CheckoutLink } from "./CheckoutLink.tsx"

beforeAll(fakeModalDialogs)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const order = orderFromWire(Schema.decodeSync(WireOrder)(wireOrder()))
const replacementCart = aCart({ id: "replacement", replacesOrderId: order.id, lines: [aCartLine()] })

const renderBanner = (cart: Cart, server: FakeServer = () => respondWithError(404, "ERR_NOT_FOUND")) => {
  const shop = renderInShop(
    <>
      <CartBody />
      <CheckoutLink />
    </>,
    { selection: stockholmSelection, session: anna, server }
  )
  act(() => {
    shop.states.of(cartState).update((state) => withServerCart(state, cart))
    if (cart.replacesOrderId !== null)
      shop.states.of(ordersState).update((state) => withReplacement(state, order, cart))
  })
  return shop
}
const banner = () => screen.queryByRole("region", { name: "Ändra order" })
const click = (name: string, scope: HTMLElement = document.body) =>
  userEvent.click(within(scope).getByRole("button", { name }))

describe("ReplacementBanner", () => {
  it("CART-13 shows which order is being changed, and is hidden otherwise", () => {
    renderBanner(replacementCart)
    expect(banner()?.textContent).toContain("Du ändrar order 5100001")
    expect(banner()?.textContent).toMatch(/Hämtas tis 24\/11 kl\..10–12\. Ordern ändras först när du slutför\./)
    expect(within(banner() as HTMLElement).getByRole("button", { name: "Avbryt redigering" })).toBeTruthy()
    cleanup()
    renderBanner(aCart({ lines: [aCartLine()] }))
    expect(banner()).toBeNull()
  })

  it("CART-13 stays while the cart has no products, so that the change can be finished or cancelled", () => {
    renderBanner({ ...replacementCart, lines: [] })
    expect(within(banner() as HTMLElement).getByRole("button", { name: "Avbryt redigering" })).toBeDefined()
  })

  it("CART-15 opens the checkout with 'Slutför ändringen' beside 'Avbryt redigering', while 'Gå till kassan' is disabled", async () => {
    const assign = vi.fn<(path: string) => void>()
    vi.stubGlobal("location", { assign })
    renderBanner(replacementCart)
    expect(
      within(banner() as HTMLElement)
        .getAllByRole("button")
        .map(({ textContent }) => textContent)
    ).toEqual(["Slutför ändringen", "Avbryt redigering"])
    expect((await screen.findByRole("button", { name: "Gå till kassan" })).getAttribute("aria-disabled")).toBe("true")
    await click("Slutför ändringen")
    await waitFor(() => expect(assign.mock.calls).toEqual([["/checkout"]]))
  })

  it("CART-13 asks before it discards the change, and then shows the customer's own cart", async () => {
    const ownCart = wireCart("own", [{ id: "l9", gtin: "9", itemNo: "9_ST", name: "Knäckebröd", quantity: 1 }])
    const { http } = renderBanner(replacementCart, ({ method, path }) => {
      if (method === "DELETE") return respondWithJson(null, 204)
      return path === "/orders"
        ? respondWithJson({ carts: [ownCart], orders: [wireOrder()] })
        : respondWithError(404, "ERR_NOT_FOUND")
    })
    await click("Avbryt redigering")
    const dialog = screen.getByRole("dialog", { name: "Vill du avbryta redigeringen?" })
    await click("Fortsätt redigera", dialog)
    expect([screen.queryByRole("dialog"), http.sent]).toEqual([null, []])
    await click("Avbryt redigering")
    await click("Avbryt redigering", screen.getByRole("dialog"))
    await waitFor(() => expect(banner()).toBeNull())
    expect(http.sent[0]).toMatchObject({ method: "DELETE", path: "/carts/replacement" })
    expect(await screen.findByText("Knäckebröd")).toBeDefined()
  })

  it("shows in the dialog that the change could not be discarded, and keeps the change", async () => {
    renderBanner(replacementCart, () => respondWithError(500, "ERR_INTERNAL"))
    await click("Avbryt redigering")
    await click("Avbryt redigering", screen.getByRole("dialog"))
    expect((await screen.findByRole("alert")).textContent).toContain("Ändringarna ligger kvar, försök igen.")
    expect(banner()).not.toBeNull()
  })
})
