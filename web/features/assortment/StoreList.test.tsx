import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import type { Store } from "#core/assortment/model.ts"
import { withServerCart } from "#core/cart/cart-view.ts"
import { anna, stockholmSelection, renderInShop } from "#web/container/testing.tsx"
import { StoreList } from "./StoreList.tsx"
import { useStoreChange } from "./use-store-change.ts"
import { aCart } from "#core/cart/testing.ts"

const storeNames = ["Vasastan", "Majorna", "Fyristorg", "Triangeln", "Solna", "Hornstull"]
const stores: ReadonlyArray<Store> = storeNames.map((name, index) => ({
  siteId: String(index),
  storeNumber: `320${index}`,
  name,
  city: "Orten",
  streetAddress: "Gatan 1",
  zipcode: "98107",
  selectable: true,
  searchKeyWords: [],
  phone: "",
  email: ""
}))
const emptyCart = aCart({ storeNumber: "3202" })
const sitesResponse = (listedStores: ReadonlyArray<Store>) => ({
  sites: listedStores.map(({ siteId, storeNumber, name, city, streetAddress, zipcode }) => ({
    id: siteId,
    storeNumber,
    name,
    city,
    streetAddress,
    zipcode,
    data: { siteId, displayInSiteStoreSelector: true },
    populated: { searchKeyWords: [], contactInformation: { phone: "", email: "" } }
  }))
})
/** A server with five stores near 98107, and none near any other code. */
const storeServer: FakeServer = ({ path, query }) => {
  if (path === "/postalCode/GetRecommendedStoresByZip")
    return respondWithJson(sitesResponse(query.some(([, value]) => value === "98107") ? stores.slice(1) : []))
  return path === "/sites" ? respondWithJson(sitesResponse(stores)) : respondWithError(500, "ERR_INTERNAL")
}

const List = () => {
  const storeChange = useStoreChange()
  return (
    <>
      <StoreList stores={stores} storeChange={storeChange} />
      <button type="button" onClick={storeChange.reset}>
        Något annat
      </button>
    </>
  )
}

/** A server that waits for `respond` before it responds. */
const delayingServer = () => {
  let respond = () => undefined as void
  const releasePromise = new Promise<void>((resolve) => (respond = resolve))
  const server: FakeServer = (request) =>
    Effect.andThen(
      Effect.promise(() => releasePromise),
      storeServer(request)
    )
  return { server, respond }
}
const enterQuery = (value: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "Sök butik eller stad" }), { target: { value } })
const listedNames = () => screen.queryAllByRole("listitem").map((row) => within(row).getAllByText(/./)[0]?.textContent)

/** For the first call of a use case, which also loads its code. */
const longTimeout = { timeout: 10_000 }

afterEach(cleanup)

