import { cartState } from "#core/cart/cart-state.ts"
import { equal } from "node:assert/strict"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addRecipe } from "#core/cart/add-recipe.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { recipeEntryId, visibleBaskets } from "#core/cart/entries.ts"
import { flushCart } from "#core/cart/flush-cart.ts"
import { removeRecipe } from "#core/cart/remove-recipe.ts"
import { visibleLines, visibleQuantity } from "#core/cart/rules.ts"
import { stepQuantity } from "#core/catalogue/quantity.ts"
import { setQuantity } from "#core/cart/set-quantity.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import type { Product } from "#core/catalogue/model.ts"
import { retryingPolicy, type Policy } from "#core/contract/policy.ts"
import { FakeCartApi, type NetworkScenario } from "./fake-cart-api.ts"
import { type FakeShop, openFakeShop } from "./fake-shop.ts"

const products: ReadonlyArray<Product> = [
  aProduct({ id: "1_ST", gtin: "1", name: "Mellanmjölk" }),
  aProduct({ id: "2_ST", gtin: "2", name: "Knäckebröd", maximum: 3 }),
  aProduct({ id: "3_KG", gtin: "3", name: "Bananer", unit: "kilogram", maximum: 5 }),
  aProduct({ id: "4_ST", gtin: "4", name: "Smör" })
]

/** The quantity that the shopper expects, by gtin. */
type ExpectedQuantities = Map<string, number>
interface RecipeChange {
  readonly recipeId: string
  /** The added portions; 0 for a removal. */
  readonly portions: number
  readonly result: Promise<{ readonly _tag: "Success" | "Failure" }>
}
interface System {
  readonly api: FakeCartApi
  readonly shop: FakeShop
  readonly flushes: Array<Promise<unknown>>
  /** The additions and removals of recipes, oldest first. */
  readonly recipeChanges: Array<RecipeChange>
}
type Command = fc.AsyncCommand<ExpectedQuantities, System>

const shownQuantity = ({ shop }: System, { gtin }: Product) =>
  visibleQuantity(shop.states.of(cartState).current(), gtin)

const makeCommand = (name: string, run: (expected: ExpectedQuantities, system: System) => Promise<void>): Command => ({
  check: () => true,
  run,
  toString: () => name
})

const anyProduct = fc.constantFrom(...products)
const scenarioKinds = ["executed", "executed", "executed", "rejected", "requestLost", "responseLost"] as const
const responseDelayMs = fc.constantFrom(0, 10, 300, 900, 6_000, 16_000)
/** Requests and responses may arrive after the caller's time-out. */
const lateScenario: fc.Arbitrary<NetworkScenario> = fc.record({
  kind: fc.constantFrom(...scenarioKinds),
  requestDelayMs: fc.constantFrom(0, 10, 200, 700, 4_000, 14_000, 20_000),
  responseDelayMs
})
/** Every request arrives before the time-out: a 500 response ends a change, so that the client would not notice an earlier attempt that the server executes afterwards. */
const brokenScenario: fc.Arbitrary<NetworkScenario> = fc.record({
  kind: fc.constantFrom(...scenarioKinds, "broken" as const),
  requestDelayMs: fc.constantFrom(0, 10, 200, 700, 4_000, 14_000),
  responseDelayMs
})
const lostScenario: fc.Arbitrary<NetworkScenario> = fc.record({
  kind: fc.constantFrom("executed" as const, "requestLost" as const, "responseLost" as const),
  requestDelayMs: fc.constantFrom(0, 200, 4_000, 20_000),
  responseDelayMs
})
const anyScenarios = fc.oneof(fc.array(lateScenario, { maxLength: 12 }), fc.array(brokenScenario, { maxLength: 12 }))
const anyMixedScenarios = fc.array(fc.oneof(lateScenario, brokenScenario), { maxLength: 12 })

/** Records what the shopper expects. Nothing is expected of a quantity that the client believes the server already has: it is not sent, and another tab may change it. */
const recordExpectation = (expected: ExpectedQuantities, { shop }: System, { gtin }: Product) => {
  const { serverCart, pending } = shop.states.of(cartState).current()
  const serverQuantity = serverCart?.lines.find((line) => line.gtin === gtin)?.quantity ?? 0
  if (pending[gtin] === undefined || pending[gtin].quantity === serverQuantity) expected.delete(gtin)
  else expected.set(gtin, pending[gtin].quantity)
}

