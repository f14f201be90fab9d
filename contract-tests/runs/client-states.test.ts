import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeHttpInprocess } from "#adapters/http-inprocess/http-inprocess.ts"
import { stagingForTests, type TestStaging } from "#adapters/demo-shop/testing.ts"
import { changeMobilePhone } from "#core/account/change-mobile-phone.ts"
import { checkResetToken } from "#core/account/check-reset-token.ts"
import { requestPasswordReset } from "#core/account/request-password-reset.ts"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { listStores } from "#core/assortment/list-stores.ts"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { flushCart } from "#core/cart/flush-cart.ts"
import { loadTopSellers } from "#core/catalogue/load-top-sellers.ts"
import { noon } from "#core/catalogue/testing.ts"
import type { ResponseOf } from "#core/contract/endpoint.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { favouritesState } from "#core/favourites/favourites-state.ts"
import { loadFavourites } from "#core/favourites/load-favourites.ts"
import { actAsCustomer } from "#core/journeys/act-as-customer.ts"
import { loadShell } from "#core/journeys/load-shell.ts"
import { logIn } from "#core/journeys/log-in.ts"
import { previewStoreChange } from "#core/journeys/preview-store-change.ts"
import { selectAssortment } from "#core/journeys/select-assortment.ts"
import type { getNavigation } from "#core/navigation/api.ts"
import { loadNavigation } from "#core/navigation/load-navigation.ts"
import { resolvePath } from "#core/navigation/resolve.ts"
import { shellState } from "#core/navigation/shell-state.ts"
import { cookieNames } from "#core/ports/cookie-names.ts"
import { sessionState } from "#core/session/session-state.ts"
import { type FakeShop, withFakeShop } from "./fake-shop.ts"

let staging: TestStaging
beforeAll(async () => {
  staging = await stagingForTests()
  staging.clock.now = noon
})
afterAll(() => staging.close())

/** Opens a visitor's page over the staging API. */
const withPage = (work: (shop: FakeShop) => Promise<void>) => {
  const port = makeHttpInprocess({ handle: (request) => staging.staging.handle(request, "192.0.2.9"), base: "/api/v1" })
  return withFakeShop(port.send, work, { isLoggedIn: false, selection: null, policy: cliPolicy(0) })
}
const namesOf = (links: ReadonlyArray<{ readonly name: string }>) => links.map(({ name }) => name)
const anna = { email: "anna.andersson@exempel.se", password: "Matkasse-2026" }
const readCookie = async ({ run, cookies }: FakeShop, name: string): Promise<unknown> => {
  const readResult = await run(cookies.get(name))
  return readResult._tag === "Success" && readResult.success !== null ? JSON.parse(readResult.success) : null
}

