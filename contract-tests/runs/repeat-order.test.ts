import { describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { visibleLines } from "#core/cart/rules.ts"
import { noRetryPolicy } from "#core/contract/policy.ts"
import { loadRepeatableOrder } from "#core/journeys/load-repeatable-order.ts"
import { repeatOrder } from "#core/journeys/repeat-order.ts"
import { wireDetails } from "../suites/wire-card.ts"
import { wireCart, type WireLine } from "../suites/wire-cart.ts"
import { wireOrder } from "../suites/wire-order.ts"
import { type FakeShopOptions, pickupSelection, withFakeShop } from "./fake-shop.ts"

const aLine = (id: string, name: string, quantity = 2): WireLine => ({
  id,
  gtin: `${id}0`,
  itemNo: `${id}_ST`,
  name,
  quantity
})
const aCard = (id: string, fields: Parameters<typeof wireDetails>[0] = {}) =>
  wireDetails({ id: `${id}_ST`, gtin: `${id}0`, name: id, ...fields })

const lines = [aLine("1", "Mjölk"), aLine("2", "Gammal ost"), aLine("3", "Okänd"), aLine("4", "Snus", 1)]
const cards = [aCard("1"), aCard("2", { sellable: false }), aCard("4", { superCategory: "Tobak", category: "Snus" })]

const server: FakeServer = ({ path }) => {
  if (path === "/orders/order-1") return respondWithJson(wireOrder({ items: wireCart("ordered", lines).items }))
  if (path.startsWith("/Loop54/products/"))
    return respondWithJson({ items: cards, totalCount: cards.length, filters: [] })
  return respondWithError(404, "ERR_NOT_FOUND")
}

const homeDeliverySelection = { ...pickupSelection, method: "homeDelivery" as const, postalCode: "11122" }
const withShop = (test: Parameters<typeof withFakeShop>[1], options: FakeShopOptions = {}) =>
  withFakeShop(server, test, { policy: noRetryPolicy, ...options })

describe("loadRepeatableOrder", () => {
  it.each([
    ["pickup", pickupSelection, ["Mjölk", "Snus"], ["Gammal ost", "Okänd"]],
    ["home delivery", homeDeliverySelection, ["Mjölk"], ["Gammal ost", "Okänd", "Snus"]],
    [
      "delivery of catering only",
      { ...homeDeliverySelection, deliversGroceries: false },
      [],
      lines.map(({ name }) => name)
    ]
  ])("lists the entries that can be ordered again with %s, and those that cannot", (_, selection, available, missing) =>
    withShop(
      async (shop) => {
        const result = await shop.run(loadRepeatableOrder({ id: "order-1" }))
        expect(result).toMatchObject({ _tag: "Success", success: { missing } })
        expect(result._tag === "Success" && result.success.entries.map(({ name }) => name)).toEqual(available)
      },
      { selection }
    )
  )
})

describe("loadRepeatableOrder of an order with recipes and a bag", () => {
  const quantity = { value: 1, unit: "Piece", originalUnit: "Piece" } as const
  const aRecipe = (recipeId: string, name: string, ...itemNos: ReadonlyArray<string>) => ({
    recipeId,
    variantId: null,
    numberOfMeals: 4,
    name,
    recipePrice: 40,
    gtin: null,
    organic: false,
    vegetarian: false,
    lactoseFree: false,
    glutenFree: false,
    vegan: false,
    editableItems: itemNos.map((itemNo) => ({
      gtin: `${itemNo.slice(0, 1)}0`,
      itemNo,
      name: itemNo,
      quantity,
      amount: 20
    }))
  })
  const order = wireOrder({
    recipes: [
      {
        itemNo: "flexkassen",
        recipes: [],
        editableRecipes: [
          aRecipe("R1", "Soppa", "1_ST", "2_ST"),
          aRecipe("R2", "Gratäng", "2_ST", "3_ST"),
          aRecipe("R3", "Paj", "1_ST")
        ]
      }
    ],
    bags: [
      {
        id: "bag-1",
        itemNo: "B1",
        gtin: "7300000000000",
        name: "Familjekassen",
        url: "/recept/kasse",
        numberOfMeals: 4,
        recipesEAN: [],
        amount: 399
      }
    ]
  })
  const loadWith = (selection: typeof pickupSelection) =>
    new Promise<unknown>((resolve, reject) => {
      withFakeShop(
        (request) => (request.path === "/orders/order-1" ? respondWithJson(order) : server(request)),
        async (shop) => resolve(await shop.run(loadRepeatableOrder({ id: "order-1" }))),
        { policy: noRetryPolicy, selection }
      ).catch(reject)
    })

  it("offers each recipe with the products that the store sells, and names the recipes without such products", async () => {
    expect(await loadWith(pickupSelection)).toMatchObject({
      success: {
        entries: [
          { kind: "recipe", name: "Soppa", recipe: { items: [{ itemNo: "1_ST" }] } },
          { kind: "recipe", name: "Paj", recipe: { items: [{ itemNo: "1_ST" }] } },
          { kind: "bag", name: "Familjekassen" }
        ],
        missing: ["Gratäng"]
      }
    })
  })

  it("names the recipe bag as missing for home delivery", async () => {
    expect(await loadWith(homeDeliverySelection)).toMatchObject({
      success: { missing: ["Gratäng", "Familjekassen"] }
    })
  })
})

describe("repeatOrder", () => {
  const quantitiesOf = (shop: Parameters<Parameters<typeof withFakeShop>[1]>[0]) =>
    visibleLines(shop.states.of(cartState).current()).map(({ name, quantity }) => [name, quantity])

  it("adds the order's quantities, and names the products that are no longer sold", () =>
    withShop(async (shop) => {
      expect(await shop.run(repeatOrder({ id: "order-1" }))).toMatchObject({
        success: { added: ["Mjölk", "Snus"], missing: ["Gammal ost", "Okänd"] }
      })
      expect(quantitiesOf(shop)).toEqual([
        ["1", 2],
        ["4", 1]
      ])
    }))

  it("adds only the entries with the given keys", () =>
    withShop(async (shop) => {
      expect(await shop.run(repeatOrder({ id: "order-1", keys: ["1"] }))).toMatchObject({
        success: { added: ["Mjölk"] }
      })
      expect(quantitiesOf(shop)).toEqual([["1", 2]])
    }))

  it.each([
    ["NoStoreChosen", { selection: null }],
    ["NotLoggedIn", { isLoggedIn: false }]
  ])("fails with %s before it sends a request", (tag, options) =>
    withShop(async (shop) => {
      expect(await shop.run(repeatOrder({ id: "order-1" }))).toMatchObject({ failure: { _tag: tag } })
      expect(shop.sent).toEqual([])
    }, options)
  )
})
