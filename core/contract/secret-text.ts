import { Schema, SchemaAST } from "effect"

const annotationKey = "isSecret"

/** A string that is never shown, logged or saved: a password, a token or a personal number. */
export const SecretText = Schema.String.annotate({ [annotationKey]: true })

const isSecret = (ast: SchemaAST.AST): boolean =>
  ast.annotations?.[annotationKey] === true || (SchemaAST.isUnion(ast) && ast.types.some(isSecret))

const namesIn = (ast: SchemaAST.AST): ReadonlyArray<string> => {
  if (SchemaAST.isUnion(ast)) return ast.types.flatMap(namesIn)
  if (SchemaAST.isArrays(ast)) return [...ast.elements, ...ast.rest].flatMap(namesIn)
  if (!SchemaAST.isObjects(ast)) return []
  return ast.propertySignatures.flatMap(({ name, type }) => (isSecret(type) ? [String(name)] : namesIn(type)))
}

/** The names of a Schema's secret fields, at any depth. */
export const secretFieldsOf = ({ ast }: Schema.Constraint): ReadonlyArray<string> => namesIn(ast)
