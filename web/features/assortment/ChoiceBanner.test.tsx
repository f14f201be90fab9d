// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react"
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
