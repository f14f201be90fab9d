import { act, cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { type LoaderFunctionArgs, useLocation } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import type { RecipeListResult } from "#core/content/pages/recipe-lists.ts"
import { defaultRecipeList } from "#core/recipes/listing.ts"
import { aRecipeSummary } from "#core/recipes/testing.ts"
import { RecipeListing } from "./recipe-listing.tsx"
import { openPage } from "./testing.tsx"

afterEach(cleanup)

const node = { id: "recept", name: "Recept", type: "RecipeFolderPage", url: "/recept" }
const open = (result: RecipeListResult) => {
  const list = <RecipeListing node={node} result={result} listing={defaultRecipeList} categories={[]} heading="h2" />
  const loader = ({ request }: LoaderFunctionArgs) => (request.url.includes("page=2") ? new Promise(() => {}) : null)
  return openPage("/recept", { loader, Component: () => list }, "/recept")
}

describe("RecipeListing", () => {
  it("shows why it has no recipes, with a retry when they could not be fetched", async () => {
    await open({ status: "unavailable" })
    expect(screen.getByRole("heading").textContent).toBe("Det går inte att hämta recepten just nu.")
    expect(screen.getByRole("button", { name: "Försök igen" })).toBeDefined()
    cleanup()
    await open({ status: "not-configured" })
    expect(screen.getByRole("heading").textContent).toBe("Sidan innehåller fel, receptkategorin saknas.")
  })

  it("PCAT-10 offers to sort by relevance, name and price, and to load more recipes", async () => {
    await open({ status: "loaded", list: { recipes: [aRecipeSummary()], facets: [], total: 30 } })
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Relevans",
      "Namn A–Ö",
      "Namn Ö–A",
      "Lägsta pris",
      "Högsta pris"
    ])
    expect(screen.getByRole("button", { name: "Visa fler recept" })).toBeDefined()
  })

  it("moves the focus to the first added recipe when more are requested by keyboard, and announces their number", async () => {
    const recipes = ["1", "2", "3"].map((id) => aRecipeSummary({ id, name: `Recept ${id}` }))
    const List = () => {
      const isSecondPage = useLocation().search !== ""
      const list = { recipes: isSecondPage ? recipes : recipes.slice(0, 1), facets: [], total: 3 }
      const listing = { ...defaultRecipeList, pageCount: isSecondPage ? 2 : 1 }
      return (
        <RecipeListing node={node} result={{ status: "loaded", list }} listing={listing} categories={[]} heading="h2" />
      )
    }
    await openPage("/recept", { loader: () => null, Component: List }, "/recept")
    screen.getByRole("button", { name: "Visa fler recept" }).focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Recept 2"))
    expect(screen.getByText("2 recept till visas.")).toBeDefined()
  })

  it("shows a skeleton card for each recipe that is being loaded", async () => {
    await open({ status: "loaded", list: { recipes: [aRecipeSummary()], facets: [], total: 4 } })
    await act(async () => screen.getByRole("button", { name: "Visa fler recept" }).click())
    const list = screen.getByRole("list", { name: "Recept" })
    expect([list.children.length, list.getAttribute("aria-busy")]).toEqual([4, "true"])
  })
})
