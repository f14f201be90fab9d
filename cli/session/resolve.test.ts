import { describe, expect, it } from "vitest"
import { makeResolver, type Values } from "./resolve.ts"

const variable = (name: string, value: string | number | boolean) =>
  [name, { name, value, position: { file: "a.yaml", line: 1, column: 1 } }] as const

const makeTestResolver = (values: Partial<Values> = {}) => {
  let generatedCount = 0
  return makeResolver({
    variables: new Map(),
    environment: {},
    results: new Map(),
    random: async (name) => `${name}-${++generatedCount}`,
    unregistered: async (name) => `unregistered-${name}-${++generatedCount}`,
    ...values
  })
}

describe("makeResolver", () => {
  it("keeps the type of a value when the string consists of its reference only, else converts it to text", async () => {
    const resolve = makeTestResolver({ results: new Map([["hits", { total: 7, products: [{ id: "1_ST" }] }]]) })
    expect(
      await resolve({ count: "${step:hits.total}", id: "${step:hits.products.0.id}", text: "${step:hits.total} hits" })
    ).toEqual({ count: 7, id: "1_ST", text: "7 hits" })
  })

  it("prefers the environment to the default", async () => {
    const resolve = makeTestResolver({ environment: { A: "set" } })
    expect(await resolve(["${env:A|default}", "${env:B|default}", "${env:B|}"])).toEqual(["set", "default", ""])
  })

  it("resolves variables through other variables, and keeps numbers", async () => {
    const resolve = makeTestResolver({ variables: new Map([variable("a", "${var:b}"), variable("b", 3)]) })
    expect(await resolve("${var:a}")).toBe(3)
  })

  it("generates a random value once and finds an unregistered person once, so that equal references have the same value", async () => {
    const resolve = makeTestResolver({ variables: new Map([variable("email", "${random:email}")]) })
    const firstValue = await resolve("${var:email}")
    expect(await resolve(["${random:email}", "${var:email}"])).toEqual([firstValue, firstValue])
    expect(await resolve("${unregistered:person}")).toBe(await resolve("${unregistered:person}"))
  })

  it("reports the last existing part of a path and its content", async () => {
    const resolve = makeTestResolver({ results: new Map([["hits", { total: 0, products: [] }]]) })
    await expect(resolve("${step:hits.products.0.id}")).rejects.toThrow(
      "${step:hits.products.0.id} cannot be resolved: hits.products is an empty list."
    )
    await expect(resolve("${step:hits.sum}")).rejects.toThrow(
      "${step:hits.sum} cannot be resolved: hits has only total, products."
    )
    await expect(resolve("${step:hits.constructor}")).rejects.toThrow("cannot be resolved")
  })
})
