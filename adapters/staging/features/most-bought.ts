import { sql } from "kysely"
import type { GraphqlContext } from "../http/graphql.ts"
import { invalid, notLoggedIn } from "../http/refusal.ts"

const largest = 200
const dayInMillis = 86_400_000

export interface Bought {
  readonly id: string
  readonly itemNo: string
  readonly count: number
}

/** What the customer has ordered most often in the last days, as far as it is still sold; a cancelled order counts for nothing. */
export const mostBought = async (
  { sql: database, now, caller }: GraphqlContext,
  { size, days }: { readonly size: number; readonly days: number }
): Promise<ReadonlyArray<Bought>> => {
  if (caller === null) throw notLoggedIn()
  if (size < 0 || days < 0) throw invalid("size and days are not negative.")
  const { rows } = await sql<Bought>`
    select p.id, p.id as "itemNo", count(*) as count
    from order_items i join orders o on o.id = i.order_id and o.cancelled is null join products p on p.id = i.product_id and p.visible and p.sellable
    where i.customer_id = ${caller.id} and i.placed >= ${now - Math.min(days, 36_500) * dayInMillis}
    group by p.id order by count(*) desc, max(i.placed) desc, p.id limit ${Math.min(size, largest)}`.execute(database)
  return rows
}

/** The recipes that the customer's orders were made of, most first; an order keeps its recipes in its snapshot, basket by basket. */
export const mostBoughtRecipes = async ({ sql: database, caller }: GraphqlContext, { size }: { readonly size: number }): Promise<ReadonlyArray<Bought>> => {
  if (caller === null) throw notLoggedIn()
  if (size < 0) throw invalid("size is not negative.")
  const { rows } = await sql<Bought>`
    select r.recipe ->> 'id' as id, r.recipe ->> 'id' as "itemNo", count(*)::integer as count
    from orders o, jsonb_array_elements(coalesce(o.snapshot -> 'recipes', '[]')) b(basket), jsonb_array_elements(b.basket -> 'recipes') r(recipe)
    where o.customer_id = ${caller.id} and o.cancelled is null and r.recipe ->> 'id' is not null
    group by 1 order by count(*) desc, max(o.placed) desc, 1 limit ${Math.min(size, largest)}`.execute(database)
  return rows
}
