import { Schema, type SchemaAST } from "effect"

/** Marks HTML from the CMS in a Schema, so that the API finds and sanitizes it in any block. */
const annotationKey = "isCmsHtml"

/** HTML that editors wrote in the CMS. Blocks declare it with this Schema; the page renders no other string as HTML. */
export const CmsHtml = Schema.String.annotate({ [annotationKey]: true }).pipe(Schema.brand("CmsHtml"))
export type CmsHtml = typeof CmsHtml.Type

export const isCmsHtml = (ast: SchemaAST.AST): boolean => ast.annotations?.[annotationKey] === true
