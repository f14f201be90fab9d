import { type Schema, SchemaAST } from "effect"
import { type Block, schemaOf } from "#core/content/blocks.ts"
import { isCmsHtml } from "#core/content/cms-html.ts"
import { safeHtml } from "./safe-html.ts"

const sanitize = (ast: SchemaAST.AST, value: unknown): unknown => {
  if (SchemaAST.isUnion(ast)) return ast.types.reduce((sanitizedValue, type) => sanitize(type, sanitizedValue), value)
  if (typeof value === "string") return isCmsHtml(ast) ? safeHtml(value) : value
  if (SchemaAST.isArrays(ast) && Array.isArray(value))
    return value.map((item: unknown, index) => {
      const type = ast.elements[index] ?? ast.rest[0]
      return type === undefined ? item : sanitize(type, item)
    })
  if (SchemaAST.isObjects(ast) && typeof value === "object" && value !== null) {
    const fields = new Map(ast.propertySignatures.map(({ name, type }) => [name, type]))
    return Object.fromEntries(
      Object.entries(value).map(([name, field]: [string, unknown]) => {
        const type = fields.get(name)
        return [name, type === undefined ? field : sanitize(type, field)]
      })
    )
  }
  return value
}

/** Sanitizes all values that a Schema marks as the HTML of editors, at any depth. */
export const sanitizeBySchema = <A>(schema: Schema.Constraint, value: A): A => sanitize(schema.ast, value) as A

export const sanitizeBlock = <B extends Pick<Block, "type">>(block: B): B =>
  sanitizeBySchema(schemaOf(block.type), block)
