import { add, type Ore } from "../kernel/money.ts"
import type { IngredientGoods, RecipeItem } from "./model.ts"
import { canBeBought, goodsPrice } from "./rules.ts"

/** A product of a recipe, in the quantity for all ingredients that need it. */
export interface RecipeRow {
  readonly product: NonNullable<IngredientGoods["bought"]>["product"]
  readonly quantity: number
  /** Whether most people have it at home. */
  readonly atHome: boolean
}

/** The products of a recipe, each once: one that two ingredients need is bought in the sum of their quantities. */
export const recipeRows = (goods: ReadonlyArray<IngredientGoods>): ReadonlyArray<RecipeRow> => {
  const rows = new Map<string, RecipeRow>()
  for (const { bought, atHome } of goods) {
    if (bought === null) continue
    const { product, quantity } = bought
    const earlier = rows.get(product.id)
    rows.set(product.id, {
      product,
      quantity: Math.round((quantity + (earlier?.quantity ?? 0)) * 10) / 10,
      atHome: atHome && (earlier?.atHome ?? true)
    })
  }
  return [...rows.values()]
}

/** The ingredients that the store lacks, without those that most people have at home (RECIPE-35). */
export const missingIngredients = (goods: ReadonlyArray<IngredientGoods>): ReadonlyArray<string> =>
  goods.flatMap(({ ingredient, atHome, bought }) =>
    !atHome && (bought === null || !canBeBought(bought.product)) ? [ingredient] : []
  )

/** The ids of the products that are selected unless the shopper changes it: the sellable ones that people do not have at home (RECIPE-23). */
export const selectedByDefault = (goods: ReadonlyArray<IngredientGoods>): ReadonlySet<string> =>
  new Set(recipeRows(goods).flatMap(({ product, atHome }) => (!atHome && canBeBought(product) ? [product.id] : [])))

/** What the shopper has changed of the default selection, by the products' ids. */
export type SelectionChanges = Readonly<Record<string, boolean>>

/** The selected products: a choice of the shopper outlasts other portions, variants and stores for the products that remain. */
export const selectedProducts = (
  goods: ReadonlyArray<IngredientGoods>,
  changes: SelectionChanges
): ReadonlySet<string> => {
  const defaults = selectedByDefault(goods)
  return new Set(
    recipeRows(goods).flatMap(({ product }) =>
      canBeBought(product) && (changes[product.id] ?? defaults.has(product.id)) ? [product.id] : []
    )
  )
}

/** The price of the selected products, as the cart computes it: without promotions (decision 0020). */
export const selectionTotal = (goods: ReadonlyArray<IngredientGoods>, selected: ReadonlySet<string>): Ore =>
  add(
    ...recipeRows(goods).flatMap(({ product, quantity }) =>
      selected.has(product.id) && product.price !== null
        ? [goodsPrice(product.unit, product.price.current, quantity)]
        : []
    )
  )

/** The selected products as they are added to the cart. */
export const chosenRecipeItems = (
  goods: ReadonlyArray<IngredientGoods>,
  selected: ReadonlySet<string>
): ReadonlyArray<RecipeItem> =>
  recipeRows(goods).flatMap(({ product: { id, gtin, name, unit }, quantity }) =>
    selected.has(id) ? [{ gtin, itemNo: id, name, unit, quantity }] : []
  )
