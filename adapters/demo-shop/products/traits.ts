import { isCountryCode } from "./countries.ts"
import type { WireMarking } from "#adapters/staging/database/product-facts.ts"

/** The parsed traits of a product: words such as 'staple', country codes of its origins, and values such as 'max=2'. */
export interface Traits {
  readonly words: ReadonlySet<string>
  readonly origins: ReadonlyArray<string> | null
  readonly values: ReadonlyMap<string, string>
}

export const parseTraits = (words: ReadonlyArray<string>): Traits => {
  const otherWords = new Set<string>()
  const values = new Map<string, string>()
  let origins: ReadonlyArray<string> | null = null
  for (const word of words) {
    const [key = "", value] = word.split("=")
    if (value !== undefined) values.set(key, value.replaceAll("_", " "))
    else if (word.split("/").every(isCountryCode)) origins = word.split("/")
    else otherWords.add(word)
  }
  return { words: otherWords, origins, values }
}

const markingByTrait: Readonly<
  Record<string, { readonly agency: string | null; readonly codes: ReadonlyArray<string> }>
> = {
  krav: { agency: "KRAV", codes: ["KRAV", "EU_ORGANIC_FARMING"] },
  eko: { agency: "EU", codes: ["EU_ORGANIC_FARMING"] },
  nyckel: { agency: "SLV", codes: ["NYCKELHALET"] },
  svan: { agency: "SIS", codes: ["SVANEN"] },
  fair: { agency: "FLO", codes: ["FAIRTRADE"] },
  sv: { agency: "SVENSKMARKNING", codes: ["GODKANT_FRAN_SVERIGE"] },
  msc: { agency: "MSC", codes: ["MARINE_STEWARDSHIP_COUNCIL_LABEL"] },
  asc: { agency: "ASC", codes: ["AQUACULTURE_STEWARDSHIP_COUNCIL"] },
  gf: { agency: null, codes: ["GLUTENFREE"] },
  lf: { agency: null, codes: ["LACTOSEFREE"] },
  vegan: { agency: null, codes: ["VEGAN"] },
  "15": { agency: null, codes: ["RestrictedToSell15"] },
  "18": { agency: null, codes: ["RestrictedToSell18"] }
}

/** The markings of a product by its name and traits, age limits first. */
export const markingsOf = (name: string, traitWords: ReadonlySet<string>): ReadonlyArray<WireMarking> => {
  const ownAndImpliedWords = new Set(traitWords)
  if (/ekologisk|\beko\b/i.test(name) && !ownAndImpliedWords.has("krav")) ownAndImpliedWords.add("eko")
  if (/laktosfri/i.test(name)) ownAndImpliedWords.add("lf")
  if (/glutenfri/i.test(name)) ownAndImpliedWords.add("gf")
  if (/\bvegan|växtbaserad/i.test(name)) ownAndImpliedWords.add("vegan")
  const codes = new Map<string, string | null>()
  for (const word of ["18", "15", ...Object.keys(markingByTrait)]) {
    const marking = ownAndImpliedWords.has(word) ? markingByTrait[word] : undefined
    for (const code of marking?.codes ?? [])
      if (!codes.has(code)) codes.set(code, code === "EU_ORGANIC_FARMING" ? "EU" : (marking?.agency ?? null))
  }
  return [...codes].map(([code, agency]) => ({ agency, qualifier: null, codeListVersion: null, code }))
}
