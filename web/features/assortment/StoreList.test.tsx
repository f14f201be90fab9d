// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse } from "#adapters/fakes/fake-http.ts"
import type { Store } from "#core/assortment/model.ts"
import { settled } from "#core/cart/cart-view.ts"
import type { Cart } from "#core/cart/model.ts"
import { anna, inStockholm, renderInShop } from "#web/container/testing.tsx"
import { StoreList } from "./StoreList.tsx"
import { useStoreChange } from "./use-store-change.ts"

const towns = ["Vasastan", "Majorna", "Fyristorg", "Triangeln", "Solna", "Hornstull"]
const stores: ReadonlyArray<Store> = towns.map((name, index) => ({
  siteId: String(index), storeNumber: `320${index}`, name, city: "Orten", streetAddress: "Gatan 1", zipcode: "98107", selectable: true, searchKeyWords: [], phone: "", email: ""
}))
const emptyCart: Cart = {
  id: "cart-1", storeNumber: "3202", lines: [], charges: [], coupons: [], total: 0 as never, discount: 0 as never, slotId: null, pickingFeeLimit: null, replacesOrderId: null,
  modified: "2026-11-21T12:00:00Z", checkedOut: null
}
const sites = (shown: ReadonlyArray<Store>) => ({
  sites: shown.map(({ siteId, storeNumber, name, city, streetAddress, zipcode }) => ({
    id: siteId, storeNumber, name, city, streetAddress, zipcode, data: { siteId, displayInSiteStoreSelector: true }, populated: { searchKeyWords: [], contactInformation: { phone: "", email: "" } }
  }))
})
/** Five stores near 98107, none near any other code. */
const answering: FakeServer = ({ path, query }) =>
  path === "/postalCode/GetRecommendedStoresByZip" ? answerJson(sites(query.some(([, value]) => value === "98107") ? stores.slice(1) : []))
    : path === "/sites" ? answerJson(sites(stores))
      : refuse(500, "ERR_INTERNAL")

const List = () => {
  const changing = useStoreChange(() => undefined)
  return <><StoreList stores={stores} changing={changing} /><button type="button" onClick={changing.forget}>Något annat</button></>
}

/** A server that answers once it is let. */
const slowly = () => {
  let answer = () => undefined as void
  const gate = new Promise<void>((resolve) => (answer = resolve))
  const server: FakeServer = (request) => Effect.andThen(Effect.promise(() => gate), answering(request))
  return { server, answer }
}
const type = (value: string) => fireEvent.change(screen.getByRole("searchbox", { name: "Sök butik eller stad" }), { target: { value } })
const names = () => screen.queryAllByRole("listitem").map((row) => within(row).getAllByText(/./)[0]?.textContent)

/** The first use case brings its code along. */
const patiently = { timeout: 10_000 }

afterEach(cleanup)

