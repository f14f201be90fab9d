import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { ownGtin } from "#adapters/demo-shop/own-gtin.ts"
import { demoMeals } from "#adapters/demo-shop/catering/catered-meals.ts"
import { demoRecipeBags } from "#adapters/demo-shop/recipes/bags.ts"
import { demoRecipes } from "#adapters/demo-shop/recipes/recipes.ts"
import {
  aLine,
  aMeal,
  aRecipeWith,
  stagingForTests,
  type TestRequest,
  type TestResponse,
  type TestStaging
} from "#adapters/demo-shop/testing.ts"

let shop: TestStaging
let token = ""
let cartId = ""
type Product = { readonly id: string; readonly gtin: string; readonly price: number }
let products: ReadonlyArray<Product> = []

const call = (method: string, path: string, request: TestRequest = {}): Promise<TestResponse> =>
  shop.call(method, `/carts/${cartId}${path}`, { token, ...request })
const readCart = async () => (await call("GET", "")).json
const saveDeliveryMethod = (method: "homeDelivery" | "pickupAtStore") =>
  shop.call("PUT", "/customer/userdeliverysettings", {
    token,
    body: { userDeliveryMethod: method, userPostalCode: "11122", userSiteId: "1001" }
  })
const productAt = (index: number) => products[index] as Product
const addRecipe = (recipe: ReturnType<typeof aRecipeWith>, basket = "flexkassen", headers = {}) =>
  call("POST", "/editableRecipes", { body: { basket, recipe }, headers })
const addMeal = (body: ReturnType<typeof aMeal>) => call("POST", "/cateredMeals", { body })
const addBag = (number: number) =>
  call("POST", "/additems", { body: { items: [aLine({ id: `B${number}`, gtin: ownGtin("bag", number) }, 1)] } })
const flexkassenRecipesIn = (json: {
  recipes: ReadonlyArray<{ itemNo: string; editableRecipes: ReadonlyArray<unknown> }>
}) => json.recipes.find(({ itemNo }) => itemNo === "flexkassen")?.editableRecipes
const landgangGtin = ownGtin("meal", 1003)

beforeAll(async () => {
  shop = await stagingForTests()
  token = await shop.logIn()
  const { items } = (await shop.call("GET", "/Loop54/products/topsellers?store=3201&take=60")).json
  products = items
    .filter(
      ({ id, returnablePackageDepositInformation }: { id: string; returnablePackageDepositInformation: unknown }) =>
        id.endsWith("_ST") && returnablePackageDepositInformation === null
    )
    .map(
      (item: { id: string; gtin: string; productStoreDetails: { prices: { currentPrice: { price: number } } } }) => ({
        id: item.id,
        gtin: item.gtin,
        price: item.productStoreDetails.prices.currentPrice.price
      })
    )
})
afterAll(() => shop.close())
beforeEach(async () => {
  await saveDeliveryMethod("pickupAtStore")
  cartId = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
})
afterEach(async () => {
  await call("DELETE", "")
  expect(shop.unexpectedErrors).toEqual([])
})

const toOre = (kronor: number) => Math.round(kronor * 100)

/** A landgång must be ordered at least a day before its delivery. */
const timeAfterLeadTime = () => shop.clock.now + 2 * 86_400_000

describe("the demo's recipes", () => {
  it("need only products that exist, and the demo customer's store sells products for three or more ingredients of each; a bag has three to five of them", async () => {
    const { rows } = await sql<{ name: string; unknown: number; sold: number }>`
      select r.name, count(*) filter (where p.no is null)::integer as unknown, count(distinct a.position) filter (where s.price is not null)::integer as sold
      from recipes r join recipe_articles a on a.recipe_id = r.id left join products p on p.id = a.product_id
      left join store_products s on s.no = p.no and s.store_number = '3201' group by r.id`.execute(shop.database.sql)
    expect(rows.length).toBe(demoRecipes.length)
    expect(rows.filter(({ unknown, sold }) => unknown > 0 || sold < 3)).toEqual([])
    expect(demoRecipeBags.every(({ recipes }) => recipes.length >= 3 && recipes.length <= 5)).toBe(true)
    expect([demoRecipes.length >= 12, demoRecipeBags.length, demoMeals.length]).toEqual([true, 6, 32])
  })
})

