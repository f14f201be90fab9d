import { Schema } from "effect"

declare const content: unique symbol

/** The JSON text of a value of type A. `json` columns are read as text, so that a value that is only passed on is never parsed. */
export type JsonText<A> = string & { readonly [content]: A }

/** The only way to write a JSON column: the text's type is that of its value, so a reader need not check it again. */
export const toJsonText = <A>(value: A): JsonText<A> => JSON.stringify(value) as JsonText<A>

export const parseJsonText = <A>(text: JsonText<A>): A => JSON.parse(text)

/** The schema of a JSON column in a row that a raw SQL statement returns; the table's type declares its content. */
export const jsonText = <A>() =>
  Schema.declare((value: unknown): value is JsonText<A> => typeof value === "string", { title: "JsonText" })
