import { add, type Ore } from "../kernel/money.ts"
import type { IngredientProduct, RecipeItem } from "./model.ts"
import { canBeBought, priceOfQuantity } from "./rules.ts"

/** A product of a recipe, with the total quantity for all ingredients that need it. */
export interface RecipeRow {
  readonly product: NonNullable<IngredientProduct["toBuy"]>["product"]
  readonly quantity: number
  /** Whether most people have it at home. */
  readonly atHome: boolean
}

/** The products of a recipe without duplicates: the quantities of ingredients that need the same product are added. */
export const recipeRows = (products: ReadonlyArray<IngredientProduct>): ReadonlyArray<RecipeRow> => {
  const rows = new Map<string, RecipeRow>()
  for (const { toBuy, atHome } of products) {
    if (toBuy === null) continue
    const { product, quantity } = toBuy
    const earlierRow = rows.get(product.id)
    rows.set(product.id, {
      product,
      quantity: Math.round((quantity + (earlierRow?.quantity ?? 0)) * 10) / 10,
      atHome: atHome && (earlierRow?.atHome ?? true)
    })
  }
  return [...rows.values()]
}

/** The ingredients that the store lacks, without those that most people have at home (RECIPE-35). */
export const missingIngredients = (products: ReadonlyArray<IngredientProduct>): ReadonlyArray<string> =>
  products.flatMap(({ ingredient, atHome, toBuy }) =>
    !atHome && (toBuy === null || !canBeBought(toBuy.product)) ? [ingredient] : []
  )

/** The ids of the products that are selected by default: those that can be bought, except those that most people have at home (RECIPE-23, decision 0049). */
export const selectedByDefault = (products: ReadonlyArray<IngredientProduct>): ReadonlySet<string> =>
  new Set(recipeRows(products).flatMap(({ product, atHome }) => (!atHome && canBeBought(product) ? [product.id] : [])))

/** The shopper's changes to the default selection, by product id: whether the product is selected. */
export type SelectionChanges = Readonly<Record<string, boolean>>

/** The ids of the selected products. When other portions, another variant or another store are chosen, the shopper's changes to products that are still listed stay. */
export const selectedProductIds = (
  products: ReadonlyArray<IngredientProduct>,
  changes: SelectionChanges
): ReadonlySet<string> => {
  const defaults = selectedByDefault(products)
  return new Set(
    recipeRows(products).flatMap(({ product }) =>
      canBeBought(product) && (changes[product.id] ?? defaults.has(product.id)) ? [product.id] : []
    )
  )
}

/** The price of the selected products, as the cart computes it: without promotions (decision 0020). */
export const selectionTotal = (products: ReadonlyArray<IngredientProduct>, selectedIds: ReadonlySet<string>): Ore =>
  add(
    ...recipeRows(products).flatMap(({ product, quantity }) =>
      selectedIds.has(product.id) && product.price !== null
        ? [priceOfQuantity(product.unit, product.price.current, quantity)]
        : []
    )
  )

/** The selected products as they are added to the cart. */
export const chosenRecipeItems = (
  products: ReadonlyArray<IngredientProduct>,
  selectedIds: ReadonlySet<string>
): ReadonlyArray<RecipeItem> =>
  recipeRows(products).flatMap(({ product: { id, gtin, name, unit }, quantity }) =>
    selectedIds.has(id) ? [{ gtin, itemNo: id, name, unit, quantity }] : []
  )
