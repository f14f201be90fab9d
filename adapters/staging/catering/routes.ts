import { type RawBuilder, sql } from "kysely"
import { getCateredMeal, listCategoryMeals, listVariantMeals, mealsPerPage } from "#core/catering/api.ts"
import type { QueryOf, WireResponseOf } from "#core/contract/endpoint.ts"
import { preparesCatering } from "../cart/change-meals.ts"
import { parsePage, pagingFields } from "../catalogue/paging.ts"
import { type Context, type Route, route } from "../http/route.ts"
import { mealJson } from "./meal-json.ts"
import { cateringFolderId, readMenu } from "./read-meals.ts"

type MenuContext = Pick<Context, "database" | "now">

/** Whether the store prepares catering; true when the request names no store. */
const isPreparedBy = (context: MenuContext, store: string | undefined): Promise<boolean> =>
  store === undefined ? Promise.resolve(true) : preparesCatering(context, { store_number: store })

const listMeals = async (
  context: MenuContext,
  { store, ...query }: QueryOf<typeof listCategoryMeals>,
  condition: RawBuilder<boolean>
): Promise<WireResponseOf<typeof listCategoryMeals>> => {
  const { skip } = parsePage(query, mealsPerPage)
  const page = { skip, take: Math.min(query.take ?? mealsPerPage, mealsPerPage) }
  const isPrepared = await isPreparedBy(context, store)
  const rows = await readMenu(context.database, condition)
  return {
    items: rows.slice(skip, skip + page.take).map((row) => mealJson(row, { isPrepared, now: context.now })),
    ...pagingFields(rows.length, page)
  }
}

export const cateringRoutes: ReadonlyArray<Route> = [
  route(listCategoryMeals, async (context, { params: { id }, query }) => {
    if (id === cateringFolderId) return listMeals(context, query, sql`true`)
    const category = await context.database
      .selectFrom("catering_categories")
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst()
    if (category === undefined) throw context.refuse("ERR_CATEGORY_NOT_FOUND", "There is no such category.")
    return listMeals(context, query, sql`m.category = ${id}`)
  }),

  route(getCateredMeal, async (context, { params: { id }, query }) => {
    const [row] = await readMenu(context.database, sql`m.slug = lower(${id}) or m.id = upper(${id})`)
    if (row === undefined) throw context.refuse("ERR_MEAL_NOT_FOUND", "There is no such meal.")
    return mealJson(row, { isPrepared: await isPreparedBy(context, query.store), now: context.now })
  }),

  route(listVariantMeals, (context, { params: { id }, query }) =>
    listMeals(
      context,
      query,
      sql`exists (select 1 from catered_meal_variants v where v.meal_id = m.id and (v.gtin = ${id} or m.id || '-' || v.position = upper(${id})))`
    )
  )
]
