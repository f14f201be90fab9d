import personnummer from "personnummer"
import { describe, expect, it } from "vitest"
import { makeRegister } from "./register.ts"

describe("makeRegister", () => {
  const people = makeRegister()

  it("contains the documented numbers and 500 more, all different and with valid check digits, but not the number documented as unregistered", () => {
    const numbers = people.map(({ personalNumber }) => personalNumber)
    expect(numbers).toEqual(expect.arrayContaining(["198501012382", "199001012385", "201212122384", "196408233234"]))
    expect(numbers).not.toContain("198501012390")
    expect(new Set(numbers).size).toBe(504)
    expect(numbers.filter((number) => !personnummer.valid(number))).toEqual([])
  })

  it("returns Swedish names and addresses, the same every time", () => {
    expect(makeRegister()).toEqual(people)
    for (const { firstName, lastName, streetAddress, zipCode, city } of people) {
      expect(
        [firstName, lastName, city].every((text) => /^\p{Lu}[\p{L} -]+$/u.test(text)),
        `${firstName} ${lastName}`
      ).toBe(true)
      expect(streetAddress).toMatch(/^\p{Lu}[\p{L} -]+ \d+$/u)
      expect(zipCode).toMatch(/^\d{5}$/)
    }
  })
})
