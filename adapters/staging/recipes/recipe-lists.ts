import { type RawBuilder, sql } from "kysely"
import { type Page, pagingFields } from "../catalogue/paging.ts"
import type { Context } from "../http/route.ts"

interface ListedRecipe {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly image_url: string | null
  readonly image_alt: string
  readonly cooking_time: number | null
}

/** The columns that a list of recipes shows. */
export const listColumns = ["id", "name", "url", "image_url", "image_alt", "cooking_time"] as const

export const recipeOf = ({ id, name, url, image_url, image_alt, cooking_time }: ListedRecipe) => ({
  id,
  name,
  url,
  image: image_url === null ? null : { url: image_url, alt: image_alt },
  cookingTime: cooking_time
})

/** One page of the recipes that fulfil a condition. */
export const listRecipePage = async (
  { database }: Pick<Context, "database">,
  page: Page,
  { where, order }: { readonly where: RawBuilder<boolean>; readonly order: RawBuilder<unknown> }
) => {
  const { total } = await database
    .selectFrom("recipes")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where(where)
    .executeTakeFirstOrThrow()
  const rows = await database
    .selectFrom("recipes")
    .select(listColumns)
    .where(where)
    .orderBy(sql`${order}, id`)
    .offset(page.skip)
    .limit(page.take)
    .execute()
  return { items: rows.map(recipeOf), ...pagingFields(total, page) }
}
