import { describe, expect, it } from "vitest"
import type { DeliverySelection } from "./model.ts"
import { assortmentState } from "./assortment-state.ts"
import { canAddProductsOrRecipes, canAddRecipeBags, isSameSelection, storeQueryOf } from "./rules.ts"
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

describe("the products, recipes and bags that can be added to the cart", () => {
  const stateOf = (selection: DeliverySelection | null) => ({ ...assortmentState.initial, selection })
  const home = stockholmSelection
  const pickup: DeliverySelection = { ...home, method: "pickupAtStore", siteId: "", deliversGroceries: false }

  it("DELIV-25 DELIV-26 DELIV-28 DELIV-29 include products and recipes for pickup, and for home delivery where a site delivers groceries", () => {
    expect(
      [pickup, home, { ...home, siteId: "" }, { ...home, deliversGroceries: false }, null].map((selection) =>
        canAddProductsOrRecipes(stateOf(selection))
      )
    ).toEqual([true, true, false, false, false])
  })

  it("DELIV-27 DELIV-30 include recipe bags only for pickup", () => {
    expect([pickup, home, null].map((selection) => canAddRecipeBags(stateOf(selection)))).toEqual([true, false, false])
  })
})

describe("assortmentState", () => {
  it("is initially without a selection, and neither loading nor failed", () => {
    expect(assortmentState.initial).toEqual({ selection: null, loading: false, failed: false })
  })
})

describe("storeQueryOf", () => {
  it("contains the chosen store, and is empty when no store is chosen", () => {
    expect([storeQueryOf(stockholmSelection), storeQueryOf(null)]).toEqual([
      { store: stockholmSelection.storeNumber },
      {}
    ])
  })
})
