import { Effect, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decodeResponse } from "./decode.ts"
import { endpoint } from "./endpoint.ts"
import { graphqlErrorOf } from "./graphql-error.ts"

const Item = Schema.Struct({ id: Schema.String, parts: Schema.Array(Schema.Struct({ amount: Schema.Finite })) })
const listEndpoint = endpoint({
  name: "list",
  service: "search",
  method: "GET",
  path: "/list",
  access: "public",
  cache: "none",
  response: Schema.Struct({ items: Schema.Array(Item), groups: Schema.Array(Schema.Array(Schema.String)) }),
  errors: []
})

interface Part {
  readonly amount: unknown
}
interface ListItem {
  readonly id: unknown
  readonly parts: ReadonlyArray<Part>
}

const anyPart: fc.Arbitrary<Part> = fc.record({ amount: fc.oneof(fc.integer(), fc.constant("broken")) })
const anyItem: fc.Arbitrary<ListItem> = fc.record({
  id: fc.oneof(fc.string(), fc.constant(null)),
  parts: fc.array(anyPart, { maxLength: 4 })
})
const anyGroups = fc.array(fc.array(fc.oneof(fc.string(), fc.integer())), { maxLength: 4 })

describe("decodeResponse", () => {
  it("always keeps exactly the valid items of nested lists, in their order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyItem, { maxLength: 5 }), anyGroups, async (items, groups) => {
        const decoded = await Effect.runPromise(decodeResponse(listEndpoint, JSON.stringify({ items, groups })))
        expect(decoded).toEqual({
          items: items
            .filter(({ id }) => id !== null)
            .map(({ id, parts }) => ({ id, parts: parts.filter(({ amount }) => amount !== "broken") })),
          groups: groups.map((group) => group.filter((name) => typeof name === "string"))
        })
      }),
      { numRuns: 200 }
    )
  })
})

describe("the texts of a response", () => {
  const shownTexts = async (json: string) =>
    ((await Effect.runPromise(decodeResponse(listEndpoint, json))) as typeof listEndpoint.response.Type).groups.flat()
  const anyTextPart = fc.oneof(
    fc.constantFrom(..."\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"),
    fc.string({ unit: "binary" })
  )

  it("never contain a direction control, whether it is sent as a character or as an escape sequence, and are otherwise kept", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyTextPart), async (parts) => {
        const text = parts.join("")
        const json = JSON.stringify({ items: [], groups: [[text]] })
        const escapedJson = json.replace(/[^\0-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        const expected = [text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "")]
        expect([await shownTexts(json), await shownTexts(escapedJson)]).toEqual([expected, expected])
      }),
      { examples: [[["Kex ", "\u202e", "gnal"]], [["\\u202e"]]] }
    )
  })
})

describe("graphqlErrorOf", () => {
  it("is null only for data without errors, and has the first error's code and message", () => {
    const errorOf = (response: object) => graphqlErrorOf(listEndpoint, response)
    expect(errorOf({ data: { list: [] } })).toBeNull()
    expect(errorOf({ data: null })).toMatchObject({
      status: 200,
      code: "ERR_GRAPHQL",
      errors: [{ message: "The operation returned no data." }]
    })
    expect(errorOf({})).toMatchObject({ code: "ERR_GRAPHQL" })
    expect(errorOf({ data: {}, errors: [{ message: "No", extensions: { code: "ERR_FORBIDDEN" } }] })).toMatchObject({
      code: "ERR_FORBIDDEN",
      errors: [{ code: "ERR_FORBIDDEN", message: "No" }]
    })
  })
})
