import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import type { LoaderFunctionArgs } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import type { HttpRequest } from "#core/ports/http.ts"
import { renderInShop, stockholmSelection } from "#web/container/testing.tsx"
import { wireCard } from "#contract-tests/suites/wire-card.ts"
import { reloadPages } from "#web/app/reload-pages.ts"
import { RouteError } from "#web/app/RouteError.tsx"
import * as pageRoute from "./page.tsx"
import { openPage } from "./testing.tsx"

afterEach(cleanup)

const node = (id: string, type: string, url: string, children: ReadonlyArray<object> = []) => ({
  id,
  name: id,
  type,
  link: { url },
  children
})
const tree = node("Start", "StartPage", "/", [
  node("Mejeri", "ProductCategoryPage", "/matvaror/mejeri", [
    node("Mjölk", "ProductCategoryPage", "/matvaror/mejeri/mjolk")
  ])
])
const totalCount = 60
const server: FakeServer = ({ path, query }) => {
  if (path === "/navigation") return respondWithJson({ data: { tree, header: [], footer: [], customerService: [] } })
  if (!path.startsWith("/Loop54/category/")) return respondWithError(404, "ERR_NOT_FOUND")
  const take = Number(new Map(query ?? []).get("take"))
  const items = Array.from({ length: Math.min(take, totalCount) }, (_, index) =>
    wireCard({ id: `10000${String(index).padStart(4, "0")}_ST`, name: `Mjölk ${index + 1}` })
  )
  return respondWithJson({ items, facets: [], totalCount, currentPage: 0, totalPages: 3, pageSize: 24 })
}

