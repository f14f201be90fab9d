import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { defaultMaximum } from "#core/catalogue/quantity.ts"
import { ownGtin } from "#adapters/demo-shop/own-gtin.ts"
import { aLine, aMeal, aRecipeWith, type TestResponse } from "#adapters/demo-shop/testing.ts"
import { errorsOf, makeTestCart, type SoldProduct } from "./testing.ts"

let cart: Awaited<ReturnType<typeof makeTestCart>>
beforeAll(async () => {
  cart = await makeTestCart()
})
afterAll(() => cart.shop.close())
beforeEach(() => cart.open())
afterEach(async () => {
  await cart.call("DELETE", "")
  expect(cart.shop.unexpectedErrors).toEqual([])
})

const productAt = (index: number) => cart.products[index] as SoldProduct
const unknownProduct = { id: "1_ST", gtin: "0" }
const notSoldMessage = "The store does not have this product."
const notInAssortmentCode = "ERR_ITEM_NOT_IN_ASSORTMENT"
const notAllowedCode = "ERR_METHOD_NOT_ALLOWED_FOR_ITEM"

describe("an addition of a recipe", () => {
  it("is refused with the field of the unknown recipe, of each product that cannot be bought, of the basket or of a quantity", async () => {
    await cart.saveDeliveryMethod("homeDelivery")
    expect(errorsOf(await cart.addRecipe(aRecipeWith("R9", [productAt(0)])))).toEqual([
      404,
      ["ERR_RECIPE_NOT_FOUND", "recipe.recipeId", "There is no such recipe."]
    ])
    expect(errorsOf(await cart.addRecipe(aRecipeWith("R1002", [productAt(0), unknownProduct, cart.tobacco])))).toEqual([
      422,
      [notInAssortmentCode, "recipe.items.1", notSoldMessage],
      [notAllowedCode, "recipe.items.2", `'${cart.tobacco.name}' is not delivered home.`]
    ])
    expect(errorsOf(await cart.addRecipe(aRecipeWith("R1002", [productAt(0)]), "receptkassen"))).toEqual([
      422,
      [notAllowedCode, "basket", "Recipe bags are not delivered home."]
    ])
    const halfPiece = { ...aLine(productAt(0), 0.5), name: "Vara" }
    expect(errorsOf(await cart.addRecipe(aRecipeWith("R1002", [], { items: [halfPiece] })))).toEqual([
      400,
      ["ERR_VALIDATION", "recipe.items.0.quantity.value", "A quantity is a whole number, not negative."]
    ])
  })

  it("adds the quantities of items with the same product up to its maximum, and omits those with quantity 0", async () => {
    const anItem = (index: number, quantity: number) => ({ ...aLine(productAt(index), quantity), name: "Vara" })
    const items = [anItem(0, 2), anItem(1, 0), anItem(0, 3), anItem(2, 20), anItem(2, 20)]
    const { json } = await cart.addRecipe(aRecipeWith("R1002", [], { items }))
    const quantities = json.recipes[1].editableRecipes[0].editableItems.map(
      ({ gtin, quantity }: { gtin: string; quantity: { value: number } }) => [gtin, quantity.value]
    )
    expect(quantities).toEqual([
      [productAt(0).gtin, 5],
      [productAt(2).gtin, 25]
    ])
  })

  it("never passes a product's maximum in an entry, however often the recipe is added", async () => {
    const maximum = defaultMaximum
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 5 }), async (additions) => {
        let sum = 0
        for (const quantity of additions) {
          const items = [{ ...aLine(productAt(2), quantity), name: "Vara" }]
          const { json } = await cart.addRecipe(aRecipeWith("R1002", [], { items, numberOfMeals: 1 }))
          sum = Math.min(maximum, sum + quantity)
          expect(json.recipes[1].editableRecipes).toMatchObject([{ editableItems: [{ quantity: { value: sum } }] }])
        }
        const isClamped = additions.reduce((total, quantity) => total + quantity) > maximum
        const { json } = await cart.addRecipe(
          aRecipeWith("R1002", [], { items: [{ ...aLine(productAt(2), 1), name: "Vara" }], numberOfMeals: 1 })
        )
        expect(json.errors ?? []).toEqual(
          isClamped || sum === maximum
            ? [expect.objectContaining({ code: "ERR_QUANTITY_LIMIT", field: "recipe.items.0.quantity.value" })]
            : []
        )
        await cart.call("DELETE", "/editableRecipes/flexkassen/0")
      }),
      { numRuns: 8 }
    )
  })

  it("is refused unless the variant is null or has distinct flags of the recipe", async () => {
    const statusOf = async (variantId: string | null) =>
      (await cart.addRecipe(aRecipeWith("R1002", [productAt(0)], { variantId, numberOfMeals: 1 }))).status
    const [{ variants } = { variants: [] }] = await cart.shop.database.sql
      .selectFrom("recipes")
      .select("variants")
      .where("id", "=", "R1002")
      .execute()
    expect(variants.length).toBeGreaterThan(1)
    for (const variantId of [null, ...variants, variants.join(","), variants.toReversed().join(",")])
      expect([variantId, await statusOf(variantId)]).toEqual([variantId, 200])
    const [flag = ""] = variants
    for (const variantId of [
      "",
      "x",
      `${flag},`,
      `${flag},${flag}`,
      `${flag},x`,
      flag.toUpperCase(),
      "x".repeat(900_000)
    ])
      expect([variantId.slice(0, 40), await statusOf(variantId)]).toEqual([variantId.slice(0, 40), 400])
    expect(errorsOf(await cart.addRecipe(aRecipeWith("R1002", [productAt(0)], { variantId: "x" })))).toEqual([
      400,
      ["ERR_VALIDATION", "recipe.variantId", "The recipe has no such variant."]
    ])
  })

  it("changes nothing when the cart has 50 recipes, and returns an error; portions can still be added to those", async () => {
    const recipes = await cart.shop.database.sql
      .selectFrom("recipes")
      .select(["id", "variants"])
      .orderBy("id")
      .execute()
    const entries = recipes
      .flatMap(({ id, variants }) => [null, ...variants].map((variantId) => ({ id, variantId })))
      .slice(0, 51)
    const add = ({ id, variantId }: { readonly id: string; readonly variantId: string | null }) =>
      cart.addRecipe(aRecipeWith(id, [productAt(0)], { variantId, numberOfMeals: 1 }))
    const responses: Array<TestResponse> = []
    for (const entry of entries) responses.push(await add(entry))
    const countOf = ({ json }: TestResponse) => json.recipes[1].editableRecipes.length
    expect(responses.map(countOf)).toEqual(entries.map((_, index) => Math.min(index + 1, 50)))
    expect(responses.findIndex(({ json }) => json.errors !== undefined)).toBe(50)
    expect(responses[50]?.json.errors).toEqual([
      { code: "ERR_QUANTITY_LIMIT", message: "A cart has at most 50 recipes.", field: "recipe.recipeId" }
    ])
    const { json } = await add({ id: "R1001", variantId: null })
    expect([json.errors, json.recipes[1].editableRecipes[0].numberOfMeals]).toEqual([undefined, 2])
  })

  it("changes nothing above 12 portions, and returns an error", async () => {
    const addPortions = (numberOfMeals: number) =>
      cart.addRecipe(aRecipeWith("R1002", [productAt(0)], { numberOfMeals }))
    expect(errorsOf(await addPortions(6))).toEqual([200])
    expect(errorsOf(await addPortions(6))).toEqual([200])
    const { name } = (await cart.read()).recipes[1].editableRecipes[0]
    const refusedResponse = await addPortions(1)
    expect(errorsOf(refusedResponse)).toEqual([
      200,
      ["ERR_QUANTITY_LIMIT", "recipe.numberOfMeals", `At most 12 portions of '${name}' can be bought at once.`]
    ])
    expect(refusedResponse.json.recipes[1].editableRecipes).toMatchObject([{ numberOfMeals: 12 }])
  })

  it("is independent of the same recipe in the other basket and in a bag", async () => {
    await cart.addBag(3)
    await cart.addRecipe(aRecipeWith("R1010", [productAt(0)], { numberOfMeals: 2 }), "receptkassen")
    await cart.addRecipe(aRecipeWith("R1010", [productAt(0)], { numberOfMeals: 3 }))
    const { recipes } = await cart.read()
    expect(recipes).toMatchObject([
      { recipes: [{ recipeId: "R1010", numberOfMeals: 4 }, {}, {}], editableRecipes: [{ numberOfMeals: 2 }] },
      { editableRecipes: [{ recipeId: "R1010", numberOfMeals: 3 }] }
    ])
  })
})

