import { Schema } from "effect"
import { sql } from "kysely"
import { mostBoughtProducts, mostBoughtRecipes } from "#core/catalogue/most-bought-api.ts"
import { rowReader } from "../database/row-reader.ts"
import { type GraphqlField, graphqlField } from "../http/graphql-field.ts"
import { mayBePromoted } from "../catalogue/may-be-promoted.ts"
import { invalid } from "../http/refusal.ts"

const defaultSize = 20
const defaultDays = 90
const maxSize = 200
const maxDays = 36_500
const dayMs = 86_400_000

const readRecipeCounts = rowReader(Schema.Struct({ id: Schema.String, count: Schema.Finite }))

export const mostBoughtFields: ReadonlyArray<GraphqlField> = [
  // Excludes cancelled orders, products that are no longer sold, and products that may not be promoted.
  graphqlField(mostBoughtProducts, async ({ database, now, caller }, { size = defaultSize, days = defaultDays }) => {
    if (size < 0 || days < 0) throw invalid("size and days must not be negative.")
    const rows = await database
      .selectFrom("order_items as i")
      .innerJoin("orders as o", (join) => join.onRef("o.id", "=", "i.order_id").on("o.cancelled", "is", null))
      .innerJoin("products as p", (join) =>
        join.onRef("p.id", "=", "i.product_id").on("p.visible", "=", true).on("p.sellable", "=", true)
      )
      .select((eb) => ["p.id", eb.fn.countAll<number>().as("count")])
      .where(mayBePromoted)
      .where("i.customer_id", "=", caller.id)
      .where("i.placed", ">=", now - Math.min(days, maxDays) * dayMs)
      .groupBy("p.id")
      .orderBy("count", "desc")
      .orderBy((eb) => eb.fn.max("i.placed"), "desc")
      .orderBy("p.id")
      .limit(Math.min(size, maxSize))
      .execute()
    return rows.map(({ id, count }) => ({ id, itemNo: id, count }))
  }),

  // Recipes come from the orders' snapshots.
  graphqlField(mostBoughtRecipes, async ({ database, caller }, { size = defaultSize }) => {
    if (size < 0) throw invalid("size must not be negative.")
    const rows = await readRecipeCounts(
      database,
      sql`
      select r.recipe ->> 'recipeId' as id, count(*)::integer as count
      from orders o, jsonb_array_elements(coalesce(o.snapshot -> 'recipes', '[]')) b(basket),
        jsonb_array_elements((b.basket -> 'recipes') || (b.basket -> 'editableRecipes')) r(recipe)
      where o.customer_id = ${caller.id} and o.cancelled is null
      group by 1 order by count(*) desc, max(o.placed) desc, 1 limit ${Math.min(size, maxSize)}`
    )
    return rows.map(({ id, count }) => ({ id, itemNo: id, count }))
  })
]
