// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { answerJson, type FakeServer, refuse } from "#adapters/fakes/fake-http.ts"
import type { HttpRequest } from "#core/ports/http.ts"
import { RecentSearches, TypeQuery } from "#web/container/ids.ts"
import { anna, inStockholm, renderInShop, type ShopOptions } from "#web/container/testing.tsx"
import { SearchList } from "./SearchList.tsx"

const price = { price: 21.95, unit: "PCE", comparativePrice: 14.63, comparativePriceUnit: "LTR" }
const goods = (name: string) => ({
  id: "100001001_ST", gtin: "7310865000011", sellable: true, url: "/matvaror/ost-p100001001_ST", name, brand: null,
  superCategory: null, category: null, descriptiveSize: null, markings: null, images: null, sellingUnitOfMeasure: 1, newProductFrom: null, newProductTo: null,
  returnablePackageDepositInformation: null, maximumQuantity: null,
  productStoreDetails: {
    id: "3201", p_has_price: true, p_availablefrom: null, p_availableto: null, p_has_current_week_only_discount: false, p_has_long_time_discount: false,
    p_has_members_only_price: false, stockStatus: null, availableFrom: null, availableTo: null,
    prices: { currentPrice: price, ordinaryPrice: price, memberPrice: null, promotions: [], activePromotion: null, hasDiscount: false, hasPromotion: false, displayLowestPriceLast30Days: false, lowestPriceLast30Days: null }
  }
})

const noDetails = {
  description: null, provenanceStatement: null, storageInformation: null, foodAndBeverageExtension: null, prescriptionFreeMedicine: null, activeSubstance: null, countryOfOrigin: null,
  safetyDataSheetInformation: null
}

const counts = { product: 212, recipe: 3, category: 14, page: 0 }
const answer = (name: string) => ({
  searchResults: { products: [goods(name)], totalCount: 212, pageSize: 20, currentPage: 0, totalPages: 11, categories: [], facets: [] },
  category: [], recipe: [], cateredmeal: [], page: [], store: [], completions: [], corrections: [], recentSearches: [],
  filters: [{ name: "Type", options: Object.entries(counts).map(([option, count]) => ({ option, count, selected: false })) }]
})

const valueOf = ({ query }: HttpRequest, name: string) => query.find(([given]) => given === name)?.[1]

/** What sells best is named for its store; a customer buys eggs. */
const server: FakeServer = (request) => {
  if (request.path === "/graphql") return answerJson({ data: { mostBoughtProducts: [{ id: "1", itemNo: "1", count: 3 }] } })
  if (request.path.startsWith("/Loop54/products/")) return answerJson({ items: [{ ...goods("Ägg"), ...noDetails }], facets: [], totalCount: 1, pageSize: 1, currentPage: 0, totalPages: 1 })
  return answerJson(answer(`Såld i ${valueOf(request, "store") ?? "alla"}`))
}

const draw = (typed: string, options: ShopOptions = {}, onType: (typed: string) => void = () => undefined) =>
  renderInShop(
    <SearchList id="s" typed={typed} takeKey={{ current: null }} onListed={() => undefined} onType={onType} onGo={() => undefined} onLeave={() => undefined} controlOf={() => null} priceOf={() => undefined} />,
    { server, ...options }
  )

// jsdom goes nowhere.
const stay = (event: Event) => event.preventDefault()
beforeAll(() => {
  document.addEventListener("click", stay)
})
afterAll(() => document.removeEventListener("click", stay))
afterEach(cleanup)

describe("hits of one kind under the search box", () => {
  const typeOst = async (options: ShopOptions = {}) => {
    const shop = draw("ost", options)
    await act(() => shop.container.get(TypeQuery)("ost"))
    const kinds = await screen.findByRole("group", { name: "Alla träffar" })
    return { ...shop, links: within(kinds).getAllByRole("link") }
  }

  it("SEARCH-12 have the count that the search has given them, and no link where there are none", async () => {
    const { links } = await typeOst()
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Matvaror212", "/sok?Q=ost&type=product"],
      ["Recept3", "/sok?Q=ost&type=recipe"],
      ["Kategorier14", "/sok?Q=ost&type=category"]
    ])
  })

  it("ROUTE-04 are those of the store that is shopped in", async () => {
    const { links } = await typeOst({ choice: inStockholm })
    expect(links.at(-1)?.getAttribute("href")).toBe("/sok?Q=ost&type=category&store=3201&page=0")
  })

  it("SEARCH-14 are remembered as a search", async () => {
    const { links, container } = await typeOst()
    const remembered = () => container.get(RecentSearches)()
    expect(await remembered()).toMatchObject({ success: [] })
    await userEvent.click(links[1] as HTMLElement)
    await waitFor(async () => expect(await remembered()).toMatchObject({ success: ["ost"] }))
  })
})

