import { type JsonSchema, Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { deliverySlotsAvailability } from "#core/delivery/api.ts"
import type { Endpoint } from "#core/contract/endpoint.ts"
import { maxParameterLength, maxTextLength } from "#core/contract/request-limits.ts"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

type Json = JsonSchema.JsonSchema

/** The JSON values with one text at each place where a Schema allows a text, and that place: 'items.0.name'. */
const textsIn = (schema: Schema.Codec<unknown, unknown>, text: string) => {
  const { schema: root, definitions } = Schema.toJsonSchemaDocument(Schema.toEncoded(schema))
  const visit = (json: Json): ReadonlyArray<readonly [path: ReadonlyArray<string>, value: unknown]> => {
    if (typeof json["$ref"] === "string") return visit(definitions[json["$ref"].replace("#/$defs/", "")] ?? {})
    const alternatives = [json["anyOf"], json["oneOf"], json["allOf"]].flat() as ReadonlyArray<Json | undefined>
    const inner = alternatives.flatMap((alternative) => (alternative === undefined ? [] : visit(alternative)))
    if (json.type === "string") return [[[], text], ...inner]
    if (json.type === "array")
      return [...inner, ...visit(json["items"] as Json).map(([path, value]) => [["0", ...path], [value]] as const)]
    const properties = Object.entries((json["properties"] ?? {}) as Readonly<Record<string, Json>>)
    return [
      ...inner,
      ...properties.flatMap(([name, property]) =>
        visit(property).map(([path, value]) => [[name, ...path], { [name]: value }] as const)
      )
    ]
  }
  return visit(root)
}

describe("every declared call", () => {
  it("always refuses a longer text than allowed at any place of its body and of its parameters, and reads one of the maximum length", async () => {
    const token = await shop.logIn()
    const checkedCalls = new Set<string>()
    const send = async (
      endpoint: Endpoint,
      place: "query" | "body",
      [path, value]: readonly [ReadonlyArray<string>, unknown]
    ) => {
      const barePath = endpoint.path.replace(/\{\w+\}/g, "x")
      const form = endpoint.bodyType === "form"
      const request = {
        token,
        ...(place === "query"
          ? {}
          : form
            ? {
                raw: new URLSearchParams(value as Record<string, string>).toString(),
                headers: { "content-type": "application/x-www-form-urlencoded" }
              }
            : { body: value })
      }
      const url = place === "query" ? `${barePath}?${new URLSearchParams(value as Record<string, string>)}` : barePath
      const { status, json } = await shop.call(endpoint.method, url, request)
      return { status, tooLong: JSON.stringify(json ?? "").includes("characters"), path: path.join(".") }
    }
    for (const endpoint of shop.staging.endpoints) {
      for (const place of ["query", "body"] as const) {
        const limit = place === "query" ? maxParameterLength : (endpoint.maxTextLength ?? maxTextLength)
        const schema = endpoint[place]
        if (schema === undefined) continue
        for (const text of textsIn(schema, "x".repeat(limit + 1))) {
          checkedCalls.add(endpoint.name)
          expect([endpoint.name, place, await send(endpoint, place, text)]).toEqual([
            endpoint.name,
            place,
            { status: 400, tooLong: true, path: text[0].join(".") }
          ])
        }
        for (const text of textsIn(schema, "x".repeat(limit)))
          expect([endpoint.name, place, (await send(endpoint, place, text)).tooLong]).toEqual([
            endpoint.name,
            place,
            false
          ])
      }
    }
    expect(checkedCalls.size).toBeGreaterThan(40)
    expect(shop.unexpectedErrors).toEqual([])
  })

  it("is refused with a list of more than a thousand elements, without an error for each of them", async () => {
    const token = await shop.logIn()
    const addItems = async (count: number) =>
      (
        await shop.call("POST", "/carts/x/additems", {
          token,
          body: { items: Array.from({ length: count }, () => ({})) }
        })
      ).json.errors
    expect(await addItems(1_001)).toEqual([
      { code: "ERR_VALIDATION", message: "A list has at most 1000 elements.", field: "items" }
    ])
    expect(await addItems(1_000)).toHaveLength(20)
  })

  it("refuses a longer text in a variable of GraphQL", async () => {
    const { document: query } = deliverySlotsAvailability
    const sendSite = (length: number) =>
      shop.call("POST", "/graphql", {
        body: { query, variables: { input: { deliveryMethod: "Pickup", siteId: "x".repeat(length) } } }
      })
    expect(await sendSite(maxTextLength + 1)).toMatchObject({
      status: 400,
      json: { errors: [{ code: "ERR_VALIDATION", field: "input.siteId" }] }
    })
    expect((await sendSite(maxTextLength)).json.errors[0].extensions).toEqual({ code: "ERR_SITE_NOT_FOUND" })
  })
})
