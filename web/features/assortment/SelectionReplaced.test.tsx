import { act, cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { wireSite } from "#contract-tests/suites/wire-site.ts"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { selectionReplacementState } from "#core/assortment/selection-replacement-state.ts"
import { aSession } from "#core/session/testing.ts"
import { renderInShop, stockholmSelection } from "#web/container/testing.tsx"
import { SelectionReplaced } from "./SelectionReplaced.tsx"

afterEach(cleanup)

const pickup = { ...stockholmSelection, method: "pickupAtStore" as const, postalCode: null }
const server: FakeServer = ({ path, method }) => {
  if (path === "/sites") return respondWithJson({ sites: [wireSite("1001", { storeNumber: "3201" })] })
  if (path === "/zipCodes/11122/storeNumber")
    return respondWithJson({
      storeNumber: "3201",
      provider: "own",
      siteId: "1001",
      city: "Stockholm",
      homeDeliveryAssortmentValues: ["grocery"]
    })
  return method === "PUT" ? respondWithJson(null, 204) : respondWithError(404, "ERR_NOT_FOUND")
}

const renderReplaced = () => {
  const shop = renderInShop(<SelectionReplaced />, { selection: pickup, session: aSession(), server })
  act(() => shop.states.of(selectionReplacementState).set({ before: stockholmSelection, after: pickup }))
  return shop
}
const changeBackButton = () =>
  screen.queryByRole("button", { name: /^Ändra tillbaka till Hemleverans till 111.22 Stockholm$/ })

it("shows which saved selection the log-in has applied, and changes it back", async () => {
  const { states } = renderReplaced()
  expect(screen.getByText("Vi har bytt till det du har sparat på ditt konto: Hämta i Skafferi Vasastan.")).toBeDefined()
  await userEvent.click(changeBackButton() as HTMLElement)
  await waitFor(() => expect(states.of(assortmentState).current().selection).toMatchObject({ method: "homeDelivery" }))
  await waitFor(() => expect(changeBackButton()).toBeNull())
})

it("is hidden by its close button, and after another selection", async () => {
  const { states } = renderReplaced()
  act(() =>
    states
      .of(assortmentState)
      .update((state) => ({ ...state, selection: { ...pickup, storeNumber: "3299", storeName: "Skafferi Umeå" } }))
  )
  expect(changeBackButton()).toBeNull()
  cleanup()
  renderReplaced()
  await userEvent.click(screen.getByRole("button", { name: /^Stäng/ }))
  expect(changeBackButton()).toBeNull()
})
