import type { RecipeMarking } from "#core/recipes/model.ts"
import type { WireFacetJson } from "../catalogue/facets.ts"
import { markingsOf } from "../recipes/recipe-json.ts"

/** The selected options. A recipe matches when it has all markings and one of the times. */
export interface RecipeFilters {
  readonly markings: ReadonlyArray<string>
  readonly times: ReadonlyArray<string>
}

type Filterable = Parameters<typeof markingsOf>[0]

/** The options are Swedish texts, since clients display them unchanged. */
const markingOptions: Readonly<Record<RecipeMarking, string>> = {
  quick: "Snabblagat",
  organic: "Ekologisk",
  vegetarian: "Vegetarisk",
  vegan: "Vegansk",
  lactoseFree: "Laktosfri",
  glutenFree: "Glutenfri"
}

/** Each option with its longest time in minutes, the shortest first. */
const timeOptions = [
  ["0–15 min", 15],
  ["16–30 min", 30],
  ["31–60 min", 60],
  ["Över 60 min", Infinity]
] as const

const namesOfMarkings = (recipe: Filterable): ReadonlyArray<string> =>
  markingsOf(recipe).map((marking) => markingOptions[marking])

const timeOf = ({ cooking_time: minutes }: Filterable): string | undefined =>
  minutes === null ? undefined : timeOptions.find(([, longest]) => minutes <= longest)?.[0]

const hasMarkings = ({ markings }: RecipeFilters, recipe: Filterable): boolean => {
  const recipeMarkings = namesOfMarkings(recipe)
  return markings.every((marking) => recipeMarkings.includes(marking))
}

const hasTime = ({ times }: RecipeFilters, recipe: Filterable): boolean => {
  const time = timeOf(recipe)
  return times.length === 0 || (time !== undefined && times.includes(time))
}

export const matchesFilters = (filters: RecipeFilters, recipe: Filterable): boolean =>
  hasMarkings(filters, recipe) && hasTime(filters, recipe)

/** The options with hits. Selected options without hits stay in the list, so that they can be deselected. */
const facetOf = (
  name: string,
  options: ReadonlyArray<string>,
  selectedOptions: ReadonlyArray<string>,
  values: ReadonlyArray<string | undefined>
): WireFacetJson => ({
  name,
  options: options.flatMap((option) => {
    const count = values.filter((value) => value === option).length
    return count === 0 && !selectedOptions.includes(option)
      ? []
      : [{ option, count, selected: selectedOptions.includes(option) }]
  })
})

/** Counts the hits of each option. Selected times are combined with OR, so the time filter does not affect the counts of times. */
export const recipeFacets = <Recipe extends Filterable>(
  recipes: ReadonlyArray<Recipe>,
  filters: RecipeFilters
): ReadonlyArray<WireFacetJson> => {
  const recipesWithMarkings = recipes.filter((recipe) => hasMarkings(filters, recipe))
  return [
    facetOf(
      "RecipeMarkings",
      Object.values(markingOptions),
      filters.markings,
      recipesWithMarkings.filter((recipe) => hasTime(filters, recipe)).flatMap(namesOfMarkings)
    ),
    facetOf(
      "CookingTimes",
      timeOptions.map(([option]) => option),
      filters.times,
      recipesWithMarkings.map(timeOf)
    )
  ]
}
