import { listFavourites } from "#core/favourites/api.ts"
import { type Route, route } from "../http/route.ts"

const typeIds = { product: 1, recipe: 2 } as const

export const favouriteRoutes: ReadonlyArray<Route> = [
  route(listFavourites, async ({ database }, { caller }) => {
    const rows = await database
      .selectFrom("favourites")
      .select(["id", "kind", "item_no"])
      .where("customer_id", "=", caller.id)
      .orderBy("added", "desc")
      .orderBy("id")
      .execute()
    const ofKind = (kind: keyof typeof typeIds) =>
      rows
        .filter((row) => row.kind === kind)
        .map(({ id, item_no }) => ({ id, itemNo: item_no, favoriteTypeId: typeIds[kind] }))
    return { products: ofKind("product"), recipes: ofKind("recipe") }
  })
]
