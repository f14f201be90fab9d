import { equal } from "node:assert/strict"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { flushCart } from "#core/cart/flush-cart.ts"
import { stepQuantity, visibleLines, visibleQuantity } from "#core/cart/rules.ts"
import { setQuantity } from "#core/cart/set-quantity.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import type { Product } from "#core/catalogue/model.ts"
import { browserPolicy, type Policy } from "#core/contract/policy.ts"
import { FakeCartApi, type Fate } from "./fake-cart-api.ts"
import { type FakeShop, openFakeShop } from "./fake-shop.ts"

const goods: ReadonlyArray<Product> = [
  aProduct({ id: "1_ST", gtin: "1", name: "Mellanmjölk" }),
  aProduct({ id: "2_ST", gtin: "2", name: "Knäckebröd", maximum: 3 }),
  aProduct({ id: "3_KG", gtin: "3", name: "Bananer", unit: "kilogram", maximum: 5 }),
  aProduct({ id: "4_ST", gtin: "4", name: "Smör" })
]

/** What the shopper was shown last, by goods. */
type Wishes = Map<string, number>
interface Tested {
  readonly api: FakeCartApi
  readonly shop: FakeShop
  readonly flushes: Array<Promise<unknown>>
}
type Command = fc.AsyncCommand<Wishes, Tested>

const shown = ({ shop }: Tested, { gtin }: Product) => visibleQuantity(shop.states.cart.current(), gtin)

const command = (name: string, run: (wishes: Wishes, tested: Tested) => Promise<void>): Command => ({ check: () => true, run, toString: () => name })

const anyGoods = fc.constantFrom(...goods)
const kinds = ["answered", "answered", "answered", "refused", "lost", "unanswered"] as const
const back = fc.constantFrom(0, 10, 300, 900, 6_000, 16_000)
/** Answers may arrive after their asker has timed out, and so may the requests themselves. */
const lateFate: fc.Arbitrary<Fate> = fc.record({ kind: fc.constantFrom(...kinds), there: fc.constantFrom(0, 10, 200, 700, 4_000, 14_000, 20_000), back })
/** After a 500 nothing may still be on its way: nobody could know of it. */
const brokenFate: fc.Arbitrary<Fate> = fc.record({ kind: fc.constantFrom(...kinds, "broken" as const), there: fc.constantFrom(0, 10, 200, 700, 4_000, 14_000), back })
const silentFate: fc.Arbitrary<Fate> = fc.record({ kind: fc.constantFrom("answered" as const, "lost" as const, "unanswered" as const), there: fc.constantFrom(0, 200, 4_000, 20_000), back })
const anyFates = fc.oneof(fc.array(lateFate, { maxLength: 12 }), fc.array(brokenFate, { maxLength: 12 }))
const wildFates = fc.array(fc.oneof(lateFate, brokenFate), { maxLength: 12 })

/** Nothing is sent for what the server is believed to have already, so it is no wish that another tab could not undo. */
const wish = (wishes: Wishes, { shop }: Tested, { gtin }: Product) => {
  const { settled, pending } = shop.states.cart.current()
  const believed = settled?.lines.find((line) => line.gtin === gtin)?.quantity ?? 0
  if (pending[gtin] === undefined || pending[gtin].quantity === believed) wishes.delete(gtin)
  else wishes.set(gtin, pending[gtin].quantity)
}

const add = anyGoods.map((product) => command(`add ${product.name}`, async (wishes, tested) => {
  const before = shown(tested, product)
  await tested.shop.start(addToCart({ product }))
  equal(shown(tested, product), stepQuantity(before, 1, product))
  wish(wishes, tested, product)
}))
const set = fc.tuple(anyGoods, fc.integer({ min: 0, max: 5 })).map(([product, quantity]) => command(`set ${product.name} to ${quantity}`, async (wishes, tested) => {
  const before = shown(tested, product)
  await tested.shop.start(setQuantity({ product, quantity }))
  equal(shown(tested, product), Math.min(quantity, product.maximum))
  if (shown(tested, product) !== before) wish(wishes, tested, product)
}))
const stepDown = anyGoods.map((product) => command(`one ${product.name} less`, async (wishes, tested) => {
  const quantity = stepQuantity(shown(tested, product), -1, product)
  await tested.shop.start(setQuantity({ product, quantity }))
  equal(shown(tested, product), quantity)
  wish(wishes, tested, product)
}))
const pass = fc.constantFrom(1, 100, 499, 500, 800, 3_000, 15_000, 60_000).map((millis) => command(`${millis} ms pass`, (_, { shop }) => shop.pass(millis)))
const flush = fc.constant(command("flush", async (_, { shop, flushes }) => {
  flushes.push(shop.start(flushCart({ leaving: false })))
  await shop.pass(0)
}))
const otherTab = fc.constant(command("another tab deletes the cart", async (wishes, { api }) => {
  for (const gtin of api.cart?.lines.keys() ?? []) wishes.delete(gtin)
  api.deleteCart()
}))