const add = anyProduct.map((product) =>
  makeCommand(`add ${product.name}`, async (expected, system) => {
    const quantityBefore = shownQuantity(system, product)
    await system.shop.run(addToCart({ product }))
    equal(shownQuantity(system, product), stepQuantity(quantityBefore, 1, product))
    recordExpectation(expected, system, product)
  })
)
const setProductQuantity = fc.tuple(anyProduct, fc.integer({ min: 0, max: 5 })).map(([product, quantity]) =>
  makeCommand(`set ${product.name} to ${quantity}`, async (expected, system) => {
    const quantityBefore = shownQuantity(system, product)
    await system.shop.run(setQuantity({ product, quantity }))
    equal(shownQuantity(system, product), Math.min(quantity, product.maximum))
    if (shownQuantity(system, product) !== quantityBefore) recordExpectation(expected, system, product)
  })
)
const stepDown = anyProduct.map((product) =>
  makeCommand(`step ${product.name} down`, async (expected, system) => {
    const quantity = stepQuantity(shownQuantity(system, product), -1, product)
    await system.shop.run(setQuantity({ product, quantity }))
    equal(shownQuantity(system, product), quantity)
    recordExpectation(expected, system, product)
  })
)
const addOneRecipe = fc
  .tuple(fc.constantFrom("R1", "R2", "R3"), fc.integer({ min: 1, max: 4 }))
  .map(([recipeId, portions]) =>
    makeCommand(`add ${portions} portions of ${recipeId}`, async (_, { shop, recipeChanges }) => {
      const recipe = { recipeId, variantId: null, name: recipeId, portions, flags: [], items: [] }
      recipeChanges.push({ recipeId, portions, result: shop.run(addRecipe(recipe)) })
      await shop.advance(0)
    })
  )
const removeOneRecipe = fc.constantFrom("R1", "R2", "R3").map((recipeId) =>
  makeCommand(`remove ${recipeId}`, async (_, { shop, recipeChanges }) => {
    const id = recipeEntryId("flexkassen", { recipeId, variantId: null }, false)
    recipeChanges.push({ recipeId, portions: 0, result: shop.run(removeRecipe({ id })) })
    await shop.advance(0)
  })
)
const advance = fc
  .constantFrom(1, 100, 499, 500, 800, 3_000, 15_000, 60_000)
  .map((millis) => makeCommand(`${millis} ms pass`, (_, { shop }) => shop.advance(millis)))
const flush = fc.constant(
  makeCommand("flush", async (_, { shop, flushes }) => {
    flushes.push(shop.run(flushCart({ leaving: false })))
    await shop.advance(0)
  })
)
const deleteInOtherTab = fc.constant(
  makeCommand("another tab deletes the cart", async (expected, { api }) => {
    for (const gtin of api.cart?.lines.keys() ?? []) expected.delete(gtin)
    api.deleteCart()
  })
)

const isIdle = ({ api, shop }: System) => {
  const view = shop.states.of(cartState).current()
  return (
    Object.keys(view.pending).length + view.pendingEntries.length === 0 &&
    view.busySince === null &&
    api.inFlightCount === 0 &&
    api.executingCount === 0
  )
}

const waitUntilIdle = async (system: System) => {
  for (let round = 0; round < 120 && !isIdle(system); round++) await system.shop.advance(10_000)
  await system.shop.advance(1_000)
  expect(isIdle(system)).toBe(true)
}

const expectSameCart = ({ api, shop }: System) => {
  const view = shop.states.of(cartState).current()
  const shownLines = visibleLines(view).map(({ gtin, quantity, updating }) => ({ gtin, quantity, updating }))
  const serverLines = [...(api.cart?.lines.values() ?? [])].map(({ gtin, quantity }) => ({
    gtin,
    quantity,
    updating: false
  }))
  expect(shownLines).toEqual(serverLines)
  const shownRecipes = visibleBaskets(view).flatMap(({ recipes }) =>
    recipes.map(({ recipe, portions, updating }) => [recipe?.recipeId, portions, updating])
  )
  expect(shownRecipes).toEqual([...(api.cart?.recipes ?? [])].map(([id, portions]) => [id, portions, false]))
  expect(view.serverCart?.id ?? null).toBe(api.cart?.id ?? null)
  expect(view.updating).toBe(false)
}

