import { cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useRef, useState } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { NoHomeDelivery, StoreNotSelectable } from "#core/assortment/errors.ts"
import type { SelectionRequest } from "#core/assortment/resolve-selection.ts"
import { wireSite } from "#contract-tests/suites/wire-site.ts"
import { aCustomer, aSession } from "#core/session/testing.ts"
import { type ShopOptions, stockholmSelection, renderInShop } from "#web/container/testing.tsx"
import { PostalCodeStep } from "./PostalCodeStep.tsx"
import { StoreStep } from "./StoreStep.tsx"
import type { StoreChangeControls } from "./use-store-change.ts"

afterEach(cleanup)

const controlsOf = (fields: Partial<StoreChangeControls>) => {
  const requests: Array<SelectionRequest> = []
  const storeChange: StoreChangeControls = {
    choose: async (input) => void requests.push(input),
    reset: () => undefined,
    pendingTarget: null,
    failure: null,
    failedTarget: null,
    confirmation: null,
    accept: () => Promise.resolve(),
    cancel: () => undefined,
    ...fields
  }
  return { requests, storeChange }
}

const renderStep = (
  fields: Partial<StoreChangeControls> = {},
  {
    actionLabel,
    ...shop
  }: { readonly actionLabel?: string } & Pick<ShopOptions, "selection" | "server" | "session"> = {}
) => {
  const { requests, storeChange } = controlsOf(fields)
  const ControlledStep = () => {
    const [input, setInput] = useState("")
    return (
      <PostalCodeStep
        input={input}
        onInput={setInput}
        unservedPostalCode={fields.failure?._tag === "NoHomeDelivery" ? fields.failure.postalCode : null}
        storeChange={storeChange}
        actionLabel={actionLabel}
        fieldRef={useRef(null)}
      />
    )
  }
  return { requests, ...renderInShop(<ControlledStep />, shop) }
}
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Postnummer" })
const continueButton = () => screen.getByRole("button", { name: "Fortsätt" })

const nearestStoresServer: FakeServer = ({ path }) =>
  path === "/postalCode/GetRecommendedStoresByZip"
    ? respondWithJson({ sites: [wireSite("1"), wireSite("2")] })
    : respondWithError(404, "ERR_NOT_FOUND")

