import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { mostBoughtProducts, mostBoughtRecipes } from "#core/catalogue/most-bought-api.ts"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
let token = ""
beforeAll(async () => {
  shop = await stagingForTests()
  token = await shop.logIn()
  // Adds a recipe to the newest order.
  await sql`
    update orders set snapshot = snapshot || '{"recipes": [{"recipes": [{"recipeId": "12"}], "editableRecipes": []}]}'
    where id = (select id from orders where customer_id = 'anna' order by placed desc limit 1)`.execute(
    shop.database.sql
  )
})
afterAll(() => shop.close())

const runQuery = async (
  { name, document }: { readonly name: string; readonly document: string },
  variables: object
) => {
  const { json } = await shop.call("POST", "/graphql", {
    token,
    body: { operationName: name, query: document, variables }
  })
  return (Object.values(json.data)[0] as ReadonlyArray<{ readonly id: string; readonly count: number }>).map(
    ({ id, count }) => [id, count]
  )
}
const fetchProducts = () => runQuery(mostBoughtProducts, { size: 200, days: 90 })
const fetchRecipes = () => runQuery(mostBoughtRecipes, { size: 20 })

describe("most bought products and recipes", () => {
  it("return as many as requested, the most bought first", async () => {
    const allProducts = await runQuery(mostBoughtProducts, { size: 200, days: 90 })
    expect(allProducts.map(([, count]) => Number(count))).toEqual(
      allProducts.map(([, count]) => Number(count)).toSorted((a, b) => b - a)
    )
    expect(await runQuery(mostBoughtProducts, { size: 2, days: 90 })).toEqual(allProducts.slice(0, 2))

    expect([await runQuery(mostBoughtProducts, { size: 0 }), await runQuery(mostBoughtRecipes, { size: 0 })]).toEqual([
      [],
      []
    ])
  })

  it("count the orders of the requested days only", async () => {
    expect(await runQuery(mostBoughtProducts, { size: 200, days: 0 })).toEqual([])
    const { rows } = await sql<{ placed: number }>`
      select placed from orders where customer_id = 'anna' order by placed desc limit 1`.execute(shop.database.sql)
    const days = Math.ceil((shop.clock.now - Number(rows[0]?.placed)) / 86_400_000)
    const recentProducts = await runQuery(mostBoughtProducts, { size: 200, days })
    expect(recentProducts.length).toBeGreaterThan(0)
    expect(recentProducts.length).toBeLessThanOrEqual(
      (await runQuery(mostBoughtProducts, { size: 200, days: 90 })).length
    )
    expect(await runQuery(mostBoughtProducts, { size: 200, days: days - 1 })).not.toEqual(recentProducts)
  })

  it.each([
    ["a negative number of products", mostBoughtProducts, { size: -1 }],
    ["a negative number of days", mostBoughtProducts, { days: -1 }],
    ["a negative number of recipes", mostBoughtRecipes, { size: -1 }]
  ])("refuse %s", async (_, operation, variables) => {
    const { json } = await shop.call("POST", "/graphql", {
      token,
      body: { operationName: operation.name, query: operation.document, variables }
    })
    expect(json.errors[0].extensions.code).toBe("ERR_VALIDATION")
  })

  it.each([
    ["in the query", mostBoughtProducts.document],
    ["of the API", "query MostBoughtProducts { mostBoughtProducts { id count } }"]
  ])("API-75 return 20 products of the last 90 days with the defaults %s", async (_, document) => {
    const readDefault = () => runQuery({ ...mostBoughtProducts, document }, {})
    const readLatest = async () => (await runQuery(mostBoughtProducts, { size: 200, days: 36_500 })).slice(0, 20)
    const { rows } = await sql<{ id: string; placed: number }>`
      select order_id as id, product_id, placed from order_items where customer_id = 'anna'`.execute(shop.database.sql)
    const placeAllAt = (instant: number) =>
      sql`update order_items set placed = ${instant} where customer_id = 'anna'`.execute(shop.database.sql)
    const start = shop.clock.now - 90 * 86_400_000
    await placeAllAt(start)
    expect([(await readDefault()).length, await readDefault()]).toEqual([20, await readLatest()])
    await placeAllAt(start - 1)
    expect(await readDefault()).toEqual([])
    for (const { id, placed } of rows)
      await sql`update order_items set placed = ${placed} where order_id = ${id}`.execute(shop.database.sql)
  })

  it.each([
    ["in the query", mostBoughtRecipes.document],
    ["of the API", "query MostBoughtRecipes { mostBoughtRecipes { id count } }"]
  ])("API-76 return 20 recipes with the default %s", async (_, document) => {
    const { rows } = await sql<{ id: string; snapshot: object }>`
      select id, snapshot from orders where customer_id = 'anna' order by placed desc limit 1`.execute(
      shop.database.sql
    )
    const recipes = Array.from({ length: 21 }, (__, index) => ({ recipeId: `R${index}` }))
    const setSnapshot = (snapshot: object) =>
      sql`update orders set snapshot = ${JSON.stringify(snapshot)}::jsonb where id = ${rows[0]?.id}`.execute(
        shop.database.sql
      )
    await setSnapshot({ ...rows[0]?.snapshot, recipes: [{ recipes, editableRecipes: [] }] })
    expect([
      (await runQuery({ ...mostBoughtRecipes, document }, {})).length,
      (await runQuery(mostBoughtRecipes, { size: 200 })).length
    ]).toEqual([20, 21])
    await setSnapshot(rows[0]?.snapshot ?? {})
  })

  it("do not count cancelled orders", async () => {
    const productsBefore = await fetchProducts()
    expect([productsBefore.length > 0, await fetchRecipes()]).toEqual([true, [["12", 1]]])
    await sql`update orders set cancelled = ${shop.clock.now} where id = (select id from orders where customer_id = 'anna' order by placed desc limit 1)`.execute(
      shop.database.sql
    )
    const { rows: lines } =
      await sql`select from order_items i join orders o on o.id = i.order_id where o.cancelled is not null`.execute(
        shop.database.sql
      )
    const totalCountOf = (list: typeof productsBefore) => list.reduce((sum, [, count]) => sum + Number(count), 0)
    expect([totalCountOf(productsBefore) - totalCountOf(await fetchProducts()), await fetchRecipes()]).toEqual([
      lines.length,
      []
    ])
  })
})
