import { getUseCase } from "#web/container/use-case.ts"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { act, cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import type { HttpRequest } from "#core/ports/http.ts"
import { wireCard, wireDetails } from "#contract-tests/suites/wire-card.ts"
import { anna, stockholmSelection, renderInShop, type ShopOptions } from "#web/container/testing.tsx"
import { SearchList } from "./SearchList.tsx"

const fieldsOf = (name: string) => ({ name, brand: null, descriptiveSize: null, url: "/matvaror/ost-p100001001_ST" })

const counts = { product: 212, recipe: 3, category: 14, page: 0 }
const searchResponse = (name: string, productCount = 1) => ({
  searchResults: {
    products: Array.from({ length: productCount }, (_, index) =>
      wireCard({ ...fieldsOf(name), id: `10000100${index}_ST`, gtin: `731086500000${index}` })
    ),
    totalCount: 212,
    pageSize: 20,
    currentPage: 0,
    totalPages: 11,
    categories: [],
    facets: []
  },
  category: [],
  recipe: [],
  cateredmeal: [],
  page: [],
  store: [],
  completions: [],
  corrections: [],
  recentSearches: [],
  filters: [
    { name: "Type", options: Object.entries(counts).map(([option, count]) => ({ option, count, selected: false })) }
  ]
})

const parameterOf = ({ query }: HttpRequest, name: string) => query.find(([parameter]) => parameter === name)?.[1]

/** Top sellers are named after their store; the customer's most bought product is eggs. */
const server: FakeServer = (request) => {
  if (request.path === "/graphql")
    return respondWithJson({ data: { mostBoughtProducts: [{ id: "1", itemNo: "1", count: 3 }] } })
  if (request.path.startsWith("/Loop54/products/"))
    return respondWithJson({
      items: [wireDetails(fieldsOf("Ägg"))],
      facets: [],
      totalCount: 1,
      pageSize: 1,
      currentPage: 0,
      totalPages: 1
    })
  return respondWithJson(searchResponse(`Såld i ${parameterOf(request, "store") ?? "alla"}`))
}

const renderList = (input: string, options: ShopOptions = {}, setInput: (query: string) => void = () => undefined) =>
  renderInShop(
    <SearchList
      id="s"
      input={input}
      handleKey={{ current: null }}
      onStateChange={() => undefined}
      setInput={setInput}
      onNavigate={() => undefined}
      onLeave={() => undefined}
      renderControl={() => null}
      renderPrice={() => undefined}
    />,
    { server, ...options }
  )

// jsdom does not implement navigation.
const preventNavigation = (event: Event) => event.preventDefault()
beforeAll(() => {
  document.addEventListener("click", preventNavigation)
})
afterAll(() => document.removeEventListener("click", preventNavigation))
afterEach(cleanup)

describe("links to the hits of each kind", () => {
  const typeOst = async (options: ShopOptions = {}) => {
    const shop = renderList("ost", options)
    await act(() => getUseCase(shop, "loadSuggestions")("ost"))
    const kinds = await screen.findByRole("group", { name: "Alla träffar" })
    return { ...shop, links: within(kinds).getAllByRole("link") }
  }

  it("show the number of hits of each kind, and are omitted without hits", async () => {
    const { links } = await typeOst()
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Matvaror212", "/sok?Q=ost&type=product"],
      ["Recept3", "/sok?Q=ost&type=recipe"],
      ["Kategorier14", "/sok?Q=ost&type=category"]
    ])
  })

  it("search in the selected store", async () => {
    const { links } = await typeOst({ selection: stockholmSelection })
    expect(links.at(-1)?.getAttribute("href")).toBe("/sok?Q=ost&type=category&store=3201&page=0")
  })

  it("save the query as a recent search", async () => {
    const { links, ...shop } = await typeOst()
    const recentSearches = () => getUseCase(shop, "listRecentSearches")()
    expect(await recentSearches()).toMatchObject({ success: [] })
    await userEvent.click(links[1] as HTMLElement)
    await waitFor(async () => expect(await recentSearches()).toMatchObject({ success: ["ost"] }))
  })
})

