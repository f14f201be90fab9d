import { type Kysely, sql } from "kysely"
import { defaultPortions } from "#core/recipes/rules.ts"
import { folderSlug } from "#adapters/staging/catalogue/slug.ts"
import type { Tables } from "#adapters/staging/database/tables.ts"
import { mealGtin } from "../meal-gtin.ts"
import { demoRecipeBags, demoRecipes } from "./recipes.ts"

const recipeId = (number: number): string => `R${number}`

/** Inserts the demo recipes and recipe bags. A small shop lacks some of their products, which are then not part of the recipe's goods. */
export const seedRecipes = async (database: Kysely<Tables>): Promise<void> => {
  const recipes = demoRecipes.map(({ number, name, category, minutes, flags, ingredients }) => ({
    id: recipeId(number),
    gtin: mealGtin("recipe", number),
    name,
    category,
    url: `/recept/${category}/${folderSlug(name)}-r${number}`,
    cooking_time: minutes,
    portions: defaultPortions,
    flags,
    words: [name, ...ingredients.map((ingredient) => ingredient.name)].join(" ")
  }))
  await sql`
    insert into recipes (id, gtin, name, category, url, cooking_time, portions, flags, search)
    select id, gtin, name, category, url, cooking_time, portions, flags, to_tsvector('skafferi', words)
    from jsonb_to_recordset(${JSON.stringify(recipes)}::jsonb) as r(id text, gtin text, name text, category text, url text,
      cooking_time integer, portions integer, flags text[], words text)`.execute(database)
  const ingredients = demoRecipes.flatMap(({ number, ingredients: all }) =>
    all.map(({ product, ...ingredient }, position) => ({
      ...ingredient,
      recipe: recipeId(number),
      position,
      product: product?.name,
      brand: product?.brand,
      size: product?.size,
      contents: product?.contents
    }))
  )
  await sql`
    insert into recipe_ingredients (recipe_id, position, name, amount, unit, product_id, contents)
    select r.recipe, r.position, r.name, r.amount, r.unit, p.id, r.contents
    from jsonb_to_recordset(${JSON.stringify(ingredients)}::jsonb) as r(recipe text, position integer, name text, amount float8, unit text,
      product text, brand text, size text, contents float8)
    left join lateral (
      select p.id from products p join product_facts f on f.no = p.no
      where p.name = r.product and p.brand is not distinct from r.brand and f.card ->> 'descriptiveSize' = r.size
      order by p.no limit 1
    ) p on true`.execute(database)
  await database
    .insertInto("recipe_bags")
    .values(
      demoRecipeBags.map(({ number, name }) => ({
        id: `B${number}`,
        gtin: mealGtin("bag", number),
        name,
        url: `/matkassar/${folderSlug(name)}`,
        portions: defaultPortions
      }))
    )
    .execute()
  await database
    .insertInto("recipe_bag_recipes")
    .values(
      demoRecipeBags.flatMap(({ number, recipes: numbers }) =>
        numbers.map((recipe, position) => ({ bag_id: `B${number}`, position, recipe_id: recipeId(recipe) }))
      )
    )
    .execute()
}
