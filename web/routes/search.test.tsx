import { assortmentState } from "#core/assortment/assortment-state.ts"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import type { HttpRequest } from "#core/ports/http.ts"
import { wireCard } from "#contract-tests/suites/wire-card.ts"
import { anna, stockholmSelection, type ShopOptions } from "#web/container/testing.tsx"
import { SearchField } from "#web/features/search/SearchField.tsx"
import { Component, loader } from "./search.tsx"
import { openPage } from "./testing.tsx"

afterEach(cleanup)

const product = (index: number) =>
  wireCard({
    id: `10000100${index}_ST`,
    gtin: `731086500001${index}`,
    url: `/matvaror/mjolk-p10000100${index}_ST`,
    name: `Mjölk ${index}`
  })
const content = (name: string) => ({
  name,
  url: `/${name.toLowerCase()}`,
  pagetype: "",
  parentName: "Mejeri",
  loop54Id: `c-${name}`
})
const recipe = (name: string) => ({ ...content(name), image: { url: `/images/recipes/${name}`, alt: name } })
const filterOption = (value: string, count: number) => ({ option: value, count, selected: false })

interface FakeHits {
  readonly productCount?: number
  readonly categories?: ReadonlyArray<string>
  readonly recipeCount?: number
  readonly corrections?: ReadonlyArray<string>
}

const searchResponse = (
  { productCount = 60, categories = ["Mjölk"], recipeCount = 0, corrections = [] }: FakeHits,
  pageSize = 24
) => ({
  searchResults: {
    products: Array.from({ length: Math.min(productCount, 3) }, (_, index) => product(index)),
    totalCount: productCount,
    pageSize,
    currentPage: 0,
    totalPages: Math.ceil(productCount / pageSize),
    categories: [],
    facets: [
      { name: "Brands", options: Array.from({ length: 18 }, (_, index) => filterOption(`Märke ${index}`, 40 - index)) },
      { name: "ProductMarkings", options: [filterOption("KRAV", 12), filterOption("VEGAN", 3)] }
    ]
  },
  category: categories.map(content),
  recipe: Array.from({ length: recipeCount }, (_, index) => recipe(`Recept${index}`)),
  cateredmeal: [],
  page: [],
  store: [],
  completions: [],
  corrections: corrections.map((query) => ({ id: query, query })),
  recentSearches: [],
  filters: [
    {
      name: "Type",
      options: [
        filterOption("product", productCount),
        filterOption("recipe", recipeCount),
        filterOption("category", categories.length)
      ]
    },
    { name: "CookingTimes", options: [filterOption("0-15 min", 4), filterOption("15-30 min", 2)] }
  ]
})

const site = (id: string, storeNumber: string, name: string, isSelectable: boolean) => ({
  id,
  storeNumber,
  name,
  city: "Uppsala",
  streetAddress: "Gatan 1",
  zipcode: "75310",
  data: { siteId: id, displayInSiteStoreSelector: isSelectable },
  populated: { searchKeyWords: [], contactInformation: { phone: "", email: "" } }
})

const sites = [
  site("1001", "3201", "Skafferi Vasastan", true),
  site("1007", "3207", "Skafferi Fyristorg", true),
  site("1011", "3211", "Skafferi Gamla", false)
]

const topSellers = { items: [product(7)], facets: [], totalCount: 1, pageSize: 12, currentPage: 0, totalPages: 1 }

const searchServer =
  (hitsOf: (request: HttpRequest) => FakeHits): FakeServer =>
  (request) => {
    const { path, query } = request
    if (path.endsWith("/Loop54/search"))
      return respondWithJson(searchResponse(hitsOf(request), Number(query.find(([name]) => name === "take")?.[1])))
    if (path.endsWith("/sites")) return respondWithJson({ sites })
    if (path.includes("/notify/")) return Effect.succeed({ status: 204, headers: {}, text: "" })
    return path.endsWith("/topsellers") ? respondWithJson(topSellers) : respondWithError(404, "ERR_NOT_FOUND")
  }

const openSearch = (
  href: string,
  hitsOf: (request: HttpRequest) => FakeHits = () => ({}),
  options: Partial<ShopOptions> = {}
) =>
  openPage("/sok", { loader, Component }, href, {
    selection: stockholmSelection,
    server: searchServer(hitsOf),
    ...options
  })