describe("POST /carts/{id}/editableRecipes", () => {
  it("adds a recipe with its price to 'flexkassen', one of the cart's two baskets", async () => {
    const recipe = aRecipeWith("R1002", [productAt(0), productAt(1)], { glutenFree: true, variantId: "glutenFree" })
    const { status, json } = await addRecipe(recipe)
    expect([status, json.recipes.map(({ itemNo }: { itemNo: string }) => itemNo)]).toEqual([
      200,
      ["receptkassen", "flexkassen"]
    ])
    const [entry] = flexkassenRecipesIn(json) as ReadonlyArray<{ recipePrice: number }>
    expect(entry).toMatchObject({
      recipeId: "R1002",
      variantId: "glutenFree",
      numberOfMeals: 4,
      name: "Pannkakor med lingonsylt",
      gtin: ownGtin("recipe", 1002),
      organic: false,
      vegetarian: true,
      lactoseFree: false,
      glutenFree: true,
      vegan: false,
      editableItems: [{ gtin: productAt(0).gtin, itemNo: productAt(0).id, quantity: { value: 1, unit: "Piece" } }, {}]
    })
    expect(toOre(entry?.recipePrice ?? 0)).toBe(toOre(productAt(0).price) + toOre(productAt(1).price))
    expect([json.items, json.totalValue]).toEqual([[], entry?.recipePrice])
  })

  it("keeps the cart's total equal to the sum of its lines, recipes, bags, meals and charges", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          lines: fc.uniqueArray(fc.nat(8), { maxLength: 3 }),
          recipes: fc.array(fc.tuple(fc.constantFrom("R1001", "R1002", "R1004"), fc.nat(8)), { maxLength: 3 }),
          hasBag: fc.boolean(),
          mealCount: fc.nat(6)
        }),
        async ({ lines, recipes, hasBag, mealCount }) => {
          cartId = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
          if (lines.length > 0)
            await call("POST", "/additems", { body: { items: lines.map((index) => aLine(productAt(index), 2)) } })
          for (const [id, index] of recipes) await addRecipe(aRecipeWith(id, [productAt(index)]))
          if (hasBag) await addBag(3)
          if (mealCount > 0) await addMeal(aMeal(landgangGtin, "C1003", mealCount))
          const json = await readCart()
          const sum = (values: ReadonlyArray<number>) => values.reduce((total, value) => total + toOre(value), 0)
          const productsTotal =
            sum(json.items.map(({ amount }: { amount: number }) => amount)) +
            sum(
              (flexkassenRecipesIn(json) as ReadonlyArray<{ recipePrice: number }>).map(
                ({ recipePrice }) => recipePrice
              )
            ) +
            sum(json.cateredMeals.map(({ amount }: { amount: number }) => amount))
          const chargesTotal = sum(
            json.charges.flatMap(({ subType, amount }: { subType: string; amount: number }) =>
              subType === "WeightReservation" ? [] : [amount]
            )
          )
          expect([toOre(json.totalValue), toOre(json.totalAmount)]).toEqual([
            productsTotal,
            productsTotal + chargesTotal
          ])
          expect(json.charges.some(({ subType }: { subType: string }) => subType === "ChargePickingFee")).toBe(
            productsTotal > 0 && productsTotal < 150_000 && mealCount === 0
          )
          await call("DELETE", "")
        }
      ),
      { numRuns: 12 }
    )
    cartId = (await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.id
  })

  it("adds the portions of the same recipe and variant to its entry, up to 12, and only once for each idempotency key", async () => {
    const recipe = aRecipeWith("R1002", [productAt(0)], { numberOfMeals: 5 })
    const keyHeaders = { "idempotency-key": "recipe-once" }
    await addRecipe(recipe, "flexkassen", keyHeaders)
    await addRecipe(recipe, "flexkassen", keyHeaders)
    const addResponse = await addRecipe(aRecipeWith("R1002", [productAt(0), productAt(1)], { numberOfMeals: 5 }))
    expect(flexkassenRecipesIn(addResponse.json)).toMatchObject([
      { numberOfMeals: 10, editableItems: [{ quantity: { value: 2 } }, { quantity: { value: 1 } }] }
    ])
    const limitResponse = await addRecipe(recipe)
    expect([limitResponse.status, limitResponse.json.errors[0].code, flexkassenRecipesIn(limitResponse.json)]).toEqual([
      200,
      "ERR_QUANTITY_LIMIT",
      flexkassenRecipesIn(addResponse.json)
    ])
    const otherVariantResponse = await addRecipe(
      aRecipeWith("R1002", [productAt(0)], { numberOfMeals: 5, variantId: "lactoseFree" })
    )
    expect(flexkassenRecipesIn(otherVariantResponse.json)).toMatchObject([
      { numberOfMeals: 10 },
      { numberOfMeals: 5, variantId: "lactoseFree" }
    ])
  })

  it("refuses unknown recipes, products that the store does not sell, invalid portions, an unknown basket, and 'receptkassen' for home delivery", async () => {
    const unknownProduct = { id: "1_ST", gtin: "0" }
    const outcomeOf = async (recipe: ReturnType<typeof aRecipeWith>, basket?: string) => {
      const { status, json } = await addRecipe(recipe, basket)
      return [status, json.errors[0].code]
    }
    expect(await outcomeOf(aRecipeWith("R9", [productAt(0)]))).toEqual([404, "ERR_RECIPE_NOT_FOUND"])
    expect(await outcomeOf(aRecipeWith("R1002", [productAt(0), unknownProduct]))).toEqual([
      422,
      "ERR_ITEM_NOT_IN_ASSORTMENT"
    ])
    expect(await outcomeOf(aRecipeWith("R1002", []))).toEqual([400, "ERR_VALIDATION"])
    for (const numberOfMeals of [0, 13, 2.5])
      expect(await outcomeOf(aRecipeWith("R1002", [productAt(0)], { numberOfMeals }))).toEqual([400, "ERR_VALIDATION"])
    expect(await outcomeOf(aRecipeWith("R1002", [productAt(0)]), "korgen")).toEqual([400, "ERR_VALIDATION"])
    await saveDeliveryMethod("homeDelivery")
    expect(await outcomeOf(aRecipeWith("R1002", [productAt(0)]), "receptkassen")).toEqual([
      422,
      "ERR_METHOD_NOT_ALLOWED_FOR_ITEM"
    ])
    expect(flexkassenRecipesIn(await readCart())).toEqual([])
  })
})

