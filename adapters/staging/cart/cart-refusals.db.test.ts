import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
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

describe("an addition of products", () => {
  it("names each item that cannot be bought, with the reason, and adds no item", async () => {
    await cart.saveDeliveryMethod("homeDelivery")
    const bag = { id: "B3", gtin: ownGtin("bag", 3) }
    const addResponse = await cart.add(
      aLine(productAt(0), 1),
      aLine(unknownProduct, 1),
      aLine(cart.tobacco, 1),
      aLine(bag, 1)
    )
    expect(errorsOf(addResponse)).toEqual([
      422,
      [notInAssortmentCode, "items.1", notSoldMessage],
      [notAllowedCode, "items.2", `'${cart.tobacco.name}' is not delivered home.`],
      [notAllowedCode, "items.3", "Recipe bags are not delivered home."]
    ])
    expect((await cart.read()).items).toEqual([])
  })

  it("names the field of an invalid quantity, with the rule for the product's unit", async () => {
    expect(errorsOf(await cart.add(aLine(productAt(0), 1), aLine(productAt(1), 1.5)))).toEqual([
      400,
      ["ERR_VALIDATION", "items.1.quantity.value", "A quantity is a whole number, not negative."]
    ])
    expect(errorsOf(await cart.add(aLine(cart.weightProduct, 0.25)))).toEqual([
      400,
      ["ERR_VALIDATION", "items.0.quantity.value", "A weight is given in kilograms, in steps of 0.1."]
    ])
    for (const quantity of [-1, 0.5])
      expect(errorsOf(await cart.add(aLine({ id: "B3", gtin: ownGtin("bag", 3) }, quantity)))).toEqual([
        400,
        ["ERR_VALIDATION", "items.0.quantity.value", "A quantity is a whole number, not negative."]
      ])
  })

  it("reports which items were reduced to their maximum, and adds no line for a quantity of 0", async () => {
    const addResponse = await cart.add(aLine(productAt(0), 30), aLine(productAt(1), 0), aLine(productAt(2), 25))
    expect(errorsOf(addResponse)).toEqual([
      200,
      ["ERR_QUANTITY_LIMIT", "items.0.quantity.value", `At most 25 of '${productAt(0).name}' can be bought at once.`]
    ])
    expect(addResponse.json.items.map(({ gtin }: SoldProduct) => gtin)).toEqual([productAt(0).gtin, productAt(2).gtin])
  })

  it("reports a recipe bag that the cart already has", async () => {
    const bag = { id: "B3", gtin: ownGtin("bag", 3) }
    const firstAddition = await cart.add(aLine(bag, 1))
    expect(errorsOf(firstAddition)).toEqual([200])
    const [{ name }] = firstAddition.json.bags
    const limitError = [
      "ERR_QUANTITY_LIMIT",
      "items.1.quantity.value",
      `At most one of '${name}' can be bought at once.`
    ]
    expect(errorsOf(await cart.add(aLine(productAt(0), 1), aLine(bag, 1)))).toEqual([200, limitError])
    expect((await cart.read()).bags).toHaveLength(1)
  })
})