describe("StoreList", () => {
  it("STORE-02 STORE-07 lists and counts the recommended stores for a postal code, with or without a space", async () => {
    renderInShop(<List />, { server: storeServer })
    expect(screen.getByText("6 butik(er)")).toBeTruthy()
    for (const code of ["98107", "981 07"]) {
      enterQuery(code)
      await waitFor(() => expect(listedNames()).toEqual(storeNames.slice(1)), longTimeout)
      expect(screen.getByText("5 butik(er)")).toBeTruthy()
      expect(screen.getByRole("heading", { name: "Rekommenderade butiker" })).toBeTruthy()
    }
  })

  it("shows that a postal code has no stores, with a button that lists all stores", async () => {
    renderInShop(<List />, { server: storeServer })
    enterQuery("00000")
    await screen.findByText(
      "Ingen butik nära 000 00. Kontrollera postnumret, eller välj bland alla butiker.",
      {},
      longTimeout
    )
    expect(screen.getByText("0 butik(er)")).toBeTruthy()
    await userEvent.click(screen.getByRole("button", { name: "Alla butiker" }))
    expect(listedNames()).toEqual(storeNames)
    expect(document.activeElement).toBe(screen.getByRole("searchbox"))
  })

  it("shows that the stores near a postal code could not be fetched, and retries", async () => {
    let serverFails = true
    renderInShop(<List />, {
      server: (request) => (serverFails ? respondWithError(500, "ERR_INTERNAL") : storeServer(request))
    })
    enterQuery("98107")
    await screen.findByText("Butikerna gick inte att hämta just nu.", {}, longTimeout)
    serverFails = false
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }))
    await waitFor(() => expect(listedNames()).toEqual(storeNames.slice(1)))
  })

  it("moves the focus to the 'Vald' badge that replaces the selected store's button", async () => {
    const { states } = renderInShop(<List />, { server: storeServer })
    await userEvent.click(screen.getByRole("button", { name: "Välj Majorna" }))
    await waitFor(() => expect(states.of(assortmentState).current().selection?.storeName).toBe("Majorna"), longTimeout)
    const row = screen.getAllByRole("listitem")[1] as HTMLElement
    await waitFor(() => expect(document.activeElement).toBe(within(row).getByText("Vald")))
  })

  it("keeps the focus on a store that could not be selected, and scrolls to its error", async () => {
    const scrolledTexts: Array<string | null> = []
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolledTexts.push(this.textContent)
    }
    const { states } = renderInShop(<List />, {
      selection: { ...stockholmSelection, method: "pickupAtStore", siteId: "2", storeNumber: "3202", postalCode: null },
      session: anna,
      server: (request) =>
        request.path.endsWith("/move")
          ? Effect.andThen(Effect.sleep(50), respondWithError(500, "ERR_INTERNAL"))
          : storeServer(request)
    })
    states.of(cartState).update((view) => withServerCart(view, emptyCart))
    const button = screen.getByRole("button", { name: "Välj Majorna" })
    button.focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(
      () =>
        expect(scrolledTexts).toEqual([
          "Tyvärr gick det inte att välja valt leveranssätt. Vänligen försök igen eller kontakta kundtjänst"
        ]),
      longTimeout
    )
    expect(document.activeElement).toBe(button)
  })

  it("changes to the last of several stores that are clicked before a response", async () => {
    const { server, respond } = delayingServer()
    const { states } = renderInShop(<List />, { server })
    const selectedStoreNames: Array<string | undefined> = []
    states.of(assortmentState).changes$.subscribe(({ selection }) => selectedStoreNames.push(selection?.storeName))
    for (const name of ["Majorna", "Majorna", "Solna"])
      await userEvent.click(screen.getByRole("button", { name: `Välj ${name}` }))
    respond()
    await screen.findByText("Vald", {}, longTimeout)
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect([...new Set(selectedStoreNames)]).toEqual([undefined, "Solna"])
  })

  it("does not select a clicked store when the shopper cancels before the response", async () => {
    const { server, respond } = delayingServer()
    const { states, http } = renderInShop(<List />, { server })
    await userEvent.click(screen.getByRole("button", { name: "Välj Majorna" }))
    await userEvent.click(screen.getByRole("button", { name: "Något annat" }))
    respond()
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect([states.of(assortmentState).current().selection, http.sent.length]).toEqual([null, 1])
  })

  it("keeps the focus when another tab changes the store", async () => {
    const { states } = renderInShop(<List />, { server: storeServer })
    screen.getByRole("searchbox").focus()
    act(() =>
      states.of(assortmentState).set({
        selection: {
          method: "pickupAtStore",
          siteId: "2",
          storeNumber: "3202",
          storeName: "Fyristorg",
          postalCode: null,
          city: "",
          deliversGroceries: true
        },
        loading: false,
        failed: false
      })
    )
    await screen.findByText("Vald", {}, longTimeout)
    expect(document.activeElement).toBe(screen.getByRole("searchbox"))
  })

  it("DELIV-44 shows a failure once, beneath the store that could not be selected", async () => {
    renderInShop(<List />, { server: () => respondWithError(500, "ERR_INTERNAL") })
    await userEvent.click(screen.getByRole("button", { name: "Välj Solna" }))
    const error = await screen.findByText(
      "Tyvärr gick det inte att välja valt leveranssätt. Vänligen försök igen eller kontakta kundtjänst",
      {},
      longTimeout
    )
    expect(screen.getAllByRole("listitem")[4]?.contains(error)).toBe(true)
    expect(screen.getAllByRole("alert")).toHaveLength(1)
  })
})
