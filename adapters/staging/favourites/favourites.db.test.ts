import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
beforeAll(async () => {
  shop = await stagingForTests()
})
afterAll(() => shop.close())

describe("GET /favorites", () => {
  it("ENTITY-12 API-17 CENTITY-25 returns the customer's own products under type 1 and recipes under type 2, newest first", async () => {
    const token = await shop.logIn()
    await sql`
      insert into favourites (id, customer_id, kind, item_no, added) values ('r1', 'anna', 'recipe', '12', ${shop.clock.now}),
        ('p1', 'anna', 'product', '1_ST', ${shop.clock.now + 1})`.execute(shop.database.sql)
    const { json } = await shop.call("GET", "/favorites", { token })
    expect(json.recipes).toEqual([{ id: "r1", itemNo: "12", favoriteTypeId: 2 }])
    expect(json.products[0]).toEqual({ id: "p1", itemNo: "1_ST", favoriteTypeId: 1 })
    expect(json.products).toHaveLength(19)
    expect(
      (await shop.call("GET", "/favorites", { token: await shop.logIn("erik.eriksson@exempel.se") })).json
    ).toEqual({
      products: [],
      recipes: []
    })
  })
})

describe("changing favourites", () => {
  const logInErik = () => shop.logIn("erik.eriksson@exempel.se")
  const readItemNos = async (token: string) => {
    const { products, recipes } = (await shop.call("GET", "/favorites", { token })).json
    return [products, recipes].map((list: ReadonlyArray<{ readonly itemNo: string }>) =>
      list.map(({ itemNo }) => itemNo)
    )
  }
  const fetchProductIds = async (count: number): Promise<ReadonlyArray<string>> =>
    (await shop.call("GET", `/Loop54/products/topsellers?take=${count}`)).json.items.map(
      ({ id }: { readonly id: string }) => id
    )

  it("API-18 API-19 CAPI-21 CAPI-22 POST /favorites/products and /favorites/recipes store an itemNo once, newest first, for this customer only", async () => {
    const token = await logInErik()
    const itemNosOfAnna = await readItemNos(await shop.logIn())
    await sql`insert into recipes (id, name, url) values ('r-1', 'Pannkakor', '/recept/pannkakor-r')`.execute(
      shop.database.sql
    )
    const [firstId, secondId] = await fetchProductIds(2)
    const addResponse = await shop.call("POST", "/favorites/products", { token, body: { itemNo: firstId } })
    expect(addResponse).toMatchObject({ status: 201, json: { itemNo: firstId, favoriteTypeId: 1 } })
    shop.clock.now += 1000
    await shop.call("POST", "/favorites/products", { token, body: { itemNo: secondId } })
    const repeatedResponse = await shop.call("POST", "/favorites/products", { token, body: { itemNo: firstId } })
    expect(repeatedResponse).toMatchObject({ status: 201, json: addResponse.json })
    const recipeResponse = await shop.call("POST", "/favorites/recipes", { token, body: { itemNo: "r-1" } })
    expect(recipeResponse).toMatchObject({ status: 201, json: { itemNo: "r-1", favoriteTypeId: 2 } })
    expect(await readItemNos(token)).toEqual([[secondId, firstId], ["r-1"]])
    expect(await readItemNos(await shop.logIn())).toEqual(itemNosOfAnna)
  })

  it.each([
    ["/favorites/products", "ERR_PRODUCT_NOT_FOUND"],
    ["/favorites/recipes", "ERR_RECIPE_NOT_FOUND"]
  ])("POST %s refuses an unknown itemNo", async (path, code) => {
    expect(await shop.call("POST", path, { token: await logInErik(), body: { itemNo: "finns-inte" } })).toMatchObject({
      status: 404,
      json: { errors: [{ code, field: "itemNo" }] }
    })
  })

  const deletionRequests = [
    ["query", (id: string) => [`/favorites?id=${id}`, {}] as const],
    ["body", (id: string) => ["/favorites", { body: { id } }] as const]
  ] as const
  it.each(deletionRequests)(
    "API-20 API-55 CAPI-23 DELETE /favorites removes the favourite whose id is in its %s, once, and never another customer's",
    async (_, requestOf) => {
      const token = await logInErik()
      const [itemNo] = await fetchProductIds(1)
      const { id } = (await shop.call("POST", "/favorites/products", { token, body: { itemNo } })).json
      const [path, request] = requestOf(id)
      const refusedResponse = { status: 404, json: { errors: [{ code: "ERR_FAVOURITE_NOT_FOUND", field: "id" }] } }
      expect(await shop.call("DELETE", path, { ...request, token: await shop.logIn() })).toMatchObject(refusedResponse)
      expect(await shop.call("DELETE", path, { ...request, token })).toMatchObject({ status: 204, text: "" })
      expect(await shop.call("DELETE", path, { ...request, token })).toMatchObject(refusedResponse)
      expect((await readItemNos(token))[0]).not.toContain(itemNo)
    }
  )

  it("DELETE /favorites without an id is invalid", async () => {
    expect(await shop.call("DELETE", "/favorites", { token: await logInErik() })).toMatchObject({
      status: 400,
      json: { errors: [{ code: "ERR_VALIDATION", field: "id" }] }
    })
  })

  it("refuses more than 500 favourite products, but not one that is a favourite already", async () => {
    const token = await logInErik()
    await sql`delete from favourites where customer_id = 'erik'`.execute(shop.database.sql)
    await sql`insert into favourites (id, customer_id, kind, item_no, added)
      select 'limit-' || id, 'erik', 'product', id, ${shop.clock.now} from products order by id limit 500
      on conflict do nothing`.execute(shop.database.sql)
    const { products } = (await shop.call("GET", "/favorites", { token })).json
    const favouriteItemNos = new Set(products.map(({ itemNo }: { readonly itemNo: string }) => itemNo))
    const newItemNo = (await fetchProductIds(100)).find((id) => !favouriteItemNos.has(id))
    expect(await shop.call("POST", "/favorites/products", { token, body: { itemNo: newItemNo } })).toMatchObject({
      status: 422,
      json: { errors: [{ code: "ERR_TOO_MANY_FAVOURITES" }] }
    })
    expect(
      await shop.call("POST", "/favorites/products", { token, body: { itemNo: products[0].itemNo } })
    ).toMatchObject({ status: 201 })
  })
})