describe("a change of recipes", () => {
  it("refuses a line that the cart does not have, a recipe that the bag does not have or without products, a product that the store does not sell, and home delivery", async () => {
    const [bag] = (await cart.addBag(3)).json.bags
    const change = (fields: object) =>
      cart.call("POST", "/recipes", {
        cartItemId: bag.id,
        recipesEAN: [ownGtin("recipe", 1010)],
        recipes: [],
        ...fields
      })
    const noLineMessage = "There is no such line in the cart."
    expect(errorsOf(await change({ cartItemId: "none" }))).toEqual([
      404,
      ["ERR_ITEM_NOT_FOUND", "cartItemId", noLineMessage]
    ])
    expect(errorsOf(await change({ recipesEAN: [ownGtin("recipe", 1010), "0"] }))).toEqual([
      404,
      ["ERR_RECIPE_NOT_FOUND", "recipesEAN.1", "The recipe bag has no such recipe."]
    ])
    expect(
      errorsOf(await change({ recipes: [aRecipeWith("R1004", []), aRecipeWith("R1010", [unknownProduct])] }))
    ).toEqual([400, expect.anything()])
    const recipes = [aRecipeWith("R1004", [productAt(0)]), aRecipeWith("R1010", [unknownProduct])]
    expect(errorsOf(await change({ recipes }))).toEqual([
      422,
      [notInAssortmentCode, "recipes.1.items.0", notSoldMessage]
    ])
    await cart.saveDeliveryMethod("homeDelivery")
    expect(errorsOf(await change({}))).toEqual([
      422,
      [notAllowedCode, "cartItemId", "Recipe bags are not delivered home."]
    ])
  })

  it("refuses a recipe when the store sells none of its products", async () => {
    const [bag] = (await cart.addBag(3)).json.bags
    await sql`create table saved_prices as select no, price from store_products where store_number = '3201'`.execute(
      cart.shop.database.sql
    )
    await sql`update store_products set price = null where store_number = '3201'`.execute(cart.shop.database.sql)
    const body = { cartItemId: bag.id, recipesEAN: [ownGtin("recipe", 1010)], recipes: [] }
    const errors = errorsOf(await cart.call("POST", "/recipes", body))
    await sql`update store_products s set price = k.price from saved_prices k where s.store_number = '3201' and s.no = k.no`.execute(
      cart.shop.database.sql
    )
    expect(errors).toEqual([
      422,
      [notInAssortmentCode, undefined, "The store sells none of the recipe's products now."]
    ])
  })

  it("adds each recipe of a bag once, even when the request contains it twice", async () => {
    const [bag] = (await cart.addBag(3)).json.bags
    const recipesEAN = [1013, 1010, 1013].map((number) => ownGtin("recipe", number))
    const { json } = await cart.call("POST", "/recipes", { cartItemId: bag.id, recipesEAN, recipes: [] })
    expect(json.bags[0].recipesEAN).toEqual(recipesEAN.slice(0, 2))
  })

  it("refuses a line or a recipe that does not exist, with the name of its field, and replaces only the recipes of 'flexkassen'", async () => {
    const [item] = (await cart.add(aLine(productAt(0), 1))).json.items
    const exchange = (cartItemIds: ReadonlyArray<string>, id: string) =>
      cart.call("POST", "/removeItemsAndSetRecipes", {
        cartItemIds,
        recipes: [aRecipeWith("R1001", [productAt(1)]), aRecipeWith(id, [productAt(2)])]
      })
    expect(errorsOf(await exchange([item.id, "none"], "R1002"))).toEqual([
      404,
      ["ERR_ITEM_NOT_FOUND", "cartItemIds.1", "There is no such line in the cart."]
    ])
    expect(errorsOf(await exchange([item.id], "R9"))).toEqual([
      404,
      ["ERR_RECIPE_NOT_FOUND", "recipes.1.recipeId", "There is no such recipe."]
    ])
    await cart.addRecipe(aRecipeWith("R1004", [productAt(3)]), "receptkassen")
    const { json } = await exchange([item.id], "R1002")
    expect([json.items, json.recipes]).toMatchObject([
      [],
      [
        { editableRecipes: [{ recipeId: "R1004" }] },
        { editableRecipes: [{ recipeId: "R1001" }, { recipeId: "R1002" }] }
      ]
    ])
  })

  it("refuses to remove a recipe unless the path has the index of an existing one", async () => {
    await cart.addRecipe(aRecipeWith("R1001", [productAt(0)]))
    for (const position of ["1", "00000", "0x", "x0", ""])
      expect((await cart.call("DELETE", `/editableRecipes/flexkassen/${position}`)).status).toBe(404)
    expect((await cart.read()).recipes[1].editableRecipes).toHaveLength(1)
  })
})

