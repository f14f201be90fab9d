/** As much of JSON Schema as the document uses. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | ReadonlyArray<string>
  readonly enum?: ReadonlyArray<unknown>
  readonly anyOf?: ReadonlyArray<JsonSchema>
  readonly items?: JsonSchema
  readonly prefixItems?: ReadonlyArray<JsonSchema>
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: ReadonlyArray<string>
  readonly description?: string
}

export const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;")

export const code = (text: string): string => `<code>${escaped(text)}</code>`

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1)

/** A type in a few words, parts by link. */
const typeOf = (schema: JsonSchema): string => {
  if (schema.$ref !== undefined) return `<a href="#schema-${escaped(nameOf(schema.$ref))}">${escaped(nameOf(schema.$ref))}</a>`
  if (schema.enum !== undefined) return schema.enum.map((value) => code(JSON.stringify(value))).join(" or ")
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeOf))].join(" or ")
  if (schema.type === "array") return schema.items === undefined ? "list" : `list of ${typeOf(schema.items)}`
  return schema.type === undefined ? "anything" : [schema.type].flat().join(" or ")
}

const remarkOf = ({ description, items }: JsonSchema): string => {
  const remark = description ?? items?.description
  return remark === undefined ? "" : `<small>${escaped(remark)}</small>`
}

/** The fields of a schema as a nested list; what has a name of its own is linked instead. */
const fieldsOf = (schema: JsonSchema, isBody = false): string => {
  if (schema.$ref !== undefined) return ""
  if (schema.anyOf !== undefined) return schema.anyOf.map((one) => fieldsOf(one, isBody)).join("")
  if (schema.items !== undefined) return fieldsOf(schema.items, isBody)
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) return ""
  const row = ([name, field]: readonly [string, JsonSchema]): string =>
    `<li>${code(name)}${schema.required?.includes(name) !== true ? "<i>optional</i>" : isBody ? "<i>required</i>" : ""} <span>${typeOf(field)}</span>${remarkOf(field)}${fieldsOf(field, isBody)}</li>`
  return `<ul class="fields">${fields.map(row).join("")}</ul>`
}

/** What an answer holds. */
export const describeSchema = (schema: JsonSchema): string => `<div class="schema"><span>${typeOf(schema)}</span>${fieldsOf(schema)}</div>`

/** What a body holds, and what of it has to be there. */
export const describeBody = (schema: JsonSchema): string => `<div class="schema"><span>${typeOf(schema)}</span>${fieldsOf(schema, true)}</div>`
