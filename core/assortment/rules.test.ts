import { describe, expect, it } from "vitest"
import type { DeliverySelection } from "./model.ts"
import { isSameSelection } from "./rules.ts"

const home: DeliverySelection = {
  method: "homeDelivery",
  siteId: "1001",
  storeNumber: "3201",
  storeName: "Skafferi Vasastan",
  postalCode: "11122",
  city: "Stockholm",
  deliversGroceries: true
}

describe("isSameSelection", () => {
  it("ignores the names of the store and its city, and takes no selection for the same as none", () => {
    expect(isSameSelection(home, { ...home, storeName: "Vasastan", city: "Solna" })).toBe(true)
    expect([isSameSelection(null, null), isSameSelection(home, null), isSameSelection(null, home)]).toEqual([
      true,
      false,
      false
    ])
  })

  it.each<Partial<DeliverySelection>>([
    { storeNumber: "3202" },
    { method: "pickupAtStore" },
    { postalCode: "11199" },
    { postalCode: null },
    { deliversGroceries: false }
  ])("tells a selection with other fields apart: %j", (fields) => {
    expect([isSameSelection(home, { ...home, ...fields }), isSameSelection({ ...home, ...fields }, home)]).toEqual([
      false,
      false
    ])
  })
})
