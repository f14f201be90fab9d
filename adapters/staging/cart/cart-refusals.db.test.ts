import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { mealGtin } from "#adapters/demo-shop/meal-gtin.ts"
import {
  line,
  meal,
  recipeWith,
  stagingForTests,
  type TestResponse,
  type TestStaging
} from "#adapters/demo-shop/testing.ts"

interface Product {
  readonly id: string
  readonly gtin: string
  readonly name: string
}

let shop: TestStaging
let token = ""
let cart = ""
let products: ReadonlyArray<Product> = []
let tobacco: Product
let weighed: Product
const product = (index: number) => products[index] as Product
const unknown = { id: "1_ST", gtin: "0" }

const call = (method: string, path: string, body?: unknown) =>
  shop.call(method, `/carts/${cart}${path}`, { token, ...(body === undefined ? {} : { body }) })
const read = async () => (await call("GET", "")).json
const settings = (userDeliveryMethod: string) =>
  shop.call("PUT", "/customer/userdeliverysettings", {
    token,
    body: { userDeliveryMethod, userPostalCode: "11122", userSiteId: "1001" }
  })
const add = (...items: ReadonlyArray<ReturnType<typeof line>>) => call("POST", "/additems", { items })
const addRecipe = (recipe: ReturnType<typeof recipeWith>, basket = "flexkassen") =>
  call("POST", "/editableRecipes", { basket, recipe })
const addBag = (number: number) => add(line({ id: `B${number}`, gtin: mealGtin("bag", number) }, 1))
const errorsOf = ({ status, json }: TestResponse) => [
  status,
  ...(json.errors ?? []).map(({ code, field, message }: { code: string; field?: string; message: string }) => [
    code,
    field,
    message
  ])
]
const soldWhere = async (condition: ReturnType<typeof sql>): Promise<ReadonlyArray<Product>> =>
  (
    await sql<Product>`select p.id, p.gtin, p.name from products p join store_products s on s.no = p.no and s.store_number = '3201'
      where s.price is not null and p.sellable and p.visible and s.available_to = '9999-12-30' and s.available_from < '2026-03-10'
        and ${condition} order by p.popularity desc limit 10`.execute(shop.database.sql)
  ).rows

beforeAll(async () => {
  shop = await stagingForTests()
  token = await shop.logIn()
  products = await soldWhere(
    sql`p.unit = 'PCE' and not p.collect_only and p.maximum is null and '3202' = any(p.stores)`
  )
  tobacco = (await soldWhere(sql`p.collect_only`))[0] as Product
  weighed = (await soldWhere(sql`p.unit = 'KGM'`))[0] as Product
})
afterAll(() => shop.close())
beforeEach(async () => {
  await settings("pickupAtStore")
  cart = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
})
afterEach(async () => {
  await call("DELETE", "")
  expect(shop.unexpectedErrors).toEqual([])
})

const notSold = "The store does not have this product."
const notInAssortment = "ERR_ITEM_NOT_IN_ASSORTMENT"
const notAllowed = "ERR_METHOD_NOT_ALLOWED_FOR_ITEM"

