import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { kilogramsOf } from "#core/catalogue/weight.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

const get = async (path: string) => (await shop.call("GET", path)).json
const lasagneId = "R1015"

interface Ingredient {
  readonly name: string
  readonly articles: Readonly<Record<string, number>>
  readonly articleTypes: ReadonlyArray<string>
}
const readIngredients = async (recipeId: string, query = "storeNumber=3201"): Promise<ReadonlyArray<Ingredient>> =>
  (await get(`/recipes/${recipeId}/articles?${query}`)).results[0].ingredientGroups.flatMap(
    ({ ingredients }: { ingredients: ReadonlyArray<Ingredient> }) => ingredients
  )
const namesIn = (ingredients: ReadonlyArray<Ingredient>) => ingredients.map(({ name }) => name)

describe("GET /Loop54/recipes/{ids}", () => {
  it("API-67 CAPI-51 returns existing recipes in the requested order, each once, and skips unknown ids", async () => {
    const { items } = await get("/Loop54/recipes/R1002,none,R1001,R1002")
    expect(items.map(({ id }: { id: string }) => id)).toEqual(["R1002", "R1001"])
    expect(await get("/Loop54/recipes/none")).toEqual({ items: [] })
  })

  it("CENTITY-06 returns a recipe with the specified fields, except those about the customer (decision 0026)", async () => {
    const {
      items: [recipe]
    } = await get(`/Loop54/recipes/${lasagneId}?store=3201`)
    const text = expect.any(String)
    expect(recipe).toEqual({
      id: lasagneId,
      name: "Lasagne al forno",
      url: "/recept/vardagsmiddag/lasagne-al-forno-r1015",
      image: { url: "/images/recipes/R1015", alt: "Lasagne al forno" },
      images: [{ url: "/images/recipes/R1015", alt: "Lasagne al forno" }],
      source: "Skafferis provkök",
      cookingTime: 75,
      cookingInstructions: text,
      cookingAdviceAdult: expect.stringContaining("Plattorna"),
      markings: [],
      quantity: { value: 6 },
      ingredients: recipe.ingredients.map(() => ({
        groupId: text,
        groupName: text,
        name: text,
        quantity: expect.toSatisfy((value: unknown) => value === null || typeof value === "number"),
        unit: expect.toSatisfy((value: unknown) => value === null || typeof value === "string"),
        pluralName: text,
        note: expect.toSatisfy((value: unknown) => value === null || typeof value === "string"),
        substitutes: expect.any(Array)
      })),
      recipeInstructions: recipe.recipeInstructions.map(() => ({ text })),
      preview: {
        variants: ["lactoseFree", "vegan", "vegetarian"],
        minimumPrice: expect.any(Number),
        fullySatisfied: true
      },
      recipeStoreDetails: { id: "3201" },
      sellable: true,
      description: text,
      published: text,
      kilocalories: expect.any(Number),
      cuisine: text,
      keywords: expect.any(Array),
      categories: expect.any(Array)
    })
    expect(recipe.ingredients[0]).toMatchObject({ groupName: "Köttfärssås", name: "nötfärs", quantity: 500, unit: "g" })
    expect(new Set(recipe.ingredients.map(({ groupId }: { groupId: string }) => groupId)).size).toBe(3)
    expect(recipe.recipeInstructions.length).toBe(5)
    expect(recipe.cookingInstructions).toBe(
      recipe.recipeInstructions.map(({ text }: { text: string }) => text).join("\n")
    )
  })

  it("prices a recipe without the products that most people have at home, and only when the store sells all others", async () => {
    const {
      items: [{ preview }]
    } = await get("/Loop54/recipes/R1002?store=3201")
    const boughtIngredients = (await readIngredients("R1002")).filter(
      ({ articleTypes }) => !articleTypes.includes("Hemma")
    )
    const ids = boughtIngredients.flatMap(({ articles }) => Object.keys(articles))
    const { items: products } = await get(`/Loop54/products/${ids.join(",")}?store=3201`)
    const prices = boughtIngredients.flatMap(({ articles }) =>
      Object.entries(articles).map(([id, quantity]) => {
        const product = products.find((candidate: { id: string }) => candidate.id === id)
        return product.productStoreDetails.prices.currentPrice.price * quantity
      })
    )
    const hasAllProducts = boughtIngredients.every(({ articles }) => Object.keys(articles).length > 0)
    expect(preview.fullySatisfied).toBe(hasAllProducts)
    expect(preview.minimumPrice).toBe(
      hasAllProducts ? Math.round(prices.reduce((sum, price) => sum + price, 0) * 100) / 100 : null
    )
  })
})