describe("the list for a typed query", () => {
  const boldTexts = (element: Element) => [...element.querySelectorAll("b")].map(({ textContent }) => textContent)
  const serverWithoutHits: FakeServer = (request) =>
    parameterOf(request, "q") === undefined
      ? server(request)
      : respondWithJson({ ...searchResponse(""), searchResults: { ...searchResponse("").searchResults, products: [] } })

  it("SEARCH-01 keeps the initial suggestions for a single letter, and for more letters marks them as stale until the first response", async () => {
    renderList("o")
    const option = await screen.findByRole("option", { name: /Såld/ })
    expect(screen.getByRole("listbox").hasAttribute("aria-busy")).toBe(false)
    expect(boldTexts(option)).toEqual([])
    cleanup()
    renderList("os")
    await screen.findByRole("option", { name: /Såld/ })
    expect(screen.getByRole("listbox").getAttribute("aria-busy")).toBe("true")
    expect(screen.queryByText(/gav tyvärr inga träffar/)).toBeNull()
  })

  it("shows that two letters are needed when there are no suggestions", async () => {
    renderList("o", { server: () => respondWithError(500, "ERR_INTERNAL") })
    expect(screen.getByText("Skriv minst två bokstäver")).toBeDefined()
    cleanup()
    renderList("", { server: () => respondWithError(500, "ERR_INTERNAL") })
    expect(screen.queryByText("Skriv minst två bokstäver")).toBeNull()
  })

  it("treats a corrected word in a suggestion like typed text, and does not emphasize it", async () => {
    const corrected = {
      ...searchResponse("Mellanmjölk"),
      completions: [{ id: "1", query: "mjölkchoklad" }],
      corrections: [{ id: "1", query: "mjölk" }]
    }
    const shop = renderList("mjlök", {
      server: (request) => (parameterOf(request, "q") === undefined ? server(request) : respondWithJson(corrected))
    })
    await act(() => getUseCase(shop, "loadSuggestions")("mjlök"))
    expect(boldTexts(await screen.findByRole("option", { name: /Mellanmjölk/ }))).toEqual(["Mellan"])
    expect(boldTexts(screen.getByRole("group", { name: "Förslag på sökord" }))).toEqual(["choklad"])
  })

  it("shows that no product has the code when the query looks like a barcode, and offers to clear the query", async () => {
    for (const [query, messageCount] of [
      ["7300000000003", 1],
      ["07300000000003", 1],
      ["730000000000", 0],
      ["xqzwkv", 0]
    ] as const) {
      const enteredQueries: Array<string> = []
      const shop = renderList(query, { server: serverWithoutHits }, (text) => enteredQueries.push(text))
      await act(() => getUseCase(shop, "loadSuggestions")(query))
      await screen.findByText(`${query} gav tyvärr inga träffar`)
      expect([query, screen.queryAllByText(/Ingen vara med den streckkoden säljs här/).length]).toEqual([
        query,
        messageCount
      ])
      if (messageCount > 0) await userEvent.click(screen.getByRole("button", { name: "Rensa och sök på namn" }))
      expect(enteredQueries).toEqual(messageCount > 0 ? [""] : [])
      cleanup()
    }
  })
})

