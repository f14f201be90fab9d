import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { matcherError, mismatches } from "./matchers.ts"

const cart = {
  lines: [
    { name: "Mellanmjölk", quantity: 2 },
    { name: "Smör", quantity: 1 }
  ],
  total: 61.4,
  coupons: [],
  store: null
}

describe("mismatches", () => {
  it.each([
    ["a part of a mapping", { total: 61.4 }],
    ["a list by its length", { lines: 2, coupons: 0 }],
    ["a comparison", { total: "<= 500.00", lines: "> 1" }],
    ["a list element by element", { lines: [{ name: "Mellanmjölk" }, { quantity: 1 }] }],
    ["an element of a list by its index", { lines: { 1: { name: "Smör" } } }],
    ["a regular expression", { lines: [{ name: "/^mellan/i" }, {}] }],
    ["null for a null or missing value", { store: null, slot: null }]
  ])("accepts %s", (_, expected) => {
    expect(mismatches(expected, cart)).toEqual([])
  })

  it.each([
    [{ total: "> 100" }, { path: "total", expected: '"> 100"', actual: "61.4" }],
    [
      { lines: 3 },
      { path: "lines", expected: "3", actual: '[{"name":"Mellanmjölk","quantity":2},{"name":"Smör","quantity":1}]' }
    ],
    [{ lines: [{ name: "Ost" }, {}] }, { path: "lines.0.name", expected: '"Ost"', actual: '"Mellanmjölk"' }],
    [{ lines: [{}] }, { path: "lines", expected: "[{}]", actual: JSON.stringify(cart.lines) }],
    [{ total: { kronor: 1 } }, { path: "total", expected: '{"kronor":1}', actual: "61.4" }],
    [{ total: "> 1e3" }, { path: "total", expected: '"> 1e3"', actual: "61.4" }],
    [{ slot: "x" }, { path: "slot", expected: '"x"', actual: "nothing" }],
    [{ store: { number: "3201" } }, { path: "store", expected: '{"number":"3201"}', actual: "null" }]
  ])("reports where %j does not match", (expected, mismatch) => {
    expect(mismatches(expected, cart)).toEqual([mismatch])
  })

  it("names the position in a list inside of a list, and shortens long values", () => {
    expect(mismatches([[1, 2]], [[1, 3]])).toEqual([{ path: ".0.1", expected: "2", actual: "3" }])
    const [{ actual } = { actual: "" }] = mismatches("x", "y".repeat(300))
    expect([actual.length, actual.endsWith("y…")]).toEqual([201, true])
    expect(mismatches("x", "y".repeat(198))[0]?.actual).toBe(`"${"y".repeat(198)}"`)
  })

  it("compares booleans, and numbers as text, but no list or mapping as text", () => {
    expect(mismatches({ a: true, b: "61.4", c: 7 }, { a: true, b: 61.4, c: "7" })).toEqual([])
    expect(mismatches({ a: true, b: "x", c: "" }, { a: "true", b: ["x"], c: {} })).toHaveLength(3)
  })

  it("applies a regular expression with its flags, without which a dot matches no line break", () => {
    expect(mismatches("/^a.b$/", "a\nb")).toHaveLength(1)
    expect(mismatches("/^Å/iu", "åka")).toEqual([])
  })

  const anyPlainData = fc.letrec((tie) => ({
    value: fc.oneof(
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.stringMatching(/^[a-zåäö ]{0,8}$/),
      tie("list"),
      tie("mapping")
    ),
    list: fc.array(tie("value"), { maxLength: 4 }),
    mapping: fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), tie("value"), { maxKeys: 4, noNullPrototype: true })
  })).value

  it("always accepts a value as its own expectation", () => {
    fc.assert(
      fc.property(anyPlainData, (value) => {
        expect(mismatches(value, value)).toEqual([])
      })
    )
  })

  it("always compares numbers numerically", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (actual, bound) => {
        expect(mismatches(`<= ${bound}`, actual).length === 0).toBe(actual <= bound)
        expect(mismatches(`> ${bound}`, actual).length === 0).toBe(actual > bound)
        expect(mismatches(`!= ${bound}`, actual).length === 0).toBe(actual !== bound)
      })
    )
  })

  it("never matches a different string", () => {
    const anyWord = fc.stringMatching(/^[a-zåäö]{1,8}$/)
    fc.assert(
      fc.property(anyWord, anyWord, (expected, actual) => {
        expect(mismatches(expected, actual).length === 0).toBe(expected === actual)
      })
    )
  })
})

describe("matcherError", () => {
  it("reports an invalid regular expression, and accepts paths, plain strings, comparisons and references", () => {
    expect(matcherError("/(/")).toContain("not a regular expression")
    expect(
      ["/matvaror/mejeri", "plain", "/a/b", "<= 5", "> -1.50", "<b>", ">= ${step:milk.price}"].map(matcherError)
    ).toEqual([null, null, null, null, null, null, null])
  })

  it.each([
    ["=> 1", "Did you mean '>='?"],
    ["=< 1", "Did you mean '<='?"],
    ["== 1", "write only the value"],
    [">= x", "is not a comparison with a number"],
    ["> 1 kr", "is not a comparison with a number"],
    ["<> 1", "Did you mean '!='?"],
    ["= 1", "write only the value"],
    ["< x", "such as '< 500.00'; a string like this is written as /<…/."]
  ])("reports %j, which only looks like a comparison", (text, message) => {
    expect(matcherError(text)).toContain(message)
  })
})
