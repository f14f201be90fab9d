import { type Kysely, sql } from "kysely"
import type { Schema } from "effect"
import type { RecipeMarking, VariantFlag } from "#core/recipes/model.ts"
import type { WireRecipe, WireRecipeSummary } from "#core/recipes/wire.ts"
import { type Ore, toKronor } from "#core/kernel/money.ts"
import type { Tables } from "../database/tables.ts"
import { type RecipeToBuy, priceOfProducts, readRecipeProducts } from "./recipe-products.ts"

type SummaryJson = Schema.Codec.Encoded<typeof WireRecipeSummary>
type RecipeJson = Schema.Codec.Encoded<typeof WireRecipe>

/** The columns that a list of recipes shows. */
export const summaryColumns = [
  "id",
  "name",
  "url",
  "image_url",
  "image_alt",
  "cooking_time",
  "portions",
  "flags",
  "variants",
  "sellable"
] as const

export const detailColumns = [
  ...summaryColumns,
  "description",
  "instructions",
  "tip",
  "source",
  "published",
  "kilocalories",
  "cuisine",
  "keywords",
  "categories"
] as const

interface SummaryRow extends RecipeToBuy {
  readonly name: string
  readonly url: string
  readonly image_url: string | null
  readonly image_alt: string
  readonly cooking_time: number | null
  readonly flags: ReadonlyArray<RecipeMarking>
  readonly sellable: boolean
}

interface DetailRow extends SummaryRow {
  readonly description: string | null
  readonly instructions: ReadonlyArray<string>
  readonly tip: string | null
  readonly source: string | null
  readonly published: string | null
  readonly kilocalories: number | null
  readonly cuisine: string | null
  readonly keywords: ReadonlyArray<string>
  readonly categories: ReadonlyArray<string>
}

/** The maximum cooking time of a quick recipe, in minutes. */
const maxQuickMinutes = 25

export const pictureOf = ({ image_url: url, image_alt: alt }: Pick<SummaryRow, "image_url" | "image_alt">) =>
  url === null ? null : { url, alt }

/** The markings of a recipe: 'quick' for a short cooking time, and its dietary flags. */
export const markingsOf = ({
  cooking_time: minutes,
  flags
}: Pick<SummaryRow, "cooking_time" | "flags">): ReadonlyArray<RecipeMarking> => [
  ...(minutes !== null && minutes <= maxQuickMinutes ? (["quick"] as const) : []),
  ...flags
]

export const summaryJson = (row: SummaryRow, store: string, price: Ore | null): SummaryJson => ({
  id: row.id,
  name: row.name,
  url: row.url,
  image: pictureOf(row),
  cookingTime: row.cooking_time,
  markings: markingsOf(row),
  quantity: { value: row.portions },
  preview: {
    variants: row.variants,
    minimumPrice: price === null ? null : toKronor(price),
    fullySatisfied: price !== null
  },
  recipeStoreDetails: { id: store },
  sellable: row.sellable
})

/** Reads the positions, by recipe, of the ingredients that most people have at home. */
export const readIngredientsAtHome = async (database: Kysely<Tables>, ids: ReadonlyArray<string>) => {
  const rows = await database
    .selectFrom("recipe_ingredients")
    .select(["recipe_id", "position"])
    .where("recipe_id", "=", sql<string>`any(${ids})`)
    .where("at_home", "=", true)
    .execute()
  const positions = new Map<string, Set<number>>(ids.map((id) => [id, new Set()]))
  for (const { recipe_id, position } of rows) positions.get(recipe_id)?.add(position)
  return positions
}

/** Calculates the price of each recipe for its own portions in a store, without ingredients that most people have at home; null when the store lacks a product or the recipe needs none. */
export const calculateRecipePrices = async (
  database: Kysely<Tables>,
  recipes: ReadonlyArray<RecipeToBuy>,
  { store, now }: { readonly store: string; readonly now: number }
): Promise<ReadonlyMap<string, Ore | null>> => {
  const [products, atHome] = await Promise.all([
    readRecipeProducts(database, recipes, { store, now }),
    readIngredientsAtHome(
      database,
      recipes.map(({ id }) => id)
    )
  ])
  return new Map(
    [...products].map(([id, productsOfRecipe]) => [
      id,
      productsOfRecipe.size === 0 ? null : priceOfProducts(productsOfRecipe, atHome.get(id) ?? new Set())
    ])
  )
}

/** Reads the ingredients of recipes with the names of their substitutes in each variant. */
const readIngredients = async (database: Kysely<Tables>, ids: ReadonlyArray<string>) => {
  const anyOfIds = sql<string>`any(${ids})`
  const ingredients = await database
    .selectFrom("recipe_ingredients")
    .selectAll()
    .where("recipe_id", "=", anyOfIds)
    .orderBy("recipe_id")
    .orderBy("position")
    .execute()
  const substitutes = await database
    .selectFrom("recipe_articles")
    .select(["recipe_id", "position", "variant", "name"])
    .where("recipe_id", "=", anyOfIds)
    .where("rank", "=", 0)
    .where("name", "is not", null)
    .execute()
  return ingredients.map((row) => ({
    recipeId: row.recipe_id,
    ingredient: {
      groupId: row.group_name === "" ? "1" : row.group_name,
      groupName: row.group_name,
      name: row.name,
      quantity: row.amount,
      unit: row.unit,
      pluralName: row.plural ?? row.name,
      note: row.note,
      substitutes: substitutes
        .filter(({ recipe_id, position }) => recipe_id === row.recipe_id && position === row.position)
        .map(({ variant, name }) => ({ variants: variant.split(",") as ReadonlyArray<VariantFlag>, name: name ?? "" }))
    }
  }))
}

/** Reads recipes with all data that their pages show, in the order of the rows. */
export const readRecipesJson = async (
  database: Kysely<Tables>,
  rows: ReadonlyArray<DetailRow>,
  { store, now }: { readonly store: string; readonly now: number }
): Promise<ReadonlyArray<RecipeJson>> => {
  const [prices, ingredients] = await Promise.all([
    calculateRecipePrices(database, rows, { store, now }),
    readIngredients(
      database,
      rows.map(({ id }) => id)
    )
  ])
  return rows.map((row) => ({
    ...summaryJson(row, store, prices.get(row.id) ?? null),
    images: [pictureOf(row) ?? []].flat(),
    source: row.source,
    cookingInstructions: row.instructions.length === 0 ? null : row.instructions.join("\n"),
    cookingAdviceAdult: row.tip,
    ingredients: ingredients.filter(({ recipeId }) => recipeId === row.id).map(({ ingredient }) => ingredient),
    recipeInstructions: row.instructions.map((text) => ({ text })),
    description: row.description,
    published: row.published,
    kilocalories: row.kilocalories,
    cuisine: row.cuisine,
    keywords: row.keywords,
    categories: row.categories
  }))
}
