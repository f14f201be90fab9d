import { describe, expect, it } from "vitest"
import { scriptSchema } from "./json-schema.ts"
import { verbs } from "./verbs/table.ts"

interface Shape {
  readonly additionalProperties?: boolean
  readonly required?: ReadonlyArray<string>
  readonly properties: Readonly<
    Record<
      string,
      Shape & {
        readonly anyOf?: ReadonlyArray<Shape & { readonly enum?: ReadonlyArray<string>; readonly type?: unknown }>
      }
    >
  >
}

const { properties } = scriptSchema() as unknown as Shape
const steps = (
  properties["steps"] as unknown as {
    readonly items: { readonly anyOf: ReadonlyArray<Shape & { readonly enum?: ReadonlyArray<string> }> }
  }
).items.anyOf
const stepOf = (verb: string) => steps.find(({ required }) => required?.includes(verb))

describe("scriptSchema", () => {
  it.each(verbs)("offers '$name' with exactly its fields and its errors", (verb) => {
    const step = stepOf(verb.name)
    expect(step).toMatchObject({ additionalProperties: false })
    expect(Object.keys(step?.properties ?? {})).toEqual(["name", verb.name, "expect"])
    const mapping = step?.properties[verb.name]?.anyOf?.find(({ properties: fields }) => fields !== undefined)
    expect(mapping).toMatchObject({
      additionalProperties: false,
      required: Object.entries(verb.fields).flatMap(([name, { required }]) => (required ? [name] : []))
    })
    expect(Object.keys(mapping?.properties ?? {})).toEqual(Object.keys(verb.fields))
    const errors = step?.properties["expect"]?.properties["error"]?.anyOf?.[0]?.enum
    expect(errors ?? []).toEqual(verb.errors)
  })

  it("offers verbs without required input also as a plain string", () => {
    const [plainStep] = steps
    expect(plainStep?.enum).toContain("flush")
    expect(plainStep?.enum).not.toContain("search")
  })

  it("has a title, requires a version, and describes fields and verbs for editors", () => {
    expect(scriptSchema()).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      title: "Shopping session of Skafferi",
      type: "object",
      required: ["version"],
      additionalProperties: false,
      properties: {
        version: { const: 1 },
        needs: { anyOf: [{ enum: expect.arrayContaining(["mailbox"]) }, { type: "array" }] },
        include: { description: "Scripts whose steps run before these, relative to this file" },
        variables: {
          type: "object",
          additionalProperties: { type: ["string", "number", "boolean"] },
          description: "Values by name, used as ${var:name}"
        },
        steps: { type: "array" }
      }
    })
    for (const verb of verbs) {
      const stepProperties = stepOf(verb.name)?.properties as unknown as Record<
        string,
        { readonly description?: string }
      >
      expect([stepProperties["name"]?.description, stepProperties[verb.name]?.description]).toEqual([
        "The name by which other steps refer to this one: ${step:name.path}",
        verb.summary
      ])
    }
  })

  it("requires a number or a reference as a quantity", () => {
    const quantity = stepOf("set-quantity")?.properties["set-quantity"]?.anyOf?.at(-1)?.properties["quantity"]?.anyOf
    expect(quantity).toMatchObject([
      { type: "number", minimum: 0 },
      { type: "string", pattern: "\\$\\{" }
    ])
  })
})
