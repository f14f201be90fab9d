import { ImportRefused } from "./errors.ts"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { otherCategory } from "../catalogue/category-tree.ts"
import type { CategoryPath } from "../catalogue/product-row.ts"
import { fold } from "../text-search/words.ts"

export interface ShopCategory extends CategoryPath {
  readonly url: string
}

/** Returns a function that finds the leaf category of the first of several names that has one; the fallback category when none has. */
export const makeCategoryFinder = async (
  database: Kysely<Tables>
): Promise<(names: ReadonlyArray<string>) => ShopCategory> => {
  const rows = await database
    .selectFrom("categories as c")
    .select(["c.id", "c.name", "c.url", "c.parent_id", "c.first_leaf as leaf"])
    .select((eb) =>
      eb
        .not(eb.exists(eb.selectFrom("categories as b").select("b.id").whereRef("b.parent_id", "=", "c.id")))
        .$castTo<boolean>()
        .as("is_leaf")
    )
    .execute()
  const categoryById = new Map(rows.map((row) => [row.id, row]))
  const namesOf = (id: string | null): ReadonlyArray<string> => {
    const row = id === null ? undefined : categoryById.get(id)
    return row === undefined ? [] : [...namesOf(row.parent_id), row.name]
  }
  const leafByName = new Map(
    rows
      .filter((row) => row.is_leaf)
      .map((row) => [fold(row.name), { id: row.id, leaf: row.leaf, url: row.url, names: namesOf(row.id) }])
  )
  const fallbackCategory = leafByName.get(fold(otherCategory.name))
  if (fallbackCategory === undefined)
    throw new ImportRefused(
      "There is no shop in this database yet; create it with 'skafferi seed' or 'skafferi serve' first."
    )
  return (names) => names.flatMap((name) => leafByName.get(fold(name)) ?? [])[0] ?? fallbackCategory
}
