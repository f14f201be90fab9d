import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { refuse } from "#adapters/fakes/fake-http.ts"
import { writeChoice } from "#core/assortment/assortment-cookie.ts"
import type { Choice } from "#core/assortment/model.ts"
import { followChoice } from "#core/journeys/follow-choice.ts"
import { CookieStorage } from "#core/ports/storage.ts"
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