describe("what is typed", () => {
  const bold = (element: Element) => [...element.querySelectorAll("b")].map(({ textContent }) => textContent)
  const nothingFound: FakeServer = (request) =>
    valueOf(request, "q") === undefined ? server(request) : answerJson({ ...answer(""), searchResults: { ...answer("").searchResults, products: [] } })

  it("SEARCH-01 leaves what is offered as it is while it is a single letter, and while it waits for its first answer, marked as not its own", async () => {
    draw("o")
    const option = await screen.findByRole("option", { name: /Såld/ })
    expect(screen.getByRole("listbox").hasAttribute("aria-busy")).toBe(false)
    expect(bold(option)).toEqual([])
    cleanup()
    draw("os")
    await screen.findByRole("option", { name: /Såld/ })
    expect(screen.getByRole("listbox").getAttribute("aria-busy")).toBe("true")
    expect(screen.queryByText(/gav tyvärr inga träffar/)).toBeNull()
  })

  it("says that two letters are needed where there is nothing to offer", async () => {
    draw("o", { server: () => refuse(500, "ERR_INTERNAL") })
    expect(screen.getByText("Skriv minst två bokstäver")).toBeDefined()
    cleanup()
    draw("", { server: () => refuse(500, "ERR_INTERNAL") })
    expect(screen.queryByText("Skriv minst två bokstäver")).toBeNull()
  })

  it("counts as written in a suggestion also where the search has corrected it", async () => {
    const corrected = { ...answer("Mellanmjölk"), completions: [{ id: "1", query: "mjölkchoklad" }], corrections: [{ id: "1", query: "mjölk" }] }
    const { container } = draw("mjlök", { server: (request) => (valueOf(request, "q") === undefined ? server(request) : answerJson(corrected)) })
    await act(() => container.get(TypeQuery)("mjlök"))
    expect(bold(await screen.findByRole("option", { name: /Mellanmjölk/ }))).toEqual(["Mellan"])
    expect(bold(screen.getByRole("group", { name: "Förslag på sökord" }))).toEqual(["choklad"])
  })

  it("is told to be the code of none of the goods, not misspelt, when nothing has it, and can be cleared", async () => {
    for (const [query, codes] of [["7300000000003", 1], ["07300000000003", 1], ["730000000000", 0], ["xqzwkv", 0]] as const) {
      const typed: Array<string> = []
      const { container } = draw(query, { server: nothingFound }, (text) => typed.push(text))
      await act(() => container.get(TypeQuery)(query))
      await screen.findByText(`${query} gav tyvärr inga träffar`)
      expect([query, screen.queryAllByText(/Ingen vara med den streckkoden säljs här/).length]).toEqual([query, codes])
      if (codes > 0) await userEvent.click(screen.getByRole("button", { name: "Rensa och sök på namn" }))
      expect(typed).toEqual(codes > 0 ? [""] : [])
      cleanup()
    }
  })
})

describe("goods before anything is typed", () => {
  const offered = async () => {
    const option = await screen.findByRole("option", { name: /Såld|Ägg/ })
    return [option.closest("[role=group]")?.querySelector("p")?.textContent, /Såld i \w+|Ägg/.exec(option.textContent ?? "")?.[0]]
  }

  it("SEARCH-13 are called what sells best in the store only where there is one, and the customer's own where they are", async () => {
    draw("", { choice: inStockholm })
    expect(await offered()).toEqual(["Mest köpta varor i din butik", "Såld i 3201"])
    cleanup()
    draw("")
    expect(await offered()).toEqual(["Mest köpta varor", "Såld i alla"])
    cleanup()
    draw("", { choice: inStockholm, session: anna })
    expect(await offered()).toEqual(["Mina mest köpta varor", "Ägg"])
  })

  it("are gone when another store is chosen, until its own have come", async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const shop = draw("", {
      choice: inStockholm,
      server: (request) => (valueOf(request, "store") === "3205" ? Effect.flatMap(Effect.promise(() => held), () => server(request)) : server(request))
    })
    expect(await offered()).toEqual(["Mest köpta varor i din butik", "Såld i 3201"])
    act(() => shop.states.assortment.update((view) => ({ ...view, choice: { ...inStockholm, storeNumber: "3205" } })))
    expect(screen.queryAllByRole("option")).toEqual([])
    release()
    expect(await offered()).toEqual(["Mest köpta varor i din butik", "Såld i 3205"])
  })
})
