import { describe, expect, it } from "vitest"
import type { DeliverySelection } from "./model.ts"
import { isSameSelection } from "./rules.ts"
import { stockholmSelection } from "./testing.ts"

describe("isSameSelection", () => {
  it("ignores the names of the store and its city", () => {
    expect(isSameSelection(stockholmSelection, { ...stockholmSelection, storeName: "Vasastan", city: "Solna" })).toBe(
      true
    )
  })

  it("returns true when neither selection exists, and false when only one exists", () => {
    expect([
      isSameSelection(null, null),
      isSameSelection(stockholmSelection, null),
      isSameSelection(null, stockholmSelection)
    ]).toEqual([true, false, false])
  })

  it.each<Partial<DeliverySelection>>([
    { storeNumber: "3202" },
    { method: "pickupAtStore" },
    { postalCode: "11199" },
    { postalCode: null },
    { deliversGroceries: false }
  ])("returns false for a selection that differs in %j", (fields) => {
    expect([
      isSameSelection(stockholmSelection, { ...stockholmSelection, ...fields }),
      isSameSelection({ ...stockholmSelection, ...fields }, stockholmSelection)
    ]).toEqual([false, false])
  })
})