describe("StoreList", () => {
  it("STORE-02 STORE-07 lists the recommended stores for a postal code, with or without its blank, and counts them", async () => {
    renderInShop(<List />, { server: answering })
    expect(screen.getByText("6 butik(er)")).toBeTruthy()
    for (const code of ["98107", "981 07"]) {
      type(code)
      await waitFor(() => expect(names()).toEqual(towns.slice(1)), patiently)
      expect(screen.getByText("5 butik(er)")).toBeTruthy()
      expect(screen.getByRole("heading", { name: "Rekommenderade butiker" })).toBeTruthy()
    }
  })

  it("says of a postal code without stores that there are none, and leads back to all", async () => {
    renderInShop(<List />, { server: answering })
    type("00000")
    await screen.findByText("Ingen butik nära 00000. Kontrollera postnumret, eller välj bland alla butiker.", {}, patiently)
    expect(screen.getByText("0 butik(er)")).toBeTruthy()
    await userEvent.click(screen.getByRole("button", { name: "Alla butiker" }))
    expect(names()).toEqual(towns)
    expect(document.activeElement).toBe(screen.getByRole("searchbox"))
  })

  it("says that the stores near a postal code could not be fetched, and fetches them again", async () => {
    let broken = true
    renderInShop(<List />, { server: (request) => (broken ? refuse(500, "ERR_INTERNAL") : answering(request)) })
    type("98107")
    await screen.findByText("Butikerna gick inte att hämta just nu.", {}, patiently)
    broken = false
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }))
    await waitFor(() => expect(names()).toEqual(towns.slice(1)))
  })

  it("leaves the focus on the store that was chosen, on the mark that has come in the button's place", async () => {
    const { states } = renderInShop(<List />, { server: answering })
    await userEvent.click(screen.getByRole("button", { name: "Välj Majorna" }))
    await waitFor(() => expect(states.assortment.current().choice?.storeName).toBe("Majorna"), patiently)
    const row = screen.getAllByRole("listitem")[1] as HTMLElement
    await waitFor(() => expect(document.activeElement).toBe(within(row).getByText("Vald")))
  })

  it("leaves the focus on the store that could not be chosen, and scrolls to what is said of it", async () => {
    const scrolled: Array<string | null> = []
    Element.prototype.scrollIntoView = function(this: Element) {
      scrolled.push(this.textContent)
    }
    const { states } = renderInShop(<List />, {
      choice: { ...inStockholm, method: "pickupAtStore", siteId: "2", storeNumber: "3202", postalCode: null },
      session: anna,
      server: (request) => (request.path.endsWith("/move") ? Effect.andThen(Effect.sleep(50), refuse(500, "ERR_INTERNAL")) : answering(request))
    })
    states.cart.update((view) => settled(view, emptyCart))
    const button = screen.getByRole("button", { name: "Välj Majorna" })
    button.focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(scrolled).toEqual(["Tyvärr gick det inte att välja valt leveranssätt. Vänligen försök igen eller kontakta kundtjänst"]), patiently)
    expect(document.activeElement).toBe(button)
  })

  it("changes to the store that was pressed last, while nothing had changed yet", async () => {
    const { server, answer } = slowly()
    const { states } = renderInShop(<List />, { server })
    const seen: Array<string | undefined> = []
    states.assortment.changes$.subscribe(({ choice }) => seen.push(choice?.storeName))
    for (const name of ["Majorna", "Majorna", "Solna"]) await userEvent.click(screen.getByRole("button", { name: `Välj ${name}` }))
    answer()
    await screen.findByText("Vald", {}, patiently)
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect([...new Set(seen)]).toEqual([undefined, "Solna"])
  })

  it("changes nothing once something else is wished for", async () => {
    const { server, answer } = slowly()
    const { states, http } = renderInShop(<List />, { server })
    await userEvent.click(screen.getByRole("button", { name: "Välj Majorna" }))
    await userEvent.click(screen.getByRole("button", { name: "Något annat" }))
    answer()
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect([states.assortment.current().choice, http.sent.length]).toEqual([null, 1])
  })

  it("leaves the focus where it is when a store is chosen elsewhere", async () => {
    const { states } = renderInShop(<List />, { server: answering })
    screen.getByRole("searchbox").focus()
    act(() => states.assortment.set({ choice: { method: "pickupAtStore", siteId: "2", storeNumber: "3202", storeName: "Fyristorg", postalCode: null, city: "", groceries: true }, loading: false, failed: false }))
    await screen.findByText("Vald", {}, patiently)
    expect(document.activeElement).toBe(screen.getByRole("searchbox"))
  })

  it("DELIV-44 says beneath the store that could not be chosen, and nowhere else, that it could not", async () => {
    renderInShop(<List />, { server: () => refuse(500, "ERR_INTERNAL") })
    await userEvent.click(screen.getByRole("button", { name: "Välj Solna" }))
    const told = await screen.findByText("Tyvärr gick det inte att välja valt leveranssätt. Vänligen försök igen eller kontakta kundtjänst", {}, patiently)
    expect(screen.getAllByRole("listitem")[4]?.contains(told)).toBe(true)
    expect(screen.getAllByRole("alert")).toHaveLength(1)
  })
})
