import { describe, expect, it } from "vitest"
import { aCart, aCartMeal } from "#core/cart/testing.ts"
import type { Slot } from "#core/delivery/model.ts"
import { slotChoices } from "./slot-choices.ts"
import { zero } from "#core/kernel/money.ts"

const slot: Slot = {
  id: "a",
  date: "2026-11-26",
  from: "10:00",
  to: "12:00",
  available: true,
  pickingFee: zero,
  freightFee: zero,
  pickingFeeLimit: zero,
  catering: "available"
}
const cartWithMeals = aCart({ meals: [aCartMeal()] })

describe("slotChoices", () => {
  it.each([
    ["a free slot, for a cart without catering", slot, aCart(), undefined],
    ["a free slot, before the cart is known", slot, null, undefined],
    ["a free slot, for a cart with catering", slot, cartWithMeals, undefined],
    [
      "a slot without free places for catering, for a cart without catering",
      { ...slot, catering: "full" },
      aCart(),
      undefined
    ],
    [
      "a slot without free places for catering, for a cart with catering",
      { ...slot, catering: "full" },
      cartWithMeals,
      "withoutCatering"
    ],
    [
      "a slot that never takes catering, for a cart with catering",
      { ...slot, catering: "none" },
      cartWithMeals,
      "withoutCatering"
    ],
    ["a full slot", { ...slot, available: false, catering: "full" }, cartWithMeals, "full"]
  ] as const)("states why a slot cannot be chosen, if it cannot: %s", (_, choiceSlot, cart, unavailable) => {
    expect(slotChoices([choiceSlot], cart)).toMatchObject([{ id: "a", freight: zero, unavailable }])
  })
})
