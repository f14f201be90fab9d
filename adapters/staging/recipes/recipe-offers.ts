import { type Kysely, sql } from "kysely"
import type { RecipeSwitch } from "#core/recipes/listing.ts"
import { storeDetails } from "../catalogue/store-details.ts"
import type { Tables } from "../database/tables.ts"

/** For each kind of offer, the ids of the recipes that have a product with such an offer. */
export type RecipesOnOffer = Readonly<Record<RecipeSwitch, ReadonlySet<string>>>

/** Finds the recipes that have a preferred product on offer in a store now, by kind of offer. */
export const findRecipesOnOffer = async (
  database: Kysely<Tables>,
  recipes: ReadonlyArray<{ readonly id: string }>,
  { store, now }: { readonly store: string; readonly now: number }
): Promise<RecipesOnOffer> => {
  const rows = await database
    .selectFrom("recipe_articles as a")
    .innerJoin("recipe_ingredients as i", (join) =>
      join.onRef("i.recipe_id", "=", "a.recipe_id").onRef("i.position", "=", "a.position")
    )
    .innerJoin("products as p", "p.id", "a.product_id")
    .innerJoin("store_products as s", (join) => join.onRef("s.no", "=", "p.no").on("s.store_number", "=", store))
    .select(["a.recipe_id", "p.unit", "p.comparison_amount", "p.comparison_unit"])
    .select(["s.price", "s.promotions", "s.stock_status", "s.available_from", "s.available_to"])
    .where("a.recipe_id", "=", sql<string>`any(${recipes.map(({ id }) => id)})`)
    .where("a.variant", "=", "")
    .where("a.rank", "=", 0)
    .where("i.at_home", "=", false)
    .where("s.promotions", "is not", null)
    .execute()
  const recipeIds = {
    bargainonly: new Set<string>(),
    currentweekdiscountonly: new Set<string>(),
    discountonly: new Set<string>(),
    longtimediscountonly: new Set<string>(),
    memberpriceonly: new Set<string>()
  }
  for (const row of rows) {
    const details = storeDetails(row, store, now)
    const promotions = details.prices?.promotions ?? []
    const add = (name: RecipeSwitch, applies: boolean) => applies && recipeIds[name].add(row.recipe_id)
    add("discountonly", promotions.length > 0)
    add(
      "bargainonly",
      promotions.some(({ displayKlipp }) => displayKlipp === true)
    )
    add("currentweekdiscountonly", details.p_has_current_week_only_discount)
    add("longtimediscountonly", details.p_has_long_time_discount)
    add("memberpriceonly", details.p_has_members_only_price)
  }
  return recipeIds
}
