import type { CateringUnit, MealSide } from "#core/catering/model.ts"
import { noUpperLimit } from "#core/catering/rules.ts"
import { capitalizeAllergens } from "../products/foods/allergen-words.ts"
import { dishIngredients } from "./dishes.ts"

export interface DemoMealVariant {
  /** Empty for a meal with one variant. */
  readonly name: string
  readonly minQuantity: number
  readonly maxQuantity: number
  /** For one portion or piece. */
  readonly priceKronor: number
  readonly contents: ReadonlyArray<string>
}

export interface DemoMeal {
  /** From 1001; the meal's id is 'C1001'. */
  readonly number: number
  readonly name: string
  readonly unit: CateringUnit
  readonly category: string
  readonly leadDays: number
  /** The first and the last day of each year's season, 'MM-DD'; null for a meal that is sold all year. */
  readonly season: readonly [from: string, to: string] | null
  readonly description: string
  /** Additional information about its contents, if any. */
  readonly contentInformation: string | null
  readonly sides: ReadonlyArray<MealSide>
  readonly variants: ReadonlyArray<DemoMealVariant>
}

const splitCells = (line: string): ReadonlyArray<string> => line.split("|").map((cell) => cell.trim())
const dishesIn = (text: string): ReadonlyArray<string> => text.split(", ")

const parseUnit = (text: string): CateringUnit => (text === "per styck" ? "per styck" : "per person")

/** '8-40' or '4-' is a range, '6 8 12' are sizes. */
const parseVariants = (line: string): ReadonlyArray<DemoMealVariant> => {
  const [name = "", quantities = "", price = "", contents = ""] = splitCells(line)
  const commonFields = { name, priceKronor: Number(price), contents: dishesIn(contents) }
  const [min = "", max] = quantities.split("-")
  return max === undefined
    ? quantities.split(" ").map((size) => ({ ...commonFields, minQuantity: Number(size), maxQuantity: Number(size) }))
    : [{ ...commonFields, minQuantity: Number(min), maxQuantity: max === "" ? noUpperLimit : Number(max) }]
}

const parseSide = (line: string): MealSide => {
  const [id = "", name = "", contents = ""] = splitCells(line)
  return { id, name, contents: dishesIn(contents) }
}

const linesStartingWith = (prefix: string, lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length))

const parseMeal = (text: string): DemoMeal => {
  const [heading = "", description = "", ...lines] = text.trim().split("\n")
  const [number = "", name = "", unit = "", category = "", leadDays = "", season = ""] = splitCells(heading)
  const [seasonFrom, seasonTo] = season.split(" ")
  return {
    number: Number(number),
    name,
    unit: parseUnit(unit),
    category,
    leadDays: Number(leadDays),
    season: seasonFrom === undefined || seasonTo === undefined ? null : [seasonFrom, seasonTo],
    description,
    contentInformation: linesStartingWith("@ ", lines)[0] ?? null,
    sides: linesStartingWith("> ", lines).map(parseSide),
    variants: linesStartingWith("= ", lines).flatMap(parseVariants)
  }
}

/**
 * Parses meals. A meal begins with '# number | name | unit | category | days of lead time | season', of which the last is optional, and a line with its
 * description. The lines below begin with '@ ' for additional information about the contents, '= name | quantities | price | dishes' for a variant and
 * '> id | name | dishes' for a side.
 */
export const parseMeals = (text: string): ReadonlyArray<DemoMeal> => text.split(/^# /m).slice(1).map(parseMeal)

const ingredientsOf = (dish: string): string => {
  const ingredients = dishIngredients.get(dish)
  if (ingredients === undefined) throw new Error(`The dish '${dish}' has no ingredients.`)
  return `${dish}: ${ingredients}.`
}

/** The Swedish names of the allergens by their codes. */
const allergenNames: Readonly<Record<string, string>> = {
  AC: "kräftdjur",
  AE: "ägg",
  AF: "fisk",
  AM: "mjölk",
  AN: "nötter",
  AP: "jordnötter",
  AS: "sesamfrön",
  AU: "sulfiter",
  AW: "gluten",
  AY: "soja",
  BC: "selleri",
  BM: "senap",
  UM: "blötdjur"
}

const joinNames = (words: ReadonlyArray<string>): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} och ${words.at(-1)}`

/** Returns the ingredients of a variant and of every side, with the allergens in capitals, and the sentences that name the allergens. */
export const declarationOf = (
  { sides }: Pick<DemoMeal, "sides">,
  { contents }: Pick<DemoMealVariant, "contents">
): { readonly ingredients: string; readonly allergens: string } => {
  const ownStatement = capitalizeAllergens(contents.map(ingredientsOf).join(" "))
  const sideStatements = sides.map((side) => ({
    name: side.name,
    ...capitalizeAllergens(side.contents.map(ingredientsOf).join(" "))
  }))
  const joinedNamesOf = (codes: ReadonlyArray<string>) =>
    joinNames(
      [...new Set(codes.map((code) => allergenNames[code] ?? code))].toSorted((a, b) => a.localeCompare(b, "sv"))
    )
  const allergenSentence = (subject: string, codes: ReadonlyArray<string>) =>
    codes.length === 0 ? `${subject} inga av de 14 allergenerna.` : `${subject} ${joinedNamesOf(codes)}.`
  return {
    ingredients: [ownStatement, ...sideStatements].map(({ text }) => text).join(" "),
    allergens: [
      allergenSentence("Innehåller", ownStatement.allergens),
      ...sideStatements.map(({ name, allergens }) =>
        allergenSentence(`Tillbehöret ${name.toLocaleLowerCase("sv")} innehåller`, allergens)
      )
    ].join(" ")
  }
}
