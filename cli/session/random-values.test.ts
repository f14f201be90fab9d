import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeRandomValues } from "./random-values.ts"

const formats: Readonly<Record<string, RegExp>> = {
  email: /^[a-z]+\.[a-z]+\.k3x@exempel\.se$/,
  password: /^[A-Za-z0-9]{14}-Aa1$/,
  "mobile-phone": /^07[02369]\d{7}$/,
  "first-name": /^\p{Lu}/u,
  "last-name": /^\p{Lu}/u,
  word: /^\p{Ll}/u,
  number: /^[1-9]\d{0,5}$/
}
const names = Object.keys(formats)

describe("makeRandomValues", () => {
  it("always generates values in their formats, and the same ones for the same seed", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const [generate, generateWithSameSeed] = [makeRandomValues(seed, "k3x"), makeRandomValues(seed, "k3x")]
        for (const name of names) {
          const value = generate(name)
          expect([name, value]).toEqual([name, expect.stringMatching(formats[name] ?? /^$/)])
          expect(generateWithSameSeed(name)).toBe(value)
        }
      }),
      { numRuns: 30, examples: [[1197754427]] }
    )
  })

  it("generates another password for another seed, and another e-mail address in another run", () => {
    const [generate, generateWithOtherSeed, generateInLaterRun] = [
      makeRandomValues(1, "k3x"),
      makeRandomValues(2, "k3x"),
      makeRandomValues(1, "k3y")
    ]
    expect(generate("password")).not.toBe(generateWithOtherSeed("password"))
    const address = makeRandomValues(1, "k3x")("email")
    expect(generateInLaterRun("email")).toBe(address.replace("k3x", "k3y"))
  })

  it("transliterates å, ä and ö in e-mail addresses", () => {
    const addresses = Array.from({ length: 60 }, (_, seed) => makeRandomValues(seed, "k3x")("email"))
    for (const address of addresses) expect(address).toMatch(formats["email"] ?? /^$/)
  })

  it("returns '' for an unknown name", () => {
    expect(makeRandomValues(1, "k3x")("shoe-size")).toBe("")
  })
})