describe("a move to home delivery or another store", () => {
  const move = (storeNumber: string) => cart.call("POST", "/move", { storeNumber, keepCart: true })

  it("names each product that is not delivered home and each recipe that loses such a product, and keeps the other products", async () => {
    await cart.add(aLine(productAt(0), 1), aLine(cart.tobacco, 1))
    await cart.addRecipe(aRecipeWith("R1001", [productAt(1), cart.tobacco]))
    await cart.addRecipe(aRecipeWith("R1002", [cart.tobacco]))
    await cart.addRecipe(aRecipeWith("R1004", [productAt(2)]))
    await cart.saveDeliveryMethod("homeDelivery")
    const moveResponse = await move("3201")
    const recipeLossMessage = "Some of the recipe's products are not available: they were removed."
    expect(errorsOf(moveResponse)).toEqual([
      200,
      [notAllowedCode, cart.tobacco.gtin, "This product is not delivered home: it was removed."],
      [notAllowedCode, ownGtin("recipe", 1001), recipeLossMessage],
      [notAllowedCode, ownGtin("recipe", 1002), recipeLossMessage]
    ])
    expect(moveResponse.json).toMatchObject({
      items: [{ gtin: productAt(0).gtin }],
      recipes: [
        {},
        {
          editableRecipes: [
            { recipeId: "R1001", editableItems: [{ gtin: productAt(1).gtin }] },
            { recipeId: "R1004", editableItems: [{ gtin: productAt(2).gtin }] }
          ]
        }
      ]
    })
  })

  it("removes recipe bags and all recipes of 'receptkassen' for home delivery, and keeps the recipes of 'flexkassen'", async () => {
    await cart.addBag(3)
    await cart.addRecipe(aRecipeWith("R1004", [cart.tobacco]), "receptkassen")
    await cart.addRecipe(aRecipeWith("R1002", [productAt(0)]))
    await cart.saveDeliveryMethod("homeDelivery")
    const moveResponse = await move("3201")
    expect(errorsOf(moveResponse)).toEqual([
      200,
      [notAllowedCode, ownGtin("bag", 3), "A recipe bag is not delivered home: it was removed."]
    ])
    expect(moveResponse.json).toMatchObject({
      bags: [],
      recipes: [{ recipes: [], editableRecipes: [] }, { editableRecipes: [{ recipeId: "R1002" }] }]
    })
  })

  it("keeps recipe bags for pickup, in the same store and in another one", async () => {
    const [{ recipesEAN }] = (await cart.addBag(3)).json.bags
    expect((await move("3201")).json.bags).toMatchObject([{ recipesEAN }])
    expect((await move("3202")).json.bags).toHaveLength(1)
  })

  it("names the meals that the new store does not prepare", async () => {
    await cart.call("POST", "/cateredMeals", aMeal(ownGtin("meal", 1003), "C1003", 4))
    expect(errorsOf(await move("3201"))).toEqual([200])
    expect(errorsOf(await move("3202"))).toEqual([
      200,
      [notInAssortmentCode, ownGtin("meal", 1003), "The store does not prepare this meal: it was removed."]
    ])
  })

  it("names the products that the new store does not sell", async () => {
    await cart.add(aLine(productAt(0), 1), aLine(cart.productOfOneStore, 1))
    expect(errorsOf(await move("3202"))).toEqual([
      200,
      [notInAssortmentCode, cart.productOfOneStore.gtin, "The store does not sell this product now: it was removed."]
    ])
  })

  it("keeps the delivery time only in the same store, for a customer who has saved no delivery method", async () => {
    const { rows } = await sql<{ id: string }>`
      select id from slots where store_number = '3201' and method = 'Pickup' and taken < capacity and cutoff > ${cart.shop.clock.now} limit 1`.execute(
      cart.shop.database.sql
    )
    await cart.call("PUT", "/slot", { slotId: rows[0]?.id })
    await sql`update customers set delivery_method = null where id = 'anna'`.execute(cart.shop.database.sql)
    expect((await move("3201")).json.selectedSlotId).toBe(rows[0]?.id)
    expect((await move("3202")).json.selectedSlotId).toBeNull()
  })
})

describe("discount codes", () => {
  it("are refused with their reason, and with ERR_INVALID_COUPON for a reason code that is not in the contract", async () => {
    await sql`insert into coupons values ('99', 'EGEN', 'Egen', 'amount', 100, null, 'ERR_OTHER', 'Gäller inte.')`.execute(
      cart.shop.database.sql
    )
    const lookUp = (code: string) => cart.shop.call("GET", `/DiscountCodeMap?code=${code}`, { token: cart.token })
    expect(errorsOf(await lookUp("EGEN"))).toEqual([422, ["ERR_INVALID_COUPON", undefined, "Gäller inte."]])
    expect(errorsOf(await lookUp("INGEN"))).toEqual([
      422,
      ["ERR_COUPON_DOESNT_EXISTS", undefined, "There is no such coupon."]
    ])
    expect(errorsOf(await cart.call("POST", "/discountCodes", { gtin: "99", name: "" }))[0]).toBe(422)
  })

  it("can be added by their code, are listed in the order of addition, and can be added only once", async () => {
    await cart.add(aLine(productAt(0), 10))
    const addCode = (code: string) => cart.call("POST", "/discountCodes", { gtin: code, name: "" })
    const firstResponse = await addCode("gratisplock")
    cart.shop.clock.now += 1
    const secondResponse = await addCode("valkommen50")
    const codesIn = ({ json }: TestResponse) => json.discountCodes.map(({ code }: { readonly code: string }) => code)
    expect([codesIn(firstResponse), codesIn(secondResponse)]).toEqual([["GRATISPLOCK"], ["GRATISPLOCK", "VALKOMMEN50"]])
    expect(secondResponse.json.modifiedDate).toBe(new Date(cart.shop.clock.now).toISOString())
    expect(errorsOf(await addCode("VALKOMMEN50"))).toEqual([
      422,
      ["ERR_COUPON_ALREADY_USED", undefined, "The coupon is in the cart already."]
    ])
  })
})
