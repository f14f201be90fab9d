import { deepEqual, equal } from "node:assert/strict"
import fc from "fast-check"
import { makeFakeStorage } from "#adapters/fakes/fake-storage.ts"
import { addRecipe } from "#core/cart/add-recipe.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { recipeEntryId, visibleBaskets } from "#core/cart/entries.ts"
import { flushCart } from "#core/cart/flush-cart.ts"
import { removeRecipe } from "#core/cart/remove-recipe.ts"
import { visibleLines, visibleQuantity } from "#core/cart/rules.ts"
import { setQuantity } from "#core/cart/set-quantity.ts"
import type { Product } from "#core/catalogue/model.ts"
import { stepQuantity } from "#core/catalogue/quantity.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import { applyCoupon } from "#core/coupon/apply-coupon.ts"
import { removeCoupon } from "#core/coupon/remove-coupon.ts"
import { refetchChangedCart } from "#core/journeys/refetch-changed-cart.ts"
import { FakeCartApi, type NetworkScenario } from "../runs/fake-cart-api.ts"
import { type FakeShop, openFakeShop } from "../runs/fake-shop.ts"
import { type PlantedFault, withPlantedFault } from "./planted-cart-faults.ts"

/** One page; two pages that share the device's storage; or two devices of one customer. */
const clientSetups = ["one tab", "two tabs", "two devices"] as const
export type ClientSetup = (typeof clientSetups)[number]

/** A client with a recipe, a code and products that no other client changes, so that their final state is known; only the last product is changed by all clients. */
interface Client {
  readonly shop: FakeShop
  readonly products: ReadonlyArray<Product>
  readonly recipeId: string
  readonly code: string
  /** By GTIN. */
  readonly expectedQuantities: Map<string, number>
  readonly recipeChanges: Array<{ readonly portions: number; readonly result: Promise<{ readonly _tag: string }> }>
  readonly couponChanges: Array<{ readonly isApplied: boolean; readonly result: Promise<{ readonly _tag: string }> }>
}

export type Action =
  | { readonly kind: "add" | "stepDown"; readonly productIndex: number }
  | { readonly kind: "set"; readonly productIndex: number; readonly quantity: number }
  | { readonly kind: "addRecipe"; readonly portions: number }
  | { readonly kind: "removeRecipe" | "applyCoupon" | "removeCoupon" | "flush" | "refetch" }
  | { readonly kind: "wait"; readonly millis: number }

export interface Interleaving {
  readonly setup: ClientSetup
  readonly scenarios: ReadonlyArray<NetworkScenario>
  readonly actions: ReadonlyArray<readonly [client: number, action: Action]>
}

const scenarioKinds = [
  "executed",
  "executed",
  "executed",
  "rejected",
  "badGateway",
  "truncated",
  "requestLost",
  "responseLost"
] as const
const anyResponseDelayMs = fc.constantFrom(0, 10, 300, 900, 6_000, 16_000)
/** Requests and responses may arrive after the caller's time-out. */
const anyLateScenario: fc.Arbitrary<NetworkScenario> = fc.record({
  kind: fc.constantFrom(...scenarioKinds),
  requestDelayMs: fc.constantFrom(0, 10, 200, 700, 4_000, 14_000, 20_000),
  responseDelayMs: anyResponseDelayMs
})
/** Every request arrives before the time-out: for the client, a 500 response ends the change, so it would not notice an earlier attempt that is executed afterwards. */
const anyBrokenScenario: fc.Arbitrary<NetworkScenario> = fc.record({
  kind: fc.constantFrom(...scenarioKinds, "broken" as const),
  requestDelayMs: fc.constantFrom(0, 10, 200, 700, 4_000, 14_000),
  responseDelayMs: anyResponseDelayMs
})

const anyProductIndex = fc.nat(2)
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("add" as const), productIndex: anyProductIndex }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("stepDown" as const), productIndex: anyProductIndex }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("set" as const),
      productIndex: anyProductIndex,
      quantity: fc.integer({ min: 0, max: 5 })
    })
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("addRecipe" as const), portions: fc.integer({ min: 1, max: 4 }) })
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("removeRecipe", "applyCoupon", "removeCoupon", "flush", "refetch" as const)
    }) as fc.Arbitrary<Action>
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("wait" as const),
      millis: fc.constantFrom(1, 100, 499, 500, 800, 3_000, 15_000)
    })
  }
)

export const anyInterleaving: fc.Arbitrary<Interleaving> = fc.record({
  setup: fc.constantFrom(...clientSetups),
  scenarios: fc.oneof(fc.array(anyLateScenario, { maxLength: 8 }), fc.array(anyBrokenScenario, { maxLength: 8 })),
  actions: fc.array(fc.tuple(fc.nat(1), anyAction), { minLength: 1, maxLength: 12 })
})

