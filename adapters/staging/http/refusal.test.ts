import { describe, expect, it } from "vitest"
import { saveDeliverySettings } from "#core/assortment/api.ts"
import { errorCodes } from "#core/contract/error-codes.ts"
import { invalid, notLoggedIn, type Refusal, refuseWith } from "./refusal.ts"
import { route } from "./route.ts"

describe("refuseWith", () => {
  it("uses the status that the table has for a code, unless the endpoint overrides it", () => {
    const refuse = refuseWith(saveDeliverySettings.errorStatus)
    expect(refuse("ERR_SITE_NOT_FOUND", "").status).toBe(errorCodes.ERR_SITE_NOT_FOUND.status)
    expect([refuse("ERR_NO_HOME_DELIVERY", "").status, refuseWith()("ERR_NO_HOME_DELIVERY", "").status]).toEqual([
      422, 404
    ])
  })

  it("uses the status of the first of several errors, and returns all of them", () => {
    const errors = [
      { code: "ERR_CART_LOCKED", message: "one" },
      { code: "ERR_VALIDATION", message: "two", field: "items.1" }
    ] as const
    expect(refuseWith().all(errors)).toMatchObject({ status: 409, message: "one", errors })
  })
})

describe("a refusal", () => {
  it("names a field only when there is one", () => {
    expect(invalid("wrong", "email").errors).toStrictEqual([
      { code: "ERR_VALIDATION", message: "wrong", field: "email" }
    ])
    expect(invalid("wrong").errors).toStrictEqual([{ code: "ERR_VALIDATION", message: "wrong" }])
    expect(refuseWith()("ERR_VALIDATION", "wrong", { field: "email" }).errors).toStrictEqual([
      { code: "ERR_VALIDATION", message: "wrong", field: "email" }
    ])
    expect(Object.keys(refuseWith()("ERR_VALIDATION", "wrong").errors[0])).toEqual(["code", "message"])
  })

  it("has a name and a message for the log, and the seconds until a retry makes sense", () => {
    const refusal = notLoggedIn()
    expect([refusal.name, refusal.message, refusal.status, refusal.retryAfter]).toEqual([
      "Refusal",
      "Not logged in or bad user.",
      401,
      null
    ])
    expect(refuseWith()("ERR_VALIDATION", "", { retryAfter: 7 }).retryAfter).toBe(7)
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
