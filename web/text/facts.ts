import type { ShelfLife } from "#core/catalogue/model.ts"

const nutrients: Readonly<Record<string, string>> = {
  "ENER-": "Energi",
  FAT: "Fett",
  FASAT: "varav mättat fett",
  CHOAVL: "Kolhydrat",
  "SUGER-": "varav sockerarter",
  POLYL: "varav polyoler",
  FIBGT: "Fiber",
  "PRO-": "Protein",
  SALTEQ: "Salt",
  ALC: "Alkohol"
}

const allergens: Readonly<Record<string, string>> = {
  AM: "mjölk",
  AW: "gluten",
  UW: "vete",
  GL: "gluten",
  AE: "ägg",
  AS: "sesamfrön",
  AF: "fisk",
  AC: "kräftdjur",
  AN: "nötter",
  AP: "jordnötter",
  AY: "soja",
  BC: "selleri",
  BM: "senap",
  NL: "lupin",
  UM: "blötdjur",
  AU: "svaveldioxid"
}

export const nutrientName = (code: string): string => nutrients[code] ?? code

export const allergenName = (code: string): string => allergens[code] ?? code

/** Nutrients that are a part of the one above them in a table. */
const codesOfNutrientParts: ReadonlySet<string> = new Set(["FASAT", "SUGER-"])
export const isPartOfNutrient = (code: string): boolean => codesOfNutrientParts.has(code)

/** The names of hazards, by the code of the hazard pictogram. */
const hazards: Readonly<Record<string, string>> = {
  GHS01: "Explosivt",
  GHS02: "Brandfarligt",
  GHS03: "Oxiderande",
  GHS04: "Gas under tryck",
  GHS05: "Frätande",
  GHS06: "Giftigt",
  GHS07: "Skadligt",
  GHS08: "Hälsofarligt",
  GHS09: "Miljöfarligt"
}
export const hazardName = (code: string): string => hazards[code] ?? code
export const hazard = "Farlig produkt"

export const information = "Produktinformation"
export const ingredients = "Ingredienser"
export const containedAllergens = "Innehåller"
export const possibleAllergens = "Kan innehålla spår av"
export const nutrition = "Näringsvärde"
export const nutritionPer = (unit: "g" | "ml"): string => `Per 100 ${unit}`
export const storage = "Förvaring"
export const origin = "Ursprung"
/** 'Spanien, just nu även Marocko'. */
export const originWithSubstitutes = (origin: string, substitutes: ReadonlyArray<string>): string =>
  `${origin}, just nu även ${new Intl.ListFormat("sv").format(substitutes)}`
export const provenance = "Mer om ursprunget"
export const netAmount = "Nettoinnehåll"
export const activeSubstance = "Verksamt ämne"
export const shelfLife = "Hållbarhet"
/** 'Minst 5 dagar, i genomsnitt 9 dagar' (PPAGE-44). */
export const shelfLifeDays = ({ minimum, average }: ShelfLife): string =>
  average === null ? `Minst ${minimum} dagar` : `Minst ${minimum} dagar, i genomsnitt ${average} dagar`
export const recycling = "Återvinning"
export const articleNumber = "Artikelnummer"