/** Expects on the server each quantity whose last change it accepted, unless the cart was deleted since or a reported problem names the product. */
const expectServerQuantities = (expected: ExpectedQuantities, { api, shop }: System) => {
  const reportedNames = new Set(
    shop.states
      .of(cartState)
      .current()
      .problems.flatMap(({ names }) => names)
  )
  const lastOutcomes = new Map(
    [...api.writes.values()].flatMap(({ gtins, outcome, isCartDeleted }) =>
      gtins.map((gtin) => [gtin, isCartDeleted ? "deleted" : outcome] as const)
    )
  )
  const nameOf = (gtin: string) => products.find((product) => product.gtin === gtin)?.name ?? ""
  for (const [gtin, quantity] of expected)
    if (lastOutcomes.get(gtin) === "accepted" && !reportedNames.has(nameOf(gtin)))
      expect([gtin, api.quantity(gtin)]).toEqual([gtin, quantity])
}

/** Expects on the server the sum of the successful additions of each recipe since its last successful removal: none is lost, doubled or reverted by another's failure. */
const expectServerRecipes = async ({ api, recipeChanges }: System) => {
  const expected = new Map<string, number>()
  for (const { recipeId, portions, result } of recipeChanges) {
    if ((await result)._tag === "Failure") continue
    if (portions === 0) expected.delete(recipeId)
    else expected.set(recipeId, (expected.get(recipeId) ?? 0) + portions)
  }
  expect(new Map(api.cart?.recipes ?? [])).toEqual(expected)
}

const runCommands = async (
  scenarios: ReadonlyArray<NetworkScenario>,
  commands: Iterable<Command>,
  policy: Policy,
  check: (expected: ExpectedQuantities, system: System) => Promise<void>
) => {
  const api = new FakeCartApi(scenarios)
  const shop = await openFakeShop(api.server, { policy })
  const system: System = { api, shop, flushes: [], recipeChanges: [] }
  const expected: ExpectedQuantities = new Map()
  try {
    await fc.asyncModelRun(() => ({ model: expected, real: system }), commands)
    await waitUntilIdle(system)
    await check(expected, system)
    await Promise.all(system.flushes)
  } finally {
    await shop.dispose()
  }
}

const shopperCommands = [add, add, setProductQuantity, stepDown, addOneRecipe, removeOneRecipe, advance, advance, flush]

describe("the cart and its server", () => {
  it(
    "always agree when idle, even after late, lost, rejected or failed requests; no change is lost or applied twice",
    () =>
      fc.assert(
        fc.asyncProperty(anyScenarios, fc.commands(shopperCommands, { maxCommands: 14 }), (scenarios, commands) =>
          runCommands(scenarios, commands, retryingPolicy, async (expected, system) => {
            expect(system.api.acknowledgedVersion).toBe(system.api.version)
            expectSameCart(system)
            expectServerQuantities(expected, system)
            await expectServerRecipes(system)
            expect(system.api.maxConcurrentRequests).toBeLessThanOrEqual(1)
            expect(system.api.maxConcurrentCreations).toBeLessThanOrEqual(1)
          })
        ),
        { numRuns: 600 }
      ),
    60_000
  )

  it(
    "always agree again after the next successful response, even when retries have ended or another tab has deleted the cart",
    () =>
      fc.assert(
        fc.asyncProperty(
          anyMixedScenarios,
          fc.commands([...shopperCommands, deleteInOtherTab], { maxCommands: 14 }),
          (scenarios, commands) =>
            runCommands(
              scenarios,
              commands,
              { ...retryingPolicy, retryDelay: (attempts) => (attempts >= 2 ? null : 3_000) },
              async (expected, system) => {
                const newProduct = aProduct({ id: "9_ST", gtin: "9", name: "Ägg" })
                expect(Object.keys(system.shop.states.of(cartState).current().pending)).toEqual([])
                for (
                  let attempt = 0;
                  attempt < 20 && (system.api.acknowledgedVersion < system.api.version || attempt === 0);
                  attempt++
                ) {
                  await system.shop.run(setQuantity({ product: newProduct, quantity: attempt + 1 }))
                  await waitUntilIdle(system)
                }
                expectSameCart(system)
                expectServerQuantities(expected, system)
              }
            )
        ),
        { numRuns: 400 }
      ),
    60_000
  )

  it(
    "never create a second cart while the first one is being created",
    () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(lostScenario, { maxLength: 6 }),
          fc.commands([add, add, setProductQuantity, advance, flush], { maxCommands: 12 }),
          (scenarios, commands) =>
            runCommands(scenarios, commands, retryingPolicy, async (_, { api, shop }) => {
              const creationKeys = shop.sent
                .filter(({ path }) => path === "/carts")
                .map(({ headers }) => headers["idempotency-key"])
              expect(new Set(creationKeys).size).toBe(api.cart === null ? 0 : 1)
            })
        ),
        { numRuns: 200 }
      ),
    60_000
  )
})
