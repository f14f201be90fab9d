import fc from "fast-check"
import { buildSchema, execute, parse, specifiedRules, validate } from "graphql"
import { describe, expect, it } from "vitest"
import { limitAliases, limitQueries, maxAliasLength, maxRootFields } from "./graphql-rules.ts"

const schema = buildSchema(`
  type Query { days(store: Int): [Day!]! site: Site! }
  type Site { name: String! }
  type Day { date: String! note: String! slots: [Slot!]! }
  type Slot { id: ID! from: String! to: String! }
`)
const slot = { id: "1", from: "10", to: "12" }
const day = { date: "2026-03-10", note: "", slots: [slot, slot] }
const data = { days: [day, day, day], site: { name: "Vasastan" } }

const errorsOf = (text: string): ReadonlyArray<string> =>
  validate(schema, parse(text), [...specifiedRules, limitQueries, limitAliases]).map(({ message }) => message)

/** Precedes a field's name; rare, so that a good part of the documents is accepted. */
const anyAlias = fc.oneof(
  { weight: 30, arbitrary: fc.constant("") },
  { weight: 1, arbitrary: fc.constantFrom("a: ", "b: ", `${"c".repeat(maxAliasLength)}: `) }
)
const anySet = (fields: ReadonlyArray<fc.Arbitrary<string>>) =>
  fc
    .array(fc.tuple(anyAlias, fc.oneof(...fields)), { minLength: 1, maxLength: 4 })
    .map(
      (selections) =>
        `{ ${selections.map(([alias, field]) => (field.includes(": days") ? field : alias + field)).join(" ")} }`
    )
/** Selections of a type: its fields in any order, number and name, directly, in an inline fragment or in one of the document's fragments. */
const anyWrapped = (type: string, set: fc.Arbitrary<string>) =>
  fc
    .tuple(set, set, fc.constantFrom("direct", "inline", "spread"))
    .map(([first, second, kind]) =>
      kind === "direct"
        ? first
        : `{ ... on ${type} ${first} ${kind === "inline" ? `... on ${type} ${second}` : `...${type}Fields`} }`
    )

const leaf = (name: string) => fc.constant(name)
const slotSet = anySet(["id", "from", "to", "__typename"].map(leaf))
const daySet = anySet([
  leaf("date"),
  leaf("note"),
  anyWrapped("Slot", slotSet).map((set) => `slots ${set}`),
  anyWrapped("Slot", slotSet).map((set) => `slots ${set}`)
])
const anyDocument = fc
  .tuple(
    anySet([
      anyWrapped("Day", daySet).map((set) => `days ${set}`),
      anyWrapped("Day", daySet).map((set) => `other: days(store: 1) ${set}`),
      leaf("site { name }")
    ]),
    daySet,
    slotSet
  )
  .map(
    ([root, ofDay, ofSlot]) => `query ${root} fragment DayFields on Day ${ofDay} fragment SlotFields on Slot ${ofSlot}`
  )

/** The largest number of fields of an object at any depth. */
const maxFieldCount = (value: unknown): number => {
  if (typeof value !== "object" || value === null) return 0
  const values = Object.values(value)
  return Math.max(Array.isArray(value) ? 0 : values.length, 0, ...values.map(maxFieldCount))
}

describe("limitAliases", () => {
  it("always keeps an object below the root at one value for each field of its type, or refuses the document", () => {
    let acceptedCount = 0
    fc.assert(
      fc.property(anyDocument, (text) => {
        const errors = errorsOf(text).filter((message) => !message.startsWith("Fragment "))
        if (errors.length > 0) return
        acceptedCount++
        const result = execute({ schema, document: parse(text), rootValue: data })
        if (result instanceof Promise) throw new Error("The execution is synchronous.")
        expect(result.errors).toBeUndefined()
        expect(Object.keys(result.data ?? {}).length).toBeLessThanOrEqual(maxRootFields)
        for (const value of Object.values(result.data ?? {})) expect(maxFieldCount(value)).toBeLessThanOrEqual(4)
      }),
      { numRuns: 1000 }
    )
    expect(acceptedCount).toBeGreaterThan(20)
  })

  it.each([
    ["in one selection set", "{ days { slots { id again: id } } }"],
    ["in a list's objects", "{ days { slots { id } more: slots { id } } }"],
    ["in several fragments", "{ days { ...a ...b } } fragment a on Day { date } fragment b on Day { again: date }"],
    ["under several root fields", "{ a: days { date } b: days { again: date } }"]
  ])("refuses several names of one field %s", (_, text) => {
    expect(errorsOf(text)).toEqual([expect.stringContaining("must have the same name in the whole document")])
  })

  it("accepts a field's other name when it is the only one, and several names at the root", () => {
    expect(
      errorsOf("{ a: days(store: 1) { hours: slots { key: id } } b: days(store: 2) { hours: slots { key: id } } }")
    ).toEqual([])
  })

  it("refuses an alias that is too long, also at the root", () => {
    const alias = (length: number) => "a".repeat(length)
    expect(errorsOf(`{ ${alias(maxAliasLength)}: days { date } }`)).toEqual([])
    expect(errorsOf(`{ ${alias(maxAliasLength + 1)}: days { date } }`)).toEqual(["An alias has at most 64 characters."])
  })
})