describe("the states of a page", () => {
  it("ENTITY-11 hold the session's status, the customer and the favourites through requests to reset a password, a log-in, changes of the phone number, of which some fail, and acting as a customer", () =>
    withPage(async (shop) => {
      const currentSession = () => shop.states.of(sessionState).current()
      expect(currentSession()).toMatchObject({ status: "visitor", customer: null, actingAsCustomer: false })
      expect(shop.states.of(favouritesState).current().lists).toBeNull()
      expect(await shop.run(changeMobilePhone({ mobilePhone: "070-123 45 67" }))).toMatchObject({
        failure: { _tag: "NotLoggedIn" }
      })
      expect([
        await shop.run(requestPasswordReset({ email: "erik.eriksson@exempel.se" })),
        await shop.run(requestPasswordReset({ email: "erik" }))
      ]).toMatchObject([{ _tag: "Success" }, { failure: { _tag: "ResetRequestFailed" } }])
      expect(await shop.run(checkResetToken({ token: "unknown" }))).toMatchObject({ success: false })
      await shop.run(logIn(anna))
      expect(currentSession()).toMatchObject({
        status: "customer",
        customer: { firstName: "Anna" },
        actingAsCustomer: false
      })
      await shop.run(loadFavourites())
      expect(shop.states.of(favouritesState).current().lists?.product.length).toBeGreaterThan(0)
      expect(await shop.run(changeMobilePhone({ mobilePhone: "070-123 45 67" }))).toMatchObject({
        success: "+46701234567"
      })
      expect(await shop.run(changeMobilePhone({ mobilePhone: "12" }))).toMatchObject({
        failure: { _tag: "InvalidMobilePhone" }
      })
      expect(currentSession().customer?.mobilePhone).toBe("+46701234567")
      await shop.run(actAsCustomer({ token: "demo-anna" }))
      expect(currentSession()).toMatchObject({ status: "customer", actingAsCustomer: true })
      expect(shop.states.of(favouritesState).current().lists).toBeNull()
    }))

  it("ENTITY-14 hold the delivery method, site, store, postal code and whether groceries are delivered; method, site and postal code are stored in a cookie", () =>
    withPage(async (shop) => {
      const currentAssortment = () => shop.states.of(assortmentState).current()
      expect(currentAssortment()).toMatchObject({ selection: null, loading: false, failed: false })
      const loadingValues: Array<boolean> = []
      shop.states.of(assortmentState).changes$.subscribe(({ loading }) => loadingValues.push(loading))
      await shop.run(selectAssortment({ method: "homeDelivery", postalCode: "91231" }))
      expect(loadingValues).toContain(true)
      const stores = await shop.run(listStores())
      const { selection } = currentAssortment()
      const store = stores._tag === "Success" ? stores.success.find(({ siteId }) => siteId === selection?.siteId) : null
      expect(selection).toEqual({
        method: "homeDelivery",
        siteId: store?.siteId,
        storeNumber: store?.storeNumber,
        storeName: store?.name,
        postalCode: "91231",
        city: expect.stringMatching(/./),
        deliversGroceries: false
      })
      expect(await readCookie(shop, cookieNames.assortment)).toMatchObject({
        deliveryType: "homeDelivery",
        userSiteId: selection?.siteId,
        userPostalCode: "91231"
      })
      const { json } = await staging.call("GET", "/zipCodes/91231/storeNumber")
      expect(json).toMatchObject({ storeNumber: selection?.storeNumber, provider: expect.any(String) })
    }))

  it("ENTITY-23 CENTITY-31 hold the links of header and footer and the notice; the tree of the navigation resolves paths", () =>
    withPage(async (shop) => {
      const loadResult = await shop.run(loadNavigation())
      if (loadResult._tag === "Failure") throw new Error(loadResult.failure._tag)
      const { tree, customerService } = loadResult.success
      const wire = (await staging.call("GET", "/navigation")).json.data as ResponseOf<typeof getNavigation>["data"]
      expect(namesOf(customerService)).toEqual(wire.customerService.map(({ name }) => name))
      expect(namesOf(tree.children)).toEqual(wire.tree.children.map(({ name }) => name))
      for (const { link, name } of wire.tree.children)
        expect(resolvePath(tree, link.url)).toMatchObject({ kind: "folder", node: { name } })
      const message = { text: "Vi har stängt på julafton.", colour: "info" }
      await sql`update settings set value = value || ${JSON.stringify({ message })}::jsonb where key = 'shop'`.execute(
        staging.database.sql
      )
      await shop.run(loadShell)
      const shell = shop.states.of(shellState).current()
      expect(namesOf(shell.header)).toEqual(
        wire.header.filter(({ type }) => type !== "BagFolderPage").map(({ name }) => name)
      )
      expect(shell.footer.map(({ name, links }) => [name, namesOf(links)])).toEqual(
        wire.footer.map(({ name, children }) => [name, children.map((child) => child.name)])
      )
      const productNode = wire.tree.children.find(({ link }) => link.url === "/matvaror")
      expect(namesOf(shell.departments)).toEqual(productNode?.children.map(({ name }) => name))
      for (const links of [customerService, shell.header, shell.footer, shell.departments])
        expect(links.length).toBeGreaterThan(1)
      expect([shell.complete, shell.settings.message]).toEqual([true, message])
    }))

  it("ENTITY-25 keep the current cart while a store change is previewed; the preview has the products that the cart would lose, and the new selection", () =>
    withPage(async (shop) => {
      await shop.run(logIn(anna))
      await shop.run(selectAssortment({ method: "pickupAtStore", siteId: "1001" }))
      const products = await shop.run(loadTopSellers({ count: 19 }))
      if (products._tag === "Failure") throw new Error(products.failure._tag)
      for (const product of products.success) await shop.run(addToCart({ product }))
      await shop.run(flushCart({ leaving: false }))
      const cartBefore = shop.states.of(cartState).current().serverCart
      const previewResult = await shop.run(previewStoreChange({ method: "homeDelivery", postalCode: "91231" }))
      if (previewResult._tag === "Failure") throw new Error(previewResult.failure._tag)
      const { losses, selection } = previewResult.success
      expect(losses.map(({ gtin }) => gtin)).toEqual(cartBefore?.lines.map(({ gtin }) => gtin))
      expect(losses.length).toBeGreaterThan(10)
      expect(selection).toMatchObject({ method: "homeDelivery", postalCode: "91231" })
      expect(shop.states.of(cartState).current().serverCart).toEqual(cartBefore)
      await shop.run(
        selectAssortment({
          method: "homeDelivery",
          postalCode: "91231",
          acceptedGtins: losses.map(({ gtin }) => gtin)
        })
      )
      expect(shop.states.of(cartState).current().serverCart).toMatchObject({
        storeNumber: selection.storeNumber,
        lines: []
      })
    }))
})
