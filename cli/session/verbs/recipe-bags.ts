import { Effect } from "effect"
import { toKronor } from "#core/kernel/money.ts"
import type { BagOffer } from "#core/recipes/model.ts"
import { bagPrice } from "#core/recipes/bag-price.ts"
import { notFound } from "#web/text/errors.ts"
import { listFailed } from "#web/text/recipe.ts"
import { bagNotFound } from "#web/text/recipe-bag.ts"
import { text, useCaseVerb } from "./verb.ts"

const plainBag = (bag: BagOffer) => {
  const price = bagPrice(bag, new Set(bag.recipes.map(({ gtin }) => gtin)))
  return {
    id: bag.id,
    gtin: bag.gtin,
    name: bag.name,
    url: bag.url,
    portions: bag.portions,
    price: price === null ? null : toKronor(price.total),
    recipes: bag.recipes.map(({ gtin, name }) => ({ gtin, name }))
  }
}

export const browseRecipeBags = useCaseVerb("loadRecipeBags", {
  name: "browse-recipe-bags",
  summary: "Lists the recipe bags of a category.",
  example: "browse-recipe-bags: matkassar",
  input: { category: text("A category's id; 'matkassar' for all bags") },
  shorthand: "category",
  run: ({ category }, loadRecipeBags) =>
    Effect.map(loadRecipeBags({ category }), (bags) => ({ total: bags.length, bags: bags.map(plainBag) })),
  failures: { RecipesUnavailable: listFailed, RecipeCategoryNotFound: notFound }
})

export const recipeBag = useCaseVerb("loadRecipeBag", {
  name: "recipe-bag",
  summary: "Shows a recipe bag with the recipes that can be chosen.",
  example: "recipe-bag: B3",
  input: { bag: text("The bag's id") },
  shorthand: "bag",
  run: ({ bag: id }, loadRecipeBag) => Effect.map(loadRecipeBag({ id }), plainBag),
  failures: { RecipesUnavailable: listFailed, RecipeBagNotFound: bagNotFound }
})
