import { Schema, SchemaAST } from "effect"
import { isObject } from "#core/kernel/is-object.ts"

type Check = (value: unknown) => boolean

/** The cheapest check for the type of a value that decoding does not change. */
const checkOf = (ast: SchemaAST.AST): Check => {
  if (ast.checks === Schema.Finite.ast.checks && SchemaAST.isNumber(ast)) return Number.isFinite
  if (ast.checks === undefined) {
    if (SchemaAST.isString(ast)) return (value) => typeof value === "string"
    if (SchemaAST.isNull(ast)) return (value) => value === null
    if (SchemaAST.isLiteral(ast)) return (value) => value === ast.literal
    if (SchemaAST.isUnion(ast)) {
      const checks = ast.types.map(checkOf)
      return (value) => checks.some((check) => check(value))
    }
  }
  return Schema.is(Schema.make(ast))
}

/**
 * Decodes one row. A valid row that needs no transformation is returned unchanged after a cheap check of each column, because the Schema's own decoder
 * takes ten times as long, and product lists have many rows. That decoder handles all other rows, and reports the error of an invalid one.
 */
export const rowDecoder = <Fields extends Schema.Struct.Fields>(
  row: Schema.Struct<Fields> & Schema.Codec<Schema.Struct<Fields>["Type"], unknown>
): ((value: unknown) => Schema.Struct<Fields>["Type"]) => {
  const decode = Schema.decodeUnknownSync(row)
  if (SchemaAST.toType(row.ast) !== row.ast) return decode
  const columns = row.ast.propertySignatures.map(({ name, type }) => [String(name), checkOf(type)] as const)
  const isValid = (value: unknown): value is Schema.Struct<Fields>["Type"] =>
    isObject(value) && columns.every(([name, check]) => check(value[name]))
  return (value) => (isValid(value) ? value : decode(value))
}
