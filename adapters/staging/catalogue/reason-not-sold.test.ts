import { describe, expect, it } from "vitest"
import type { Ore } from "#core/kernel/money.ts"
import { reasonNotSold } from "./reason-not-sold.ts"

const now = Date.parse("2026-03-10T09:00:00Z")
const soldProduct = {
  sellable: true,
  visible: true,
  price: 2_495 as Ore,
  available_from: "2026-01-01",
  available_to: "2026-12-31"
}

describe("reasonNotSold", () => {
  it("is null for a product with a price that is available today or from tomorrow, with or without a last day", () => {
    expect(reasonNotSold(soldProduct, now)).toBeNull()
    expect(reasonNotSold({ ...soldProduct, available_to: null }, now)).toBeNull()
    expect(reasonNotSold({ ...soldProduct, available_from: "2026-03-11", available_to: "2026-03-10" }, now)).toBeNull()
  })

  it("names the condition that is not met", () => {
    expect(
      [
        undefined,
        { ...soldProduct, visible: false },
        { ...soldProduct, available_from: null },
        { ...soldProduct, sellable: false },
        { ...soldProduct, price: null },
        { ...soldProduct, available_from: "2026-03-12" },
        { ...soldProduct, available_to: "2026-03-09" }
      ].map((product) => reasonNotSold(product, now))
    ).toEqual([
      "The store does not have this product.",
      "The store does not have this product.",
      "The store does not have this product.",
      "This product is not sold any more.",
      "This product has no price now.",
      "This product is not available now.",
      "This product is not available now."
    ])
  })
})
