import { type Kysely, sql } from "kysely"
import { kilogramsOf } from "#core/catalogue/weight.ts"
import { unitOfCode } from "#core/catalogue/units.ts"
import { add, type Ore } from "#core/kernel/money.ts"
import type { VariantFlag } from "#core/recipes/model.ts"
import { priceOfQuantity, quantityForPortions } from "#core/recipes/rules.ts"
import { reasonNotSold } from "../catalogue/reason-not-sold.ts"
import { noStoreNumber } from "../catalogue/store-details.ts"
import type { Tables } from "../database/tables.ts"

/** The data of a recipe that determine which products to buy for it, and how many. */
export interface RecipeToBuy {
  readonly id: string
  readonly portions: number
  readonly variants: ReadonlyArray<VariantFlag>
}

/** The key of a variant: its flags in alphabetical order. Flags for which the recipe has no variant are ignored. */
export const variantKey = ({ variants }: Pick<RecipeToBuy, "variants">, flags: ReadonlyArray<VariantFlag>): string =>
  variants
    .filter((flag) => flags.includes(flag))
    .toSorted()
    .join(",")

/** Reads the products for each ingredient of recipes, the preferred product first, with the data of the products in a store. */
const readArticleRows = (database: Kysely<Tables>, recipeIds: ReadonlyArray<string>, store: string) =>
  database
    .selectFrom("recipe_articles as a")
    .innerJoin("recipe_ingredients as i", (join) =>
      join.onRef("i.recipe_id", "=", "a.recipe_id").onRef("i.position", "=", "a.position")
    )
    .innerJoin("products as p", "p.id", "a.product_id")
    .leftJoin("store_products as s", (join) => join.onRef("s.no", "=", "p.no").on("s.store_number", "=", store))
    .select(["a.recipe_id", "a.position", "a.variant", "a.contents", "i.amount"])
    .select(["p.no", "p.id", "p.gtin", "p.name", "p.unit", "p.sellable", "p.visible", "p.collect_only"])
    .select(store === noStoreNumber ? "p.price" : "s.price")
    .select([
      sql<string | null>`${store === noStoreNumber ? sql`'0001-01-01'` : sql`s.available_from`}`.as("available_from"),
      sql<string | null>`s.available_to`.as("available_to")
    ])
    .where("a.recipe_id", "=", sql<string>`any(${recipeIds})`)
    .orderBy("a.recipe_id")
    .orderBy("a.position")
    .orderBy("a.rank")
    .execute()

type ArticleRow = Awaited<ReturnType<typeof readArticleRows>>[number]

/** The product that a store sells for an ingredient. */
export interface ProductToBuy extends Pick<ArticleRow, "no" | "id" | "gtin" | "name" | "unit" | "collect_only"> {
  readonly price: Ore
  /** In packs or grams; 0 when an earlier ingredient includes it. */
  readonly quantity: number
}

/** The products by recipe and position of the ingredient; null when the store sells none. An ingredient that needs no product has no entry. */
export type RecipeProducts = ReadonlyMap<string, ReadonlyMap<number, ProductToBuy | null>>

/** Selects the product for each ingredient of a recipe: the first one that the store sells. When several ingredients need the same product, the first of them has the whole quantity. */
const productsOfRecipe = (
  rows: ReadonlyArray<ArticleRow>,
  { portions, recipePortions, key, now }: { portions: number; recipePortions: number; key: string; now: number }
): ReadonlyMap<number, ProductToBuy | null> => {
  const chosenRows = [...new Set(rows.map(({ position }) => position))].map((position) => {
    const ingredientRows = rows.filter((row) => row.position === position)
    const variantRows = ingredientRows.filter(({ variant }) => variant === key)
    const candidates = variantRows.length > 0 ? variantRows : ingredientRows.filter(({ variant }) => variant === "")
    return { position, row: candidates.find((row) => reasonNotSold(row, now) === null) ?? null }
  })
  /** In packs, or in kilos for products sold by weight. */
  const amountByProduct = new Map<string, number>()
  for (const { row } of chosenRows)
    if (row !== null)
      amountByProduct.set(row.id, (amountByProduct.get(row.id) ?? 0) + (row.amount ?? row.contents) / row.contents)
  const includedIds = new Set<string>()
  return new Map(
    chosenRows.map(({ position, row }) => {
      if (row === null || row.price === null) return [position, null]
      const { no, id, gtin, name, unit, collect_only, price } = row
      const quantity = includedIds.has(id)
        ? 0
        : quantityForPortions(
            { amount: amountByProduct.get(id) ?? 0, contents: 1, unit: unitOfCode(unit) },
            { portions, recipePortions }
          )
      includedIds.add(id)
      return [position, { no, id, gtin, name, unit, collect_only, price, quantity }]
    })
  )
}

/** Reads the products that a store sells for the ingredients of recipes, by default for each recipe's own portions. */
export const readRecipeProducts = async (
  database: Kysely<Tables>,
  recipes: ReadonlyArray<RecipeToBuy>,
  {
    store,
    now,
    portions,
    flags = []
  }: {
    readonly store: string
    readonly now: number
    readonly portions?: number
    readonly flags?: ReadonlyArray<VariantFlag>
  }
): Promise<RecipeProducts> => {
  const rows = await readArticleRows(
    database,
    recipes.map(({ id }) => id),
    store
  )
  const rowsByRecipe = new Map<string, Array<ArticleRow>>(recipes.map(({ id }) => [id, []]))
  for (const row of rows) rowsByRecipe.get(row.recipe_id)?.push(row)
  return new Map(
    recipes.map((recipe) => [
      recipe.id,
      productsOfRecipe(rowsByRecipe.get(recipe.id) ?? [], {
        portions: portions ?? recipe.portions,
        recipePortions: recipe.portions,
        key: variantKey(recipe, flags),
        now
      })
    ])
  )
}

/** A product's quantity on the wire: in packs or kilograms. */
export const wireQuantity = ({ unit, quantity }: Pick<ProductToBuy, "unit" | "quantity">): number =>
  unitOfCode(unit) === "kilogram" ? kilogramsOf(quantity) : quantity

/** The price of a recipe's products, without those that most people have at home; null when the store lacks one. */
export const priceOfProducts = (
  products: ReadonlyMap<number, ProductToBuy | null>,
  atHome: ReadonlySet<number>
): Ore | null => {
  const productsToBuy = [...products].flatMap(([position, product]) => (atHome.has(position) ? [] : [product]))
  const prices = productsToBuy.map(
    (product) => product && priceOfQuantity(unitOfCode(product.unit), product.price, wireQuantity(product))
  )
  return prices.every((price) => price !== null) ? add(...prices) : null
}