describe("DELETE /carts/{id}/editableRecipes/{a}/{b}", () => {
  it("CART-43 removes the recipe at an index of a basket, and no other", async () => {
    for (const id of ["R1001", "R1002", "R1003"]) await addRecipe(aRecipeWith(id, [productAt(0)]))
    await addRecipe(aRecipeWith("R1004", [productAt(0)]), "receptkassen")
    const removeResponse = await call("DELETE", "/editableRecipes/flexkassen/1")
    expect(flexkassenRecipesIn(removeResponse.json)).toMatchObject([{ recipeId: "R1001" }, { recipeId: "R1003" }])
    for (const path of ["flexkassen/2", "flexkassen/-1", "flexkassen/x", "korgen/0"])
      expect(await call("DELETE", `/editableRecipes/${path}`)).toMatchObject({
        status: 404,
        json: { errors: [{ code: "ERR_ITEM_NOT_FOUND" }] }
      })
    const { json } = await call("DELETE", "/editableRecipes/receptkassen/0")
    expect([json.recipes[0].editableRecipes, flexkassenRecipesIn(json)?.length]).toEqual([[], 2])
  })
})

describe("recipe bags", () => {
  it("are a line of type recipebag with the price of their recipes, and a cart has at most one of each", async () => {
    const { json } = await addBag(3)
    const [bag] = json.bags
    const prices = json.recipes[0].recipes.map(({ recipePrice }: { recipePrice: number }) => toOre(recipePrice))
    expect(json.recipes[0].recipes).toMatchObject([
      { recipeId: "R1010", numberOfMeals: 4 },
      { recipeId: "R1013" },
      { recipeId: "R1004" }
    ])
    expect(prices.every((price: number) => price > 0)).toBe(true)
    expect(toOre(bag.amount)).toBe(prices.reduce((sum: number, price: number) => sum + price, 0))
    expect(json.items).toMatchObject([
      { id: bag.id, itemNo: "B3", type: "recipebag", subType: "RecipeBag", amount: bag.amount }
    ])
    const secondAddition = await addBag(3)
    expect([secondAddition.json.errors[0].code, secondAddition.json.bags.length]).toEqual(["ERR_QUANTITY_LIMIT", 1])
    expect((await call("DELETE", `/items/${bag.id}`)).json).toMatchObject({ items: [], bags: [], totalAmount: 0 })
  })

  it("are added once with an error for a quantity of 2, and are not added for a quantity of 0", async () => {
    const addBags = (quantity: number) =>
      call("POST", "/additems", { body: { items: [aLine({ id: "B3", gtin: ownGtin("bag", 3) }, quantity)] } })
    expect((await addBags(0)).json).toMatchObject({ bags: [] })
    const { json } = await addBags(2)
    expect([json.bags.length, json.errors]).toEqual([
      1,
      [{ code: "ERR_QUANTITY_LIMIT", message: expect.any(String), field: "items.0.quantity.value" }]
    ])
    expect((await addBags(1)).json.errors).toMatchObject([{ code: "ERR_QUANTITY_LIMIT" }])
  })

  it("refuse a recipe that is not theirs, with its position in the request", async () => {
    const [bag] = (await addBag(3)).json.bags
    const body = { cartItemId: bag.id, recipesEAN: [ownGtin("recipe", 1010), "7300000000000"], recipes: [] }
    expect(await call("POST", "/recipes", { body })).toMatchObject({
      status: 404,
      json: { errors: [{ code: "ERR_RECIPE_NOT_FOUND", field: "recipesEAN.1" }] }
    })
    expect((await readCart()).bags[0].recipesEAN).not.toContain("7300000000000")
  })

  it("are refused for home delivery, and removed when the customer changes to home delivery", async () => {
    await addBag(3)
    await saveDeliveryMethod("homeDelivery")
    expect((await addBag(1)).json.errors[0].code).toBe("ERR_METHOD_NOT_ALLOWED_FOR_ITEM")
    const moveResponse = await call("POST", "/move", { body: { storeNumber: "3201", keepCart: true } })
    expect([moveResponse.json.bags, moveResponse.json.errors]).toEqual([
      [],
      [{ code: "ERR_METHOD_NOT_ALLOWED_FOR_ITEM", message: expect.any(String), field: ownGtin("bag", 3) }]
    ])
  })

  it("have the recipes that a request selects by GTIN, with the portions that it sets for some of them", async () => {
    const [bag] = (await addBag(3)).json.bags
    const recipes = [aRecipeWith("R1004", [productAt(0)], { numberOfMeals: 2 })]
    const body = { cartItemId: bag.id, recipesEAN: [1010, 1004].map((number) => ownGtin("recipe", number)), recipes }
    expect((await call("POST", "/recipes", { body })).json).toMatchObject({
      bags: [{ recipesEAN: body.recipesEAN }],
      recipes: [
        {
          recipes: [
            { recipeId: "R1010", numberOfMeals: 4 },
            { recipeId: "R1004", numberOfMeals: 2, recipePrice: productAt(0).price }
          ]
        },
        {}
      ]
    })
    const change = (changes: object) => call("POST", "/recipes", { body: { ...body, ...changes } })
    expect(await change({ cartItemId: "none" })).toMatchObject({ status: 404 })
    expect((await change({ recipesEAN: [ownGtin("recipe", 1001)] })).json.errors[0].code).toBe("ERR_RECIPE_NOT_FOUND")
    expect((await readCart()).bags[0].recipesEAN).toEqual(body.recipesEAN)
    expect((await call("DELETE", "/recipes")).json).toMatchObject({
      bags: [],
      items: [],
      recipes: [{ recipes: [] }, {}]
    })
  })
})

