import { describe, expect, it } from "vitest"
import { respondWithError, respondWithJson, type FakeServer } from "#adapters/fakes/fake-http.ts"
import { loadAddressOptions } from "#core/assortment/load-address-options.ts"
import type { DeliverySelection } from "#core/assortment/model.ts"
import { stockholmSelection } from "#core/assortment/testing.ts"
import { cliPolicy } from "#core/contract/policy.ts"
import { logIn } from "#core/journeys/log-in.ts"
import { dismissUnselectedAddress } from "#core/orders/dismiss-unselected-address.ts"
import { unselectedAddressState } from "#core/orders/unselected-address-state.ts"
import { wireCustomer } from "../suites/wire-customer.ts"
import { wireSite } from "../suites/wire-site.ts"
import { openFakeShop, pickupSelection } from "./fake-shop.ts"

const norrkoping = {
  addressTypeId: 1,
  street: "Storgatan 1",
  zip: "602 22",
  city: "Norrköping",
  co: null,
  contactId: null,
  countryCode: null,
  foAdress: null,
  id: "1",
  street2: null
}

interface SavedCustomer {
  readonly addresses?: ReadonlyArray<typeof norrkoping>
  readonly settings?: Readonly<Record<string, unknown>>
}

const serverWith =
  ({ addresses = [norrkoping], settings = {} }: SavedCustomer): FakeServer =>
  ({ path, method }) => {
    const customer = wireCustomer(settings)
    if (path === "/customer" && method === "GET")
      return respondWithJson({ ...customer, contact: { ...customer.contact, addresses } })
    if (path === "/connect/token")
      return respondWithJson({ access_token: "x.y.z", token_type: "Bearer", expires_in: 3_600, scope: "shop" })
    if (path === "/sites")
      return respondWithJson({ sites: [wireSite("1001", { storeNumber: "3201", name: stockholmSelection.storeName })] })
    if (path === "/zipCodes/11122/storeNumber")
      return respondWithJson({ storeNumber: "3201", provider: "own", siteId: "1001", city: "Stockholm" })
    return path === "/orders" ? respondWithJson({ carts: [], orders: [] }) : respondWithError(404, "ERR_NOT_FOUND")
  }

const logInWith = async (saved: SavedCustomer, selection: DeliverySelection | null) => {
  const shop = await openFakeShop(serverWith(saved), { policy: cliPolicy(0), selection, isLoggedIn: false })
  await shop.run(logIn({ email: "anna@exempel.se", password: "Matkasse-2026" }))
  const unselectedAddress = shop.states.of(unselectedAddressState).current()
  await shop.run(dismissUnselectedAddress())
  expect(shop.states.of(unselectedAddressState).current()).toBeNull()
  await shop.dispose()
  return unselectedAddress
}

describe("the registered address at a customer's log-in", () => {
  it("is stored for a message to a customer without a saved selection when home delivery to another postal code is selected", async () => {
    expect(await logInWith({}, stockholmSelection)).toEqual({
      address: { street: "Storgatan 1", postalCode: "60222", city: "Norrköping" },
      selection: stockholmSelection
    })
  })

  it.each([
    ["it has the selected postal code", { addresses: [{ ...norrkoping, zip: "11122" }] }, stockholmSelection],
    ["the customer has no registered address", { addresses: [] }, stockholmSelection],
    ["pickup is selected", {}, pickupSelection],
    ["no store is selected", {}, null],
    [
      "the customer has saved this selection at an earlier log-in",
      { settings: { userSiteId: "1001", userDeliveryMethod: "homeDelivery", userPostalCode: "11122" } },
      stockholmSelection
    ]
  ])("is not stored when %s", async (_, saved, selection) => {
    expect(await logInWith(saved, selection)).toBeNull()
  })
})

describe("the options of an address", () => {
  const loadOptionsFrom = async (server: FakeServer) => {
    const shop = await openFakeShop(server, { policy: cliPolicy(0) })
    const options = await shop.run(loadAddressOptions("60222"))
    await shop.dispose()
    return options
  }
  const sites = [wireSite("08", { selectable: false }), wireSite("09")]
  const storesServer: FakeServer = ({ path }) =>
    path === "/zipCodes/60222/storeNumber"
      ? respondWithJson({ storeNumber: "3209", provider: "own", siteId: "09", city: "Norrköping" })
      : respondWithJson({ sites })

  it("are home delivery from the store that delivers to the address, and pickup in the nearest selectable store", async () => {
    expect(await loadOptionsFrom(storesServer)).toMatchObject({
      success: { homeDelivery: { siteId: "09", postalCode: "60222", city: "Norrköping" }, pickup: { siteId: "09" } }
    })
  })

  it("have no home delivery where no store delivers, and no pickup without stores", async () => {
    expect(
      await loadOptionsFrom((request) =>
        request.path === "/zipCodes/60222/storeNumber"
          ? respondWithError(404, "ERR_NOT_FOUND")
          : respondWithJson({ sites: [] })
      )
    ).toMatchObject({ success: { homeDelivery: null, pickup: null } })
  })

  it("fail when the stores cannot be loaded", async () => {
    expect(
      await loadOptionsFrom((request) =>
        request.path === "/zipCodes/60222/storeNumber" ? storesServer(request) : respondWithError(500, "ERR_INTERNAL")
      )
    ).toMatchObject({ failure: { _tag: "AssortmentUnavailable" } })
  })
})
