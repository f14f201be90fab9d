import { Schema, SchemaAST } from "effect"
import { isObject } from "#core/kernel/is-object.ts"

type Check = (value: unknown) => boolean

/** A check of a value that is the same before and after decoding, as plain as its type allows. */
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
 * Decodes one row. A row that needs no transformation and is as declared is returned as it is, after a plain check of each column: the Schema's own
 * decoder costs ten times as much, which every row of every list of products would pay. It decodes all other rows, or says what is wrong with them.
 */
export const rowDecoder = <Fields extends Schema.Struct.Fields>(
  row: Schema.Struct<Fields> & Schema.Codec<Schema.Struct<Fields>["Type"], unknown>
): ((value: unknown) => Schema.Struct<Fields>["Type"]) => {
  const decode = Schema.decodeUnknownSync(row)
  if (SchemaAST.toType(row.ast) !== row.ast) return decode
  const columns = row.ast.propertySignatures.map(({ name, type }) => [String(name), checkOf(type)] as const)
  const isDeclared = (value: unknown): value is Schema.Struct<Fields>["Type"] =>
    isObject(value) && columns.every(([name, check]) => check(value[name]))
  return (value) => (isDeclared(value) ? value : decode(value))
}