const sharedProduct = aProduct({ id: "9_ST", gtin: "9", name: "Ägg" })

const openClients = (setup: ClientSetup, api: FakeCartApi, fault: PlantedFault | null): Promise<Array<Client>> => {
  const device = makeFakeStorage()
  return Promise.all(
    Array.from({ length: setup === "one tab" ? 1 : 2 }, async (_, index): Promise<Client> => {
      const opened: { shop?: FakeShop } = {}
      const server = withPlantedFault(fault, api.server, () => opened.shop?.states)
      const shop = await openFakeShop(server, { device: setup === "two devices" ? makeFakeStorage() : device })
      opened.shop = shop
      return {
        shop,
        products: [
          aProduct({ id: `${index}1_ST`, gtin: `${index}1`, name: `Mjölk ${index}` }),
          aProduct({ id: `${index}2_KG`, gtin: `${index}2`, name: `Bananer ${index}`, unit: "kilogram", maximum: 5 }),
          sharedProduct
        ],
        recipeId: `R${index}`,
        code: `990000000000${index}`,
        expectedQuantities: new Map(),
        recipeChanges: [],
        couponChanges: []
      }
    })
  )
}

const viewOf = ({ shop }: Client) => shop.states.of(cartState).current()

/** Records the quantity of an own product that the server must have in the end. Expects none when the client sends no change, since it believes that the server has the quantity. */
const recordExpectation = (client: Client, { gtin }: Product) => {
  if (gtin === sharedProduct.gtin) return
  const { serverCart, pending } = viewOf(client)
  const serverQuantity = serverCart?.lines.find((line) => line.gtin === gtin)?.quantity ?? 0
  const change = pending[gtin]
  if (change === undefined || change.quantity === serverQuantity) client.expectedQuantities.delete(gtin)
  else client.expectedQuantities.set(gtin, change.quantity)
}

const changeQuantity = async (client: Client, product: Product, newQuantity: number, run: () => Promise<unknown>) => {
  const quantityBefore = visibleQuantity(viewOf(client), product.gtin)
  await run()
  equal(visibleQuantity(viewOf(client), product.gtin), newQuantity)
  if (newQuantity !== quantityBefore) recordExpectation(client, product)
}

const perform = async (
  client: Client,
  clientIndex: number,
  action: Action,
  clients: ReadonlyArray<Client>
): Promise<void> => {
  const { shop, products, recipeId, code } = client
  switch (action.kind) {
    case "add":
    case "stepDown":
    case "set": {
      const chosen = products[action.productIndex] ?? sharedProduct
      const quantityBefore = visibleQuantity(viewOf(client), chosen.gtin)
      if (action.kind === "add")
        return changeQuantity(client, chosen, stepQuantity(quantityBefore, 1, chosen), () =>
          shop.run(addToCart({ product: chosen }))
        )
      const quantity =
        action.kind === "set" ? Math.min(action.quantity, chosen.maximum) : stepQuantity(quantityBefore, -1, chosen)
      return changeQuantity(client, chosen, quantity, () => shop.run(setQuantity({ product: chosen, quantity })))
    }
    case "addRecipe": {
      const recipe = { recipeId, variantId: null, name: recipeId, portions: action.portions, flags: [], items: [] }
      client.recipeChanges.push({ portions: action.portions, result: shop.run(addRecipe(recipe)) })
      return shop.advance(0)
    }
    case "removeRecipe": {
      // The API removes a recipe by its index, so that only one client may remove recipes.
      if (clientIndex > 0) return
      const id = recipeEntryId("flexkassen", { recipeId, variantId: null }, false)
      client.recipeChanges.push({ portions: 0, result: shop.run(removeRecipe({ id })) })
      return shop.advance(0)
    }
    case "applyCoupon":
      client.couponChanges.push({ isApplied: true, result: shop.run(applyCoupon({ code })) })
      return shop.advance(0)
    case "removeCoupon":
      if (!viewOf(client).serverCart?.coupons.some(({ gtin }) => gtin === code)) return
      client.couponChanges.push({ isApplied: false, result: shop.run(removeCoupon({ gtin: code })) })
      return shop.advance(0)
    case "flush":
      void shop.run(flushCart({ leaving: false }))
      return shop.advance(0)
    case "refetch":
      void shop.run(refetchChangedCart({ since: Number.NEGATIVE_INFINITY }))
      return shop.advance(0)
    case "wait":
      for (const { shop: openShop } of clients) await openShop.advance(action.millis)
  }
}

