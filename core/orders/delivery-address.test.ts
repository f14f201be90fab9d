import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { stockholmSelection } from "../assortment/testing.ts"
import { aCustomer } from "../session/testing.ts"
import { isAtSelectedPostalCode, registeredAddressOf } from "./delivery-address.ts"

describe("the registered address", () => {
  it("is at the selected postal code if and only if the digits are equal; spaces do not count", () =>
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5}$/), fc.stringMatching(/^\d{5}$/), (registeredCode, selectedCode) => {
        const zip = `${registeredCode.slice(0, 3)} ${registeredCode.slice(3)}`
        const address = registeredAddressOf(aCustomer({ address: { street: "Storgatan 1", zip, city: "Umeå" } }))
        for (const postalCode of [selectedCode, registeredCode])
          expect(isAtSelectedPostalCode(address, { ...stockholmSelection, postalCode })).toBe(
            registeredCode === postalCode
          )
      })
    ))

  it("is null when there is none; without an address, a selection or a postal code, it is not at the selected postal code", () => {
    expect([registeredAddressOf(aCustomer()), registeredAddressOf(null)]).toEqual([null, null])
    const address = { street: "Storgatan 1", postalCode: "11122", city: "Stockholm" }
    expect([
      isAtSelectedPostalCode(null, stockholmSelection),
      isAtSelectedPostalCode(address, null),
      isAtSelectedPostalCode(address, { ...stockholmSelection, method: "pickupAtStore", postalCode: null })
    ]).toEqual([false, false, false])
  })
})
