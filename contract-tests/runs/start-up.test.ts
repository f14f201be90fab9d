import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse, unreachable } from "#adapters/fakes/fake-http.ts"
import type { Choice } from "#core/assortment/model.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { followChoice } from "#core/journeys/follow-choice.ts"
import { startUp } from "#core/journeys/start-up.ts"
import { cookieNames } from "#core/ports/storage.ts"
import { type FakeShopOptions, openFakeShop, pickup } from "./fake-shop.ts"

const site = (id: string, selectable: boolean) => ({
  id, name: `Butik ${id}`, city: "Stockholm", storeNumber: `32${id}`, streetAddress: "Storgatan 1", zipcode: "11234",
  data: { siteId: id, displayInSiteStoreSelector: selectable },
  populated: { searchKeyWords: [], contactInformation: { phone: "", email: "" } }
})

interface Saved {
  readonly userSiteId: string | null
  readonly userDeliveryMethod: "homeDelivery" | "pickupAtStore" | null
  readonly userPostalCode: string | null
}

const nothingSaved: Saved = { userSiteId: null, userDeliveryMethod: null, userPostalCode: null }

const serverWith = (saved: Saved): FakeServer => ({ path }) => {
  if (path === "/customer") {
    return answerJson({
      contact: { id: "1", firstname: "Anna", lastname: "Andersson", addresses: [], channels: [], login: { email: "anna.andersson@exempel.se" }, emailRecieptCopy: false },
      settings: { id: "1", storePageId: null, ...saved }
    })
  }
  if (path === "/sites") return answerJson({ sites: [site("01", true), site("02", false), site("03", true)] })
  if (path === "/zipCodes/11122/storeNumber") return answerJson({ storeNumber: "3203", provider: "own", siteId: "03", city: "Stockholm" })
  return path === "/orders" ? answerJson({ carts: [], orders: [] }) : refuse(404, "ERR_NOT_FOUND")
}

const stored = (fields: Readonly<Record<string, unknown>> = {}) => ({
  [cookieNames.assortment]: JSON.stringify({ deliveryType: "pickupAtStore", userSiteId: "01", userPostalCode: null, storeNo: "3201", storeName: "Butik 01", city: "Stockholm", ...fields })
})

const started = async (server: FakeServer, options: FakeShopOptions = {}) => {
  const shop = await openFakeShop(server, { policy: cliPolicy(0), choice: null, ...options })
  const once = await shop.start(startUp({ cleanUp: true }))
  const again = await shop.start(startUp({ cleanUp: true }))
  const asked = [once, again].map((after) => after._tag === "Success" && after.success.mustChooseStore)
  const kept = await shop.start(Effect.andThen(followChoice, shop.cookies.get(cookieNames.assortment)))
  return { cookie: kept._tag === "Success" ? kept.success : null, choice: shop.states.assortment.current().choice, asked, paths: shop.sent.map(({ path }) => path), disposed: await shop.dispose() }
}

const atStore: Partial<Choice> = { method: "pickupAtStore", siteId: "01", storeNumber: "3201" }

const missing: ReadonlyArray<readonly [string, Saved, Readonly<Record<string, string>>, Partial<Choice>]> = [
  ["site", { userSiteId: null, userDeliveryMethod: "pickupAtStore", userPostalCode: null }, stored(), atStore],
  [
    "way of delivery",
    { userSiteId: "03", userDeliveryMethod: null, userPostalCode: "11122" },
    stored({ deliveryType: "homeDelivery", userPostalCode: "41101" }),
    { method: "homeDelivery", postalCode: "11122" }
  ],
  [
    "postal code",
    { userSiteId: "03", userDeliveryMethod: "homeDelivery", userPostalCode: null },
    stored({ userPostalCode: "11122" }),
    { method: "homeDelivery", postalCode: "11122" }
  ]
]

const unselectable: ReadonlyArray<readonly [string, Readonly<Record<string, string>>]> = [
  ["is no longer selectable", {}],
  ["is no longer selectable, though this browser still has it", stored({ userSiteId: "02", storeNo: "3202" })]
]

