import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { customerByEmail, customerStatus } from "../account/api.ts"
import { changeItem } from "../cart/api.ts"
import { pathOf, sensitivePartsPattern, maskedPathOf } from "./paths.ts"

const anySecret = fc.stringMatching(/^[A-Za-z0-9@._+-]{10,60}$/).map((text) => `x9${text}`)

describe("pathOf and maskedPathOf", () => {
  it("replace each parameter with its encoded value", () => {
    expect(pathOf(changeItem.path, { id: "17", itemId: "mjölk/3" })).toBe("/carts/17/items/mj%C3%B6lk%2F3")
    expect(maskedPathOf(changeItem, { id: "17", itemId: "3" })).toBe("/carts/17/items/3")
  })

  it("leave a missing parameter empty", () => {
    expect(pathOf("/sites")).toBe("/sites")
    expect(pathOf(changeItem.path, { itemId: "3" })).toBe("/carts//items/3")
    expect(maskedPathOf(changeItem, { id: "17" })).toBe("/carts/17/items/")
  })
})

describe("maskedPathOf", () => {
  it("REG-20 never returns a path with a personal number or an e-mail address", () => {
    fc.assert(
      fc.property(anySecret, (secret) => {
        expect(maskedPathOf(customerStatus, { id: secret })).toBe("/customer/status/…")
        expect(maskedPathOf(customerByEmail, { email: secret })).toBe("/customer/email/…")
      })
    )
  })
})

describe("sensitivePartsPattern", () => {
  it("REG-20 always matches sensitive parameters, in any string", () => {
    const pattern = sensitivePartsPattern([customerStatus, customerByEmail, changeItem])
    fc.assert(
      fc.property(anySecret, fc.constantFrom("", "GET https://api.example/v1", "/API"), (secret, before) => {
        const text = `${before}/Customer/Status/${secret} and /customer/email/${secret}?a=b, /carts/17`
        expect(text.replace(pattern, "$1…")).toBe(`${before}/Customer/Status/… and /customer/email/…?a=b, /carts/17`)
      })
    )
  })
})
