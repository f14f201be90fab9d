import { cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import { wireRecipe } from "#core/recipes/testing.ts"
import { anna, type ShopOptions, stockholmSelection } from "#web/container/testing.tsx"
import { wireCard } from "#contract-tests/suites/wire-card.ts"
import { wireCart } from "#contract-tests/suites/wire-cart.ts"
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
  node("Recept", "RecipeFolderPage", "/recept", [node("Helg", "RecipeCategoryPage", "/recept/helg")])
])
const recipeUrl = "/recept/helg/ostpaj-r7"
const recipe = wireRecipe("R7", { name: "Ostpaj", url: recipeUrl })
const ingredients = [
  { name: "mjölk", articles: { "100001001_ST": 2 }, articleTypes: ["Mellanmjölk"] },
  { name: "lök", articles: { "100001002_ST": 1 }, articleTypes: ["Gul lök"] }
]
const products = [
  wireCard({}),
  wireCard({ id: "100001002_ST", gtin: "4006381333948", name: "Gul lök", sellable: true })
]

/** A back end with one recipe, of which the requests to some paths fail. */
const serverThatFails =
  (failures: Readonly<Record<string, readonly [status: number, code: string]>> = {}): FakeServer =>
  ({ method, path }) => {
    const failure = failures[path]
    if (failure !== undefined) return respondWithError(...failure)
    if (path === "/navigation") return respondWithJson({ data: { tree, header: [], footer: [], customerService: [] } })
    if (path === "/Loop54/recipes/R7") return respondWithJson({ items: [recipe] })
    if (path === "/recipes/R7/articles") return respondWithJson({ results: [{ ingredientGroups: [{ ingredients }] }] })
    if (path.startsWith("/Loop54/products/")) return respondWithJson({ items: products })
    if (method === "POST" && path === "/carts") return respondWithJson(wireCart("cart-1", []), 201)
    if (method === "POST" && path === "/carts/cart-1/editableRecipes") return respondWithJson(wireCart("cart-1", []))
    return respondWithError(404, "ERR_NOT_FOUND")
  }
const open = (url: string, options: ShopOptions = {}) =>
  openPage("/recept/*", pageRoute, url, { server: serverThatFails(), selection: stockholmSelection, ...options })

describe("a recipe's page", () => {
  it("RECIPE-01 adds the ingredients' products to the cart with 'Lägg till'", async () => {
    const { http } = await open(recipeUrl, { session: anna })
    const [button] = screen.getAllByRole("button", { name: "Lägg till, Ostpaj" })
    await userEvent.click(button!)
    expect((await screen.findAllByText("Ostpaj ligger i varukorgen.")).length).toBeGreaterThan(0)
    const additions = http.sent.filter(({ path }) => path.endsWith("/editableRecipes"))
    expect(additions.map(({ method, path }) => `${method} ${path}`)).toEqual(["POST /carts/cart-1/editableRecipes"])
    const body = JSON.parse(additions[0]?.body?.text ?? "")
    expect([
      body.recipe.recipeId,
      body.recipe.items.map(({ itemNo, quantity }: any) => [itemNo, quantity.value])
    ]).toEqual([
      "R7",
      [
        ["100001001_ST", 2],
        ["100001002_ST", 1]
      ]
    ])
  })

  it("RECIPE-21 RECIPE-22 loads the ingredients' articles for its portions, and lists their products", async () => {
    const { http } = await open(recipeUrl)
    const paths = http.sent.map(({ path }) => path)
    expect(paths.filter((path) => /articles|products/.test(path))).toEqual([
      "/recipes/R7/articles",
      "/Loop54/products/100001001_ST%2C100001002_ST"
    ])
    expect(Object.fromEntries(http.sent.find(({ path }) => path === "/recipes/R7/articles")?.query ?? [])).toEqual({
      storeNumber: "3201",
      quantity: "4"
    })
    expect(screen.getAllByRole("checkbox").length).toBe(2)
    for (const { name } of products) expect(screen.getByRole("checkbox", { name: new RegExp(name) })).toBeDefined()
  })

  it("RECIPE-28 sends a visitor who presses the heart to the log-in, and then back to the recipe", async () => {
    const { http, click, url } = await open(recipeUrl)
    const requestCount = http.sent.length
    await click(screen.getByRole("button", { name: "Lägg till favorit, Ostpaj" }))
    expect(url()).toBe(`/login?retur=${encodeURIComponent(recipeUrl)}`)
    expect(http.sent.slice(requestCount).filter(({ method }) => method !== "GET")).toEqual([])
  })

  it("RECIPE-32 says that the articles could not be fetched, and lists them after 'Försök igen'", async () => {
    let failures: Parameters<typeof serverThatFails>[0] = { "/recipes/R7/articles": [500, "ERR_INTERNAL"] }
    await open(recipeUrl, { server: (request) => serverThatFails(failures)(request) })
    expect(screen.getByRole("alert").textContent).toContain("Det gick inte att hämta artiklarna för detta recept.")
    expect(screen.queryAllByRole("checkbox")).toEqual([])
    failures = {}
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }))
    await waitFor(() => expect(screen.getAllByRole("checkbox").length).toBe(2))
    expect(screen.queryByRole("alert")).toBeNull()
  })
})

describe("a list of recipes", () => {
  const listPaths = { "/recept": "/Loop54/recipes", "/recept/helg": "/Loop54/category/Helg/recipes" }

  it.each(Object.entries(listPaths))("RECIPE-30 shows that it could not be fetched: %s", async (url, path) => {
    const { http } = await open(url, { server: serverThatFails({ [path]: [500, "ERR_INTERNAL"] }) })
    expect(http.sent.map((request) => request.path)).toContain(path)
    expect(screen.getByText("Det går inte att hämta recepten just nu.")).toBeDefined()
    expect(screen.getByRole("button", { name: "Försök igen" })).toBeDefined()
  })

  it("RECIPE-31 shows that the category is missing when the server responds with CATEGORY_NOT_CONFIGURED", async () => {
    await open("/recept/helg", {
      server: serverThatFails({ [listPaths["/recept/helg"]]: [422, "CATEGORY_NOT_CONFIGURED"] })
    })
    expect(screen.getByText("Sidan innehåller fel, receptkategorin saknas.")).toBeDefined()
    expect(screen.queryByText("Det går inte att hämta recepten just nu.")).toBeNull()
  })
})