describe("POST /carts/{id}/removeItemsAndSetRecipes", () => {
  it("removes lines and replaces the recipes of 'flexkassen', both or neither", async () => {
    const { json } = await call("POST", "/additems", {
      body: { items: [aLine(productAt(0), 1), aLine(productAt(1), 1)] }
    })
    await addRecipe(aRecipeWith("R1001", [productAt(2)]))
    const [firstLineId, secondLineId] = json.items.map(({ id }: { id: string }) => id)
    const change = (cartItemIds: ReadonlyArray<string>, id: string) =>
      call("POST", "/removeItemsAndSetRecipes", { body: { cartItemIds, recipes: [aRecipeWith(id, [productAt(3)])] } })
    for (const refusedResponse of [await change([firstLineId, "none"], "R1002"), await change([firstLineId], "none")])
      expect(refusedResponse.status).toBe(404)
    const unchangedCart = await readCart()
    expect([unchangedCart.items.length, flexkassenRecipesIn(unchangedCart)]).toMatchObject([2, [{ recipeId: "R1001" }]])
    const changedCart = (await change([firstLineId], "R1002")).json
    expect([changedCart.items, flexkassenRecipesIn(changedCart)]).toMatchObject([
      [{ id: secondLineId }],
      [{ recipeId: "R1002" }]
    ])
  })
})

