import { ImportRefused } from "./errors.ts"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { otherCategory } from "../load/category-tree.ts"
import type { Placed } from "../load/product-row.ts"
import { fold } from "../search/words.ts"

export interface ShopPlace extends Placed {
  readonly url: string
}

/** Where goods can stand in this shop: the leaves of its tree by name. */
export const shopPlaces = async (database: Kysely<Tables>): Promise<(names: ReadonlyArray<string>) => ShopPlace> => {
  const { rows } = await sql<{ id: string; name: string; url: string; parent_id: string | null; leaf: number; is_leaf: boolean }>`
    select c.id, c.name, c.url, c.parent_id, c.first_leaf as leaf, not exists (select 1 from categories b where b.parent_id = c.id) as is_leaf
    from categories c`.execute(database)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const namesOf = (id: string | null): ReadonlyArray<string> => {
    const row = id === null ? undefined : byId.get(id)
    return row === undefined ? [] : [...namesOf(row.parent_id), row.name]
  }
  const places = new Map(
    rows.filter((row) => row.is_leaf).map((row) => [fold(row.name), { id: row.id, leaf: row.leaf, url: row.url, names: namesOf(row.id) }])
  )
  const other = places.get(fold(otherCategory.name))
  if (other === undefined) throw new ImportRefused("There is no shop in this database yet; make it with 'skafferi seed' or 'skafferi serve' first.")
  return (names) => names.flatMap((name) => places.get(fold(name)) ?? [])[0] ?? other
}
