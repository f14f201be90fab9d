import { cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { type FakeServer, respondWithError, respondWithJson } from "#adapters/fakes/fake-http.ts"
import type { Recipe } from "#core/recipes/model.ts"
import { aRecipe, anIngredientProduct } from "#core/recipes/testing.ts"
import { anna, renderInShop, type ShopOptions, stockholmSelection } from "#web/container/testing.tsx"
import { visitor } from "#core/session/model.ts"
import { RecipeContent } from "./RecipeContent.tsx"

afterEach(cleanup)

const onion = anIngredientProduct("gul lök", { id: "1_ST", gtin: "1", name: "Gul lök 1 kg" })
const milk = anIngredientProduct("mellanmjölk", { id: "2_ST", gtin: "2", name: "Mellanmjölk" })
const flour = anIngredientProduct("vetemjöl", { id: "3_ST", gtin: "3", name: "Vetemjöl" }, { atHome: true })
const missingProduct = { ingredient: "lax", atHome: false, toBuy: null }
const products = [onion, milk, flour]

const show = (
  fields: Partial<Recipe> = {},
  { initialProducts = products, ...options }: ShopOptions & { readonly initialProducts?: typeof products | null } = {}
) =>
  renderInShop(<RecipeContent recipe={aRecipe(fields)} products={initialProducts} favourite={null} />, {
    session: anna,
    selection: stockholmSelection,
    ...options
  })

const withPlainSpaces = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ")
const addButtons = () => screen.getAllByRole("button", { name: /Ostpaj$/ })
const addButtonState = () => {
  const [button] = addButtons()
  return [button?.textContent, button?.getAttribute("aria-disabled") === "true"]
}
const checkedStates = () => {
  const list = within(screen.getByRole("region", { name: "Varor till receptet" }))
  return list.getAllByRole("checkbox").map((box) => (box as HTMLInputElement).checked)
}
const checkbox = (name: RegExp) => screen.getByRole("checkbox", { name })
const totalText = () => withPlainSpaces(screen.getByText("Summa").parentElement?.querySelector("strong")?.textContent)

/** A server that has no products for the recipe, and records the queries for them. */
const recipeServer = () => {
  const articleQueries: Array<string> = []
  const server: FakeServer = ({ path, query }) => {
    if (path.endsWith("/articles")) {
      articleQueries.push(new URLSearchParams(query as unknown as Array<[string, string]>).toString())
      return respondWithJson({ results: [{ ingredientGroups: [{ ingredients: [] }] }] })
    }
    return respondWithError(404, "ERR_NOT_FOUND")
  }
  return { articleQueries, server }
}

describe("RecipeContent", () => {
  it("RECIPE-07 RECIPE-38 RECIPE-11 selects the products except those that most people have at home, and shows the total and the price per portion", async () => {
    show()
    expect(checkedStates()).toEqual([true, true, false])
    expect(totalText()).toBe("40,00 kr")
    expect(screen.getAllByText(/Pris ca/).map(({ textContent }) => withPlainSpaces(textContent))).toEqual([
      "Pris ca. 10,00 kr/portion",
      "Pris ca. 10,00 kr/portion"
    ])
    await userEvent.click(checkbox(/Vetemjöl/))
    expect([checkedStates(), totalText()]).toEqual([[true, true, true], "60,00 kr"])
  })

  it("RECIPE-35 RECIPE-36 marks the ingredients that the store lacks, and shows a notice", () => {
    show({}, { initialProducts: [onion, missingProduct] })
    expect(screen.getByText(/^Just nu saknas några ingredienser i receptet/)).toBeDefined()
    expect(screen.getByText("Saknas i vald butik").parentElement?.textContent).toBe("laxSaknas i vald butik")
    cleanup()
    show()
    expect(screen.queryByText(/Just nu saknas/)).toBeNull()
  })

  it("RECIPE-02 RECIPE-08 RECIPE-24 scales the ingredients to the chosen portions and fetches the products again", async () => {
    const { articleQueries, server } = recipeServer()
    show({}, { server })
    expect(screen.getByText("4 portioner")).toBeDefined()
    await userEvent.click(screen.getByRole("button", { name: "Färre portioner" }))
    await userEvent.click(screen.getByRole("button", { name: "Färre portioner" }))
    expect(screen.getByText("2 portioner")).toBeDefined()
    await waitFor(() => expect(articleQueries.at(-1)).toContain("quantity=2"))
    const rows = screen
      .getAllByText(/^(1|1 ½ dl)$/u)
      .map(({ parentElement }) => withPlainSpaces(parentElement?.textContent))
    expect(rows).toContain("1 gul lök")
    expect(withPlainSpaces(document.body.textContent)).toContain("1 ½ dl mellanmjölk")
  })

  it("RECIPE-06 RECIPE-25 offers the recipe's variants, shows the names of their substitutes, and fetches the products again", async () => {
    const { articleQueries, server } = recipeServer()
    show({ variants: ["glutenFree", "lactoseFree", "vegan", "vegetarian"] }, { server })
    const variants = within(screen.getByRole("group", { name: "Anpassa receptet" }))
    expect(variants.getAllByRole("checkbox").map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      "Glutenfri",
      "Laktosfri",
      "Vegansk",
      "Vegetarisk"
    ])
    await userEvent.click(checkbox(/^Laktosfri/))
    expect(document.body.textContent).toContain("laktosfri mjölk")
    await waitFor(() => expect(articleQueries.at(-1)).toContain("lactoseFree=true"))
    cleanup()
    show({ variants: [] })
    expect(screen.queryByRole("group", { name: "Anpassa receptet" })).toBeNull()
  })

  it("marks the old products as stale while those for other portions are fetched, shows no price per portion meanwhile, and keeps a deselected product deselected even if the fetch fails", async () => {
    let respond = (): void => undefined
    const server: FakeServer = ({ path }) =>
      path.endsWith("/articles")
        ? Effect.andThen(
            Effect.promise(() => new Promise<void>((resolve) => (respond = resolve))),
            respondWithError(500, "ERR_INTERNAL")
          )
        : respondWithError(404, "ERR_NOT_FOUND")
    show({}, { server })
    await userEvent.click(checkbox(/Gul lök/))
    await userEvent.click(screen.getByRole("button", { name: "Fler portioner" }))
    expect(checkedStates()).toEqual([false, true, false])
    await waitFor(() => expect(document.querySelector("[aria-busy='true'] input")).not.toBeNull())
    await waitFor(() => expect(addButtonState()).toEqual(["Lägg till", true]))
    // The sum of the old portions is not divided by the new ones.
    expect(screen.getAllByText("beräknas")).toHaveLength(2)
    expect(screen.queryByText(/kr\/portion/)).toBeNull()
    respond()
    expect(await screen.findByText("Det gick inte att hämta artiklarna för detta recept.")).toBeDefined()
    expect([screen.queryByText("beräknas"), screen.queryByText(/kr\/portion/)]).toEqual([null, null])
    expect(checkedStates()).toEqual([false, true, false])
  })

  it("shows that the products could not be fetched, and fetches them again with 'Försök igen'", async () => {
    const { articleQueries, server } = recipeServer()
    show({}, { initialProducts: null, server })
    expect(screen.getByRole("alert").textContent).toContain("Det gick inte att hämta artiklarna för detta recept.")
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }))
    await waitFor(() => expect(articleQueries.length).toBe(1))
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
  })

  it("RECIPE-09 RECIPE-10 shows the instructions in steps, and the tip", () => {
    show()
    expect(
      within(screen.getByRole("region", { name: "Gör så här" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
    ).toEqual(["Sätt ugnen på 200 °C.", "Grädda pajen."])
    expect(screen.getByRole("heading", { name: "Tips" }).parentElement?.textContent).toBe("TipsServera ljummen.")
  })

  it("RECIPE-16 RECIPE-17 RECIPE-18 RECIPE-19 names the first missing requirement on the add button, or that the recipe is discontinued", () => {
    renderInShop(<RecipeContent recipe={aRecipe()} products={products} favourite={null} />, { session: anna })
    expect(addButtonState()).toEqual(["Välj butik", false])
    cleanup()
    show({ sellable: false }, { session: visitor })
    expect(addButtonState()).toEqual(["Logga in", false])
    cleanup()
    show({ sellable: false })
    expect(addButtonState()).toEqual(["Utgått", true])
    cleanup()
    show()
    expect(addButtonState()).toEqual(["Lägg till", false])
  })

  it("RECIPE-20 cannot be added without a selected product", async () => {
    show()
    await userEvent.click(checkbox(/Gul lök/))
    expect(addButtonState()).toEqual(["Lägg till", false])
    await userEvent.click(checkbox(/Mellanmjölk/))
    expect([addButtonState(), totalText()]).toEqual([["Lägg till", true], "0,00 kr"])
  })

  it("sends one request that creates a cart, and reports that the selected products could not be added", async () => {
    const postRequests: Array<string> = []
    const server: FakeServer = ({ method, path, body }) => {
      if (method === "POST") postRequests.push(`${path} ${body?.text ?? ""}`)
      return respondWithError(404, "ERR_NOT_FOUND")
    }
    show({}, { server })
    await userEvent.click(checkbox(/Mellanmjölk/))
    const [button] = addButtons()
    if (button !== undefined) await userEvent.click(button)
    expect(await screen.findByText(/gick inte att göra just nu/)).toBeDefined()
    expect(postRequests.filter((call) => call.startsWith("/carts "))).toHaveLength(1)
  })

  it("CLAYOUT-23 CLAYOUT-24 shows the picture in 1000x700, on phones in 500x350", () => {
    show()
    const picture = document.querySelector("picture")
    expect(picture?.querySelector("img")?.getAttribute("src")).toBe("/images/recipes/R7?width=1000&height=700")
    expect([picture?.querySelector("img")?.width, picture?.querySelector("img")?.height]).toEqual([1000, 700])
    const phoneSource = picture?.querySelector("source")
    expect([phoneSource?.media, phoneSource?.getAttribute("srcset")?.split(" ")[0]]).toEqual([
      "(max-width: 767px)",
      "/images/recipes/R7?width=500&height=350"
    ])
  })
})
