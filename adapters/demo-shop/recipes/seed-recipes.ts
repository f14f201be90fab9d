import { type Kysely, sql } from "kysely"
import { addDays } from "#core/kernel/calendar.ts"
import { type VariantFlag, variantFlags } from "#core/recipes/model.ts"
import { defaultPortions } from "#core/recipes/portions.ts"
import { asciiSlug } from "#adapters/staging/catalogue/slug.ts"
import type { Tables } from "#adapters/staging/database/tables.ts"
import { dishSearchTextOf } from "#adapters/staging/text-search/dish-search-text.ts"
import { vocabularyOf } from "#adapters/staging/text-search/search-text.ts"
import { ownGtin } from "../own-gtin.ts"
import { allFoodstuffs, contentsIn } from "./foodstuffs/foodstuffs.ts"
import type { DemoIngredient, DemoRecipe } from "./model.ts"
import { demoBagCategories, demoRecipeBags } from "./bags.ts"
import { demoRecipes, foodstuffInVariant, ownFlags, recipeCategories, variantsOf } from "./recipes.ts"

const source = "Skafferis provkök"

export const recipeId = (number: number): string => `R${number}`

const recipeUrl = ({ number, name, categories: [category = "recept"] }: DemoRecipe): string =>
  `/recept/${category}/${asciiSlug(name)}-r${number}`

const categoryName = (id: string): string => recipeCategories.find((category) => category.id === id)?.name ?? id

const vocabulary = vocabularyOf([...demoRecipes, ...allFoodstuffs].map(({ name }) => name))

const recipeRow = (recipe: DemoRecipe, index: number, today: string) => ({
  id: recipeId(recipe.number),
  gtin: ownGtin("recipe", recipe.number),
  name: recipe.name,
  category: recipe.categories[0],
  categories: recipe.categories,
  url: recipeUrl(recipe),
  image_url: `/images/recipes/${recipeId(recipe.number)}`,
  image_alt: recipe.name,
  cooking_time: recipe.minutes,
  portions: recipe.portions,
  flags: ownFlags(recipe),
  variants: variantsOf(recipe),
  description: recipe.description,
  instructions: recipe.steps,
  tip: recipe.tip,
  source,
  published: addDays(today, -6 * (index + 1)),
  kilocalories: recipe.kilocalories,
  cuisine: recipe.cuisine,
  keywords: [...recipe.categories.map(categoryName), recipe.cuisine, `${recipe.minutes} min`],
  ...dishSearchTextOf(
    {
      name: recipe.name,
      contents: recipe.ingredients.flatMap(({ foodstuff: { name, isUsuallyAtHome } }) =>
        isUsuallyAtHome ? [] : [name]
      )
    },
    vocabulary
  )
})

/** All subsets of the flags of a recipe's variants, the empty one first. */
const variantSets = ([flag, ...otherFlags]: ReadonlyArray<VariantFlag>): ReadonlyArray<ReadonlyArray<VariantFlag>> =>
  flag === undefined ? [[]] : [...variantSets(otherFlags), ...variantSets(otherFlags).map((set) => [flag, ...set])]

/** The products of an ingredient, and those of its substitute in each combination of variants. */
const articleRows = (recipe: DemoRecipe, ingredient: DemoIngredient, position: number) => {
  const recipeVariants = variantFlags.filter((flag) => variantsOf(recipe).includes(flag))
  return variantSets(recipeVariants).flatMap((flags) => {
    const foodstuff =
      flags.length === 0 ? ingredient.foodstuff : foodstuffInVariant(recipe, ingredient.foodstuff, flags)
    if (foodstuff === null || (flags.length > 0 && foodstuff === ingredient.foodstuff)) return []
    return foodstuff.articles.flatMap(({ name: product, brand, size, contents }, rank) => {
      const contentsInUnit = contentsIn(ingredient.unit, contents)
      const variant = flags.toSorted().join(",")
      const name = flags.length === 0 ? null : foodstuff.name
      return contentsInUnit === null
        ? []
        : [
            {
              recipe: recipeId(recipe.number),
              position,
              variant,
              rank,
              name,
              product,
              brand,
              size,
              contents: contentsInUnit
            }
          ]
    })
  })
}

