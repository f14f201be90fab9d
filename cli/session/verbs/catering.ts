import { Effect } from "effect"
import { lowestPrice } from "#core/catering/rules.ts"
import type { CateredMeal } from "#core/catering/model.ts"
import { toKronor } from "#core/kernel/money.ts"
import * as texts from "#web/text/catering.ts"
import { notFound } from "#web/text/errors.ts"
import { text, useCaseVerb } from "./verb.ts"

const plainMeal = (meal: CateredMeal) => {
  const lowest = lowestPrice(meal)
  const { id, name, url, unit } = meal
  return { id, name, url, unit, price: lowest === null ? null : toKronor(lowest.price) }
}

export const browseCatering = useCaseVerb("loadCateredMeals", {
  name: "browse-catering",
  summary: "Lists the catered meals of a category.",
  example: "browse-catering: smorgastartor",
  input: { category: text("A category's id; 'catering' for all meals") },
  shorthand: "category",
  run: ({ category }, loadCateredMeals) =>
    Effect.map(loadCateredMeals({ category }), (meals) => ({ total: meals.length, meals: meals.map(plainMeal) })),
  failures: { MealsUnavailable: texts.listFailed, MealCategoryNotFound: notFound }
})

export const cateredMeal = useCaseVerb("loadCateredMeal", {
  name: "catered-meal",
  summary: "Shows a catered meal with its variants and sides.",
  example: "catered-meal: landgang",
  input: { meal: text("The meal's name in its URL, or its id") },
  shorthand: "meal",
  run: ({ meal: name }, loadCateredMeal) =>
    Effect.map(loadCateredMeal({ name }), (meal) => ({
      ...plainMeal(meal),
      sides: meal.sides.map(({ id, name: side }) => ({ id, name: side })),
      variants: meal.variants.map(({ gtin, name: variant, quantityFrom, quantityTo, price, allergens }) => ({
        gtin,
        name: variant,
        quantityFrom,
        quantityTo,
        price: price === null ? null : toKronor(price),
        allergens
      }))
    })),
  failures: { MealsUnavailable: texts.listFailed, MealNotFound: texts.mealNotFound }
})
