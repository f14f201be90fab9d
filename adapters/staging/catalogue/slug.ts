import { fold } from "../text-search/words.ts"

const joinWords = (text: string, separatorPattern: RegExp): string =>
  text.replace(separatorPattern, "-").replace(/^-|-$/g, "")

/** Converts the name of a category or city to a URL segment of lower-case ASCII and dashes; '&' becomes 'och'. */
export const asciiSlug = (name: string): string => joinWords(fold(name).replaceAll("&", " och "), /[^a-z0-9]+/g)

/** Creates the readable part of a product's URL, in lower case with å, ä and ö. */
export const productSlug = (text: string): string => joinWords(text.toLowerCase(), /[^\p{L}\p{N}]+/gu)
