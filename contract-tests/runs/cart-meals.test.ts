import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { respondWithJson } from "#adapters/fakes/fake-http.ts"
import { addCateredMeal } from "#core/cart/add-catered-meal.ts"
import { addRecipeBag } from "#core/cart/add-recipe-bag.ts"
import { addRecipe } from "#core/cart/add-recipe.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { changeCateredMeal } from "#core/cart/change-catered-meal.ts"
import { recipeEntryId, visibleBaskets, visibleMeals } from "#core/cart/entries.ts"
import { flushCart } from "#core/cart/flush-cart.ts"
import { removeRecipe } from "#core/cart/remove-recipe.ts"
import { aCart, aCartMeal } from "#core/cart/testing.ts"
import { FakeCartApi, type NetworkScenario } from "./fake-cart-api.ts"
import { type FakeShop, type FakeShopOptions, openFakeShop, pickupSelection } from "./fake-shop.ts"
import { wireCart } from "../suites/wire-cart.ts"

const aRecipe = (recipeId: string, portions = 4) => ({
  recipeId,
  variantId: null,
  name: `Recept ${recipeId}`,
  portions,
  flags: [],
  items: []
})
const entryIdOf = (recipeId: string) => recipeEntryId("flexkassen", { recipeId, variantId: null }, false)
const meal = { gtin: "1", itemNo: "C1", name: "Landgång", quantity: 4, sideId: null }

const executedScenario: NetworkScenario = { kind: "executed", requestDelayMs: 0, responseDelayMs: 100 }
const withApi = async (
  scenarios: ReadonlyArray<NetworkScenario>,
  work: (shop: FakeShop, api: FakeCartApi) => Promise<void>,
  options: FakeShopOptions = {}
) => {
  const api = new FakeCartApi(scenarios)
  const shop = await openFakeShop(api.server, options)
  try {
    await work(shop, api)
  } finally {
    await shop.dispose()
  }
}
const currentView = (shop: FakeShop) => shop.states.of(cartState).current()
const shownRecipes = (shop: FakeShop) =>
  visibleBaskets(currentView(shop)).flatMap(({ recipes }) =>
    recipes.map(({ name, portions, updating }) => [name, portions, updating])
  )
const idempotencyKeysOf = (shop: FakeShop) =>
  shop.sent.filter(({ path }) => path.endsWith("/editableRecipes")).map(({ headers }) => headers["idempotency-key"])

describe("addRecipe", () => {
  it.each([
    ["a chosen store", { selection: null }, "NoStoreChosen"],
    ["a log-in", { isLoggedIn: false }, "NotLoggedIn"],
    [
      "a postal code to which groceries are delivered",
      { selection: { ...pickupSelection, method: "homeDelivery", deliversGroceries: false } },
      "DeliveryMethodNotAllowed"
    ]
  ] as const)("CROLE-06 CROLE-07 requires %s before it sends a request", async (_, options, failure) => {
    await withApi(
      [],
      async (shop) => {
        expect(await shop.run(addRecipe(aRecipe("R1")))).toMatchObject({ _tag: "Failure", failure: { _tag: failure } })
        expect([shop.sent, currentView(shop).pendingEntries]).toEqual([[], []])
      },
      options
    )
  })

  it("shows the recipe immediately as pending, and only once when it is confirmed", () =>
    withApi([executedScenario, executedScenario], async (shop) => {
      const additionPromise = shop.run(addRecipe(aRecipe("R1")))
      await shop.advance(50)
      expect([shownRecipes(shop), currentView(shop).updating]).toEqual([[["Recept R1", 4, true]], true])
      await shop.advance(200)
      expect((await additionPromise)._tag).toBe("Success")
      expect([shownRecipes(shop), currentView(shop).updating]).toEqual([[["Recept R1", 4, false]], false])
    }))

  it("adds once per click for two quick clicks, each with a key of its own", () =>
    withApi([executedScenario, executedScenario, executedScenario], async (shop, api) => {
      const additionPromises = [shop.run(addRecipe(aRecipe("R1"))), shop.run(addRecipe(aRecipe("R1")))]
      await shop.advance(1_000)
      expect((await Promise.all(additionPromises)).map(({ _tag }) => _tag)).toEqual(["Success", "Success"])
      expect(api.cart?.recipes.get("R1")).toBe(8)
      expect(new Set(idempotencyKeysOf(shop)).size).toBe(2)
      expect(api.creationCount).toBe(1)
    }))

  it("NET-12 retries with the same key after a lost response, and adds the recipe once", () =>
    withApi([executedScenario, { kind: "responseLost", requestDelayMs: 0, responseDelayMs: 0 }], async (shop, api) => {
      const additionPromise = shop.run(addRecipe(aRecipe("R1")))
      await shop.advance(30_000)
      expect((await additionPromise)._tag).toBe("Success")
      expect([
        api.cart?.recipes.get("R1"),
        idempotencyKeysOf(shop).length,
        new Set(idempotencyKeysOf(shop)).size
      ]).toEqual([4, 2, 1])
    }))

  it("reverts only the refused recipe, and reports a problem with its name", () =>
    withApi([executedScenario, executedScenario, { ...executedScenario, kind: "rejected" }], async (shop) => {
      const firstPromise = shop.run(addRecipe(aRecipe("R1")))
      const secondPromise = shop.run(addRecipe(aRecipe("R2")))
      await shop.advance(1_000)
      expect([(await firstPromise)._tag, await secondPromise]).toMatchObject([
        "Success",
        { failure: { _tag: "EntryNotChanged", code: "ERR_ITEM_NOT_IN_ASSORTMENT" } }
      ])
      expect(shownRecipes(shop)).toEqual([["Recept R1", 4, false]])
      expect(currentView(shop).problems).toMatchObject([
        { kind: "add-failed", names: ["Recept R2"], code: "ERR_ITEM_NOT_IN_ASSORTMENT" }
      ])
    }))

  it("adds the recipe to a new cart when another tab has deleted the cart", () =>
    withApi([], async (shop, api) => {
      const add = async (recipeId: string) => {
        const additionPromise = shop.run(addRecipe(aRecipe(recipeId)))
        await shop.advance(0)
        return (await additionPromise)._tag
      }
      await add("R1")
      api.deleteCart()
      expect([await add("R2"), [...(api.cart?.recipes ?? [])], api.creationCount]).toEqual(["Success", [["R2", 4]], 2])
    }))
})

