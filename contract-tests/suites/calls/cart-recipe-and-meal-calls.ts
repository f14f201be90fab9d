import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { setAssortment } from "#core/assortment/set-assortment.ts"
import { addCateredMeal } from "#core/cart/add-catered-meal.ts"
import { addRecipeBag } from "#core/cart/add-recipe-bag.ts"
import { addRecipe } from "#core/cart/add-recipe.ts"
import { getCart } from "#core/cart/api.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { CartQueue } from "#core/cart/cart-queue.ts"
import { changeCateredMeal } from "#core/cart/change-catered-meal.ts"
import { emptyCart } from "#core/cart/empty-cart.ts"
import { recipeEntryId } from "#core/cart/entries.ts"
import { removeItemsAndSetRecipes } from "#core/cart/recipes-and-meals-api.ts"
import type { ChosenRecipe } from "#core/cart/model.ts"
import { recipePayload } from "#core/cart/recipe-payload.ts"
import { removeRecipeBag } from "#core/cart/remove-recipe-bag.ts"
import { removeRecipe } from "#core/cart/remove-recipe.ts"
import { selectBagRecipes } from "#core/cart/select-bag-recipes.ts"
import { call } from "#core/contract/call.ts"
import { applyCoupon } from "#core/coupon/apply-coupon.ts"
import { removeCoupon } from "#core/coupon/remove-coupon.ts"
import { listCateringDates } from "#core/delivery/api.ts"
import { loadChosenRecipe } from "#core/journeys/load-chosen-recipe.ts"
import { fetchCart } from "#core/journeys/fetch-cart.ts"
import { listCategoryRecipes, listRecipes } from "#core/recipes/api.ts"
import type { RecipeSortName } from "#core/recipes/sort-name.ts"
import type { BackEnd } from "../back-end.ts"
import { openRecordedClient, type RecordedClient } from "./recorded-client.ts"

const text: unknown = expect.any(String)
const amount: unknown = expect.any(Number)

const bag = { gtin: "2900020003013", itemNo: "B3", name: "Snabba kassen" }
const salad = { gtin: "2900031005013", itemNo: "C1005", name: "Caesarsallad", quantity: 3, sideId: "vinagrett" }
const pancakesId = "R1002"