describe("the option that the arrow keys select", () => {
  const threeProductsServer: FakeServer = () => {
    const { searchResults, ...otherFields } = searchResponse("Såld")
    const products = ["1", "2", "3"].map((id) => wireCard({ ...fieldsOf(`Såld ${id}`), id: `${id}_ST`, gtin: id }))
    return respondWithJson({ ...otherFields, searchResults: { ...searchResults, products } })
  }
  const renderWithKeys = async () => {
    const scrolledIds: Array<string> = []
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolledIds.push(this.id)
    }
    const handleKey: { current: ((key: string) => boolean) | null } = { current: null }
    const openedHrefs: Array<string> = []
    const listStates: Array<unknown> = []
    const list = (
      <SearchList
        id="s"
        input=""
        handleKey={handleKey}
        onStateChange={({ expanded, activeId }) => void listStates.push([expanded, activeId])}
        setInput={() => undefined}
        onNavigate={(href) => openedHrefs.push(href)}
        onLeave={() => undefined}
        renderControl={() => null}
        renderPrice={() => undefined}
      />
    )
    const view = renderInShop(list, { server: threeProductsServer, selection: stockholmSelection })
    await screen.findByRole("option", { name: /Såld 3/ })
    const press = (key: string) => {
      let handled: boolean | undefined
      act(() => void (handled = handleKey.current?.(key)))
      return handled
    }
    const activeId = () => screen.queryByRole("option", { selected: true })?.id
    return { press, activeId, openedHrefs, scrolledIds, listStates, handleKey, unmount: view.unmount }
  }

  it("is scrolled into view and reported; before the first and after the last option, none is selected", async () => {
    const { press, activeId, scrolledIds, listStates } = await renderWithKeys()
    const count = screen.getAllByRole("option").length
    const activeIds = Array.from({ length: count + 1 }, () => {
      expect(press("ArrowDown")).toBe(true)
      return activeId()
    })
    expect(activeIds).toEqual([...Array.from({ length: count }, (_, index) => `s-${index}`), undefined])
    expect(scrolledIds).toEqual(activeIds.slice(0, -1))
    press("ArrowUp")
    expect([activeId(), listStates.at(-1)]).toEqual([`s-${count - 1}`, [true, `s-${count - 1}`]])
    for (let index = 0; index < count; index++) press("ArrowUp")
    expect([activeId(), listStates.at(-1)]).toEqual([undefined, [true, undefined]])
  })

  it("is opened by Enter; while none is selected, Enter and all keys but the arrows are left to the field", async () => {
    const { press, openedHrefs, handleKey, unmount } = await renderWithKeys()
    expect([press("Enter"), press("a")]).toEqual([false, false])
    press("ArrowDown")
    expect([press("Enter"), openedHrefs.length]).toEqual([true, 1])
    unmount()
    expect(handleKey.current).toBeNull()
  })
})

describe("products before typing", () => {
  const labelAndFirstOption = async () => {
    const [option] = await screen.findAllByRole("option", { name: /Såld|Ägg/ })
    return [
      option?.closest("[role=group]")?.querySelector("p")?.textContent,
      /Såld i \w+|Ägg/.exec(option?.textContent ?? "")?.[0]
    ]
  }

  it("SEARCH-13 are up to five, labelled as the store's top sellers, all stores' top sellers, or the customer's most bought products", async () => {
    renderList("", {
      selection: stockholmSelection,
      server: (request) => respondWithJson(searchResponse(`Såld i ${parameterOf(request, "store") ?? "alla"}`, 7))
    })
    expect(await labelAndFirstOption()).toEqual(["Mest köpta varor i din butik", "Såld i 3201"])
    expect(screen.getAllByRole("option", { name: /Såld i 3201/ })).toHaveLength(5)
    cleanup()
    renderList("")
    expect(await labelAndFirstOption()).toEqual(["Mest köpta varor", "Såld i alla"])
    cleanup()
    renderList("", { selection: stockholmSelection, session: anna })
    expect(await labelAndFirstOption()).toEqual(["Mina mest köpta varor", "Ägg"])
  })

  it("are hidden when the store changes, until the new store's products are loaded", async () => {
    let respond: () => void = () => undefined
    const releasePromise = new Promise<void>((resolve) => (respond = resolve))
    const shop = renderList("", {
      selection: stockholmSelection,
      server: (request) =>
        parameterOf(request, "store") === "3205"
          ? Effect.flatMap(
              Effect.promise(() => releasePromise),
              () => server(request)
            )
          : server(request)
    })
    expect(await labelAndFirstOption()).toEqual(["Mest köpta varor i din butik", "Såld i 3201"])
    act(() =>
      shop.states
        .of(assortmentState)
        .update((state) => ({ ...state, selection: { ...stockholmSelection, storeNumber: "3205" } }))
    )
    expect(screen.queryAllByRole("option")).toEqual([])
    respond()
    expect(await labelAndFirstOption()).toEqual(["Mest köpta varor i din butik", "Såld i 3205"])
  })
})