describe("CAPI-14 GET /recipes/{id}/articles", () => {
  it("CAPI-15 lists each ingredient with the name of its product, or with 'Hemma' when most people have it at home", async () => {
    const { results } = await get("/recipes/R1002/articles?storeNumber=3201")
    const text = expect.any(String)
    expect(results).toEqual([
      {
        ingredientGroups: results[0].ingredientGroups.map((group: any) => ({
          ...group,
          ingredients: group.ingredients.map(() => ({ name: text, articles: expect.any(Object), articleTypes: [text] }))
        }))
      }
    ])
    const ingredients = await readIngredients("R1002")
    expect(namesIn(ingredients)).toEqual(["vetemjöl", "salt", "mellanmjölk", "ägg", "smör", "lingonsylt"])
    for (const { articles, articleTypes, name } of ingredients) {
      const [id = "none"] = Object.keys(articles)
      const { items } = await get(`/Loop54/products/${id}`).then((json) => ({ items: json.items ?? [] }))
      const isAtHome = ["vetemjöl", "salt", "smör"].includes(name)
      expect(articleTypes).toEqual(isAtHome ? ["Hemma"] : items.map((product: { name: string }) => product.name))
    }
  })

  it("returns more packs for more portions, and those for the recipe's own portions by default", async () => {
    const readPackCounts = async (query: string) =>
      Object.values((await readIngredients("R1002", `storeNumber=3201${query}`))[3]?.articles ?? {})
    expect(await readPackCounts("")).toEqual(await readPackCounts("&quantity=4"))
    expect([await readPackCounts("&quantity=8"), await readPackCounts("&quantity=12")]).toEqual([[1], [2]])
    for (const quantity of [0, 13])
      expect((await shop.call("GET", `/recipes/R1002/articles?storeNumber=3201&quantity=${quantity}`)).status).toBe(400)
    expect((await shop.call("GET", "/recipes/none/articles?storeNumber=3201")).status).toBe(404)
  })

  it("replaces only the ingredients that do not suit the variant", async () => {
    const readNames = async (flags: string) => namesIn(await readIngredients("R1002", `storeNumber=3201${flags}`))
    expect(await readNames("&lactoseFree=true")).toEqual([
      "vetemjöl",
      "salt",
      "laktosfri mjölk",
      "ägg",
      "margarin",
      "lingonsylt"
    ])
    expect(await readNames("&glutenFree=true&lactoseFree=true")).toEqual([
      "glutenfri mjölmix",
      "salt",
      "laktosfri mjölk",
      "ägg",
      "margarin",
      "lingonsylt"
    ])
    expect(await readNames("&vegan=true&vegetarian=false")).toEqual(await readNames(""))
  })

  it("counts a product that several ingredients need once, in the quantity for all of them", async () => {
    const butterIngredients = (await readIngredients("R1003")).filter(({ name }) => name === "smör")
    expect(butterIngredients.map(({ articles }) => Object.values(articles))).toEqual([[1], [0]])
  })

  it("returns products sold by weight in steps of 100 g, and none that the store does not sell", async () => {
    const readChicken = async () => (await readIngredients("R1051")).find(({ name }) => name === "hel kyckling")
    const chicken = await readChicken()
    const [[id = "", weight = 0] = []] = Object.entries(chicken?.articles ?? {})
    expect([id.endsWith("_KG"), weight]).toEqual([true, kilogramsOf(1_300)])
    await sql`delete from store_products where store_number = '3201' and no = (select no from products where id = ${id})`.execute(
      shop.database.sql
    )
    const missingChicken = await readChicken()
    expect([missingChicken?.articles, missingChicken?.articleTypes]).toEqual([{}, []])
  })

  it("finds a product for every ingredient when no store is selected", async () => {
    const ingredients = await readIngredients("R1002", "storeNumber=1")
    expect(ingredients.every(({ articles }) => Object.keys(articles).length === 1)).toBe(true)
  })
})

