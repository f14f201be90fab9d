const replacements: Readonly<Record<string, string>> = {
  å: "a",
  ä: "a",
  ö: "o",
  é: "e",
  è: "e",
  ü: "u",
  ñ: "n",
  ô: "o",
  ê: "e",
  "&": " och "
}

/** Converts a category's name to a URL segment of lower-case ASCII and dashes; '&' becomes 'och'. */
export const folderSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[åäöéèüñôê&]/g, (character) => replacements[character] ?? character)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

/** Creates the readable part of a product's URL, in lower case with å, ä and ö. */
export const productSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
