import type { Profile } from "./profile-type.ts"
import type { WireAllergen, WireFoodAndBeverage, WireNutrient } from "#adapters/staging/database/product-facts.ts"
import { randomUnit } from "#adapters/staging/seeded-random.ts"
import type { Traits } from "./traits.ts"

const gluten = /vete|pasta|bröd|korn(?!tia)|havre|råg|kex|kaka/i

const namedAllergens: ReadonlyArray<readonly [RegExp, string]> = [
  [/jordnöt|satay/i, "AP"],
  [/mandel(?!potatis)|hasselnöt|cashew|valnöt|pistage|nougat|nötkräm|pekan/i, "AN"],
  [/räk|kräft|hummer|krabb/i, "AC"],
  [/mussl|ostron\b/i, "UM"],
  [/\bägg|majonnäs|bearnaise|aioli/i, "AE"],
  [/\blax|torsk|\bsill|tonfisk|makrill|ansjovis|sardin|kaviar/i, "AF"],
  [/\bost|grädd|(?<!mandel|nöt|jordnöts)smör(?!gås)|(?<!kokos)mjölk|yoghurt|crème|gratäng|lasagne|kebabsås/i, "AM"],
  [/soja|tofu|teriyaki/i, "AY"],
  [/sesam|tahini/i, "AS"],
  [/senap/i, "BM"],
  [/selleri/i, "BC"]
]

/** Allergens from the profile, the traits and the name, without those that a marking excludes. */
const allergensOf = (
  name: string,
  profile: Profile,
  traits: Traits,
  markings: ReadonlySet<string>
): ReadonlyArray<WireAllergen> => {
  const contains = new Set([...profile.allergens, ...traits.allergens])
  if (profile.ingredients !== null)
    for (const [pattern, code] of namedAllergens) if (pattern.test(name)) contains.add(code)
  if (markings.has("GLUTENFREE")) contains.delete("AW")
  if (markings.has("VEGAN")) for (const code of ["AM", "AE", "AF", "AC", "UM"]) contains.delete(code)
  if (/havre/i.test(name)) contains.delete("AY")
  else if (/soja|soya/i.test(name) && !gluten.test(name)) contains.delete("AW")
  else if (/kokos|mandel/i.test(name) && markings.has("VEGAN")) contains.delete("AW")
  const mayContain = (profile.mayContain ?? []).filter(
    (code) => !contains.has(code) && !(code === "AW" && markings.has("GLUTENFREE"))
  )
  return [
    ...[...contains].map((typeCode) => ({ typeCode, levelOfContainment: 0 as const })),
    ...mayContain.map((typeCode) => ({ typeCode, levelOfContainment: 1 as const }))
  ]
}

const roundToTenth = (value: number): number => Math.round(value * 10) / 10

const nutrient = (typeCode: string, value: number, unitOfMeasure: WireNutrient["unitOfMeasure"] = 0): WireNutrient => ({
  typeCode,
  unitOfMeasure,
  measurementPrecision: "APPROXIMATELY",
  value
})

/** Nutrients per 100 g or ml; a percentage in the name ('1,5%') is the fat content, and energy follows from the others. */
const nutrientsOf = (name: string, values: NonNullable<Profile["nutrients"]>): ReadonlyArray<WireNutrient> => {
  const vary = (value: number, index: number) => roundToTenth(value * (0.95 + randomUnit(`${name} ${index}`) * 0.1))
  const [fat, saturated, carbohydrate, sugars, fibre, protein] = values.map(vary) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number
  ]
  const percentText = /(\d+(?:,\d+)?)%/.exec(name)?.[1]
  const percent = percentText === undefined ? null : Number(percentText.replace(",", "."))
  const realFat = percent !== null && percent <= 80 && values[0] > 0 ? percent : fat
  const realSaturated = realFat === fat ? saturated : roundToTenth((realFat * values[1]) / values[0])
  const kcal = Math.round(9 * realFat + 4 * carbohydrate + 4 * protein + 2 * fibre)
  return [
    nutrient("ENER-", Math.round(kcal * 4.184), 4),
    nutrient("ENER-", kcal, 5),
    nutrient("FAT", realFat),
    nutrient("FASAT", Math.min(realSaturated, realFat)),
    nutrient("CHOAVL", carbohydrate),
    nutrient("SUGER-", Math.min(sugars, carbohydrate)),
    nutrient("FIBGT", fibre),
    nutrient("PRO-", protein),
    nutrient("SALTEQ", Math.round(values[6] * 100) / 100)
  ]
}

/** Variants that describe a cut, size or strength, not an ingredient. */
const notFlavours =
  /^(original|hel|hela|hel[ag]|bit|bitar|i bit|skiv|tärna|riven|riv|mild|stark|medium|hot|mini|stor|liten|små|tunn|tjock|fin|grov|lätt|mager|klassisk|extra|portions|block|filé|flytande|fast|naturell|standard|ekologisk|fullkorn|glutenfri|laktosfri|normal|mellan|mörkrost|familj|rulle|burk|tub|vit[at]?$|färsk|kokt|kokta|rå |råa|skalad|hackad|strimlad|rostad|krossad|torkad|med |utan |[0-9])/i

/** Ingredients, allergens and nutrients; null for products that are not food. */
export const foodFacts = ({
  name,
  variant,
  isLiquid,
  profile,
  traits,
  markings
}: {
  readonly name: string
  readonly variant: string | null
  readonly isLiquid: boolean
  readonly profile: Profile
  readonly traits: Traits
  /** The codes of the product's markings. */
  readonly markings: ReadonlySet<string>
}): WireFoodAndBeverage | null => {
  if (profile.ingredients === null && profile.nutrients === null) return null
  const flavour = variant !== null && !notFlavours.test(variant) ? variant.toLowerCase() : null
  const nameWithoutVariant = (variant === null ? name : name.replace(variant, "").trim() || name)
    .replace(/^Ekologiska? |\s*\d+(,\d+)?%/gi, "")
    .toLowerCase()
  const statement =
    profile.ingredients
      ?.replace(/^\{\}/, flavour ?? nameWithoutVariant)
      .replace("{}, ", flavour === null ? "" : `${flavour}, `)
      .replace("{}", flavour ?? nameWithoutVariant) ?? null
  return {
    ingredientStatement: statement === null ? null : statement.charAt(0).toUpperCase() + statement.slice(1),
    allergenInformation: allergensOf(name, profile, traits, markings),
    nutrientInformations: profile.nutrients
      ? [
          {
            nutrientBasisQuantity: { unitOfMeasure: isLiquid ? "MLT" : "GRM", value: 100 },
            preparationState: "UNPREPARED",
            nutrients: nutrientsOf(name, profile.nutrients)
          }
        ]
      : []
  }
}