describe("removeRecipe", () => {
  it("CART-43 removes by the recipe's index at the time of the request, in the order of the changes", () =>
    withApi([], async (shop, api) => {
      for (const id of ["R1", "R2", "R3"]) {
        void shop.run(addRecipe(aRecipe(id)))
        await shop.advance(0)
      }
      const removalPromises = ["R1", "R3"].map((id) => shop.run(removeRecipe({ id: entryIdOf(id) })))
      await shop.advance(0)
      expect((await Promise.all(removalPromises)).map(({ _tag }) => _tag)).toEqual(["Success", "Success"])
      expect(shop.sent.filter(({ method }) => method === "DELETE").map(({ path }) => path.split("/").at(-1))).toEqual([
        "0",
        "1"
      ])
      expect([...(api.cart?.recipes.keys() ?? [])]).toEqual(["R2"])
    }))

  it("fails without a request for a recipe that is not in the cart", () =>
    withApi([], async (shop) => {
      expect(await shop.run(removeRecipe({ id: entryIdOf("R9") }))).toMatchObject({
        failure: { _tag: "EntryNotFound" }
      })
      expect(shop.sent).toEqual([])
    }))
})

describe("addRecipeBag", () => {
  it("DELIV-27 DELIV-30 is possible for pickup only", async () => {
    const outcomeOf = async (options: FakeShopOptions) => {
      let outcome = ""
      await withApi(
        [],
        async (shop) => {
          const additionPromise = shop.run(addRecipeBag({ gtin: "1", itemNo: "B1", name: "Familjekassen" }))
          await shop.advance(0)
          const result = await additionPromise
          outcome = result._tag === "Failure" ? result.failure._tag : result._tag
        },
        options
      )
      return outcome
    }
    expect(await outcomeOf({})).toBe("Success")
    expect(await outcomeOf({ selection: { ...pickupSelection, method: "homeDelivery" } })).toBe(
      "DeliveryMethodNotAllowed"
    )
  })
})

describe("changeCateredMeal", () => {
  const wireMeal = {
    id: "m1",
    name: "Landgång",
    gtin: "1",
    itemNo: "C1",
    quantity: { value: 12, unit: "Piece", originalUnit: "Piece" },
    amount: 1200,
    sides: [],
    sideId: null,
    notes: { cateredMealSide: null },
    refs: [],
    cateredMeal: {
      name: "Landgång",
      quantityFrom: 8,
      quantityTo: 40,
      hasPortionsVariant: true,
      unit: "per person",
      price: 100,
      originalPrice: 100,
      images: [],
      url: "/catering/meny/landgang-c1"
    }
  } as const
  const withMeal = async (work: (shop: FakeShop) => Promise<void>) => {
    const shop = await openFakeShop(() =>
      Effect.delay(respondWithJson(wireCart("cart-1", [], { cateredMeals: [wireMeal] })), 100)
    )
    shop.states.of(cartState).update((state) => withServerCart(state, aCart({ meals: [aCartMeal()] })))
    try {
      await work(shop)
    } finally {
      await shop.dispose()
    }
  }

  it("shows the latest quantity immediately, and does not send a change that a later one has superseded", () =>
    withMeal(async (shop) => {
      const changePromises = [12, 13, 14].map((quantity) => shop.run(changeCateredMeal({ id: "m1", quantity })))
      expect(visibleMeals(currentView(shop)).map(({ quantity }) => quantity)).toEqual([14])
      await shop.advance(300)
      await Promise.all(changePromises)
      expect(shop.sent.map(({ body }) => body?.text)).toEqual(['{"quantity":12}', '{"quantity":14}'])
    }))

  it("limits the quantity to the meal's maximum, and removes the meal for a quantity of 0", () =>
    withMeal(async (shop) => {
      const changePromise = shop.run(changeCateredMeal({ id: "m1", quantity: 500 }))
      expect(visibleMeals(currentView(shop)).map(({ quantity }) => quantity)).toEqual([40])
      const removalPromise = shop.run(changeCateredMeal({ id: "m1", quantity: 0 }))
      expect(visibleMeals(currentView(shop))).toEqual([])
      await shop.advance(300)
      await Promise.all([changePromise, removalPromise])
      expect(shop.sent.map(({ method, body }) => [method, body?.text])).toEqual([
        ["PUT", '{"quantity":40}'],
        ["DELETE", undefined]
      ])
    }))
})

describe("flushCart", () => {
  it("waits for a meal that is being added", () =>
    withApi([executedScenario, executedScenario], async (shop) => {
      void shop.run(addCateredMeal(meal))
      let isFlushed = false
      const flushPromise = shop.run(flushCart({ leaving: false })).then(() => (isFlushed = true))
      await shop.advance(150)
      expect(isFlushed).toBe(false)
      await shop.advance(100)
      await flushPromise
      expect([isFlushed, currentView(shop).pendingEntries]).toEqual([true, []])
    }))
})
