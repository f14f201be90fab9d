import { act, cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { wireSite } from "#contract-tests/suites/wire-site.ts"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { unselectedAddressState } from "#core/orders/unselected-address-state.ts"
import { aSession } from "#core/session/testing.ts"
import { renderInShop, stockholmSelection } from "#web/container/testing.tsx"
import { UnselectedAddress } from "./UnselectedAddress.tsx"

afterEach(cleanup)

const norrkoping = wireSite("09", { name: "Skafferi Norrköping", city: "Norrköping", zipcode: "602 22" })
const homeDeliveryOf = (values: ReadonlyArray<string>) =>
  respondWithJson({
    storeNumber: "3209",
    provider: "own",
    siteId: "09",
    city: "Norrköping",
    homeDeliveryAssortmentValues: values
  })
const noHomeDelivery = () => respondWithError(404, "ERR_NOT_FOUND")

const renderUnselected = (postalCodeResponse: ReturnType<FakeServer>) => {
  const shop = renderInShop(<UnselectedAddress />, {
    selection: stockholmSelection,
    session: aSession(),
    server: ({ path, method }) => {
      if (path === "/zipCodes/60222/storeNumber") return postalCodeResponse
      if (path === "/sites" || path === "/postalCode/GetRecommendedStoresByZip")
        return respondWithJson({ sites: [norrkoping] })
      return method === "PUT" ? respondWithJson(null, 204) : respondWithError(404, "ERR_NOT_FOUND")
    }
  })
  act(() =>
    shop.states.of(unselectedAddressState).set({
      address: { street: "Storgatan 1", postalCode: "60222", city: "Norrköping" },
      selection: stockholmSelection
    })
  )
  const selection = () => shop.states.of(assortmentState).current().selection
  return { ...shop, selection }
}
const title = () => screen.queryByText(/^Din folkbokföringsadress är Storgatan 1, 602.22 Norrköping$/)
const deliverButtonQuery = { name: /^Leverera till 602.22 Norrköping$/ }
const pickUpButtonQuery = { name: "Hämta i Skafferi Norrköping i stället" }

describe("a registered address at another postal code than the selected one", () => {
  it("is shown with a button that selects home delivery to it", async () => {
    const { selection } = renderUnselected(homeDeliveryOf(["grocery"]))
    expect(title()).not.toBeNull()
    await screen.findByText(
      /hemleverans till 111.22 Stockholm\. Vi kör hem maten till din folkbokföringsadress också\.$/
    )
    await userEvent.click(screen.getByRole("button", deliverButtonQuery))
    await waitFor(() => expect(selection()).toMatchObject({ method: "homeDelivery", postalCode: "60222" }))
    await waitFor(() => expect(title()).toBeNull())
  })

  it("is shown with a button for pickup in the nearest store when no store delivers there", async () => {
    const { selection } = renderUnselected(noHomeDelivery())
    await screen.findByText(/Till din folkbokföringsadress kör vi inte hem maten ännu\.$/)
    expect(screen.queryByRole("button", deliverButtonQuery)).toBeNull()
    await userEvent.click(screen.getByRole("button", pickUpButtonQuery))
    await waitFor(() => expect(selection()).toMatchObject({ method: "pickupAtStore", siteId: "09" }))
    await waitFor(() => expect(title()).toBeNull())
  })

  it("is shown with a button for pickup and none for home delivery, where only catering is delivered", async () => {
    renderUnselected(homeDeliveryOf(["catering"]))
    await screen.findByText(/Till din folkbokföringsadress kör vi bara catering\.$/)
    expect(screen.getByRole("button", pickUpButtonQuery)).toBeDefined()
    expect(screen.queryByRole("button", deliverButtonQuery)).toBeNull()
  })

  it("is shown without buttons when its delivery options cannot be loaded", async () => {
    renderUnselected(respondWithError(500, "ERR_INTERNAL"))
    expect(screen.getByText(/^Nu handlar du med hemleverans till 111.22 Stockholm\.$/)).toBeDefined()
    expect(screen.queryByRole("button", pickUpButtonQuery)).toBeNull()
  })

  it("is hidden by its close button, and after another selection", async () => {
    renderUnselected(noHomeDelivery())
    await userEvent.click(screen.getByRole("button", { name: /^Stäng/ }))
    expect(title()).toBeNull()
    cleanup()
    const { states } = renderUnselected(noHomeDelivery())
    act(() =>
      states
        .of(assortmentState)
        .update((state) => ({ ...state, selection: { ...stockholmSelection, postalCode: "11351" } }))
    )
    expect(title()).toBeNull()
  })
})
