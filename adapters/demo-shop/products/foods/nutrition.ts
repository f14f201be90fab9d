import type { WireNutrient } from "#adapters/staging/database/product-facts.ts"
import { randomUnit } from "#adapters/staging/seeded-random.ts"
import type { Food, Nutrients } from "./parse-foods.ts"

const roundToTenth = (value: number): number => Math.round(value * 10) / 10

/** Energy in kcal, as the law calculates it from the nutrients. */
export const energyOf = ({ fat, carbohydrate, polyols, fibre, protein, alcohol }: Nutrients): number =>
  9 * fat + 4 * (carbohydrate - polyols) + 2.4 * polyols + 2 * fibre + 4 * protein + 7 * alcohol

const totalOf = ({ fat, carbohydrate, fibre, protein, salt, alcohol }: Nutrients): number =>
  fat + carbohydrate + fibre + protein + salt + alcohol

/** The fat content that a name states: 1.5 for 'Mellanmjölk 1,5 %'. */
const fatInName = (name: string): number | null => {
  const text = /(\d+(?:,\d+)?)\s?%/.exec(name)?.[1]
  return text === undefined ? null : Number(text.replace(",", "."))
}

/** Varies the nutrients slightly by the key, so that products of the same kind differ; saturated fat, sugars and polyols keep their shares. */
const vary = (nutrients: Nutrients, key: string): Nutrients => {
  const factorOf = (nutrient: string): number => 0.96 + randomUnit(`${key} ${nutrient}`) * 0.08
  const [fatFactor, carbohydrateFactor, fibreFactor, proteinFactor] = ["fat", "carbohydrate", "fibre", "protein"].map(
    factorOf
  ) as [number, number, number, number]
  const variedNutrients = {
    ...nutrients,
    fat: nutrients.fat * fatFactor,
    saturated: nutrients.saturated * fatFactor,
    carbohydrate: nutrients.carbohydrate * carbohydrateFactor,
    sugars: nutrients.sugars * carbohydrateFactor,
    polyols: nutrients.polyols * carbohydrateFactor,
    fibre: nutrients.fibre * fibreFactor,
    protein: nutrients.protein * proteinFactor
  }
  return totalOf(variedNutrients) > 99 ? nutrients : variedNutrients
}

const roundNutrients = (nutrients: Nutrients): Nutrients => {
  const fat = roundToTenth(nutrients.fat)
  const carbohydrate = roundToTenth(nutrients.carbohydrate)
  return {
    fat,
    saturated: Math.min(fat, roundToTenth(nutrients.saturated)),
    carbohydrate,
    sugars: Math.min(carbohydrate, roundToTenth(nutrients.sugars)),
    polyols: Math.min(carbohydrate, roundToTenth(nutrients.polyols)),
    fibre: roundToTenth(nutrients.fibre),
    protein: roundToTenth(nutrients.protein),
    salt: Math.round(nutrients.salt * 100) / 100,
    alcohol: roundToTenth(nutrients.alcohol)
  }
}

/** The nutrients of a product; the key makes products of the same kind with several ingredients differ, unless their names state the fat content. */
export const nutrientsOf = (food: Food, name: string, key: string): Nutrients | null => {
  if (food.nutrients === null) return null
  if (food.saturatedShare === null)
    return roundNutrients(food.ingredients?.includes(",") === true ? vary(food.nutrients, key) : food.nutrients)
  const fat = fatInName(name)
  if (fat === null) throw new Error(`No fat content in '${name}'`)
  return { ...roundNutrients({ ...food.nutrients, fat, saturated: fat * food.saturatedShare }), fat }
}

const makeNutrient = (
  typeCode: string,
  value: number,
  unitOfMeasure: WireNutrient["unitOfMeasure"] = 0
): WireNutrient => ({
  typeCode,
  unitOfMeasure,
  measurementPrecision: "APPROXIMATELY",
  value
})

/** The nutrients in the order of a label. */
export const wireNutrients = (nutrients: Nutrients): ReadonlyArray<WireNutrient> => {
  const kcal = energyOf(nutrients)
  return [
    makeNutrient("ENER-", Math.round(kcal * 4.184), 4),
    makeNutrient("ENER-", Math.round(kcal), 5),
    makeNutrient("FAT", nutrients.fat),
    makeNutrient("FASAT", nutrients.saturated),
    makeNutrient("CHOAVL", nutrients.carbohydrate),
    makeNutrient("SUGER-", nutrients.sugars),
    ...(nutrients.polyols > 0 ? [makeNutrient("POLYL", nutrients.polyols)] : []),
    makeNutrient("FIBGT", nutrients.fibre),
    makeNutrient("PRO-", nutrients.protein),
    makeNutrient("SALTEQ", nutrients.salt),
    ...(nutrients.alcohol > 0 ? [makeNutrient("ALC", nutrients.alcohol)] : [])
  ]
}