/** The calls of recipes, recipe bags and catered meals in a cart, as the core sends them and the back end responds. */
export const cartRecipeAndMealCalls = (name: string, open: () => Promise<BackEnd>): void => {
  describe(`calls of recipes and catering: ${name}`, () => {
    let client: RecordedClient
    let recipe: ChosenRecipe
    const requireServerCart = () => {
      const cart = client.shop.states.of(cartState).current().serverCart
      if (cart === null) throw new Error("There is no cart.")
      return cart
    }
    beforeAll(async () => {
      client = await openRecordedClient(await open(), { isLoggedIn: true })
      await client.run(setAssortment({ method: "pickupAtStore", siteId: "1001" }))
      recipe = await client.run(loadChosenRecipe({ recipeId: pancakesId }))
      await client.run(fetchCart({ deleteStaleCarts: false }))
    })
    beforeEach(async () => {
      await client.run(emptyCart())
      await client.run(Effect.flatMap(CartQueue, ({ open: openCart }) => openCart))
    })
    afterAll(async () => {
      await client.run(emptyCart())
      await client.shop.dispose()
    })

    it("API-41 POST /carts/{id}/cateredMeals sends gtin, itemNo, quantity, name and sideId; the meal is changed and removed like a line", async () => {
      const { id } = requireServerCart()
      expect(await client.exchange(addCateredMeal(salad))).toMatchObject({
        request: `POST /carts/${id}/cateredMeals`,
        body: {
          gtin: salad.gtin,
          itemNo: salad.itemNo,
          quantity: { value: 3, unit: "Piece", originalUnit: "Piece" },
          name: salad.name,
          sideId: "vinagrett"
        },
        status: 200,
        json: { id, cateredMeals: [{ gtin: salad.gtin, quantity: { value: 3 }, sideId: "vinagrett" }] }
      })
      const [meal] = requireServerCart().meals
      expect(await client.exchange(changeCateredMeal({ id: meal?.id ?? "", quantity: 5 }))).toMatchObject({
        request: `PUT /carts/${id}/items/${meal?.id}`,
        body: { quantity: 5 },
        json: { cateredMeals: [{ quantity: { value: 5 } }] }
      })
      expect(await client.exchange(changeCateredMeal({ id: meal?.id ?? "", quantity: 0 }))).toMatchObject({
        request: `DELETE /carts/${id}/items/${meal?.id}`,
        json: { cateredMeals: [] }
      })
    })

    it("API-45 API-46 API-47 CENTITY-07 POST /carts/{id}/editableRecipes sends basket and recipe, and DELETE names the basket and the recipe's index", async () => {
      const { id } = requireServerCart()
      const addition = await client.exchange(addRecipe(recipe))
      expect(addition).toMatchObject({
        request: `POST /carts/${id}/editableRecipes`,
        body: {
          basket: "flexkassen",
          recipe: {
            name: recipe.name,
            recipeId: pancakesId,
            variantId: null,
            numberOfMeals: 4,
            lactoseFree: false,
            glutenFree: false,
            vegetarian: false,
            vegan: false,
            items: recipe.items.map(({ gtin, itemNo, name: itemName, quantity }) => ({
              name: itemName,
              gtin,
              itemNo,
              quantity: { value: quantity, unit: "Piece" },
              countryOfOrigin: null
            }))
          }
        },
        status: 200
      })
      expect(Object.keys((addition.body as { recipe: object }).recipe).length).toBe(9)
      expect(recipe.items.length).toBeGreaterThan(0)
      await client.run(addRecipe({ ...recipe, variantId: "glutenFree", flags: ["glutenFree"] }))
      const glutenFreeEntryId = recipeEntryId("flexkassen", { recipeId: pancakesId, variantId: "glutenFree" }, false)
      expect(await client.exchange(removeRecipe({ id: glutenFreeEntryId }))).toMatchObject({
        request: `DELETE /carts/${id}/editableRecipes/flexkassen/1`,
        body: undefined,
        status: 200,
        json: {
          recipes: [{ itemNo: "receptkassen" }, { itemNo: "flexkassen", editableRecipes: [{ variantId: null }] }]
        }
      })
      expect(
        await client.send("DELETE", `/carts/${id}/editableRecipes/flexkassen/1`, { asCustomer: true })
      ).toMatchObject({ status: 404, json: { errors: [{ code: "ERR_ITEM_NOT_FOUND" }] } })
    })

    it("API-48 API-49 CART-42 POST /carts/{id}/recipes sends cartItemId, recipesEAN and recipes, and DELETE removes the bag with its recipes", async () => {
      const { id } = requireServerCart()
      await client.run(addRecipeBag(bag))
      const [bagInCart] = requireServerCart().bags
      const recipeGtins = bagInCart?.recipeGtins.slice(0, 2) ?? []
      expect(await client.exchange(selectBagRecipes({ id: bagInCart?.id ?? "", recipeGtins }))).toMatchObject({
        request: `POST /carts/${id}/recipes`,
        body: { cartItemId: bagInCart?.id, recipesEAN: recipeGtins, recipes: [] },
        status: 200,
        json: { bags: [{ id: bagInCart?.id, recipesEAN: recipeGtins }] }
      })
      const [firstRecipe] = requireServerCart().baskets[0]?.recipes ?? []
      if (firstRecipe === undefined) throw new Error("The bag has no recipes.")
      const removal = await client.exchange(removeRecipe({ id: recipeEntryId("receptkassen", firstRecipe, true) }))
      expect(removal).toMatchObject({
        request: `POST /carts/${id}/recipes`,
        body: { cartItemId: bagInCart?.id, recipesEAN: recipeGtins.slice(1), recipes: [{ numberOfMeals: 4 }] },
        json: { bags: [{ recipesEAN: recipeGtins.slice(1) }] }
      })
      expect(await client.exchange(removeRecipeBag({ id: bagInCart?.id ?? "" }))).toMatchObject({
        request: `DELETE /carts/${id}/recipes`,
        body: undefined,
        status: 200,
        json: { bags: [], items: [], recipes: [{ itemNo: "receptkassen", recipes: [] }, {}] }
      })
    })

    it("API-44 POST /carts/{id}/removeItemsAndSetRecipes sends cartItemIds and recipes", async () => {
      const { id } = requireServerCart()
      await client.run(addRecipeBag(bag))
      const body = { cartItemIds: [requireServerCart().bags[0]?.id ?? ""], recipes: [recipePayload(recipe)] }
      expect(await client.exchange(call(removeItemsAndSetRecipes, { params: { id }, body }))).toMatchObject({
        request: `POST /carts/${id}/removeItemsAndSetRecipes`,
        body,
        status: 200,
        json: { bags: [], items: [], recipes: [{ recipes: [] }, { editableRecipes: [{ recipeId: pancakesId }] }] }
      })
    })

    it("ENTITY-01 ENTITY-04 ENTITY-05 ENTITY-06 a cart has the specified fields, with its recipe baskets and catered meals", async () => {
      await client.run(addRecipe(recipe))
      await client.run(addCateredMeal(salad))
      await client.run(applyCoupon({ code: "VALKOMMEN50" }))
      const { id } = requireServerCart()
      const { json } = await client.exchange(call(getCart, { params: { id } }))
      await client.run(removeCoupon({ gtin: "9900000000011" }))
      const fees = {
        lowestPickingFee: amount,
        highestPickingFee: amount,
        lowestPickingFeeLimit: amount,
        originalPickingFee: amount
      }
      expect(json).toEqual({
        id,
        cartId: id,
        orderId: null,
        orderNumber: null,
        store: "3201",
        storeNo: "3201",
        customerNo: text,
        totalAmount: amount,
        totalDiscount: amount,
        totalTaxAmount: amount,
        totalValue: amount,
        modifiedDate: text,
        checkoutCompletedDate: null,
        cancelledDate: null,
        deletedDate: null,
        replacementForOrderId: null,
        isReplacement: false,
        selectedSlotId: null,
        ...fees,
        deliveryFee: { amount, taxAmount: amount, taxPercentage: amount, totalDiscountAmount: amount },
        meta: {
          id,
          isReplacement: false,
          charges: json.charges,
          totalAmount: json.totalAmount,
          totalDiscount: json.totalDiscount,
          replacementForOrderId: null,
          lindbakStoreNo: "3201",
          ...fees
        },
        items: [],
        recipes: [
          { itemNo: "receptkassen", recipes: [], editableRecipes: [] },
          {
            itemNo: "flexkassen",
            recipes: [],
            editableRecipes: [
              {
                recipeId: pancakesId,
                variantId: null,
                numberOfMeals: 4,
                name: recipe.name,
                recipePrice: amount,
                gtin: text,
                organic: false,
                vegetarian: true,
                lactoseFree: false,
                glutenFree: false,
                vegan: false,
                editableItems: recipe.items.map(({ gtin, itemNo, name: itemName, quantity: value }) => ({
                  gtin,
                  itemNo,
                  name: itemName,
                  quantity: { value, unit: "Piece", originalUnit: "Piece" },
                  amount
                }))
              }
            ]
          }
        ],
        cateredMeals: [
          {
            id: text,
            name: text,
            gtin: salad.gtin,
            itemNo: salad.itemNo,
            quantity: { value: 3, unit: "Piece", originalUnit: "Piece" },
            amount,
            sides: [
              { id: text, name: text },
              { id: text, name: text }
            ],
            sideId: "vinagrett",
            notes: { cateredMealSide: text },
            refs: ["vinagrett"],
            cateredMeal: {
              name: text,
              quantityFrom: 2,
              quantityTo: 999,
              hasPortionsVariant: false,
              unit: "per styck",
              price: amount,
              originalPrice: amount,
              images: [{ url: `/images/catering/${salad.itemNo}` }],
              url: text
            }
          }
        ],
        charges: [],
        coupons: [{ gtin: "9900000000011", name: text, code: "VALKOMMEN50", amount }],
        discountCodes: [{ gtin: "9900000000011", name: text, code: "VALKOMMEN50", amount }],
        bags: []
      })
      expect(client.shop.states.of(cartState).current()).toMatchObject({ status: "ready", updating: false })
    })

    it("invalid and refused entries get the error codes of the cart", async () => {
      const { id } = requireServerCart()
      const sendForError = async (path: string, json: unknown) => {
        const { status, json: body } = await client.send("POST", `/carts/${id}/${path}`, { asCustomer: true, json })
        return [status, body.errors[0].code]
      }
      const payload = recipePayload(recipe)
      const quantity = { value: 1, unit: "Piece", originalUnit: "Piece" }
      expect([
        await sendForError("editableRecipes", { basket: "flexkassen" }),
        await sendForError("editableRecipes", { basket: "flexkassen", recipe: { ...payload, recipeId: "none" } }),
        await sendForError("recipes", { cartItemId: "none", recipesEAN: ["1"], recipes: [] }),
        await sendForError("removeItemsAndSetRecipes", { cartItemIds: ["none"], recipes: [] }),
        await sendForError("cateredMeals", { gtin: "none", itemNo: "none", quantity, name: "none" }),
        await sendForError("cateredMeals", { ...salad, quantity, sideId: null })
      ]).toEqual([
        [400, "ERR_VALIDATION"],
        [404, "ERR_RECIPE_NOT_FOUND"],
        [404, "ERR_ITEM_NOT_FOUND"],
        [404, "ERR_ITEM_NOT_FOUND"],
        [422, "ERR_ITEM_NOT_IN_ASSORTMENT"],
        [400, "ERR_VALIDATION"]
      ])
      const recipeRequest = { asCustomer: true, json: { basket: "flexkassen", recipe: payload } }
      expect(await client.send("POST", "/carts/none/editableRecipes", recipeRequest)).toMatchObject({
        status: 404,
        json: { errors: [{ code: "ERR_CART_NOT_FOUND" }] }
      })
    })

    it("API-33 GET /deliveries/cateringDates takes a site and lists the dates with a free place for catering", async () => {
      const { request, json } = await client.exchange(call(listCateringDates, { query: { siteId: "1001" } }))
      expect([request, json.dates.length > 0]).toEqual(["GET /deliveries/cateringDates?siteId=1001", true])
      expect(json.dates).toEqual([...new Set(json.dates)].toSorted())
      expect(json.dates.every((date: string) => /^\d{4}-\d\d-\d\d$/.test(date))).toBe(true)
      const exchangeWithoutKitchen = await client.exchange(call(listCateringDates, { query: { siteId: "1002" } }))
      expect(exchangeWithoutKitchen.json).toEqual({ dates: [] })
      expect(await client.send("GET", "/deliveries/cateringDates?siteId=none")).toMatchObject({
        status: 404,
        json: { errors: [{ code: "ERR_SITE_NOT_FOUND" }] }
      })
    })

    it("API-68 CAPI-50 GET /Loop54/category/{id}/recipes takes take, skip and sort, and responds with 404 for an unknown category", async () => {
      const listCategoryRecipesBy = async (query: {
        readonly take?: number
        readonly skip?: number
        readonly sort?: RecipeSortName
      }) => client.exchange(call(listCategoryRecipes, { params: { id: "vegetariskt" }, query }))
      const { request, json } = await listCategoryRecipesBy({ take: 3, skip: 1, sort: "name" })
      const allRecipes = (await listCategoryRecipesBy({ sort: "name" })).json
      const namesOf = ({ items }: { items: ReadonlyArray<{ name: string }> }) =>
        items.map(({ name: recipeName }) => recipeName)
      expect(request).toBe("GET /Loop54/category/vegetariskt/recipes?take=3&skip=1&sort=name")
      expect(namesOf(json)).toEqual(namesOf(allRecipes).slice(1, 4))
      expect(namesOf(allRecipes)).toEqual(namesOf(allRecipes).toSorted((a, b) => a.localeCompare(b, "sv")))
      expect(namesOf((await listCategoryRecipesBy({ sort: "name_desc" })).json)).toEqual(
        namesOf(allRecipes).toReversed()
      )
      expect([json.totalCount, json.pageSize, json.totalPages]).toEqual([
        allRecipes.items.length,
        3,
        Math.ceil(allRecipes.items.length / 3)
      ])
      expect((await client.send("GET", "/Loop54/category/none/recipes")).status).toBe(404)
    })

    it("API-69 GET /Loop54/recipes takes a query, skip and take", async () => {
      const findRecipes = (query: { readonly q?: string; readonly take?: number; readonly skip?: number }) =>
        client.exchange(call(listRecipes, { query }))
      const { request, json } = await findRecipes({ q: "linser", take: 5 })
      expect(request).toBe("GET /Loop54/recipes?q=linser&take=5")
      expect(json.items.map(({ id }: { id: string }) => id)).toContain("R1007")
      const allRecipes = (await findRecipes({})).json
      expect(json.totalCount).toBeLessThan(allRecipes.totalCount)
      expect((await findRecipes({ skip: 2, take: 2 })).json.items).toEqual(allRecipes.items.slice(2, 4))
      expect((await findRecipes({ q: "finnsinte" })).json).toMatchObject({ items: [], totalCount: 0 })
    })
  })
}
