import { randomUUID } from "node:crypto"
import type { Selectable } from "kysely"
import { addFavouriteProduct, addFavouriteRecipe, deleteFavourite, listFavourites } from "#core/favourites/api.ts"
import type { FavouriteKind } from "#core/favourites/model.ts"
import type { Tables } from "../database/tables.ts"
import { invalid } from "../http/refusal.ts"
import { type Context, type Route, route } from "../http/route.ts"

const typeIds = { product: 1, recipe: 2 } as const

/** How many favourites of each kind a customer may have. */
const maxFavourites = 500

const wireFavourite = ({ id, kind, item_no }: Pick<Selectable<Tables["favourites"]>, "id" | "kind" | "item_no">) => ({
  id,
  itemNo: item_no,
  favoriteTypeId: typeIds[kind]
})

/** Stores a favourite; one that exists already keeps its id and its place in the list. */
const storeFavourite = async (
  { database, now, refuse }: Pick<Context<"ERR_TOO_MANY_FAVOURITES">, "database" | "now" | "refuse">,
  customerId: string,
  kind: FavouriteKind,
  itemNo: string
) => {
  const otherFavourites = await database
    .selectFrom("favourites")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("customer_id", "=", customerId)
    .where("kind", "=", kind)
    .where("item_no", "!=", itemNo)
    .executeTakeFirstOrThrow()
  if (Number(otherFavourites.count) >= maxFavourites)
    throw refuse("ERR_TOO_MANY_FAVOURITES", `A customer may have ${maxFavourites} favourites of each kind.`)
  const row = await database
    .insertInto("favourites")
    .values({ id: randomUUID(), customer_id: customerId, kind, item_no: itemNo, added: now })
    .onConflict((conflict) => conflict.columns(["customer_id", "kind", "item_no"]).doUpdateSet({ item_no: itemNo }))
    .returning(["id", "kind", "item_no"])
    .executeTakeFirstOrThrow()
  return wireFavourite(row)
}

export const favouriteRoutes: ReadonlyArray<Route> = [
  route(listFavourites, async ({ database }, { caller }) => {
    const rows = await database
      .selectFrom("favourites")
      .select(["id", "kind", "item_no"])
      .where("customer_id", "=", caller.id)
      .orderBy("added", "desc")
      .orderBy("id")
      .execute()
    const ofKind = (kind: FavouriteKind) => rows.filter((row) => row.kind === kind).map(wireFavourite)
    return { products: ofKind("product"), recipes: ofKind("recipe") }
  }),

  route(addFavouriteProduct, async (context, { body: { itemNo }, caller }) => {
    const { database, refuse } = context
    const product = await database.selectFrom("products").select("id").where("id", "=", itemNo).executeTakeFirst()
    if (product === undefined) throw refuse("ERR_PRODUCT_NOT_FOUND", "There is no such product.", { field: "itemNo" })
    return storeFavourite(context, caller.id, "product", itemNo)
  }),

  route(addFavouriteRecipe, async (context, { body: { itemNo }, caller }) => {
    const { database, refuse } = context
    const recipe = await database.selectFrom("recipes").select("id").where("id", "=", itemNo).executeTakeFirst()
    if (recipe === undefined) throw refuse("ERR_RECIPE_NOT_FOUND", "There is no such recipe.", { field: "itemNo" })
    return storeFavourite(context, caller.id, "recipe", itemNo)
  }),

  route(deleteFavourite, async ({ database, refuse }, { query: { id }, caller }) => {
    if (id === undefined) throw invalid("id is missing", "id")
    const removedRow = await database
      .deleteFrom("favourites")
      .where("id", "=", id)
      .where("customer_id", "=", caller.id)
      .returning("id")
      .executeTakeFirst()
    if (removedRow === undefined)
      throw refuse("ERR_FAVOURITE_NOT_FOUND", "The customer has no such favourite.", { field: "id" })
  })
]
