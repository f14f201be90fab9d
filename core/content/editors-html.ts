import { Schema, type SchemaAST } from "effect"

/** Marks the HTML of editors in a Schema, so that the API finds and sanitizes it in any block. */
const annotationKey = "isEditorsHtml"

/** HTML that editors wrote. Blocks declare it with this Schema; the page renders no other string as HTML. */
export const EditorsHtml = Schema.String.annotate({ [annotationKey]: true }).pipe(Schema.brand("EditorsHtml"))
export type EditorsHtml = typeof EditorsHtml.Type

export const isEditorsHtml = (ast: SchemaAST.AST): boolean => ast.annotations?.[annotationKey] === true