describe("catered meals", () => {
  it("ENTITY-06 contain their quantity, side and the meal's data, and cost the price of all pieces", async () => {
    const { json } = await addMeal(aMeal(ownGtin("meal", 1005), "C1005", 3, "vinagrett"))
    expect(json.cateredMeals).toEqual([
      {
        id: expect.any(String),
        name: "Caesarsallad, kyckling",
        gtin: ownGtin("meal", 1005),
        itemNo: "C1005",
        quantity: { value: 3, unit: "Piece", originalUnit: "Piece" },
        amount: 285,
        sides: [
          { id: "caesardressing", name: "Caesardressing" },
          { id: "vinagrett", name: "Vinägrett" }
        ],
        sideId: "vinagrett",
        notes: { cateredMealSide: "Vinägrett" },
        refs: ["vinagrett"],
        cateredMeal: {
          name: "Caesarsallad, kyckling",
          quantityFrom: 2,
          quantityTo: 999,
          hasPortionsVariant: false,
          unit: "per styck",
          price: 95,
          originalPrice: 95,
          images: [{ url: "/images/catering/C1005" }],
          url: "/catering/sallader/bestall-c:caesarsallad"
        }
      }
    ])
    expect([json.totalAmount, json.charges]).toEqual([285, []])
  })

  it("add up on the line of the same side, within the meal's limits", async () => {
    const addCakes = (quantity: number) => addMeal(aMeal(ownGtin("meal", 1001), "C1001", quantity))
    expect((await addCakes(10)).json.cateredMeals).toMatchObject([{ quantity: { value: 10 } }])
    const addResponse = await addCakes(35)
    expect([addResponse.json.cateredMeals[0].quantity.value, addResponse.json.errors[0].code]).toEqual([
      40,
      "ERR_QUANTITY_LIMIT"
    ])
    const { id } = addResponse.json.cateredMeals[0]
    const setQuantity = (quantity: number) => call("PUT", `/items/${id}`, { body: { quantity } })
    const reducedResponse = await setQuantity(2)
    expect([reducedResponse.json.cateredMeals[0].quantity.value, reducedResponse.json.errors[0].code]).toEqual([
      8,
      "ERR_QUANTITY_LIMIT"
    ])
    expect((await setQuantity(1.5)).status).toBe(400)
    expect((await setQuantity(12)).json.cateredMeals[0].amount).toBe(12 * 99)
    expect((await setQuantity(0)).json.cateredMeals).toEqual([])
  })

  it("CONST-02 have no upper limit when the largest quantity is 999", async () => {
    const { json } = await addMeal(aMeal(landgangGtin, "C1003", 1_200))
    expect([json.cateredMeals[0].quantity.value, json.errors]).toEqual([1_200, undefined])
  })

  it("are refused without one of their sides, when they do not exist, and in a store that does not prepare them", async () => {
    const addItalianMeal = (sideId: string | null) => addMeal(aMeal(ownGtin("meal", 1004), "C1004", 10, sideId))
    for (const sideId of [null, "aioli"])
      expect(await addItalianMeal(sideId)).toMatchObject({ status: 400, json: { errors: [{ field: "sideId" }] } })
    expect((await addMeal(aMeal("0", "C0", 1))).json.errors[0]).toMatchObject({
      code: "ERR_ITEM_NOT_IN_ASSORTMENT",
      field: "gtin"
    })
    expect((await addItalianMeal("focaccia")).status).toBe(200)
    const moveResponse = await call("POST", "/move", { body: { storeNumber: "3202", keepCart: true } })
    expect([moveResponse.json.cateredMeals, moveResponse.json.errors[0].field]).toEqual([[], ownGtin("meal", 1004)])
    expect((await addItalianMeal("focaccia")).json.errors[0].code).toBe("ERR_ITEM_NOT_IN_ASSORTMENT")
  })
})

