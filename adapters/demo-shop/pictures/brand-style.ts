import { hash32 } from "#adapters/staging/seeded-random.ts"
import { inkOn } from "./colour.ts"
import { knownBrands } from "./known-brands.ts"
import type { Face } from "./text-path.ts"

/** A brand's colours ('#rrggbb') and typeface. */
export interface BrandStyle {
  readonly base: string
  readonly ink: string
  readonly accent: string
  readonly face: Face
}

/** Colour pairs (base, accent) for brands that are not in the table of known brands. */
const colourPairs = [
  "16605a f3d9a4",
  "8c2f39 f6e3c5",
  "274c77 ffd166",
  "f2c14e 3a3335",
  "5f7a3d f4efdc",
  "e0d3b8 7a2e1d",
  "d1495b fdf0d5",
  "00798c edae49",
  "3d405b f2cc8f",
  "f4a259 2f4b3c",
  "efe6d8 2d6a4f",
  "6a4c93 ffe8b6",
  "c8553d ffe9c9",
  "2f3e46 cad2c5",
  "fbe9e7 b5179e",
  "1d3557 e63946",
  "ffe8a3 9b2226",
  "386641 f2e8cf",
  "e9f1f7 1d5b8f",
  "bc6c25 fefae0",
  "f7f0e3 b23a48",
  "457b9d f1faee",
  "9a031e ffd58a",
  "dfeae2 31572c"
] as const

const faces: ReadonlyArray<Face> = ["sans", "script", "serif", "narrow"]

/** The typefaces of brands that are not in the table; sans is listed twice, so that it is twice as frequent. */
const otherFaces: ReadonlyArray<Face> = ["sans", "serif", "script", "narrow", "sans"]

/** Base colours of the house brand Garant; a hash of the kind of product selects one. */
const houseBases = [
  "e9e1cf",
  "2f5d50",
  "d9c3a0",
  "30475e",
  "c96f4a",
  "dfe7e2",
  "7a8b52",
  "f0d9b5",
  "8c4a43",
  "f3f0e8",
  "b8c7cf",
  "4a3f55"
] as const

const houseStyle = (kind: string): BrandStyle => {
  const base = `#${houseBases[hash32(`house ${kind}`) % houseBases.length] ?? houseBases[0]}`
  return { base, ink: inkOn(base), accent: inkOn(base) === "#ffffff" ? "#f6e3b4" : "#23302a", face: "sans" }
}

/**
 * The colours and typeface of a product's brand: from the table when it lists the brand with the variant 'zero' or 'max', the brand, or its first words; otherwise by a hash of
 * the brand, or of the name of a product without one. The brand Garant has a style for each kind of product.
 */
export const brandStyleOf = (brand: string | null, name: string, kind: string): BrandStyle => {
  if (brand === "Garant") return houseStyle(kind)
  const key = (brand ?? name).toLowerCase()
  const words = key.split(" ")
  const variant = /\b(zero|max)\b/i.exec(name)?.[1]?.toLowerCase() ?? ""
  const entry =
    knownBrands.get(`${key} ${variant}`) ??
    knownBrands.get(key) ??
    knownBrands.get(words.slice(0, 2).join(" ")) ??
    knownBrands.get(words[0] ?? "")
  if (entry !== undefined && brand !== null) {
    const [base = "ffffff", accent = "1d6a42", faceName] = entry.split(" ")
    return {
      base: `#${base}`,
      accent: `#${accent}`,
      ink: inkOn(`#${base}`),
      face: faces.find((face) => face === faceName) ?? "sans"
    }
  }
  const seed = hash32(`look ${key}`)
  const [base = "16605a", accent = "f3d9a4"] = (colourPairs[seed % colourPairs.length] ?? colourPairs[0]).split(" ")
  return {
    base: `#${base}`,
    accent: `#${accent}`,
    ink: inkOn(`#${base}`),
    face: otherFaces[(seed >>> 8) % otherFaces.length] ?? "sans"
  }
}