describe("an addition of products", () => {
  it("names each item that cannot be bought, with the reason, and adds none", async () => {
    await settings("homeDelivery")
    const bag = { id: "B3", gtin: mealGtin("bag", 3) }
    const added = await add(line(product(0), 1), line(unknown, 1), line(tobacco, 1), line(bag, 1))
    expect(errorsOf(added)).toEqual([
      422,
      [notInAssortment, "items.1", notSold],
      [notAllowed, "items.2", `'${tobacco.name}' is not delivered home.`],
      [notAllowed, "items.3", "Recipe bags are not delivered home."]
    ])
    expect((await read()).items).toEqual([])
  })

  it("names the quantity that is not valid, in the unit of the product", async () => {
    expect(errorsOf(await add(line(product(0), 1), line(product(1), 1.5)))).toEqual([
      400,
      ["ERR_VALIDATION", "items.1.quantity.value", "A quantity is a whole number, not negative."]
    ])
    expect(errorsOf(await add(line(weighed, 0.25)))).toEqual([
      400,
      ["ERR_VALIDATION", "items.0.quantity.value", "A weight is given in kilograms, in steps of 0.1."]
    ])
    for (const quantity of [-1, 0.5])
      expect(errorsOf(await add(line({ id: "B3", gtin: mealGtin("bag", 3) }, quantity)))).toEqual([
        400,
        ["ERR_VALIDATION", "items.0.quantity.value", "A quantity is a whole number, not negative."]
      ])
  })

  it("reports which items were reduced to their maximum, and adds no line for none of a product", async () => {
    const added = await add(line(product(0), 30), line(product(1), 0), line(product(2), 25))
    expect(errorsOf(added)).toEqual([
      200,
      ["ERR_QUANTITY_LIMIT", "items.0.quantity.value", `At most 25 of '${product(0).name}' can be bought at once.`]
    ])
    expect(added.json.items.map(({ gtin }: Product) => gtin)).toEqual([product(0).gtin, product(2).gtin])
  })

  it("reports a recipe bag that the cart already has, or of which more than one is requested", async () => {
    const bag = { id: "B3", gtin: mealGtin("bag", 3) }
    const once = await add(line(bag, 1))
    expect(errorsOf(once)).toEqual([200])
    const [{ name }] = once.json.bags
    const limit = ["ERR_QUANTITY_LIMIT", "items.1.quantity.value", `At most one of '${name}' can be bought at once.`]
    expect(errorsOf(await add(line(product(0), 1), line(bag, 1)))).toEqual([200, limit])
    expect((await read()).bags).toHaveLength(1)
  })
})

describe("an addition of a recipe", () => {
  it("CART-67 names the recipe, or each of its products that cannot be bought", async () => {
    await settings("homeDelivery")
    expect(errorsOf(await addRecipe(recipeWith("R9", [product(0)])))).toEqual([
      404,
      ["ERR_RECIPE_NOT_FOUND", "recipe.recipeId", "There is no such recipe."]
    ])
    expect(errorsOf(await addRecipe(recipeWith("R1002", [product(0), unknown, tobacco])))).toEqual([
      422,
      [notInAssortment, "recipe.items.1", notSold],
      [notAllowed, "recipe.items.2", `'${tobacco.name}' is not delivered home.`]
    ])
    expect(errorsOf(await addRecipe(recipeWith("R1002", [product(0)]), "receptkassen"))).toEqual([
      422,
      [notAllowed, "basket", "Recipe bags are not delivered home."]
    ])
    const half = { ...line(product(0), 0.5), name: "Vara" }
    expect(errorsOf(await addRecipe(recipeWith("R1002", [], { items: [half] })))).toEqual([
      400,
      ["ERR_VALIDATION", "recipe.items.0.quantity.value", "A quantity is a whole number, not negative."]
    ])
  })

  it("adds up a product that several of its items are, without those of which none is needed, up to its maximum", async () => {
    const item = (index: number, quantity: number) => ({ ...line(product(index), quantity), name: "Vara" })
    const items = [item(0, 2), item(1, 0), item(0, 3), item(2, 20), item(2, 20)]
    const { json } = await addRecipe(recipeWith("R1002", [], { items }))
    const quantities = json.recipes[1].editableRecipes[0].editableItems.map(
      ({ gtin, quantity }: { gtin: string; quantity: { value: number } }) => [gtin, quantity.value]
    )
    expect(quantities).toEqual([
      [product(0).gtin, 5],
      [product(2).gtin, 25]
    ])
  })

  it("RECIPE-03 changes nothing above 12 portions, and says so", async () => {
    const recipe = (numberOfMeals: number) => addRecipe(recipeWith("R1002", [product(0)], { numberOfMeals }))
    expect(errorsOf(await recipe(6))).toEqual([200])
    expect(errorsOf(await recipe(6))).toEqual([200])
    const { name } = (await read()).recipes[1].editableRecipes[0]
    const full = await recipe(1)
    expect(errorsOf(full)).toEqual([
      200,
      ["ERR_QUANTITY_LIMIT", "recipe.numberOfMeals", `At most 12 portions of '${name}' can be bought at once.`]
    ])
    expect(full.json.recipes[1].editableRecipes).toMatchObject([{ numberOfMeals: 12 }])
  })

  it("is apart from the same recipe of the other basket and from that of a bag", async () => {
    await addBag(3)
    await addRecipe(recipeWith("R1010", [product(0)], { numberOfMeals: 2 }), "receptkassen")
    await addRecipe(recipeWith("R1010", [product(0)], { numberOfMeals: 3 }))
    const { recipes } = await read()
    expect(recipes).toMatchObject([
      { recipes: [{ recipeId: "R1010", numberOfMeals: 4 }, {}, {}], editableRecipes: [{ numberOfMeals: 2 }] },
      { editableRecipes: [{ recipeId: "R1010", numberOfMeals: 3 }] }
    ])
  })
})

