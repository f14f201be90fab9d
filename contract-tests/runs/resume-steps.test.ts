import { describe, expect, it } from "vitest"
import { type FakeServer, respondWithJson, unreachable } from "#adapters/fakes/fake-http.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { visibleQuantity } from "#core/cart/rules.ts"
import { aProduct } from "#core/catalogue/testing.ts"
import { noRetryPolicy } from "#core/contract/policy.ts"
import { type ProductStep, resumeSteps } from "#core/journeys/resume-steps.ts"
import { wireCard } from "../suites/wire-card.ts"
import { FakeCartApi } from "./fake-cart-api.ts"
import { type FakeShop, withFakeShop } from "./fake-shop.ts"

const milk = aProduct({ id: "1_ST", gtin: "1", name: "Mellanmjölk" })
const cards = [
  wireCard({ id: "1_ST", gtin: "1", name: "Mellanmjölk" }),
  wireCard({ id: "2_ST", gtin: "2", name: "Knäckebröd" }),
  wireCard({ id: "3_ST", gtin: "3", name: "Gammal ost", sellable: false })
]

const withShop = (work: (shop: FakeShop, api: FakeCartApi) => Promise<void>, respondWithCards?: FakeServer) => {
  const api = new FakeCartApi()
  return withFakeShop(
    (request) =>
      request.path.startsWith("/Loop54/products/")
        ? (respondWithCards?.(request) ?? respondWithJson({ items: cards, totalCount: cards.length, filters: [] }))
        : api.server(request),
    (shop) => work(shop, api),
    { policy: noRetryPolicy }
  )
}

const stepsOf = (...steps: ReadonlyArray<readonly [id: string, direction: 1 | -1]>): ReadonlyArray<ProductStep> =>
  steps.map(([id, direction]) => ({ productId: `${id}_ST`, direction }))
const quantitiesOf = (shop: FakeShop) =>
  ["1", "2", "3"].map((gtin) => visibleQuantity(shop.states.of(cartState).current(), gtin))

describe("resumeSteps", () => {
  it("adds one for each press of an add button or plus, takes one for each of minus, and sends the sums", () =>
    withShop(async (shop, api) => {
      await shop.run(addToCart({ product: milk, quantity: 3 }))
      await shop.run(resumeSteps(stepsOf(["2", 1], ["1", -1], ["2", 1], ["1", -1])))
      expect(quantitiesOf(shop)).toEqual([1, 2, 0])
      await shop.advance(1_000)
      expect([api.quantity("1"), api.quantity("2")]).toEqual([1, 2])
    }))

  it("names a product that cannot be added, ignores an unknown one and a minus below zero, and adds the others", () =>
    withShop(async (shop) => {
      await shop.run(resumeSteps(stepsOf(["3", 1], ["9", 1], ["1", -1], ["2", 1])))
      expect(quantitiesOf(shop)).toEqual([0, 1, 0])
      expect(shop.states.of(cartState).current().problems).toMatchObject([
        { kind: "add-failed", names: ["Gammal ost"] }
      ])
    }))

  it("fails and changes nothing when the products cannot be loaded", () =>
    withShop(
      async (shop) => {
        expect(await shop.run(resumeSteps(stepsOf(["2", 1])))).toMatchObject({ _tag: "Failure" })
        expect(quantitiesOf(shop)).toEqual([0, 0, 0])
      },
      ({ path }) => unreachable(path)
    ))
})
