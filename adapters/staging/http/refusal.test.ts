import { describe, expect, it } from "vitest"
import { saveDeliverySettings } from "#core/assortment/api.ts"
import { errorCodes } from "#core/contract/error-codes.ts"
import type { Refusal } from "./refusal.ts"
import { refuseWith } from "./refusal.ts"
import { route } from "./route.ts"

describe("refuseWith", () => {
  it("takes the status of a code from the table, unless the endpoint has its own", () => {
    const refuse = refuseWith(saveDeliverySettings.errorStatus)
    expect(refuse("ERR_SITE_NOT_FOUND", "").status).toBe(errorCodes.ERR_SITE_NOT_FOUND.status)
    expect([refuse("ERR_NO_HOME_DELIVERY", "").status, refuseWith()("ERR_NO_HOME_DELIVERY", "").status]).toEqual([
      422, 404
    ])
  })

  it("takes the status of the first of several errors, and keeps them all", () => {
    const errors = [
      { code: "ERR_CART_LOCKED", message: "one" },
      { code: "ERR_VALIDATION", message: "two", field: "items.1" }
    ] as const
    expect(refuseWith().all(errors)).toMatchObject({ status: 409, message: "one", errors })
  })
})

describe("a route", () => {
  it("refuses only with codes that its endpoint declares; others do not compile", () => {
    const refusals: Array<Refusal> = []
    const { handle } = route(saveDeliverySettings, async ({ refuse }) => {
      refusals.push(refuse("ERR_SITE_NOT_FOUND", "declared"))
      // @ts-expect-error The endpoint does not declare this code.
      refusals.push(refuse("ERR_CART_EMPTY", "undeclared"))
    })
    void handle({ refuse: refuseWith() } as never, {} as never)
    expect(refusals.map(({ message }) => message)).toEqual(["declared", "undeclared"])
  })
})
