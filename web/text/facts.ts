const nutrients: Readonly<Record<string, string>> = {
  "ENER-": "Energi",
  FAT: "Fett",
  FASAT: "varav mättat fett",
  CHOAVL: "Kolhydrat",
  "SUGER-": "varav sockerarter",
  FIBGT: "Fiber",
  "PRO-": "Protein",
  SALTEQ: "Salt"
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