const isQuiet = ({ api, shop }: Tested) => {
  const view = shop.states.cart.current()
  return Object.keys(view.pending).length === 0 && view.busySince === null && api.inFlight === 0 && api.working === 0
}

const untilQuiet = async (tested: Tested) => {
  for (let waits = 0; waits < 120 && !isQuiet(tested); waits++) await tested.shop.pass(10_000)
  await tested.shop.pass(1_000)
  expect(isQuiet(tested)).toBe(true)
}

const expectSameCart = ({ api, shop }: Tested) => {
  const view = shop.states.cart.current()
  const seen = visibleLines(view).map(({ gtin, quantity, updating }) => ({ gtin, quantity, updating }))
  const kept = [...(api.cart?.lines.values() ?? [])].map(({ gtin, quantity }) => ({ gtin, quantity, updating: false }))
  expect(seen).toEqual(kept)
  expect(view.settled?.id ?? null).toBe(api.cart?.id ?? null)
  expect(view.updating).toBe(false)
}

/** Every wish whose last change the server took stands, unless the shopper was told that it was given up; a refused one went alone. */
const expectWishes = (wishes: Wishes, { api, shop }: Tested) => {
  const told = new Set(shop.states.cart.current().problems.flatMap(({ names }) => names))
  const last = new Map([...api.writes.values()].flatMap(({ gtins, heard }) => gtins.map((gtin) => [gtin, heard] as const)))
  const nameOf = (gtin: string) => goods.find((product) => product.gtin === gtin)?.name ?? ""
  for (const [gtin, quantity] of wishes) if (last.get(gtin) === "done" && !told.has(nameOf(gtin))) expect([gtin, api.quantity(gtin)]).toEqual([gtin, quantity])
}

const play = async (fates: ReadonlyArray<Fate>, commands: Iterable<Command>, policy: Policy, check: (wishes: Wishes, tested: Tested) => Promise<void>) => {
  const api = new FakeCartApi(fates)
  const shop = await openFakeShop(api.server, { policy })
  const tested: Tested = { api, shop, flushes: [] }
  const wishes: Wishes = new Map()
  try {
    await fc.asyncModelRun(() => ({ model: wishes, real: tested }), commands)
    await untilQuiet(tested)
    await check(wishes, tested)
    await Promise.all(tested.flushes)
  } finally {
    await shop.dispose()
  }
}

const taps = [add, add, set, stepDown, pass, pass, flush]

describe("the cart and its server", () => {
  it("always agree when all is quiet, however late, lost, refused or broken the answers are; nothing is lost or doubled", () =>
    fc.assert(fc.asyncProperty(anyFates, fc.commands(taps, { maxCommands: 14 }), (fates, commands) =>
      play(fates, commands, browserPolicy, async (wishes, tested) => {
        expect(tested.api.heard).toBe(tested.api.version)
        expectSameCart(tested)
        expectWishes(wishes, tested)
        expect(tested.api.mostInFlight).toBeLessThanOrEqual(1)
        expect(tested.api.mostCreating).toBeLessThanOrEqual(1)
      })), { numRuns: 600 }), 60_000)

  it("always agree again after the first answer that comes through, also when tries were given up and another tab threw the cart away", () =>
    fc.assert(fc.asyncProperty(wildFates, fc.commands([...taps, otherTab], { maxCommands: 14 }), (fates, commands) =>
      play(fates, commands, { ...browserPolicy, waitAfter: (tries) => (tries >= 2 ? null : 3_000) }, async (wishes, tested) => {
        const fresh = aProduct({ id: "9_ST", gtin: "9", name: "Ägg" })
        expect(Object.keys(tested.shop.states.cart.current().pending)).toEqual([])
        for (let tries = 0; tries < 20 && (tested.api.heard < tested.api.version || tries === 0); tries++) {
          await tested.shop.start(setQuantity({ product: fresh, quantity: tries + 1 }))
          await untilQuiet(tested)
        }
        expectSameCart(tested)
        expectWishes(wishes, tested)
      })), { numRuns: 400 }), 60_000)

  it("never open a second cart, whatever is tapped while the first one is opened", () =>
    fc.assert(fc.asyncProperty(fc.array(silentFate, { maxLength: 6 }), fc.commands([add, add, set, pass, flush], { maxCommands: 12 }), (fates, commands) =>
      play(fates, commands, browserPolicy, async (_, { api, shop }) => {
        const creations = shop.sent.filter(({ path }) => path === "/carts").map(({ headers }) => headers["idempotency-key"])
        expect(new Set(creations).size).toBe(api.cart === null ? 0 : 1)
      })), { numRuns: 200 }), 60_000)
})
