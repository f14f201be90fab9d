// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { inStockholm, renderInShop } from "#web/container/testing.tsx"
import { ChoiceBanner } from "./ChoiceBanner.tsx"

afterEach(cleanup)

it.each([
  ["Hemleverans till 11122 Stockholm", inStockholm],
  ["Hemleverans till 91231 Umeå, bara catering", { ...inStockholm, postalCode: "91231", city: "Umeå", groceries: false }],
  ["Hämta i Skafferi Vasastan", { ...inStockholm, method: "pickupAtStore" as const, postalCode: null }],
  ["Välj butik för att se ditt sortiment", undefined]
])("the line under the header says '%s'", (words, choice) => {
  renderInShop(<ChoiceBanner />, choice === undefined ? {} : { choice })
  expect(screen.getByText(words)).toBeTruthy()
})

it("the line under the header names a time of the place that is chosen, and none of a place that was left", () => {
  const { states } = renderInShop(<ChoiceBanner />, { choice: inStockholm })
  const time = { chosen: false, date: "2026-11-24", from: "10:00", to: "12:00" }
  act(() => states.shownTime.set({ place: inStockholm, slotId: null, time }))
  expect(screen.getByText("tis 24/11 kl. 10–12")).toBeTruthy()
  act(() => states.assortment.update((view) => ({ ...view, choice: { ...inStockholm, postalCode: "11421" } })))
  expect(screen.queryByText("tis 24/11 kl. 10–12")).toBeNull()
})