describe("a cart with recipes and meals", () => {
  it("loses a recipe's products that another store does not sell, and is emptied on request", async () => {
    const { rows } = await sql<Product>`
      select p.id, p.gtin from products p join store_products s on s.no = p.no and s.store_number = '3201'
      where s.price is not null and p.sellable and p.unit = 'PCE' and not p.collect_only and s.available_to = '9999-12-30'
        and s.available_from < '2026-03-10'
        and not exists (select 1 from store_products o where o.no = p.no and o.store_number = '3202') limit 1`.execute(
      shop.database.sql
    )
    const productOfOneStore = rows[0] as Product
    await addRecipe(aRecipeWith("R1001", [productOfOneStore, productAt(0)]))
    await addRecipe(aRecipeWith("R1002", [productOfOneStore]))
    const moveResponse = await call("POST", "/move", { body: { storeNumber: "3202", keepCart: true } })
    expect(flexkassenRecipesIn(moveResponse.json)).toMatchObject([
      { recipeId: "R1001", editableItems: [{ gtin: productAt(0).gtin }] }
    ])
    expect(moveResponse.json.errors.map(({ field }: { field: string }) => field)).toEqual(
      [1001, 1002].map((number) => ownGtin("recipe", number))
    )
    expect((await shop.call("POST", "/carts", { token, body: { storeNumber: "3201" } })).json.storeNo).toBe("3202")
    const emptiedResponse = await call("POST", "/move", { body: { storeNumber: "3201", keepCart: false } })
    expect(flexkassenRecipesIn(emptiedResponse.json)).toEqual([])
  })

  it("becomes an order with the same recipes, bags, meals and total, with a delivery time that has capacity for catering", async () => {
    await addRecipe(aRecipeWith("R1002", [productAt(0)]))
    await addBag(3)
    await addMeal(aMeal(landgangGtin, "C1003", 4))
    const { rows } = await sql<{ id: string; catering_taken: number; full: boolean }>`
      select distinct on (catering_taken >= catering_capacity) id, catering_taken, catering_taken >= catering_capacity as full from slots
      where store_number = '3201' and method = 'Pickup' and taken < capacity and cutoff > ${timeAfterLeadTime()}
      order by catering_taken >= catering_capacity, starts`.execute(shop.database.sql)
    const [freeSlot, fullSlot] = rows
    const choose = (slotId: string | undefined) => call("PUT", "/slot", { body: { slotId } })
    expect((await choose(fullSlot?.id)).json.errors[0].code).toBe("ERR_SLOT_FULL")
    const { json: cartWithSlot } = await choose(freeSlot?.id)
    const orderResponse = await call("POST", "/checkout", { body: { payment: "onDelivery" } })
    expect([orderResponse.status, orderResponse.json.totalAmount]).toEqual([201, cartWithSlot.totalAmount])
    for (const field of ["recipes", "bags", "cateredMeals", "items"])
      expect(orderResponse.json[field]).toEqual(cartWithSlot[field])
    const { rows: bookedSlots } = await sql<{ catering_taken: number }>`
      select catering_taken from slots where id = ${freeSlot?.id}`.execute(shop.database.sql)
    expect(bookedSlots[0]?.catering_taken).toBe((freeSlot?.catering_taken ?? 0) + 1)
  })

  it("can be ordered with catering alone for delivery to a postal code without grocery delivery, where products and recipes are refused", async () => {
    const { rows: areas } = await sql<{ store_number: string; site_id: string }>`
      select z.store_number, s.site_id from zip_areas z join stores s using (store_number) where z.prefix = '9123'`.execute(
      shop.database.sql
    )
    const [area] = areas
    const body = { userDeliveryMethod: "homeDelivery", userPostalCode: "91231", userSiteId: area?.site_id }
    await shop.call("PUT", "/customer/userdeliverysettings", { token, body })
    await call("POST", "/move", { body: { storeNumber: area?.store_number, keepCart: false } })
    const refusedResponses = [
      await call("POST", "/additems", { body: { items: [aLine(productAt(0), 1)] } }),
      await addRecipe(aRecipeWith("R1002", [productAt(0)]))
    ]
    for (const { status, json } of refusedResponses)
      expect([status, json.errors[0].code]).toEqual([
        422,
        expect.stringMatching(/METHOD_NOT_ALLOWED|NOT_IN_ASSORTMENT/)
      ])
    await addMeal(aMeal(landgangGtin, "C1003", 4))
    const { rows: slots } = await sql<{ id: string }>`
      select id from slots where store_number = ${area?.store_number} and method = 'Home' and taken < capacity
        and catering_taken < catering_capacity and cutoff > ${timeAfterLeadTime()} order by starts limit 1`.execute(
      shop.database.sql
    )
    await call("PUT", "/slot", { body: { slotId: slots[0]?.id } })
    const homeDelivery = { street: "Storgatan 1", postalCode: "91231", city: "Vännäs" }
    const orderResponse = await call("POST", "/checkout", { body: { payment: "onDelivery", homeDelivery } })
    expect([orderResponse.status, orderResponse.json.errors, orderResponse.json.deliveryMethod]).toEqual([
      201,
      undefined,
      "homeDelivery"
    ])
  })
})