type Page = Awaited<ReturnType<typeof openSearch>>
const searches = ({ http }: Page) =>
  http.sent.filter(({ path }) => path.endsWith("/Loop54/search")).map(({ query }) => Object.fromEntries(query))
const tab = (name: RegExp) => within(screen.getByRole("navigation", { name: "Typ" })).getByRole("link", { name })

describe("the search page", () => {
  it("SEARCH-34 requests the first 24 products of the selected store, and shows those that the server returns", async () => {
    const page = await openSearch("/sok?Q=mj%C3%B6lk")
    expect(searches(page)).toEqual([
      { Q: "mjölk", type: "product", page: "0", take: "24", fields: "card", store: "3201" }
    ])
    expect(screen.getAllByRole("article")).toHaveLength(3)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("mjölk")
  })

  it("ROUTE-02 shows the results for the query and type of the URL, by default products", async () => {
    const shownHits = async (href: string) => {
      const page = await openSearch(href, () => ({ categories: ["Mjölkchoklad"], recipeCount: 2 }))
      const [request] = searches(page)
      const heading = screen.getByRole("heading", { level: 1 }).textContent
      const main = ["Mjölk 0", "Mjölkchoklad", "Recept1"].filter((name) =>
        screen.queryByRole("link", { name: new RegExp(name) })
      )
      cleanup()
      return [request?.["Q"], request?.["type"], heading?.includes(request?.["Q"] ?? "?"), ...main]
    }
    expect(await shownHits("/sok?Q=mj%C3%B6lk")).toEqual(["mjölk", "product", true, "Mjölk 0"])
    expect(await shownHits("/sok?Q=mj%C3%B6lk&type=product")).toEqual(["mjölk", "product", true, "Mjölk 0"])
    expect(await shownHits("/sok?Q=ost&type=category")).toEqual(["ost", "category", true, "Mjölkchoklad"])
    expect(await shownHits("/sok?Q=ost&type=recipe")).toEqual(["ost", "recipe", true, "Recept1"])
  })

  const linkedTabs = async () => {
    const page = await openPage("/sok", { loader, Component }, "/sok?Q=mj%C3%B6lk&type=recipe", {
      selection: stockholmSelection,
      server: (request) => {
        const response = searchResponse({ recipeCount: 1 })
        const options = ["product", "cateredmeal", "recipe", "category", "store", "page"].map((type) =>
          filterOption(type, 1)
        )
        return request.path.endsWith("/Loop54/search")
          ? respondWithJson({ ...response, filters: [{ name: "Type", options }] })
          : searchServer(() => ({}))(request)
      }
    })
    const types: Array<readonly [string, string]> = []
    for (const link of within(screen.getByRole("navigation", { name: "Typ" })).getAllByRole("link")) {
      const url = new URL(link.getAttribute("href") ?? "", "http://shop.invalid")
      types.push([link.textContent?.replace(/\s*\d+$/, "") ?? "", url.searchParams.get("type") ?? "product"])
    }
    expect(page.url()).toContain("type=recipe")
    return types
  }

  it("SEARCH-25 SEARCH-26 SEARCH-27 begins with the tabs 'Matvaror', 'Catering' and 'Recept'", async () => {
    expect((await linkedTabs()).slice(0, 3)).toEqual([
      ["Matvaror", "product"],
      ["Catering", "cateredmeal"],
      ["Recept", "recipe"]
    ])
  })

  it("SEARCH-28 SEARCH-29 SEARCH-30 ends with the tabs 'Kategorier', 'Butiker' and 'Sidor'", async () => {
    expect((await linkedTabs()).slice(3)).toEqual([
      ["Kategorier", "category"],
      ["Butiker", "store"],
      ["Sidor", "page"]
    ])
  })

  it("SEARCH-12 shows the number of hits of each kind; a kind without hits cannot be selected", async () => {
    await openSearch("/sok?Q=mj%C3%B6lk")
    const tabs = within(screen.getByRole("navigation", { name: "Typ" }))
      .getAllByRole("listitem")
      .map((item) => item.textContent)
    expect(tabs).toEqual(["Matvaror 60", "Catering 0", "Recept 0", "Kategorier 1", "Butiker 0", "Sidor 0"])
    expect(screen.queryByRole("link", { name: /Catering/ })).toBeNull()
  })

  it("SEARCH-21 SEARCH-22 drops filters and page when a tab is selected", async () => {
    const categories = ["Mjölk", ...Array.from({ length: 59 }, (_, index) => `Kategori ${index}`)]
    const page = await openSearch("/sok?Q=mj%C3%B6lk&f.brand=Arla&page=1", () => ({ categories }))
    await page.click(tab(/Kategorier/))
    expect(page.url()).toBe("/sok?Q=mj%C3%B6lk&type=category")
    expect(searches(page).at(-1)).toEqual({
      Q: "mjölk",
      type: "category",
      page: "0",
      take: "20",
      fields: "card",
      store: "3201"
    })
    expect(screen.getByRole("list", { name: "Kategorier" }).textContent).toContain("Mjölk")
  })

  it("SEARCH-19 starts a new query of the search box at page 0 and focuses the heading", async () => {
    const SearchPageWithField = () => (
      <>
        <SearchField list={() => null} />
        <Component />
      </>
    )
    const page = await openPage(
      "/sok",
      { loader, Component: SearchPageWithField },
      "/sok?Q=mj%C3%B6lk&f.brand=Arla&page=2",
      {
        selection: stockholmSelection,
        server: searchServer(() => ({}))
      }
    )
    const searchField = screen.getByRole("combobox", { name: "Sök varor och recept" })
    await userEvent.clear(searchField)
    await userEvent.type(searchField, "ost{Enter}")
    const heading = await screen.findByRole("heading", { level: 1, name: /ost/ })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(page.url()).toBe("/sok?Q=ost&store=3201&page=0")
    expect(searches(page).map(({ Q, page: requestedPage }) => [Q, requestedPage])).toEqual([
      ["mjölk", "2"],
      ["ost", "0"]
    ])
  })

  it("keeps the focus in the search box when the next query is typed before the response", async () => {
    const SearchPageWithField = () => (
      <>
        <SearchField list={() => null} />
        <Component />
      </>
    )
    const searchField = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Sök varor och recept" })
    const server = searchServer(({ query }) => {
      if (query.some(([name, value]) => name === "Q" && value === "ost")) {
        searchField().focus()
        fireEvent.change(searchField(), { target: { value: "smör" } })
      }
      return {}
    })
    const page = await openPage("/sok", { loader, Component: SearchPageWithField }, "/sok?Q=mj%C3%B6lk", {
      selection: stockholmSelection,
      server
    })
    await page.navigate("/sok?Q=ost")
    await screen.findByRole("heading", { level: 1, name: /ost/ })
    expect([document.activeElement, searchField().value]).toEqual([searchField(), "smör"])
  })

  it("SEARCH-20 restarts at page 0 after a store change, and keeps the filters", async () => {
    const page = await openSearch("/sok?Q=mj%C3%B6lk&f.brand=Arla&page=2")
    await act(async () =>
      page.states.of(assortmentState).update((view) => ({
        ...view,
        selection: { ...stockholmSelection, storeNumber: "3205", siteId: "1005" }
      }))
    )
    expect(page.url()).toBe("/sok?Q=mj%C3%B6lk&f.brand=Arla")
    expect(searches(page).at(-1)).toMatchObject({ page: "0", store: "3205", Brands: "Arla" })
  })

  it("SEARCH-20 restarts after a store change only when the panel's history entry has been left", async () => {
    const page = await openSearch("/sok?Q=mj%C3%B6lk&page=2")
    await act(async () => page.panel.update((state) => ({ ...state, historyPosition: "panelEntry" })))
    await act(async () =>
      page.states.of(assortmentState).update((view) => ({
        ...view,
        selection: { ...stockholmSelection, storeNumber: "3205", siteId: "1005" }
      }))
    )
    expect(page.url()).toBe("/sok?Q=mj%C3%B6lk&page=2")
    await act(async () => page.panel.update((state) => ({ ...state, historyPosition: "pageEntry" })))
    expect(page.url()).toBe("/sok?Q=mj%C3%B6lk")
  })

  it("SEARCH-32 sorts by relevance by default, or by a field in its order", async () => {
    const page = await openSearch("/sok?Q=mj%C3%B6lk&page=1")
    await userEvent.selectOptions(screen.getByLabelText("Sortera"), "Lägsta pris")
    expect(page.url()).toBe("/sok?Q=mj%C3%B6lk&SortField=p_price&SortOrder=ASC")
    await userEvent.selectOptions(screen.getByLabelText("Sortera"), "Högsta pris")
    expect(page.url()).toBe("/sok?Q=mj%C3%B6lk&SortField=p_price&SortOrder=DESC")
    expect(
      searches(page).map(({ SortField, SortOrder, page: requestedPage }) => [SortField, SortOrder, requestedPage])
    ).toEqual([
      [undefined, undefined, "1"],
      ["p_price", "ASC", "0"],
      ["p_price", "DESC", "0"]
    ])
  })

  it("adds a second value to a filter, shows both as chips and removes one or all", async () => {
    const page = await openSearch("/sok?Q=mj%C3%B6lk&page=1")
    await page.click(screen.getAllByRole("link", { name: /^Märke 0/ })[0] as HTMLElement)
    await page.click(screen.getAllByRole("link", { name: /^Märke 1/ })[0] as HTMLElement)
    expect(searches(page).at(-1)).toMatchObject({ Brands: "Märke 0,Märke 1", page: "0" })
    await page.click(screen.getByRole("link", { name: "Ta bort filtret Märke 0" }))
    expect(searches(page).at(-1)).toMatchObject({ Brands: "Märke 1" })
    await page.navigate(-1)
    expect(screen.getByRole("link", { name: "Ta bort filtret Märke 0" })).toBeDefined()
    await page.click(screen.getByRole("link", { name: "Rensa alla" }))
    expect(page.url()).toBe("/sok?Q=mj%C3%B6lk")
  })

  it("adds two more filters while the first is pending, and shows all three as selected immediately", async () => {
    let respondToAll = () => undefined as void
    const releasePromise = new Promise<void>((resolve) => (respondToAll = resolve))
    const server: FakeServer = (request) =>
      request.query.some(([name]) => name === "Brands")
        ? Effect.andThen(
            Effect.promise(() => releasePromise),
            searchServer(() => ({}))(request)
          )
        : searchServer(() => ({}))(request)
    const page = await openSearch("/sok?Q=mj%C3%B6lk", undefined, { server })
    const filterLink = (name: string) => screen.getAllByRole("link", { name: new RegExp(`^${name}`) })[0] as HTMLElement
    const selectedTexts = () =>
      [...document.querySelectorAll("[data-filters] a[aria-current]")].map((chip) => chip.textContent)
    for (const name of ["Märke 0 ?40", "Märke 2 ?38", "KRAV"]) await act(async () => filterLink(name).click())
    expect(new Set(selectedTexts())).toEqual(new Set(["Märke 040", "Märke 238", "KRAV12"]))
    await act(async () => respondToAll())
    await waitFor(() => expect(page.url()).toBe("/sok?Q=mj%C3%B6lk&f.brand=M%C3%A4rke+0%2CM%C3%A4rke+2&f.marking=KRAV"))
  })

  it("shows 'Visa fler' with the number of a filter's values beyond the first 15", async () => {
    await openSearch("/sok?Q=mj%C3%B6lk")
    expect(screen.getByText("Visa fler (3)")).toBeDefined()
  })

  it("counts pages from 0 in URLs and from 1 for shoppers", async () => {
    const page = await openSearch("/sok?Q=mj%C3%B6lk&page=1")
    const pages = screen.getByRole("navigation", { name: "Sida 2 av 3" })
    expect(within(pages).getByText("2").getAttribute("aria-current")).toBe("page")
    expect(within(pages).getByText("3").getAttribute("href")).toBe("/sok?Q=mj%C3%B6lk&page=2")
    await page.click(within(pages).getByText("1"))
    expect(page.url()).toBe("/sok?Q=mj%C3%B6lk")
  })

  it("redirects from a page beyond the last page to the last page", async () => {
    const page = await openSearch("/sok?Q=mj%C3%B6lk&page=99")
    expect(page.url()).toBe("/sok?Q=mj%C3%B6lk&page=2")
  })

  it("SEARCH-35 opens the first kind with hits when there are no products; recipes have pages of 20 and their own filters", async () => {
    const page = await openSearch("/sok?Q=pannkaka", () => ({ productCount: 0, categories: [], recipeCount: 45 }))
    expect(tab(/Recept/).getAttribute("aria-current")).toBe("page")
    expect(screen.getByText("Tillagningstid")).toBeDefined()
    await page.click(within(screen.getByRole("navigation", { name: "Sida 1 av 3" })).getByText("2"))
    expect(page.url()).toBe("/sok?Q=pannkaka&type=recipe&page=1")
    expect(searches(page).at(-1)).toMatchObject({ type: "recipe", page: "1", take: "20" })
  })

  it("SEARCH-34 redirects from a kind without hits to the first kind with hits, with that kind's pages, filters and sort", async () => {
    const page = await openSearch(
      "/sok?Q=mj%C3%B6lk&type=store&store=3207&f.brand=Arla&SortField=p_price&page=3",
      () => ({
        productCount: 60
      })
    )
    expect(page.url()).toBe("/sok?Q=mj%C3%B6lk&store=3207&SortField=p_price&SortOrder=ASC&f.brand=Arla&page=0")
    expect(searches(page).at(-1)).toEqual({
      Q: "mjölk",
      type: "product",
      page: "0",
      take: "24",
      fields: "card",
      store: "3207",
      Brands: "Arla",
      SortField: "p_price",
      SortOrder: "ASC"
    })
    expect(tab(/Matvaror/).getAttribute("aria-current")).toBe("page")
    await page.click(within(screen.getByRole("navigation", { name: "Sida 1 av 3" })).getByText("2"))
    expect(searches(page).at(-1)).toMatchObject({ type: "product", page: "1", take: "24", Brands: "Arla" })
    await page.click(screen.getByRole("link", { name: "Ta bort filtret Arla" }))
    await page.click(screen.getAllByRole("link", { name: /^Märke 0/ })[0] as HTMLElement)
    expect(searches(page).at(-1)).toMatchObject({ type: "product", page: "0", Brands: "Märke 0", SortField: "p_price" })
    await userEvent.selectOptions(screen.getByLabelText("Sortera"), "Högsta pris")
    expect(searches(page).at(-1)).toMatchObject({ type: "product", Brands: "Märke 0", SortOrder: "DESC" })
  })

  it("redirects from a kind without hits to recipes without adding a history entry", async () => {
    const page = await openSearch("/sok?Q=ost", () => ({ productCount: 0, categories: [], recipeCount: 45 }))
    await page.navigate("/sok?Q=pannkaka&type=page")
    expect([page.url(), tab(/Recept/).getAttribute("aria-current")]).toEqual(["/sok?Q=pannkaka", "page"])
    await page.click(within(screen.getByRole("navigation", { name: "Sida 1 av 3" })).getByText("3"))
    expect(page.url()).toBe("/sok?Q=pannkaka&type=recipe&page=2")
    await page.navigate(-1)
    await page.navigate(-1)
    expect(page.url()).toBe("/sok?Q=ost")
  })

  it("shows recipes with their pictures, each as one link", async () => {
    await openSearch("/sok?Q=pannkaka&type=recipe", () => ({ recipeCount: 2 }))
    const cards = screen.getAllByRole("article")
    expect(cards.map((card) => within(card).getByRole("img").getAttribute("src"))).toEqual(
      ["Recept0", "Recept1"].map((name) => `/images/recipes/${name}?width=328&height=230`)
    )
    expect(cards.map((card) => within(card).getByRole("link").getAttribute("href"))).toEqual(["/recept0", "/recept1"])
  })

  it("API-70 API-71 reports opened and added products with the query, and without data on the shopper", async () => {
    const page = await openSearch("/sok?Q=mj%C3%B6lk&type=product", () => ({}), { session: anna })
    await userEvent.click(screen.getByRole("button", { name: /^Lägg till, .*Mjölk 1/ }))
    await page.click(screen.getByRole("link", { name: "Mjölk 2" }))
    const reports = page.http.sent.filter(({ path }) => path.includes("/notify/"))
    expect(
      reports.map(({ path, query }) => [path.slice(path.lastIndexOf("/") + 1), Object.fromEntries(query)])
    ).toEqual([
      ["adding-to-cart", { EntitytId: "100001001_ST", q: "mjölk" }],
      ["click", { EntitytId: "100001002_ST", q: "mjölk" }]
    ])
    for (const { headers, body } of reports) expect([headers["authorization"], body]).toEqual([undefined, undefined])
  })

  it("reports an opened category, and not a product that a visitor could not add", async () => {
    const page = await openSearch("/sok?Q=mj%C3%B6lk")
    await userEvent.click(screen.getAllByRole("button", { name: /Logga in/ })[0] as HTMLElement)
    await page.click(tab(/Kategorier/))
    await page.click(screen.getByRole("link", { name: /^Mjölk/ }))
    expect(
      page.http.sent
        .filter(({ path }) => path.includes("/notify/"))
        .map(({ path, query }) => [path.slice(path.lastIndexOf("/") + 1), Object.fromEntries(query)])
    ).toEqual([["click", { EntitytId: "c-Mjölk", q: "mjölk" }]])
  })

  it("names the corrected query, and filters its hits", async () => {
    await openSearch("/sok?Q=mjl%C3%B6k", () => ({ corrections: ["mjölk", "mjöl"] }))
    expect(screen.getByText(/Inga träffar på ”mjlök”\. Vi visar träffarna på ”mjölk” i stället/)).toBeDefined()
    expect(screen.getByText(/Menade du:/).textContent).toContain("mjöl")
    expect(screen.getAllByRole("link", { name: /^Märke 0/ })[0]?.getAttribute("href")).toMatch(/^\/sok\?Q=mj%C3%B6lk&/)
  })

  it("shows that no product has the barcode in the query, and offers to search by name", async () => {
    await openSearch("/sok?Q=7300000000003", () => ({ productCount: 0, categories: [] }))
    expect(screen.getByText(/Ingen vara med den streckkoden säljs här/)).toBeDefined()
    expect(screen.getByRole("link", { name: "Rensa och sök på namn" }).getAttribute("href")).toBe("/sok")
    expect(screen.queryByText(/Prova ett kortare ord/)).toBeNull()
  })

  it("CERR-02 shows that there are no hits, lists the most bought products, and links to the stores and delivery places", async () => {
    await openSearch("/sok?Q=zzqq", () => ({ productCount: 0, categories: [] }))
    expect(screen.getByRole("heading", { name: "Inga resultat hittades" })).toBeDefined()
    expect(screen.getByRole("heading", { name: "Mest köpta varor i din butik" })).toBeDefined()
    expect(screen.getAllByRole("article")).toHaveLength(1)
    expect(screen.getByRole("status").textContent).toBe("Inga resultat hittades")
    expect(["Butiker", "Leveransorter"].map((name) => screen.getByRole("link", { name }).getAttribute("href"))).toEqual(
      ["/butiker", "/leveransorter"]
    )
  })

  it("labels the top sellers as those of all stores when no store is selected", async () => {
    await openPage("/sok", { loader, Component }, "/sok?Q=zzqq", {
      server: searchServer(() => ({ productCount: 0, categories: [] }))
    })
    expect(screen.getByRole("heading", { name: "Mest köpta varor" })).toBeDefined()
  })

  it("keeps the product tab when no product matches the filters", async () => {
    await openSearch("/sok?Q=mj%C3%B6lk&f.brand=X", () => ({ productCount: 0 }))
    expect(screen.getByText("Inget passar alla filter. Ta bort något av dem.")).toBeDefined()
    expect(tab(/Matvaror/).getAttribute("aria-current")).toBe("page")
  })

  it.each(["/sok", "/sok?Q=", "/sok?Q=m", "/sok?Q=%20%20", "/sok?Q=%EF%BF%BD%25A"])(
    "sends no search and shows advice: %s",
    async (href) => {
      const page = await openSearch(href)
      expect(searches(page)).toEqual([])
      expect(screen.getByText(/Skriv minst två bokstäver/)).toBeDefined()
    }
  )

  it("announces the number of hits politely", async () => {
    const page = await openSearch("/sok?Q=mj%C3%B6lk", ({ query }) => ({
      productCount: query.some(([name]) => name === "Brands") ? 1 : 60
    }))
    const status = screen.getByRole("status")
    expect(status.textContent).toBe("60 träffar, Matvaror")
    await page.navigate("/sok?Q=mj%C3%B6lk&f.brand=Arla")
    expect(status.textContent).toBe("1 träff, Matvaror")
  })

  it("NET-12 shows a failed search in place of the hits, and the hits after a retry", async () => {
    let serverFails = true
    const workingServer = searchServer(() => ({}))
    await openSearch("/sok?Q=mj%C3%B6lk", undefined, {
      server: (request) =>
        Effect.suspend(() =>
          serverFails && request.path.endsWith("/search") ? respondWithError(500, "ERR_SEARCH") : workingServer(request)
        )
    })
    expect(screen.getByRole("alert").textContent).toContain("Sökningen gick inte att göra just nu.")
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("mjölk")
    serverFails = false
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }))
    expect(await screen.findAllByRole("article")).toHaveLength(3)
  })

  it("ROUTE-04 shows the hits of the store in the URL, and names the store", async () => {
    for (const storeInUrl of ["3207", "1007"]) {
      const page = await openSearch(`/sok?Q=mj%C3%B6lk&store=${storeInUrl}&page=0`)
      expect(searches(page)).toEqual([
        { Q: "mjölk", type: "product", page: "0", take: "24", fields: "card", store: "3207" }
      ])
      expect(screen.getByText("Du ser träffarna i Skafferi Fyristorg")).toBeDefined()
      expect(screen.getByRole("link", { name: "Visa träffarna i Skafferi Vasastan" }).getAttribute("href")).toBe(
        "/sok?Q=mj%C3%B6lk"
      )
      expect(tab(/Kategorier/).getAttribute("href")).toContain(`store=${storeInUrl}`)
      cleanup()
    }
  })

  it.each(["3211", "9999", "<script>"])(
    "searches the selected store when the store in the URL cannot be selected: %s",
    async (storeInUrl) => {
      const page = await openSearch(`/sok?Q=mj%C3%B6lk&store=${encodeURIComponent(storeInUrl)}`)
      expect(searches(page)[0]).toMatchObject({ store: "3201" })
      expect(screen.getByText("Butiken i länken går inte att handla i")).toBeDefined()
      expect(screen.getByText("Du ser träffarna i Skafferi Vasastan i stället.")).toBeDefined()
    }
  )

  it("shows the hits without naming a store when the stores cannot be loaded", async () => {
    const workingServer = searchServer(() => ({}))
    await openSearch("/sok?Q=mj%C3%B6lk&store=3207&page=0", undefined, {
      server: (request) =>
        request.path.endsWith("/sites") ? respondWithError(503, "ERR_SITES") : workingServer(request)
    })
    expect(screen.getAllByRole("article")).toHaveLength(3)
    expect(screen.queryByText(/Butiken i länken|Du ser träffarna/)).toBeNull()
  })

  it("keeps the old hits while new ones load, and marks them as stale after a second", async () => {
    let respond = (): void => undefined
    const releasePromise = new Promise<void>((resolve) => (respond = resolve))
    const workingServer = searchServer(({ query }) => ({
      productCount: query.some(([name]) => name === "Brands") ? 1 : 60
    }))
    const delayingServer: FakeServer = (request) =>
      request.query?.some(([name]) => name === "Brands")
        ? Effect.andThen(
            Effect.promise(() => releasePromise),
            workingServer(request)
          )
        : workingServer(request)
    await openSearch("/sok?Q=mj%C3%B6lk", undefined, { server: delayingServer })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    try {
      await act(async () => screen.getAllByRole("link", { name: /^Märke 0/ })[0]?.click())
      await act(() => vi.advanceTimersByTimeAsync(990))
      expect(screen.queryByText("Uppdaterar träffarna …")).toBeNull()
      await act(() => vi.advanceTimersByTimeAsync(20))
      expect(screen.getByRole("status").textContent).toBe("Uppdaterar träffarna …")
      expect(screen.getAllByRole("article")).toHaveLength(3)
      expect(screen.getAllByRole("article")[0]?.closest("[aria-busy=true]")).not.toBeNull()
    } finally {
      vi.useRealTimers()
    }
    await act(async () => respond())
    await vi.waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1), { timeout: 5_000 })
    expect(screen.queryByText("Uppdaterar träffarna …")).toBeNull()
  })

  it("shows no notice when the URL has the selected store", async () => {
    await openSearch("/sok?Q=mj%C3%B6lk&store=3201&page=0")
    expect(screen.queryByText(/Du ser träffarna/)).toBeNull()
  })
})
