import { act, cleanup } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { cartState } from "#core/cart/cart-state.ts"
import type { Cart } from "#core/cart/model.ts"
import { aCart, aCartLine } from "#core/cart/testing.ts"
import type { Ore } from "#core/kernel/money.ts"
import { visitor } from "#core/session/model.ts"
import { anna, stockholmSelection, renderInShop } from "#web/container/testing.tsx"
import { FreePicking } from "./FreePicking.tsx"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const freeFrom = 150_000 as Ore
const pickingFee = { id: "p", kind: "picking", name: "Plockavgift", amount: 4_900 as Ore } as const
const cartOfAmount = (amount: number, fields: Partial<Cart> = {}): Cart =>
  aCart({
    lines: amount === 0 ? [] : [aCartLine({ amount: amount as Ore })],
    charges: amount >= freeFrom ? [] : [pickingFee],
    pickingFeeLimit: freeFrom,
    ...fields
  })

const renderBar = (cart: Cart | null, session = anna) => {
  const { container, states, queryByRole, queryByText } = renderInShop(<FreePicking />, {
    selection: stockholmSelection,
    session
  })
  const setCart = (serverCart: Cart | null) =>
    act(() => states.of(cartState).update((view) => ({ ...view, serverCart })))
  setCart(cart)
  return { container, setCart, isVisible: () => queryByRole("progressbar") !== null, queryByText }
}

describe("FreePicking", () => {
  it("CART-16 CART-17 shows customers the amount left, in carts of 1 öre up to 1 öre below the limit", () => {
    for (const amount of [1, 100_000, freeFrom - 1]) {
      expect([amount, renderBar(cartOfAmount(amount)).isVisible()]).toEqual([amount, true])
      cleanup()
    }
    const { isVisible, queryByText } = renderBar(cartOfAmount(100_000))
    expect([isVisible(), queryByText("Handla för 500 kr till så plockar vi gratis.") !== null]).toEqual([true, true])
  })

  it.each([
    ["for visitors", cartOfAmount(100_000), visitor],
    ["without a cart", null, anna],
    ["for an empty cart", cartOfAmount(0), anna],
    ["for exactly the limit", cartOfAmount(freeFrom, { charges: [pickingFee] }), anna],
    ["above the limit", cartOfAmount(freeFrom + 1, { charges: [pickingFee] }), anna],
    ["without a picking fee", cartOfAmount(100_000, { charges: [] }), anna],
    ["without a limit", cartOfAmount(100_000, { pickingFeeLimit: null }), anna]
  ])("CART-16 CART-17 shows no bar: %s", (_, cart, session) => {
    expect(renderBar(cart, session).isVisible()).toBe(false)
  })

  it("CART-20 stays visible for 1.5 s after the cart has reached the limit", () => {
    const { setCart, isVisible } = renderBar(cartOfAmount(100_000))
    setCart(cartOfAmount(freeFrom))
    act(() => void vi.advanceTimersByTime(1_499))
    expect(isVisible()).toBe(true)
    act(() => void vi.advanceTimersByTime(1))
    expect(isVisible()).toBe(false)
  })

  it("CART-20 is not hidden after 1.5 s when the cart has fallen below the limit again", () => {
    const { setCart, isVisible } = renderBar(cartOfAmount(100_000))
    setCart(cartOfAmount(freeFrom))
    act(() => void vi.advanceTimersByTime(1_000))
    setCart(cartOfAmount(100_000))
    act(() => void vi.advanceTimersByTime(10_000))
    expect(isVisible()).toBe(true)
  })
})