describe("GET /Loop54/category/{id}/recipes", () => {
  const listRecipes = (query: string) => get(`/Loop54/category/vardagsmiddag/recipes?store=3201&take=100${query}`)
  interface Item {
    readonly id: string
    readonly name: string
    readonly preview: { readonly minimumPrice: number | null }
  }
  const idsOf = ({ items }: { items: ReadonlyArray<Item> }) => items.map(({ id }) => id)

  it("sorts by name, and by price in both directions with recipes without a price last", async () => {
    const names = (await listRecipes("&sort=name")).items.map(({ name }: Item) => name)
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, "sv")))
    for (const [sort, direction] of [
      ["price", 1],
      ["price_desc", -1]
    ] as const) {
      const prices = (await listRecipes(`&sort=${sort}`)).items.map(({ preview }: Item) => preview.minimumPrice)
      const presentPrices = prices.filter((price: number | null) => price !== null)
      expect(presentPrices.length).toBeGreaterThan(3)
      expect(prices.slice(0, presentPrices.length)).toEqual(
        presentPrices.toSorted((a: number, b: number) => (a - b) * direction)
      )
    }
    expect((await shop.call("GET", "/Loop54/category/vardagsmiddag/recipes?sort=portions")).status).toBe(400)
  })

  /** Gives the first product of a recipe the promotions of a product that is discounted now. */
  const discountOneProduct = (recipeId: string) =>
    sql`
      update store_products s set promotions = (
        select o.promotions from store_products o
        where o.store_number = s.store_number and exists (
          select 1 from jsonb_array_elements(o.promotions::jsonb) as promotion
          where (promotion->>'from')::timestamptz <= ${new Date(shop.clock.now).toISOString()}::timestamptz
            and (promotion->>'to')::timestamptz >= ${new Date(shop.clock.now).toISOString()}::timestamptz)
        limit 1)
      where s.store_number = '3201' and s.no = (
        select p.no from recipe_articles a
        join recipe_ingredients i on i.recipe_id = a.recipe_id and i.position = a.position
        join products p on p.id = a.product_id
        where a.recipe_id = ${recipeId} and a.variant = '' and a.rank = 0 and not i.at_home
        order by a.position limit 1)`.execute(shop.database.sql)

  it("RECIPE-29 filters by each kind of offer and by category, and counts the hits of every filter", async () => {
    await discountOneProduct((await listRecipes("")).items[0].id)
    const allRecipes = await listRecipes("")
    const counts = new Map<string, number>(
      allRecipes.facets.map(({ name, options }: { name: string; options: ReadonlyArray<{ count: number }> }) => [
        name,
        options[0]?.count
      ])
    )
    for (const name of [
      "bargainonly",
      "currentweekdiscountonly",
      "discountonly",
      "longtimediscountonly",
      "memberpriceonly"
    ]) {
      const filteredRecipes = await listRecipes(`&${name}=true`)
      expect([name, filteredRecipes.totalCount]).toEqual([name, counts.get(name)])
      expect(idsOf(allRecipes)).toEqual(expect.arrayContaining([...idsOf(filteredRecipes)]))
    }
    expect(counts.get("discountonly")).toBeGreaterThan(0)
    const quick = await listRecipes("&categoryname=snabbt")
    expect([quick.totalCount > 0, quick.totalCount < allRecipes.totalCount]).toEqual([true, true])
    expect(quick.facets.at(-1).options).toContainEqual({ option: "snabbt", count: quick.totalCount, selected: true })
  })

  it("RECIPE-14 lists with PriceOnly only recipes whose products all have a price", async () => {
    const allRecipes = await listRecipes("")
    const pricedRecipes = await listRecipes("&PriceOnly=true")
    expect(idsOf(pricedRecipes)).toEqual(
      allRecipes.items.filter(({ preview }: Item) => preview.minimumPrice !== null).map(({ id }: Item) => id)
    )
  })

  it("responds with CATEGORY_NOT_CONFIGURED for a category without recipes", async () => {
    await sql`insert into recipe_categories (id, name, position) values ('tom', 'Tom', 99) on conflict do nothing`.execute(
      shop.database.sql
    )
    expect(await shop.call("GET", "/Loop54/category/tom/recipes")).toMatchObject({
      status: 422,
      json: { errors: [{ code: "CATEGORY_NOT_CONFIGURED" }] }
    })
  })
})