describe("a change of recipes", () => {
  it("names what the cart, the bag or the shop does not have", async () => {
    const [bag] = (await addBag(3)).json.bags
    const change = (fields: object) =>
      call("POST", "/recipes", { cartItemId: bag.id, recipesEAN: [mealGtin("recipe", 1010)], recipes: [], ...fields })
    const noLine = "There is no such line in the cart."
    expect(errorsOf(await change({ cartItemId: "none" }))).toEqual([404, ["ERR_ITEM_NOT_FOUND", "cartItemId", noLine]])
    expect(errorsOf(await change({ recipesEAN: [mealGtin("recipe", 1010), "0"] }))).toEqual([
      404,
      ["ERR_RECIPE_NOT_FOUND", "recipesEAN.1", "The recipe bag has no such recipe."]
    ])
    expect(errorsOf(await change({ recipes: [recipeWith("R1004", []), recipeWith("R1010", [unknown])] }))).toEqual([
      400,
      expect.anything()
    ])
    const recipes = [recipeWith("R1004", [product(0)]), recipeWith("R1010", [unknown])]
    expect(errorsOf(await change({ recipes }))).toEqual([422, [notInAssortment, "recipes.1.items.0", notSold]])
    await settings("homeDelivery")
    expect(errorsOf(await change({}))).toEqual([422, [notAllowed, "cartItemId", "Recipe bags are not delivered home."]])
  })

  it("has each recipe of a bag once, however often it is named", async () => {
    const [bag] = (await addBag(3)).json.bags
    const recipesEAN = [1013, 1010, 1013].map((number) => mealGtin("recipe", number))
    const { json } = await call("POST", "/recipes", { cartItemId: bag.id, recipesEAN, recipes: [] })
    expect(json.bags[0].recipesEAN).toEqual(recipesEAN.slice(0, 2))
  })

  it("names the line or the recipe of an exchange that does not exist", async () => {
    const [item] = (await add(line(product(0), 1))).json.items
    const exchange = (cartItemIds: ReadonlyArray<string>, id: string) =>
      call("POST", "/removeItemsAndSetRecipes", {
        cartItemIds,
        recipes: [recipeWith("R1001", [product(1)]), recipeWith(id, [product(2)])]
      })
    expect(errorsOf(await exchange([item.id, "none"], "R1002"))).toEqual([
      404,
      ["ERR_ITEM_NOT_FOUND", "cartItemIds.1", "There is no such line in the cart."]
    ])
    expect(errorsOf(await exchange([item.id], "R9"))).toEqual([
      404,
      ["ERR_RECIPE_NOT_FOUND", "recipes.1.recipeId", "There is no such recipe."]
    ])
    await addRecipe(recipeWith("R1004", [product(3)]), "receptkassen")
    const { json } = await exchange([item.id], "R1002")
    expect([json.items, json.recipes]).toMatchObject([
      [],
      [
        { editableRecipes: [{ recipeId: "R1004" }] },
        { editableRecipes: [{ recipeId: "R1001" }, { recipeId: "R1002" }] }
      ]
    ])
  })

  it("CART-43 removes by a position only, and names no line that is not there", async () => {
    await addRecipe(recipeWith("R1001", [product(0)]))
    for (const position of ["1", "00000", "0x", "x0", ""])
      expect((await call("DELETE", `/editableRecipes/flexkassen/${position}`)).status).toBe(404)
    expect((await read()).recipes[1].editableRecipes).toHaveLength(1)
  })
})