describe("the store at start-up", () => {
  it("DELIV-15 DELIV-16 is the customer's saved one, checked among the selectable stores once the customer is known", async () => {
    const { choice, asked, paths } = await started(serverWith({ userSiteId: "01", userDeliveryMethod: "pickupAtStore", userPostalCode: null }))
    expect(choice).toMatchObject(atStore)
    expect(asked).toEqual([false, false])
    expect(paths.indexOf("/sites")).toBeGreaterThan(paths.indexOf("/customer"))
  })

  it("DELIV-15 DELIV-16 is the saved one also where this browser had another", async () => {
    const { choice } = await started(serverWith({ userSiteId: "03", userDeliveryMethod: "homeDelivery", userPostalCode: "11122" }), { cookies: stored() })
    expect(choice).toMatchObject({ method: "homeDelivery", siteId: "03", postalCode: "11122" })
  })

  it.each(missing)("DELIV-17 takes a missing %s from what is stored here", async (_, saved, cookies, expected) => {
    expect((await started(serverWith(saved), { cookies })).choice).toMatchObject(expected)
  })

  it("DELIV-14 asks for a postal code where home delivery is saved without one", async () => {
    const { choice, asked } = await started(serverWith({ userSiteId: "03", userDeliveryMethod: "homeDelivery", userPostalCode: null }))
    expect([choice, asked]).toEqual([null, [true, false]])
  })

  it.each(unselectable)("DELIV-18 DELIV-19 asks once for another where the saved one %s", async (_, cookies) => {
    const { choice, asked } = await started(serverWith({ userSiteId: "02", userDeliveryMethod: "pickupAtStore", userPostalCode: null }), { cookies })
    expect([choice, asked]).toEqual([null, [true, false]])
  })

  it("DELIV-18 STORE-05 forgets a customer's lost store on this browser too, so that no other page brings it back", async () => {
    const lost = serverWith({ userSiteId: "02", userDeliveryMethod: "pickupAtStore", userPostalCode: null })
    expect(await started(lost, { cookies: stored({ userSiteId: "02", storeNo: "3202" }) })).toMatchObject({ choice: null, cookie: null })
  })

  it("DELIV-19 asks a customer without a saved one once, and a visitor never", async () => {
    expect((await started(serverWith(nothingSaved))).asked).toEqual([true, false])
    expect((await started(serverWith(nothingSaved), { customer: false })).asked).toEqual([false, false])
  })

  it.each([
    ["is no longer selectable", { userSiteId: "02", storeNo: "3202" }, null],
    ["is gone", { userSiteId: "77", storeNo: "3277" }, null],
    ["is still there", {}, atStore],
    ["only drives home by now", { deliveryType: "homeDelivery", userPostalCode: "11122", userSiteId: "02", storeNo: "3202" }, { method: "homeDelivery", siteId: "02" }]
  ] as const)("STORE-05 DELIV-19 of a visitor that %s decides alone whether it is kept; nobody is asked", async (_, fields, kept) => {
    const { choice, asked } = await started(serverWith(nothingSaved), { customer: false, cookies: stored(fields) })
    if (kept === null) expect(choice).toBeNull()
    else expect(choice).toMatchObject(kept)
    expect(asked).toEqual([false, false])
  })

  it.each([
    ["a visitor", { customer: false }, nothingSaved],
    ["a customer", { customer: true }, { userSiteId: "01", userDeliveryMethod: "pickupAtStore", userPostalCode: null }]
  ] as const)("DELIV-15 is shown by its own number, name and town to %s whose browser has others for it", async (_, { customer }, saved) => {
    const { choice, cookie } = await started(serverWith(saved), { customer, cookies: stored({ storeNo: "3203", storeName: "Butik 03", city: "Umeå" }) })
    const own = { storeNumber: "3201", storeName: "Butik 01", city: "Stockholm" }
    expect([choice, JSON.parse(cookie ?? "null")]).toMatchObject([own, { storeNo: "3201", storeName: own.storeName, city: own.city, userSiteId: "01" }])
  })

  it("takes a home delivery's number from the stores, and leaves its town", async () => {
    const { choice } = await started(serverWith(nothingSaved), { customer: false, cookies: stored({ deliveryType: "homeDelivery", userPostalCode: "11122", userSiteId: "02", storeNo: "9999", city: "Solna" }) })
    expect(choice).toMatchObject({ method: "homeDelivery", siteId: "02", storeNumber: "3202", storeName: "Butik 02", city: "Solna" })
  })

  it("stays where it is while the stores cannot be asked for", async () => {
    const server = serverWith({ userSiteId: "01", userDeliveryMethod: "pickupAtStore", userPostalCode: null })
    const { choice, asked } = await started((request) => (request.path === "/sites" ? unreachable() : server(request)), { cookies: stored() })
    expect([choice, asked]).toEqual([{ ...pickup, siteId: "01", storeName: "Butik 01" }, [false, false]])
  })
})
