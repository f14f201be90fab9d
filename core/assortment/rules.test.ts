import { describe, expect, it } from "vitest"
import type { DeliverySelection } from "./model.ts"
import { isSameSelection } from "./rules.ts"
import { inStockholm } from "./testing.ts"

describe("isSameSelection", () => {
  it("ignores the names of the store and its city, and takes no selection for the same as none", () => {
    expect(isSameSelection(inStockholm, { ...inStockholm, storeName: "Vasastan", city: "Solna" })).toBe(true)
    expect([
      isSameSelection(null, null),
      isSameSelection(inStockholm, null),
      isSameSelection(null, inStockholm)
    ]).toEqual([true, false, false])
  })

  it.each<Partial<DeliverySelection>>([
    { storeNumber: "3202" },
    { method: "pickupAtStore" },
    { postalCode: "11199" },
    { postalCode: null },
    { deliversGroceries: false }
  ])("tells a selection with other fields apart: %j", (fields) => {
    expect([
      isSameSelection(inStockholm, { ...inStockholm, ...fields }),
      isSameSelection({ ...inStockholm, ...fields }, inStockholm)
    ]).toEqual([false, false])
  })
})