describe("an addition or change of catering", () => {
  const landgang = mealGtin("meal", 1003)
  const italian = mealGtin("meal", 1004)

  it("says why a meal cannot be added", async () => {
    const added = (body: ReturnType<typeof meal>) => call("POST", "/cateredMeals", body)
    const noMeal = [422, [notInAssortment, "gtin", "The store does not prepare this meal."]]
    expect(errorsOf(await added(meal("0", "C0", 1)))).toEqual(noMeal)
    await sql`update catered_meals set sellable = false where id = 'C1003'`.execute(shop.database.sql)
    expect(errorsOf(await added(meal(landgang, "C1003", 4)))).toEqual(noMeal)
    await sql`update catered_meals set sellable = true where id = 'C1003'`.execute(shop.database.sql)
    const side = (message: string) => [400, ["ERR_VALIDATION", "sideId", message]]
    expect(errorsOf(await added(meal(italian, "C1004", 10)))).toEqual(side("A side must be chosen."))
    expect(errorsOf(await added(meal(italian, "C1004", 10, "aioli")))).toEqual(side("The meal has no such side."))
    expect(errorsOf(await added(meal(landgang, "C1003", 4, "aioli")))).toEqual(side("The meal has no such side."))
    for (const quantity of [1.5, -1])
      expect(errorsOf(await added(meal(landgang, "C1003", quantity)))).toEqual([
        400,
        ["ERR_VALIDATION", "quantity.value", "A quantity is a whole number, not negative."]
      ])
    expect((await added(meal(landgang, "C1003", 0))).json.cateredMeals).toEqual([])
  })

  it("reports a quantity outside of a meal's limits with the field of the call", async () => {
    const cake = mealGtin("meal", 1001)
    const added = await call("POST", "/cateredMeals", meal(cake, "C1001", 2))
    const [{ id }] = added.json.cateredMeals
    const limit = (field: string) => [
      "ERR_QUANTITY_LIMIT",
      field,
      expect.stringMatching(/^'.+' is sold from 8 to 40\.$/)
    ]
    expect(errorsOf(added)).toEqual([200, limit("quantity.value")])
    expect(errorsOf(await call("PUT", `/items/${id}`, { quantity: 41 }))).toEqual([200, limit("quantity")])
    expect(errorsOf(await call("PUT", `/items/${id}`, { quantity: 1.5 }))).toEqual([
      400,
      ["ERR_VALIDATION", "quantity", "A quantity is a whole number, not negative."]
    ])
  })

  it("keeps each side of a meal on a line of its own", async () => {
    const { rows } = await sql<{ id: string; gtin: string; sides: ReadonlyArray<{ readonly id: string }> }>`
      select m.id, v.gtin, m.sides from catered_meals m join catered_meal_variants v on v.meal_id = m.id
      where m.sellable and jsonb_array_length(m.sides) > 1 limit 1`.execute(shop.database.sql)
    const [row] = rows
    const [first = "", second = ""] = row?.sides.map(({ id }) => id) ?? []
    for (const side of [first, second, first])
      await call("POST", "/cateredMeals", meal(row?.gtin ?? "", row?.id ?? "", 10, side))
    const { cateredMeals } = await read()
    expect(cateredMeals).toMatchObject([
      { sideId: first, quantity: { value: 20 } },
      { sideId: second, quantity: { value: 10 } }
    ])
  })

  it("keeps a recipe bag at one, and removes it with its recipes at none", async () => {
    const [{ id, name }] = (await addBag(3)).json.bags
    const set = (quantity: number) => call("PUT", `/items/${id}`, { quantity })
    expect(errorsOf(await set(1))).toEqual([200])
    expect(errorsOf(await set(2))).toEqual([200, ["ERR_QUANTITY_LIMIT", "quantity", `'${name}' is sold from 1 to 1.`]])
    expect((await read()).bags).toHaveLength(1)
    expect((await set(0)).json).toMatchObject({ bags: [], recipes: [{ recipes: [] }, {}] })
  })
})

