const plain: Readonly<Record<string, string>> = { å: "a", ä: "a", ö: "o", é: "e", è: "e", ü: "u", ñ: "n", ô: "o", ê: "e", "&": " och " }

/** A folder of a category path: lower-case ascii and dashes; '&' is 'och'. */
export const folderSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[åäöéèüñôê&]/g, (sign) => plain[sign] ?? sign)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

/** The readable part of a product's url: lower case, raw å, ä, ö kept. */
export const productSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
