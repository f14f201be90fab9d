import { cartState } from "#core/cart/cart-state.ts"
import { act, cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { withServerCart, withoutChanges, withPending } from "#core/cart/cart-view.ts"
import type { Cart } from "#core/cart/model.ts"
import type { Ore } from "#core/kernel/money.ts"
import { anna, stockholmSelection, renderInShop } from "#web/container/testing.tsx"
import { CartAnnouncer } from "./CartAnnouncer.tsx"
import { aCart, aCartLine } from "#core/cart/testing.ts"

afterEach(cleanup)

const product = {
  gtin: "7310865000019",
  id: "100_ST",
  name: "Mellanmjölk",
  brand: null,
  size: null,
  picture: null,
  url: "/",
  unit: "piece" as const,
  maximum: 25
}
const cartWith = (quantity: number): Cart =>
  aCart({
    lines:
      quantity === 0
        ? []
        : [aCartLine({ ...product, id: "1", itemNo: product.id, quantity, amount: (quantity * 1_000) as Ore })]
  })

it("announces only the shopper's changes in this tab, not a cart that a log-in loads or another tab changes", () => {
  const { states } = renderInShop(<CartAnnouncer />, { selection: stockholmSelection, session: anna })
  const announcement = () => screen.getByRole("status").textContent
  const receiveCart = (quantity: number | null) =>
    act(() =>
      states.of(cartState).update((view) => withServerCart(view, quantity === null ? null : cartWith(quantity)))
    )
  const changeQuantity = (quantity: number, revision: number) => {
    const pendingChange = { product, quantity, due: 0, key: "k", revision }
    act(() => states.of(cartState).update((view) => withPending(view, pendingChange)))
    act(() => states.of(cartState).update((view) => withServerCart(view, cartWith(quantity))))
    act(() => states.of(cartState).update((view) => withoutChanges(view, [pendingChange])))
  }
  receiveCart(3)
  receiveCart(4)
  expect(announcement()).toBe("")
  changeQuantity(6, 1)
  expect(announcement()).toBe("6 st Mellanmjölk i varukorgen. Totalt 60,00\u00a0kr.")
  changeQuantity(0, 2)
  expect(announcement()).toBe("Mellanmjölk togs bort ur varukorgen.")
  receiveCart(null)
  expect(announcement()).toBe("")
  changeQuantity(1, 3)
  expect(announcement()).toBe("1 st Mellanmjölk i varukorgen. Totalt 10,00\u00a0kr.")
})
