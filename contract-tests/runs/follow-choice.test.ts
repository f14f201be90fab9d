import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse } from "#adapters/fakes/fake-http.ts"
import { writeChoice } from "#core/assortment/assortment-cookie.ts"
import type { Choice } from "#core/assortment/model.ts"
import { followChoice } from "#core/journeys/follow-choice.ts"
import { CookieStorage } from "#core/ports/storage.ts"
import { startUp } from "#core/journeys/start-up.ts"
import { wireCart } from "./wire-cart.ts"
import { type FakeShop, pickup, withinShop } from "./fake-shop.ts"

const inUppsala: Choice = { ...pickup, siteId: "site-7", storeNumber: "3207", storeName: "Fyristorg", city: "Uppsala" }

const chooseElsewhere = ({ cookies }: FakeShop, choice: Choice) => Effect.runPromise(Effect.provideService(writeChoice(choice), CookieStorage, cookies))
const within = (work: (shop: FakeShop) => Promise<void>, choice: Choice | null = pickup) => withinShop(() => refuse(404, "ERR_NOT_FOUND"), work, { customer: false, choice })
const choice = ({ states }: FakeShop) => states.assortment.current().choice

describe("a store chosen on another page of the browser", () => {
  it("SEARCH-20 is shopped in here too once this page is looked at again", () =>
    within(async (shop) => {
      await chooseElsewhere(shop, inUppsala)
      await shop.start(followChoice)
      expect(choice(shop)).toEqual(inUppsala)
    }))

  it("brings the cart as the other page left it, and takes one along that it left behind", async () => {
    for (const [left, moves] of [["3207", 0], ["3201", 1]] as const) {
      const here = wireCart("17", [{ id: "1", gtin: "1", itemNo: "1_ST", name: "Mjölk", quantity: 2 }])
      let cart = here
      const server: FakeServer = ({ path }) => {
        if (path === "/orders") return answerJson({ carts: [cart], orders: [] })
        if (path === "/carts/17/move") cart = { ...cart, store: "3207", storeNo: "3207" }
        return path.startsWith("/carts/17") ? answerJson(cart) : refuse(404, "ERR_NOT_FOUND")
      }
      await withinShop(server, async (shop) => {
        await shop.start(startUp({ cleanUp: false }))
        cart = wireCart("17", [{ id: "2", gtin: "2", itemNo: "2_ST", name: "Ost", quantity: 1 }], { store: left, storeNo: left })
        await chooseElsewhere(shop, inUppsala)
        await shop.start(followChoice)
        expect(shop.states.cart.current().settled).toMatchObject({ storeNumber: "3207", lines: [{ name: "Ost" }] })
        expect(shop.sent.filter(({ path }) => path.endsWith("/move"))).toHaveLength(moves)
      })
    }
  })

  it("tells nobody of the choice that holds here already", () =>
    within(async (shop) => {
      await chooseElsewhere(shop, { ...pickup })
      const before = shop.states.assortment.current()
      await shop.start(followChoice)
      expect(shop.states.assortment.current()).toBe(before)
    }))

  it("leaves the choice alone where the browser remembers none", () =>
    within(async (shop) => {
      await shop.start(followChoice)
      expect(choice(shop)).toEqual(pickup)
    }))

  it("does not come between a choice that is being made here", () =>
    within(async (shop) => {
      await chooseElsewhere(shop, inUppsala)
      shop.states.assortment.update((view) => ({ ...view, loading: true }))
      await shop.start(followChoice)
      expect(choice(shop)).toEqual(pickup)
    }))
})