const isIdle = (clients: ReadonlyArray<Client>, api: FakeCartApi): boolean =>
  api.inFlightCount === 0 &&
  api.executingCount === 0 &&
  clients.every((client) => {
    const { pending, pendingEntries, busySince } = viewOf(client)
    return Object.keys(pending).length + pendingEntries.length === 0 && busySince === null
  })

const waitUntilIdle = async (clients: ReadonlyArray<Client>, api: FakeCartApi) => {
  const wait = async (millis: number) => {
    for (const { shop } of clients) await shop.advance(millis)
  }
  for (let round = 0; round < 60 && !isIdle(clients, api); round++) await wait(16_000)
  await wait(1_000)
  equal(isIdle(clients, api), true, "a client is still busy")
}

const expectSameCart = (client: Client, { cart }: FakeCartApi, hasUnreadableResponse: boolean) => {
  const view = viewOf(client)
  // A cart whose creation had an unreadable response is found by the next change.
  const isCartYetUnknown = hasUnreadableResponse && view.serverCart === null && cart !== null && cart.lines.size === 0
  deepEqual(
    {
      id: view.serverCart?.id ?? null,
      lines: visibleLines(view).map(({ gtin, quantity }) => [gtin, quantity]),
      recipes: visibleBaskets(view).flatMap(({ recipes }) =>
        recipes.map(({ recipe, portions }) => [recipe?.recipeId, portions])
      ),
      coupons: view.serverCart?.coupons.map(({ gtin }) => gtin) ?? [],
      updating: view.updating
    },
    {
      id: isCartYetUnknown ? null : (cart?.id ?? null),
      lines: [...(cart?.lines.values() ?? [])].map(({ gtin, quantity }) => [gtin, quantity]),
      recipes: [...(cart?.recipes ?? [])],
      coupons: [...(cart?.coupons ?? [])],
      updating: false
    }
  )
}

/** Expects that the server has made every change of this client exactly once, except those reported as failed. */
const expectOwnChanges = async (client: Client, api: FakeCartApi, hasUnreadableResponse: boolean) => {
  const reportedNames = new Set(viewOf(client).problems.flatMap(({ names }) => names))
  for (const { gtin, name } of client.products) {
    const quantity = client.expectedQuantities.get(gtin)
    if (quantity !== undefined && !reportedNames.has(name)) deepEqual([name, api.quantity(gtin)], [name, quantity])
  }
  // After an unreadable response it is unknown whether a recipe was changed, until it is removed.
  let portions: number | null | undefined
  for (const { portions: changedPortions, result } of client.recipeChanges)
    if ((await result)._tag === "Failure") portions = hasUnreadableResponse ? null : portions
    else if (changedPortions === 0) portions = undefined
    else if (portions !== null) portions = (portions ?? 0) + changedPortions
  if (portions !== null)
    deepEqual([client.recipeId, api.cart?.recipes.get(client.recipeId)], [client.recipeId, portions])
  // A failed change of a code may have been executed, so that only the changes after it count.
  let isApplied: boolean | null = false
  for (const change of client.couponChanges)
    isApplied = (await change.result)._tag === "Success" ? change.isApplied : null
  if (isApplied !== null)
    deepEqual([client.code, api.cart?.coupons.has(client.code) ?? false], [client.code, isApplied])
}

/** Runs an interleaving and checks that client and server agree when no request is pending, and that no change is lost or applied twice. */
export const runInterleaving = async (
  { setup, scenarios, actions }: Interleaving,
  fault: PlantedFault | null = null
): Promise<void> => {
  const api = new FakeCartApi(scenarios)
  const clients = await openClients(setup, api, fault)
  try {
    for (const [index, action] of actions) {
      const client = clients[index % clients.length]
      if (client !== undefined) await perform(client, index % clients.length, action, clients)
    }
    await waitUntilIdle(clients, api)
    const hasUnreadableResponse = scenarios.some(({ kind }) => kind === "truncated")
    api.endScenarios()
    // In the app a notification makes a client read another client's last change, and the next readable response shows its own changes after unreadable ones.
    // Here a refetch does both.
    if (clients.length > 1 || hasUnreadableResponse)
      for (const { shop } of clients) await shop.run(refetchChangedCart({ since: Number.NEGATIVE_INFINITY }))
    for (const client of clients) {
      expectSameCart(client, api, hasUnreadableResponse)
      await expectOwnChanges(client, api, hasUnreadableResponse)
    }
    equal(api.maxConcurrentCreations <= clients.length, true)
  } finally {
    for (const { shop } of clients) await shop.dispose()
  }
}
