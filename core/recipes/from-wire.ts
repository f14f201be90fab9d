import { type Ore, share } from "../kernel/money.ts"
import type { WireBagOffer } from "./bags-api.ts"
import {
  type BagOffer,
  type Ingredient,
  type IngredientGroup,
  type Recipe,
  type RecipeList,
  type RecipeMarking,
  recipeMarkings,
  type RecipeSummary,
  variantFlags
} from "./model.ts"
import { clampPortions } from "./portions.ts"
import type { WireRecipe, WireRecipeList, WireRecipeSummary } from "./wire.ts"

const isMarking = (text: string): text is RecipeMarking => recipeMarkings.some((marking) => marking === text)

const portionPriceFromWire = ({ preview, quantity }: WireRecipeSummary): Ore | null =>
  preview.minimumPrice === null ? null : share(preview.minimumPrice, 1, clampPortions(quantity.value ?? 1))

export const summaryFromWire = (wire: WireRecipeSummary): RecipeSummary => ({
  id: wire.id,
  name: wire.name,
  url: wire.url,
  picture: wire.image,
  cookingTime: wire.cookingTime,
  markings: wire.markings.filter(isMarking),
  portionPrice: portionPriceFromWire(wire)
})

const ingredientFromWire = (wire: WireRecipe["ingredients"][number]): Ingredient => ({
  name: wire.name,
  plural: wire.pluralName ?? wire.name,
  quantity: wire.quantity,
  unit: wire.unit,
  note: wire.note ?? null,
  substitutes: wire.substitutes?.map(({ variants, name }) => ({ flags: variants, name })) ?? []
})

/** Groups ingredients by their groupId, in the order of the response. */
const groupsFromWire = (wire: WireRecipe["ingredients"]): ReadonlyArray<IngredientGroup> =>
  [...new Set(wire.map(({ groupId }) => groupId))].map((id) => {
    const members = wire.filter(({ groupId }) => groupId === id)
    return { id, name: members[0]?.groupName ?? "", ingredients: members.map(ingredientFromWire) }
  })

export const recipeFromWire = (wire: WireRecipe): Recipe => ({
  ...summaryFromWire(wire),
  portions: wire.quantity.value,
  description: wire.description ?? null,
  groups: groupsFromWire(wire.ingredients),
  steps: wire.recipeInstructions.map(({ text }) => text),
  tip: wire.cookingAdviceAdult,
  source: wire.source,
  pictures: wire.images.map(({ url }) => url),
  variants: variantFlags.filter((flag) => wire.preview.variants.includes(flag)),
  sellable: wire.sellable,
  publishedDate: wire.published ?? null,
  kilocalories: wire.kilocalories ?? null,
  cuisine: wire.cuisine ?? null,
  keywords: wire.keywords ?? [],
  categories: wire.categories ?? []
})

export const recipeListFromWire = ({ items, facets, totalCount }: (typeof WireRecipeList)["Type"]): RecipeList => ({
  recipes: items.map(summaryFromWire),
  facets: facets.map(({ name, options }) => ({
    name,
    options: options.map(({ option, count, selected }) => ({ value: option, count, selected }))
  })),
  total: totalCount
})

export const bagOfferFromWire = ({ numberOfMeals, recipes, ...wire }: typeof WireBagOffer.Type): BagOffer => ({
  ...wire,
  portions: numberOfMeals,
  recipes: recipes.map(({ gtin, bagPrice, ...recipe }) => ({
    ...summaryFromWire(recipe),
    gtin,
    price: bagPrice,
    portionPrice: bagPrice === null ? null : share(bagPrice, 1, clampPortions(numberOfMeals))
  }))
})