const insertRecipes = async (database: Kysely<Tables>, today: string): Promise<void> => {
  const rows = demoRecipes.map((recipe, index) => recipeRow(recipe, index, today))
  await sql`
    insert into recipes (id, gtin, name, category, categories, url, image_url, image_alt, cooking_time, portions, flags, variants, description,
      instructions, tip, source, published, kilocalories, cuisine, keywords, search)
    select id, gtin, name, category, categories, url, image_url, image_alt, cooking_time, portions, flags, variants, description,
      instructions, tip, source, published, kilocalories, cuisine, keywords,
      setweight(to_tsvector('skafferi', a), 'A') || setweight(to_tsvector('skafferi', b), 'B') || setweight(to_tsvector('skafferi', c), 'C')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, gtin text, name text, category text, categories text[], url text,
      image_url text, image_alt text, cooking_time integer, portions integer, flags text[], variants text[], description text,
      instructions text[], tip text, source text, published text, kilocalories integer, cuisine text, keywords text[], a text, b text, c text)`.execute(
    database
  )
}

/** Inserts the ingredients and their products. A small shop lacks some of the products, which its stores then do not sell. */
const insertIngredients = async (database: Kysely<Tables>): Promise<void> => {
  const ingredients = demoRecipes.flatMap((recipe) =>
    recipe.ingredients.map(({ foodstuff: { name, plural, isUsuallyAtHome }, group, note, amount, unit }, position) => ({
      recipe_id: recipeId(recipe.number),
      position,
      name,
      plural,
      note,
      group_name: group,
      amount,
      unit,
      at_home: isUsuallyAtHome
    }))
  )
  await database.insertInto("recipe_ingredients").values(ingredients).execute()
  const articles = demoRecipes.flatMap((recipe) =>
    recipe.ingredients.flatMap((ingredient, position) => articleRows(recipe, ingredient, position))
  )
  await sql`
    insert into recipe_articles (recipe_id, position, variant, rank, name, product_id, contents)
    select r.recipe, r.position, r.variant, r.rank, r.name, p.id, r.contents
    from jsonb_to_recordset(${JSON.stringify(articles)}::jsonb) as r(recipe text, position integer, variant text, rank integer, name text,
      product text, brand text, size text, contents float8)
    left join lateral (
      select p.id from products p join product_facts f on f.no = p.no
      where p.name = r.product and p.brand is not distinct from r.brand and f.card ->> 'descriptiveSize' = r.size
      order by p.no limit 1
    ) p on true`.execute(database)
}

const insertCategories = (database: Kysely<Tables>): Promise<unknown> =>
  sql`
    insert into recipe_categories (id, name, position, search)
    select id, name, position, to_tsvector('skafferi', name)
    from jsonb_to_recordset(${JSON.stringify(recipeCategories.map((category, position) => ({ ...category, position })))}::jsonb)
      as r(id text, name text, position integer)`.execute(database)

const insertBags = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .insertInto("recipe_bag_categories")
    .values(demoBagCategories.map(({ id, name }, position) => ({ id, name, position })))
    .execute()
  await database
    .insertInto("recipe_bags")
    .values(
      demoRecipeBags.map(({ number, name, category, description }, position) => ({
        id: `B${number}`,
        gtin: ownGtin("bag", number),
        name,
        url: `/matkassar/${category}/${asciiSlug(name)}`,
        portions: defaultPortions,
        category,
        position,
        description
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

/** Inserts the demo recipes with their categories, and the recipe bags. `today` is 'YYYY-MM-DD'. */
export const seedRecipes = async (database: Kysely<Tables>, today: string): Promise<void> => {
  await insertCategories(database)
  await insertRecipes(database, today)
  await insertIngredients(database)
  await insertBags(database)
}
