import { describe, expect, it } from "vitest"
import { makeResolver, type Values } from "./resolve.ts"

const variable = (name: string, value: string | number | boolean) => [name, { name, value, place: { file: "a.yaml", line: 1, column: 1 } }] as const

const resolver = (values: Partial<Values> = {}) => {
  let drawn = 0
  return makeResolver({
    variables: new Map(),
    environment: {},
    results: new Map(),
    random: async (name) => `${name}-${++drawn}`,
    free: async (name) => `free-${name}-${++drawn}`,
    ...values
  })
}

describe("makeResolver", () => {
  it("keeps the kind of a value whose reference stands alone, and writes it into a text else", async () => {
    const resolve = resolver({ results: new Map([["hits", { total: 7, products: [{ id: "1_ST" }] }]]) })
    expect(await resolve({ count: "${step:hits.total}", id: "${step:hits.products.0.id}", text: "${step:hits.total} hits" })).toEqual({ count: 7, id: "1_ST", text: "7 hits" })
  })

  it("takes the environment before the default", async () => {
    const resolve = resolver({ environment: { A: "set" } })
    expect(await resolve(["${env:A|default}", "${env:B|default}", "${env:B|}"])).toEqual(["set", "default", ""])
  })

  it("resolves variables through others, numbers as numbers", async () => {
    const resolve = resolver({ variables: new Map([variable("a", "${var:b}"), variable("b", 3)]) })
    expect(await resolve("${var:a}")).toBe(3)
  })

  it("draws a random and a free value once, so that all who name it mean the same", async () => {
    const resolve = resolver({ variables: new Map([variable("email", "${random:email}")]) })
    const first = await resolve("${var:email}")
    expect(await resolve(["${random:email}", "${var:email}"])).toEqual([first, first])
    expect(await resolve("${free:person}")).toBe(await resolve("${free:person}"))
  })

  it("says how far a way led and what is there", async () => {
    const resolve = resolver({ results: new Map([["hits", { total: 0, products: [] }]]) })
    await expect(resolve("${step:hits.products.0.id}")).rejects.toThrow("${step:hits.products.0.id} leads nowhere: hits.products is a list of 0.")
    await expect(resolve("${step:hits.sum}")).rejects.toThrow("${step:hits.sum} leads nowhere: hits is only total, products.")
    await expect(resolve("${step:hits.constructor}")).rejects.toThrow("leads nowhere")
  })
})
