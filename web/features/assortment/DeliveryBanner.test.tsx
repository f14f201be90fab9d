import { assortmentState } from "#core/assortment/assortment-state.ts"
import { displayedSlotState } from "#core/delivery/displayed-slot-state.ts"
import { act, cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { stockholmSelection, renderInShop } from "#web/container/testing.tsx"
import { DeliveryBanner } from "./DeliveryBanner.tsx"

afterEach(cleanup)

it.each([
  ["Hemleverans till 111 22 Stockholm", stockholmSelection],
  [
    "Hemleverans till 912 31 Umeå, bara catering",
    { ...stockholmSelection, postalCode: "91231", city: "Umeå", deliversGroceries: false }
  ],
  ["Hämta i Skafferi Vasastan", { ...stockholmSelection, method: "pickupAtStore" as const, postalCode: null }],
  ["Välj butik för att se ditt sortiment", undefined]
])("shows the selected home delivery or pickup, or asks the shopper to select one: '%s'", (text, selection) => {
  renderInShop(<DeliveryBanner />, selection === undefined ? {} : { selection })
  expect(screen.getByText(text)).toBeTruthy()
})

it("shows a delivery time only if it belongs to the current selection", () => {
  const { states } = renderInShop(<DeliveryBanner />, { selection: stockholmSelection })
  const time = { chosen: false, date: "2026-11-24", from: "10:00", to: "12:00" }
  act(() =>
    states.of(displayedSlotState).set({ selection: stockholmSelection, slotId: null, hasCatering: false, time })
  )
  expect(screen.getByText("tis 24/11 kl. 10–12")).toBeTruthy()
  act(() =>
    states
      .of(assortmentState)
      .update((state) => ({ ...state, selection: { ...stockholmSelection, postalCode: "11421" } }))
  )
  expect(screen.queryByText("tis 24/11 kl. 10–12")).toBeNull()
})
