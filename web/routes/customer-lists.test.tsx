import { cleanup, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { respondWithJson, type FakeServer, respondWithError } from "#adapters/fakes/fake-http.ts"
import { wireRecipe } from "#core/recipes/testing.ts"
import { RouteError } from "#web/app/RouteError.tsx"
import { anna, stockholmSelection } from "#web/container/testing.tsx"
import * as boughtRecipes from "./bought-recipes.tsx"
import * as boughtProducts from "./bought-products.tsx"
import * as favouriteRecipes from "./favourite-recipes.tsx"
import { openPage } from "./testing.tsx"

afterEach(cleanup)

const recipe = (id: string, name: string, cookingTime: number | null) =>
  wireRecipe(id, {
    name,
    url: `/recept/middag/${name.toLowerCase()}-r${id}`,
    image: { url: `/images/recipes/${id}`, alt: name },
    cookingTime
  })
const allRecipes = [recipe("7", "Ostpaj", 45), recipe("12", "Pannkakor", null), recipe("30", "Ärtsoppa", 90)]

interface OwnRecipes {
  readonly favouriteIds?: ReadonlyArray<string>
  readonly boughtIds?: ReadonlyArray<string>
}

/** A server with three recipes. */
const recipeServer =
  ({ favouriteIds = [], boughtIds = [] }: OwnRecipes): FakeServer =>
  ({ path, body }) => {
    if (path.endsWith("/favorites"))
      return respondWithJson({
        products: [],
        recipes: favouriteIds.map((itemNo) => ({ id: `f${itemNo}`, itemNo, favoriteTypeId: 2 }))
      })
    if (path.endsWith("/graphql") && body?.text.includes("MostBoughtRecipes"))
      return respondWithJson({ data: { mostBoughtRecipes: boughtIds.map((id) => ({ id, itemNo: id, count: 1 })) } })
    const ids = /\/Loop54\/recipes\/(.*)$/.exec(path)?.[1]
    if (ids === undefined) return respondWithError(404, "ERR_NOT_FOUND")
    return respondWithJson({
      items: decodeURIComponent(ids)
        .split(",")
        .flatMap((id) => allRecipes.filter((candidate) => candidate.id === id))
    })
  }

const pages = {
  "/recept/mina-favoritrecept": {
    page: favouriteRecipes,
    customerRecipes: (ids: ReadonlyArray<string>): OwnRecipes => ({ favouriteIds: ids }),
    emptyText: /inte valt några favoriter bland våra recept/
  },
  "/recept/mina-mest-kopta-recept": {
    page: boughtRecipes,
    customerRecipes: (ids: ReadonlyArray<string>): OwnRecipes => ({ boughtIds: ids }),
    emptyText: /handlat till några recept/
  }
}

describe.each(["/recept/mina-favoritrecept", "/recept/mina-mest-kopta-recept"] as const)("the page %s", (path) => {
  const {
    page: { loader, Component },
    customerRecipes,
    emptyText
  } = pages[path]
  const openList = (server: FakeServer) =>
    openPage(path, { loader, Component, ErrorBoundary: RouteError }, path, {
      session: anna,
      selection: stockholmSelection,
      server
    })

  it("ROUTE-23 ROUTE-25 shows the customer's recipes in the order of the list, each with a picture, its time and one link with its name", async () => {
    await openList(recipeServer(customerRecipes(["30", "7"])))
    const cards = screen.getAllByRole("article")
    expect(cards.map((card) => within(card).getByRole("link").textContent)).toEqual(["Ärtsoppa", "Ostpaj"])
    expect(cards.map((card) => within(card).getByRole("link").getAttribute("href"))).toEqual([
      "/recept/middag/ärtsoppa-r30",
      "/recept/middag/ostpaj-r7"
    ])
    expect(cards.map((card) => within(card).getByRole("img").getAttribute("src"))).toEqual([
      "/images/recipes/30?width=328&height=230",
      "/images/recipes/7?width=328&height=230"
    ])
    expect(cards[0]?.textContent).toContain("90 min")
    expect(screen.getByText("2 recept")).toBeDefined()
  })

  it("shows that the list is empty, with a link to the recipes, and requests no recipes", async () => {
    const { http } = await openList(recipeServer({}))
    expect(screen.getByText(emptyText)).toBeDefined()
    expect(screen.getByRole("link", { name: "Kolla recept" }).getAttribute("href")).toBe("/recept")
    expect(http.sent.filter((request) => request.path.includes("/recipes/"))).toEqual([])
  })

  it("omits recipes that do not exist any more, and shows a message when none is left", async () => {
    await openList(recipeServer(customerRecipes(["99", "12"])))
    expect(screen.getAllByRole("article")).toHaveLength(1)
    cleanup()
    await openList(recipeServer(customerRecipes(["99"])))
    expect(screen.getByText(/finns inte längre/)).toBeDefined()
  })

  it("can be retried when the recipes cannot be loaded", async () => {
    let serverFails = true
    const workingServer = recipeServer(customerRecipes(["7"]))
    await openList((request) =>
      serverFails && request.path.includes("/recipes/") ? respondWithError(503, "ERR_RECIPES") : workingServer(request)
    )
    expect(screen.queryByText(emptyText)).toBeNull()
    serverFails = false
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }))
    expect(await screen.findByRole("link", { name: "Ostpaj" })).toBeDefined()
  })
})

it.each([
  [
    "BOUGHT-13",
    "/matvaror/mina-tidigare-kopta-varor",
    boughtProducts,
    /dina mest köpta produkter\. Försök igen senare/
  ],
  ["BOUGHT-14", "/recept/mina-mest-kopta-recept", boughtRecipes, /dina mest köpta recept\. Försök igen senare/]
] as const)("%s says on %s that the list could not be loaded, not that it is empty", async (_, path, page, text) => {
  await openPage(path, { loader: page.loader, Component: page.Component }, path, {
    session: anna,
    selection: stockholmSelection,
    server: (request) =>
      request.path.endsWith("/graphql") ? respondWithError(500, "ERR_INTERNAL") : recipeServer({})(request)
  })
  expect(screen.getByText(text)).toBeDefined()
  expect([screen.queryByText(/När du har handlat/), screen.queryByRole("link", { name: "Kolla recept" })]).toEqual([
    null,
    null
  ])
})

it("keeps a removed favourite recipe in the list, so that it can be added again, but does not count it", async () => {
  const path = "/recept/mina-favoritrecept"
  const server = recipeServer({ favouriteIds: ["30", "7"] })
  await openPage(path, { ...favouriteRecipes, ErrorBoundary: RouteError }, path, {
    session: anna,
    selection: stockholmSelection,
    server: (request) => (request.method === "DELETE" ? respondWithJson(null, 204) : server(request))
  })
  expect(screen.getByText("2 recept")).toBeDefined()
  await userEvent.click(screen.getByRole("button", { name: /^Ta bort favorit.*Ostpaj$/ }))
  expect(await screen.findByText("1 recept")).toBeDefined()
  expect(screen.getAllByRole("article")).toHaveLength(2)
})
