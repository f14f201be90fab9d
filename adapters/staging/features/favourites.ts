import { sql } from "kysely"
import { listFavourites } from "#core/favourites/api.ts"
import { type Route, route } from "../http/route.ts"

interface Row {
  readonly id: string
  readonly kind: "product" | "recipe"
  readonly item_no: string
}

const typeIds = { product: 1, recipe: 2 } as const

export const favouriteRoutes: ReadonlyArray<Route> = [
  route(listFavourites, async ({ sql: database }, { caller }) => {
    const { rows } = await sql<Row>`
      select id, kind, item_no from favourites where customer_id = ${caller.id} order by added desc, id`.execute(database)
    const ofKind = (kind: Row["kind"]) => rows.filter((row) => row.kind === kind).map(({ id, item_no }) => ({ id, itemNo: item_no, favoriteTypeId: typeIds[kind] }))
    return { products: ofKind("product"), recipes: ofKind("recipe") }
  })
]
