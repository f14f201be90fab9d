import { type Kysely, sql } from "kysely"
import { fromKronor } from "#core/kernel/money.ts"
import { asciiSlug } from "#adapters/staging/catalogue/slug.ts"
import { toJsonText } from "#adapters/staging/database/json-text.ts"
import { dishSearchTextOf } from "#adapters/staging/text-search/dish-search-text.ts"
import { vocabularyOf } from "#adapters/staging/text-search/search-text.ts"
import type { Tables } from "#adapters/staging/database/tables.ts"
import { ownGtin } from "../own-gtin.ts"
import { demoMeals } from "./catered-meals.ts"
import { cateringCategories } from "./catering-categories.ts"
import { declarationOf, type DemoMeal } from "./parse-meals.ts"

/** The names and the dishes of a meal's variants. */
const variantTextsOf = ({ variants }: DemoMeal): ReadonlyArray<string> =>
  variants.flatMap(({ name, contents }) => [name, ...contents])

const vocabulary = vocabularyOf(demoMeals.flatMap((meal) => [meal.name, ...variantTextsOf(meal)]))

/** The search vector of a meal, with its words weighted by importance. */
const searchVectorSql = (meal: DemoMeal) => {
  const { a, b, c } = dishSearchTextOf({ name: meal.name, contents: variantTextsOf(meal) }, vocabulary)
  return sql<string>`setweight(to_tsvector('skafferi', ${a}), 'A') || setweight(to_tsvector('skafferi', ${b}), 'B') || setweight(to_tsvector('skafferi', ${c}), 'C')`
}

const mealRow = (meal: DemoMeal, position: number) => {
  const { number, name, unit, category, leadDays, season, description, sides } = meal
  const slug = asciiSlug(name)
  return {
    id: `C${number}`,
    name,
    slug,
    url: `/catering/${category}/bestall-c:${slug}`,
    unit,
    category,
    position,
    image_url: `/images/catering/C${number}`,
    description,
    lead_days: leadDays,
    season_from: season?.[0] ?? null,
    season_to: season?.[1] ?? null,
    sides: toJsonText(sides),
    search: searchVectorSql(meal)
  }
}

const variantRows = (meal: DemoMeal) => {
  const category = cateringCategories.find(({ id }) => id === meal.category)
  return meal.variants.map((variant, index) => ({
    gtin: ownGtin("meal", meal.number, index + 1),
    meal_id: `C${meal.number}`,
    name: variant.name,
    quantity_from: variant.minQuantity,
    quantity_to: variant.maxQuantity,
    price: fromKronor(variant.priceKronor),
    position: index + 1,
    contents: variant.contents,
    freshness: category?.freshness ?? null,
    storage: category?.storage ?? null,
    content_information: meal.contentInformation,
    other_information: category?.otherInformation ?? null,
    ...declarationOf(meal, variant)
  }))
}

/** Inserts the catering menu of the demo shop. */
export const seedCatering = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .insertInto("catering_categories")
    .values(cateringCategories.map(({ id, name }, position) => ({ id, name, position })))
    .execute()
  await database.insertInto("catered_meals").values(demoMeals.map(mealRow)).execute()
  await database.insertInto("catered_meal_variants").values(demoMeals.flatMap(variantRows)).execute()
}