describe("PostalCodeStep", () => {
  it("DELIV-02 selects home delivery to the five digits that were typed", async () => {
    const { requests } = renderStep()
    await userEvent.type(field(), "111 22{Enter}")
    expect(requests).toEqual([{ method: "homeDelivery", postalCode: "11122" }])
    expect(field().autocomplete).toBe("postal-code")
  })

  it("FORM-26 removes spaces, dashes and the country code from typed or pasted text, and cuts it off after five characters", async () => {
    const { requests } = renderStep()
    await userEvent.type(field(), "111-222")
    expect(field().value).toBe("11122")
    await userEvent.clear(field())
    await userEvent.click(field())
    await userEvent.type(field(), "SE-111 22")
    expect(field().value).toBe("11122")
    await userEvent.clear(field())
    await userEvent.paste("SE-111 22")
    await userEvent.keyboard("{Enter}")
    expect([field().value, requests]).toEqual(["11122", [{ method: "homeDelivery", postalCode: "11122" }]])
  })

  it("DELIV-02 FORM-09 makes no selection for text that is not a postal code, and shows an error at the field", async () => {
    const { requests } = renderStep()
    await userEvent.type(field(), "1112{Enter}")
    expect(screen.getByText("Postnummer har ett felaktigt format, använd 12345")).toBeDefined()
    expect([requests, field().getAttribute("aria-invalid"), document.activeElement]).toEqual([[], "true", field()])
  })

  it("offers a customer home delivery to the registered address, unless its postal code is in the field", async () => {
    const session = aSession(aCustomer({ address: { street: "Nygatan 2", zip: "602 23", city: "Norrköping" } }))
    const { requests } = renderStep({}, { session })
    await userEvent.click(screen.getByRole("button", { name: /^Leverera till Nygatan 2, 602.23 Norrköping$/ }))
    expect(requests).toEqual([{ method: "homeDelivery", postalCode: "60223" }])
    expect([field().value, screen.queryByRole("button", { name: /^Leverera till/ })]).toEqual(["60223", null])
  })

  it("shows why home delivery could not be selected, but not the failure of a store", () => {
    renderStep({ failure: new StoreNotSelectable(), failedTarget: "home" })
    const text = /^Tyvärr gick det inte att välja valt leveranssätt/
    expect(screen.queryByText(text)).not.toBeNull()
    cleanup()
    renderStep({ failure: new StoreNotSelectable(), failedTarget: "1001" })
    expect(screen.queryByText(text)).toBeNull()
  })

  it("marks its button as busy while home delivery is being selected; the button reads 'Byt postnummer' once a postal code is selected", () => {
    renderStep({ pendingTarget: "home" }, { selection: stockholmSelection })
    expect(screen.getByRole("button", { name: "Byt postnummer" }).getAttribute("aria-busy")).toBe("true")
    cleanup()
    renderStep({ pendingTarget: "1001" })
    expect(continueButton().getAttribute("aria-busy")).toBeNull()
  })

  it("lists the stores nearest to a postal code without home delivery, as long as the code stays in the field", async () => {
    const failure = new NoHomeDelivery({ postalCode: "98107", stores: [] } as never)
    const { requests } = renderStep({ failure, failedTarget: "home" }, { server: nearestStoresServer })
    const notice = /^Vi kör inte hem till 981.07 ännu/
    expect(screen.queryByText(notice)).toBeNull()
    await userEvent.type(field(), "98107")
    expect(screen.queryByText(notice)).not.toBeNull()
    await userEvent.click(await screen.findByRole("button", { name: "Välj Skafferi 2" }))
    expect(requests).toEqual([{ method: "pickupAtStore", siteId: "2" }])
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Rekommenderade butiker")
    expect(screen.queryByText("2 butik(er)")).toBeNull()
    await userEvent.type(field(), "{Backspace}")
    expect(screen.queryByText(notice)).toBeNull()
  })

  it("loads the nearest stores again with 'Försök igen'", async () => {
    let isFailing = true
    const failure = new NoHomeDelivery({ postalCode: "98107", stores: [] } as never)
    renderStep(
      { failure, failedTarget: "home" },
      { server: (request) => (isFailing ? respondWithError(500, "ERR_INTERNAL") : nearestStoresServer(request)) }
    )
    await userEvent.type(field(), "98107")
    expect(await screen.findByText("Butikerna gick inte att hämta just nu.")).toBeDefined()
    isFailing = false
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }))
    expect(await screen.findByRole("button", { name: "Välj Skafferi 1" })).toBeDefined()
  })
})

describe("StoreStep", () => {
  const renderStores = (server: FakeServer, fields: Partial<StoreChangeControls> = {}) => {
    const { requests, storeChange } = controlsOf(fields)
    renderInShop(<StoreStep storeChange={storeChange} />, { server, selection: stockholmSelection })
    return requests
  }
  const storesServer: FakeServer = ({ path }) =>
    path === "/sites" ? respondWithJson({ sites: [wireSite("1"), wireSite("2")] }) : respondWithError(404, "ERR")

  it("lists the stores, and selects the one that is clicked", async () => {
    const requests = renderStores(storesServer)
    await userEvent.click(await screen.findByRole("button", { name: "Välj Skafferi 1" }))
    expect(requests).toEqual([{ method: "pickupAtStore", siteId: "1" }])
  })

  it("marks the store that is being selected as busy, and shows a failure only at the store that could not be selected", async () => {
    renderStores(storesServer, { pendingTarget: "1", failure: new StoreNotSelectable(), failedTarget: "2" })
    expect((await screen.findByRole("button", { name: "Välj Skafferi 1" })).getAttribute("aria-busy")).toBe("true")
    const [first, second] = screen.getAllByRole("listitem")
    const text = "Tyvärr gick det inte"
    expect([first?.textContent?.includes(text), second?.textContent?.includes(text)]).toEqual([false, true])
  })

  it("loads the stores again with 'Försök igen' when they could not be loaded", async () => {
    let isFailing = true
    renderStores((request) => (isFailing ? respondWithError(500, "ERR_INTERNAL") : storesServer(request)))
    expect(await screen.findByText("Butikerna gick inte att hämta just nu.")).toBeDefined()
    isFailing = false
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }))
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2))
  })
})