describe("a move to home delivery or another store", () => {
  const move = (storeNumber: string) => call("POST", "/move", { storeNumber, keepCart: true })

  it("names each product that is not delivered home, and keeps the others", async () => {
    await add(line(product(0), 1), line(tobacco, 1))
    await addRecipe(recipeWith("R1001", [product(1), tobacco]))
    await addRecipe(recipeWith("R1002", [tobacco]))
    await addRecipe(recipeWith("R1004", [product(2)]))
    await settings("homeDelivery")
    const moved = await move("3201")
    const recipeLost = "Some of the recipe's products are not available: they were removed."
    expect(errorsOf(moved)).toEqual([
      200,
      [notAllowed, tobacco.gtin, "This product is not delivered home: it was removed."],
      [notAllowed, mealGtin("recipe", 1001), recipeLost],
      [notAllowed, mealGtin("recipe", 1002), recipeLost]
    ])
    expect(moved.json).toMatchObject({
      items: [{ gtin: product(0).gtin }],
      recipes: [
        {},
        {
          editableRecipes: [
            { recipeId: "R1001", editableItems: [{ gtin: product(1).gtin }] },
            { recipeId: "R1004", editableItems: [{ gtin: product(2).gtin }] }
          ]
        }
      ]
    })
  })

  it("removes recipe bags with all recipes of 'receptkassen', and keeps those of 'flexkassen'", async () => {
    await addBag(3)
    await addRecipe(recipeWith("R1004", [tobacco]), "receptkassen")
    await addRecipe(recipeWith("R1002", [product(0)]))
    await settings("homeDelivery")
    const moved = await move("3201")
    expect(errorsOf(moved)).toEqual([
      200,
      [notAllowed, mealGtin("bag", 3), "Recipe bags are not delivered home: it was removed."]
    ])
    expect(moved.json).toMatchObject({
      bags: [],
      recipes: [{ recipes: [], editableRecipes: [] }, { editableRecipes: [{ recipeId: "R1002" }] }]
    })
  })

  it("names the meals that the new store does not prepare", async () => {
    await call("POST", "/cateredMeals", meal(mealGtin("meal", 1003), "C1003", 4))
    expect(errorsOf(await move("3201"))).toEqual([200])
    expect(errorsOf(await move("3202"))).toEqual([
      200,
      [notInAssortment, mealGtin("meal", 1003), "The store does not prepare this meal: it was removed."]
    ])
  })

  it("names the products that the new store does not sell", async () => {
    const [onlyHere] = await soldWhere(sql`p.unit = 'PCE' and not p.collect_only and not '3202' = any(p.stores)`)
    await add(line(product(0), 1), line(onlyHere as Product, 1))
    expect(errorsOf(await move("3202"))).toEqual([
      200,
      [notInAssortment, onlyHere?.gtin, "The store does not sell this product now: it was removed."]
    ])
  })

  it("keeps the delivery time of a customer who has saved no delivery method", async () => {
    const { rows } = await sql<{ id: string }>`
      select id from slots where store_number = '3201' and method = 'Pickup' and taken < capacity and cutoff > ${shop.clock.now} limit 1`.execute(
      shop.database.sql
    )
    await call("PUT", "/slot", { slotId: rows[0]?.id })
    await sql`update customers set delivery_method = null where id = 'anna'`.execute(shop.database.sql)
    expect((await move("3201")).json.selectedSlotId).toBe(rows[0]?.id)
    expect((await move("3202")).json.selectedSlotId).toBeNull()
  })
})

describe("discount codes that are refused", () => {
  it("say why, and an unknown reason is an invalid coupon", async () => {
    await sql`insert into coupons values ('99', 'EGEN', 'Egen', 'amount', 100, null, 'ERR_OTHER', 'Gäller inte.')`.execute(
      shop.database.sql
    )
    const lookUp = (code: string) => shop.call("GET", `/DiscountCodeMap?code=${code}`, { token })
    expect(errorsOf(await lookUp("EGEN"))).toEqual([422, ["ERR_INVALID_COUPON", undefined, "Gäller inte."]])
    expect(errorsOf(await lookUp("INGEN"))).toEqual([
      422,
      ["ERR_COUPON_DOESNT_EXISTS", undefined, "There is no such coupon."]
    ])
    expect(errorsOf(await call("POST", "/discountCodes", { gtin: "99", name: "" }))[0]).toBe(422)
  })

  it("are added by their code, too, in the order of their addition, each once", async () => {
    await add(line(product(0), 10))
    const addCode = (gtin: string) => call("POST", "/discountCodes", { gtin, name: "" })
    const first = await addCode("gratisplock")
    shop.clock.now += 1
    const both = await addCode("valkommen50")
    const codes = ({ json }: TestResponse) => json.discountCodes.map(({ code }: { readonly code: string }) => code)
    expect([codes(first), codes(both)]).toEqual([["GRATISPLOCK"], ["GRATISPLOCK", "VALKOMMEN50"]])
    expect(both.json.modifiedDate).toBe(new Date(shop.clock.now).toISOString())
    expect(errorsOf(await addCode("VALKOMMEN50"))).toEqual([
      422,
      ["ERR_COUPON_ALREADY_USED", undefined, "The coupon is in the cart already."]
    ])
  })
})
