import { describe, expect, it } from "vitest"
import { CliFailure } from "./exit-codes.ts"
import { orderLimitsOf } from "./order-limits.ts"

describe("orderLimitsOf", () => {
  it("allows five open orders, one in each delivery time, by default", () => {
    expect(orderLimitsOf({ SKAFFERI_OPEN_ORDERS: "" })).toMatchObject({ maxOpenOrders: 5, maxOrdersPerSlot: 1 })
  })

  it("takes both numbers from the environment, and lets a customer place that many orders at once", () => {
    const { maxOpenOrders, maxOrdersPerSlot, rateLimits } = orderLimitsOf({
      SKAFFERI_OPEN_ORDERS: "900",
      SKAFFERI_ORDERS_PER_TIME: "7"
    })
    expect([maxOpenOrders, maxOrdersPerSlot]).toEqual([900, 7])
    expect(rateLimits.checkOuts).toMatchObject({ perAccount: 900, perAddress: 900 })
  })

  it.each(["0", "-1", "1.5", "many"])("fails for %s", (text) => {
    expect(() => orderLimitsOf({ SKAFFERI_OPEN_ORDERS: text })).toThrow(CliFailure)
  })
})
