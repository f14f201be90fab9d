import type { WireAllergen, WireFoodAndBeverage, WireNutrient } from "../database/product-facts.ts"
import { cutText } from "../database/storable-text.ts"
import { readNumber } from "./numbers.ts"
import { isObject, type RawRow } from "./raw-row.ts"

/** Open Food Facts' allergens and the shop's codes for them. */
const allergenCodes: Readonly<Record<string, string>> = {
  milk: "AM",
  gluten: "AW",
  eggs: "AE",
  "sesame-seeds": "AS",
  fish: "AF",
  crustaceans: "AC",
  nuts: "AN",
  peanuts: "AP",
  soybeans: "AY",
  celery: "BC",
  mustard: "BM",
  lupin: "NL",
  molluscs: "UM",
  "sulphur-dioxide-and-sulphites": "AU"
}

const maxAllergenLength = 40

/** Reads a list of tags ('en:milk'), or a text of tags with commas between them. */
export const readTags = (value: unknown): ReadonlyArray<string> => {
  const tags = Array.isArray(value) ? value : typeof value === "string" ? value.split(",") : []
  return tags.filter((tag) => typeof tag === "string").map((tag) => tag.trim())
}

/** An allergen without a code keeps its name, so that it is not lost. */
const codesOf = (value: unknown): ReadonlyArray<string> =>
  readTags(value)
    .map((tag) => tag.replace(/^[a-z]{2,3}:/, "").toLowerCase())
    .filter((name) => name !== "" && name !== "none")
    .map((name) => allergenCodes[name] ?? cutText(name.replaceAll("-", " "), maxAllergenLength))

const firstPresent = (row: RawRow, names: ReadonlyArray<string>): unknown =>
  names.map((name) => row[name]).find((value) => readTags(value).some((tag) => tag !== ""))

/** Reads what a product contains and may contain; null when nothing is stated, because an empty list mostly means that nobody has filled it in. */
const readAllergens = (row: RawRow): ReadonlyArray<WireAllergen> | null => {
  const contained = firstPresent(row, ["allergens_tags", "allergens"])
  const traces = firstPresent(row, ["traces_tags", "traces"])
  if (contained === undefined && traces === undefined) return null
  const containedCodes = new Set(codesOf(contained))
  const traceCodes = new Set(codesOf(traces).filter((code) => !containedCodes.has(code)))
  return [
    ...[...containedCodes].map((typeCode) => ({ typeCode, levelOfContainment: 0 as const })),
    ...[...traceCodes].map((typeCode) => ({ typeCode, levelOfContainment: 1 as const }))
  ]
}

const units = { gram: 0, kilojoule: 4, kilocalorie: 5 } as const

/** The nutrients of a nutrition declaration in its order: name, the shop's code, unit, and the maximum in 100 grams. */
const nutrients = [
  ["energy-kj", "ENER-", units.kilojoule, 4_000],
  ["energy-kcal", "ENER-", units.kilocalorie, 950],
  ["fat", "FAT", units.gram, 100],
  ["saturated-fat", "FASAT", units.gram, 100],
  ["carbohydrates", "CHOAVL", units.gram, 100],
  ["sugars", "SUGER-", units.gram, 100],
  ["polyols", "POLYL", units.gram, 100],
  ["fiber", "FIBGT", units.gram, 100],
  ["proteins", "PRO-", units.gram, 100],
  ["salt", "SALTEQ", units.gram, 100]
] as const

/** Reads the nutrients in 100 grams or millilitres, of an object, or of the columns of a table. Impossible values are omitted. */
const readNutrients = (row: RawRow): ReadonlyArray<WireNutrient> => {
  const values = isObject(row["nutriments"]) ? row["nutriments"] : row
  return nutrients.flatMap(([name, typeCode, unitOfMeasure, maximum]) => {
    // The unit of 'energy' is the kilojoule.
    const raw = values[`${name}_100g`] ?? (name === "energy-kj" ? values["energy_100g"] : undefined)
    const value = readNumber(raw)
    if (value === null || value < 0 || value > maximum) return []
    const precision = unitOfMeasure === units.gram ? 100 : 1
    return [
      {
        typeCode,
        unitOfMeasure,
        measurementPrecision: "APPROXIMATELY",
        value: Math.round(value * precision) / precision
      }
    ]
  })
}

/** Writes the ingredients between underscores in capitals, since both marks emphasize allergens: '_vetemjöl_' becomes 'VETEMJÖL'. */
const capitalizeMarked = (ingredients: string): string =>
  ingredients.replace(/_([^_]+)_/g, (_, allergen: string) => allergen.toUpperCase()).replaceAll("_", "")

/** The ingredients, allergens and nutrients of a row of Open Food Facts; null when it states none of them. What it does not state is null, not empty. */
export const readFood = (row: RawRow, ingredients: string | null, isLiquid: boolean): WireFoodAndBeverage | null => {
  const allergenInformation = readAllergens(row)
  const foodNutrients = readNutrients(row)
  if (ingredients === null && allergenInformation === null && foodNutrients.length === 0) return null
  return {
    ingredientStatement: ingredients === null ? null : capitalizeMarked(ingredients),
    allergenInformation,
    nutrientInformations:
      foodNutrients.length === 0
        ? null
        : [
            {
              nutrientBasisQuantity: { unitOfMeasure: isLiquid ? "MLT" : "GRM", value: 100 },
              preparationState: "UNPREPARED",
              nutrients: foodNutrients
            }
          ]
  }
}
