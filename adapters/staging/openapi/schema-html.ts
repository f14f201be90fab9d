/** The part of JSON Schema that the document uses. */
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

export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

export const renderCode = (text: string): string => `<code>${escapeHtml(text)}</code>`

const schemaNameOf = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1)

/** Renders a short description of a type; named schemas become links. */
const renderType = (schema: JsonSchema): string => {
  if (schema.$ref !== undefined)
    return `<a href="#schema-${escapeHtml(schemaNameOf(schema.$ref))}">${escapeHtml(schemaNameOf(schema.$ref))}</a>`
  if (schema.enum !== undefined) return schema.enum.map((value) => renderCode(JSON.stringify(value))).join(" or ")
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(renderType))].join(" or ")
  if (schema.type === "array") return schema.items === undefined ? "list" : `list of ${renderType(schema.items)}`
  return schema.type === undefined ? "anything" : [schema.type].flat().join(" or ")
}

const renderRemark = ({ description, items }: JsonSchema): string => {
  const remark = description ?? items?.description
  return remark === undefined ? "" : `<small>${escapeHtml(remark)}</small>`
}

type Direction = "request" | "response"

/** Renders the fields of a schema as a nested list; named schemas are only linked. Optional fields are marked, and in a request the required ones too. */
const renderFields = (schema: JsonSchema, direction: Direction): string => {
  if (schema.$ref !== undefined) return ""
  if (schema.anyOf !== undefined) return schema.anyOf.map((option) => renderFields(option, direction)).join("")
  if (schema.items !== undefined) return renderFields(schema.items, direction)
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) return ""
  const presenceOf = (name: string): string => {
    if (schema.required?.includes(name) !== true) return "<i>optional</i>"
    return direction === "request" ? "<i>required</i>" : ""
  }
  const row = ([name, field]: readonly [string, JsonSchema]): string =>
    `<li>${renderCode(name)}${presenceOf(name)} <span>${renderType(field)}</span>${renderRemark(field)}${renderFields(field, direction)}</li>`
  return `<ul class="fields">${fields.map(row).join("")}</ul>`
}

/** Renders the type and fields of a schema, with its optional fields marked, but not its required ones. */
export const renderSchema = (schema: JsonSchema): string =>
  `<div class="schema"><span>${renderType(schema)}</span>${renderFields(schema, "response")}</div>`

/** Renders the type and fields of a request body, with its optional and its required fields marked. */
export const renderBodySchema = (schema: JsonSchema): string =>
  `<div class="schema"><span>${renderType(schema)}</span>${renderFields(schema, "request")}</div>`
