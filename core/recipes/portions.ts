/** The portions that cards show, and the default for adding a recipe (CONST-03, RECIPE-39). */
export const defaultPortions = 4
export const minPortions = 1
export const maxPortions = 12

/** Clamps portions to a whole number from 1 to 12 (RECIPE-03). */
export const clampPortions = (portions: number): number =>
  Number.isNaN(portions) ? minPortions : Math.min(maxPortions, Math.max(minPortions, Math.round(portions)))

/** The portions that a recipe's page shows first: the recipe's own, 1 when it has none (RECIPE-04, RECIPE-05). */
export const initialPortions = ({ portions }: { readonly portions: number | null }): number =>
  clampPortions(portions ?? 1)
