import type { Kysely } from "kysely"
import { fromKronor } from "#core/kernel/money.ts"
import { folderSlug } from "#adapters/staging/catalogue/slug.ts"
import { toJsonText } from "#adapters/staging/database/json-text.ts"
import type { Tables } from "#adapters/staging/database/tables.ts"
import { mealGtin } from "../meal-gtin.ts"
import { demoMeals } from "./catered-meals.ts"

/** Inserts the demo's catered meals with their variants. */
export const seedCatering = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .insertInto("catered_meals")
    .values(
      demoMeals.map(({ number, name, unit, sides }) => ({
        id: `C${number}`,
        name,
        url: `/catering/meny/${folderSlug(name)}-c${number}`,
        unit,
        sides: toJsonText(sides)
      }))
    )
    .execute()
  await database
    .insertInto("catered_meal_variants")
    .values(
      demoMeals.flatMap(({ number, variants }) =>
        variants.map(({ name, from, to, price }, index) => ({
          gtin: mealGtin("meal", number, index + 1),
          meal_id: `C${number}`,
          name,
          quantity_from: from,
          quantity_to: to,
          price: fromKronor(price)
        }))
      )
    )
    .execute()
}