describe("an addition or change of a catered meal or a recipe bag", () => {
  const landgangGtin = ownGtin("meal", 1003)
  const italianGtin = ownGtin("meal", 1004)

  it("returns the reason why a meal cannot be added, and adds none for a quantity of 0", async () => {
    const add = (body: ReturnType<typeof aMeal>) => cart.call("POST", "/cateredMeals", body)
    const notPrepared = [422, [notInAssortmentCode, "gtin", "The store does not prepare this meal."]]
    expect(errorsOf(await add(aMeal("0", "C0", 1)))).toEqual(notPrepared)
    await sql`update catered_meals set sellable = false where id = 'C1003'`.execute(cart.shop.database.sql)
    expect(errorsOf(await add(aMeal(landgangGtin, "C1003", 4)))).toEqual(notPrepared)
    await sql`update catered_meals set sellable = true where id = 'C1003'`.execute(cart.shop.database.sql)
    const sideError = (message: string) => [400, ["ERR_VALIDATION", "sideId", message]]
    expect(errorsOf(await add(aMeal(italianGtin, "C1004", 10)))).toEqual(sideError("A side must be chosen."))
    expect(errorsOf(await add(aMeal(italianGtin, "C1004", 10, "aioli")))).toEqual(
      sideError("The meal has no such side.")
    )
    expect(errorsOf(await add(aMeal(landgangGtin, "C1003", 4, "aioli")))).toEqual(
      sideError("The meal has no such side.")
    )
    for (const quantity of [1.5, -1])
      expect(errorsOf(await add(aMeal(landgangGtin, "C1003", quantity)))).toEqual([
        400,
        ["ERR_VALIDATION", "quantity.value", "A quantity is a whole number, not negative."]
      ])
    expect((await add(aMeal(landgangGtin, "C1003", 0))).json.cateredMeals).toEqual([])
  })

  it("reports a quantity outside a meal's limits with the field of the call", async () => {
    const cakeGtin = ownGtin("meal", 1001)
    const addResponse = await cart.call("POST", "/cateredMeals", aMeal(cakeGtin, "C1001", 2))
    const [{ id }] = addResponse.json.cateredMeals
    const limitError = (field: string) => [
      "ERR_QUANTITY_LIMIT",
      field,
      expect.stringMatching(/^'.+' is sold from 8 to 40\.$/)
    ]
    expect(errorsOf(addResponse)).toEqual([200, limitError("quantity.value")])
    expect(errorsOf(await cart.call("PUT", `/items/${id}`, { quantity: 41 }))).toEqual([200, limitError("quantity")])
    expect(errorsOf(await cart.call("PUT", `/items/${id}`, { quantity: 1.5 }))).toEqual([
      400,
      ["ERR_VALIDATION", "quantity", "A quantity is a whole number, not negative."]
    ])
  })

  it("keeps each side of a meal on a line of its own", async () => {
    const { rows } = await sql<{ id: string; gtin: string; sides: ReadonlyArray<{ readonly id: string }> }>`
      select m.id, v.gtin, m.sides from catered_meals m join catered_meal_variants v on v.meal_id = m.id
      where m.sellable and jsonb_array_length(m.sides) > 1 limit 1`.execute(cart.shop.database.sql)
    const [row] = rows
    const [firstSideId = "", secondSideId = ""] = row?.sides.map(({ id }) => id) ?? []
    for (const sideId of [firstSideId, secondSideId, firstSideId])
      await cart.call("POST", "/cateredMeals", aMeal(row?.gtin ?? "", row?.id ?? "", 10, sideId))
    const { cateredMeals } = await cart.read()
    expect(cateredMeals).toMatchObject([
      { sideId: firstSideId, quantity: { value: 20 } },
      { sideId: secondSideId, quantity: { value: 10 } }
    ])
  })

  it("limits the quantity of a recipe bag to 1, and removes the bag with its recipes at 0", async () => {
    const [{ id, name }] = (await cart.addBag(3)).json.bags
    const setQuantity = (quantity: number) => cart.call("PUT", `/items/${id}`, { quantity })
    expect(errorsOf(await setQuantity(1))).toEqual([200])
    expect(errorsOf(await setQuantity(2))).toEqual([
      200,
      ["ERR_QUANTITY_LIMIT", "quantity", `'${name}' is sold from 1 to 1.`]
    ])
    expect((await cart.read()).bags).toHaveLength(1)
    expect((await setQuantity(0)).json).toMatchObject({ bags: [], recipes: [{ recipes: [] }, {}] })
  })
})