const load = async (url: string, respond: FakeServer = server) => {
  const shop = renderInShop(null, { server: respond, selection: stockholmSelection })
  const args = { request: new Request(`http://shop.invalid${url}`), params: {}, context: { get: () => shop } }
  const result = await pageRoute.loader(args as unknown as LoaderFunctionArgs).catch((thrown: unknown) => thrown)
  cleanup()
  return { result, requests: shop.http.sent.map(({ path, query }) => [path, Object.fromEntries(query ?? [])]) }
}
describe("a category's page", () => {
  it("PCAT-18 loads the content of the page first, and its products after that", async () => {
    expect((await load("/matvaror/mejeri")).requests.map(([path]) => path)).toEqual([
      "/navigation",
      "/Loop54/category/Mejeri/products"
    ])
    const withoutContent = await load("/matvaror/mejeri", () => respondWithError(500, "ERR_INTERNAL"))
    expect(withoutContent.requests.map(([path]) => path)).toEqual(["/navigation"])
  })

  it("PCAT-20 fetches its products again when another store is selected", async () => {
    const page = await openPage("*", pageRoute, "/matvaror/mejeri", { server, selection: stockholmSelection })
    let reloadCount = 0
    reloadPages(page.states, () => void (reloadCount += 1))
    act(() =>
      page.states.of(assortmentState).update((state) => ({
        ...state,
        selection: { ...stockholmSelection, storeNumber: "3202" }
      }))
    )
    expect(reloadCount).toBe(1)
    await page.reload()
    const requestedStores = page.http.sent
      .filter(({ path }) => path === "/Loop54/category/Mejeri/products")
      .map(({ query }) => new Map(query ?? []).get("store"))
    expect(requestedStores).toEqual(["3201", "3202"])
  })

  it("has the status 503 when the content cannot be loaded", async () => {
    const { result } = await load("/matvaror/mejeri", () => respondWithError(500, "ERR_INTERNAL"))
    expect(result).toMatchObject({ data: { reason: "unavailable" }, init: { status: 503 } })
  })

  it("PCAT-19 PAGE-55 PAGE-56 shows an error when its content cannot be fetched, and 'Försök igen' fetches it again", async () => {
    let failing = true
    await openPage("*", { ...pageRoute, ErrorBoundary: RouteError }, "/matvaror/mejeri", {
      server: (request) => (failing ? respondWithError(500, "ERR_INTERNAL") : server(request)),
      selection: stockholmSelection
    })
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Hoppsan, något gick fel!")
    expect(screen.getByText("Det går inte att hämta denna sidan just nu.")).toBeDefined()
    failing = false
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }))
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(24))
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Mejeri")
  })

  it("loads the products of all pages up to the requested one with one request", async () => {
    const { requests } = await load("/matvaror/mejeri?page=2")
    expect(requests.at(-1)).toEqual([
      "/Loop54/category/Mejeri/products",
      { skip: "0", take: "48", fields: "card", store: "3201" }
    ])
    expect(requests.length).toBe(2)
  })

  it("PCAT-21 PCAT-15 loads the next page on a click", async () => {
    const page = await openPage("*", pageRoute, "/matvaror/mejeri", { server, selection: stockholmSelection })
    expect([screen.getAllByRole("article").length, screen.getByText(/^Visar/).textContent]).toEqual([
      24,
      "Visar 24 av 60"
    ])
    await page.click(screen.getByRole("button", { name: "Visa fler varor" }))
    expect([page.url(), screen.getAllByRole("article").length]).toEqual(["/matvaror/mejeri?page=2", 48])
  })

  it.each([
    ["", 24, 48],
    ["?page=2", 48, 60]
  ])(
    "shows a skeleton card for each product of the next page while it is loading, so that what follows does not move later: %s",
    async (query, shownCount, nextCount) => {
      let respond = () => {}
      const response = new Promise<void>((resolve) => (respond = resolve))
      const isNextPage = (request: HttpRequest) => Number(new Map(request.query ?? []).get("take")) > shownCount
      const slowServer: FakeServer = (request) =>
        isNextPage(request)
          ? Effect.andThen(
              Effect.promise(() => response),
              server(request)
            )
          : server(request)
      await openPage("*", pageRoute, `/matvaror/mejeri${query}`, { server: slowServer, selection: stockholmSelection })
      const list = screen.getByRole("list", { name: "Mejeri" })
      const counts = () => [list.children.length, screen.getAllByRole("article").length, list.getAttribute("aria-busy")]
      await act(async () => screen.getByRole("button", { name: "Visa fler varor" }).click())
      expect(counts()).toEqual([nextCount, shownCount, "true"])
      respond()
      await waitFor(() => expect(counts()).toEqual([nextCount, nextCount, null]))
    }
  )

  it("does not load more products while another sort order is loading, which that would undo", async () => {
    const pendingServer: FakeServer = (request) =>
      request.query?.some(([name]) => name === "SortField") === true
        ? Effect.andThen(
            Effect.promise(() => new Promise(() => {})),
            server(request)
          )
        : server(request)
    const page = await openPage("*", pageRoute, "/matvaror/mejeri", {
      server: pendingServer,
      selection: stockholmSelection
    })
    const button = () => screen.getByRole("button", { name: "Visa fler varor" })
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "p_price" } })
    // The sort is stored before the list is requested.
    expect(button().getAttribute("aria-busy")).toBe("true")
    await waitFor(() => expect(page.http.sent.at(-1)?.query).toContainEqual(["SortField", "p_price"]))
    expect(button().getAttribute("aria-busy")).toBe("true")
    const requestCount = page.http.sent.length
    await act(async () => button().click())
    expect(page.http.sent).toHaveLength(requestCount)
  })

  it("moves the focus to the first added product when more are requested by keyboard, and announces their number", async () => {
    await openPage("*", pageRoute, "/matvaror/mejeri", { server, selection: stockholmSelection })
    screen.getByRole("button", { name: "Visa fler varor" }).focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Mjölk 25"))
    expect(screen.getByText("24 varor till visas.")).toBeDefined()
  })

  it("PCAT-05 PCAT-06 requests the products with the filters in the URL", async () => {
    const { requests } = await load("/matvaror/mejeri?f.brand=Arla,Valio&f.marking=NYCKELHALET")
    expect(requests.at(-1)?.[1]).toMatchObject({ Brands: "Arla,Valio", ProductMarkings: "NYCKELHALET" })
  })

  it("PCAT-07 shows its products with and without a sort in the URL", async () => {
    for (const query of ["", "?Sort=p_price_desc"]) {
      await openPage("*", pageRoute, `/matvaror/mejeri${query}`, { server, selection: stockholmSelection })
      expect(screen.getAllByRole("article")).toHaveLength(24)
      cleanup()
    }
  })

  it("keeps the selected sort for lists whose URL has none, until relevance is selected", async () => {
    const page = await openPage("*", pageRoute, "/matvaror/mejeri", { server, selection: stockholmSelection })
    const requestedSortFields = () =>
      page.http.sent
        .filter(({ path }) => path.startsWith("/Loop54/"))
        .map(({ query }) => new Map(query ?? []).get("SortField"))
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sortera" }), "Högsta pris")
    await waitFor(() => expect(page.url()).toBe("/matvaror/mejeri?SortField=p_price&SortOrder=DESC"))
    await page.navigate("/matvaror/mejeri/mjolk")
    expect(requestedSortFields()).toEqual([undefined, "p_price", "p_price"])
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sortera" }), "Relevans")
    await waitFor(() => expect(requestedSortFields()).toEqual([undefined, "p_price", "p_price", undefined]))
  })

  it("links to its subcategories", async () => {
    await openPage("*", pageRoute, "/matvaror/mejeri", { server, selection: stockholmSelection })
    const links = screen.getAllByRole("link", { name: "Mjölk" }).map((link) => link.getAttribute("href"))
    expect(links).toContain("/matvaror/mejeri/mjolk")
  })
})
