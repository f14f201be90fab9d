/** The texts for a placeholder in lists of ingredients, each with a pattern of product names; the first text whose pattern matches is used. */
export type TextsByName = ReadonlyArray<readonly [namePattern: RegExp, text: string]>

/** The texts of each placeholder, by the name that stands for it in braces. */
export type PlaceholderTexts = Readonly<Record<string, TextsByName>>

/** Matches any name; for the last text of a list. */
export const anyNamePattern = /^/
