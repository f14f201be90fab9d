import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import { recipeListQuery } from "#core/recipes/list-query.ts"
import { defaultRecipeList, type RecipeListRequest } from "#core/recipes/listing.ts"
import { RecipeListToolbar, type RecipeListToolbarProps } from "./RecipeListToolbar.tsx"

afterEach(cleanup)

const categories = [
  { id: "helg", name: "Helg", url: "/recept/helg" },
  { id: "soppa", name: "Soppa", url: "/recept/soppa" }
] as unknown as RecipeListToolbarProps["categories"]
const option = (value: string, count: number) => ({ value, count, selected: false })
const facets = [
  { name: "bargainonly", options: [option("true", 3), option("false", 90)] },
  { name: "memberpriceonly", options: [option("true", 0)] },
  { name: "categoryname", options: [option("helg", 5), option("soppa", 0), option("bargainonly", 7)] }
]
const hrefOf = (listing: RecipeListRequest) => `/r?${JSON.stringify(recipeListQuery(listing))}`
const renderTools = (props: Partial<RecipeListToolbarProps> = {}) => {
  const onSort = vi.fn()
  const { container } = render(
    <RecipeListToolbar
      doneLabel="Visa 12 recept"
      listing={defaultRecipeList}
      facets={facets}
      categories={categories}
      hrefOf={hrefOf}
      onSort={onSort}
      {...props}
    />
  )
  return { container, onSort }
}
const listingWith = (filters: Partial<RecipeListRequest["filters"]>): RecipeListRequest => ({
  sort: { field: "name", order: "ASC" },
  filters: { ...defaultRecipeList.filters, ...filters },
  pageCount: 3
})
const links = () => screen.queryAllByRole("link", { hidden: true })
const chipTextsAndStates = () => links().map((link) => [link.textContent, link.getAttribute("aria-current")])
const queryOf = (name: string) =>
  JSON.parse(
    (
      links()
        .find((link) => (link.getAttribute("aria-label") ?? link.textContent) === name)
        ?.getAttribute("href") ?? ""
    ).slice(3)
  )

describe("RecipeListToolbar", () => {
  it("offers the filters that have recipes, in their groups", () => {
    const { container } = renderTools()
    expect(chipTextsAndStates()).toEqual([
      ["Klipp3", null],
      ["Helg5", null],
      ["Alla varor i butiken", null]
    ])
    expect([...container.querySelectorAll("summary")].map(({ textContent }) => textContent)).toEqual([
      "Erbjudanden",
      "Kategorier"
    ])
    // One group at a time is open.
    const names = [...container.querySelectorAll("details")].map((group) => group.getAttribute("name"))
    expect([names.length, new Set(names).size, names[0]]).toEqual([2, 1, expect.stringMatching(/./)])
    cleanup()
    expect(renderTools({ categories: [] }).container.textContent).not.toContain("Kategorier")
  })

  it("keeps selected filters without recipes, each with a chip that removes it", () => {
    renderTools({ listing: listingWith({ switches: ["memberpriceonly"], categories: ["soppa"] }) })
    expect(chipTextsAndStates()).toEqual([
      ["Klipp3", null],
      ["Prio-pris0", "true"],
      ["Helg5", null],
      ["Soppa0", "true"],
      ["Rensa alla", null],
      ["Alla varor i butiken", null],
      ["Prio-pris", null],
      ["Soppa", null],
      ["Rensa alla", null]
    ])
  })

  it("toggles one filter with each link, which leads to the first page again", () => {
    renderTools({ listing: listingWith({ switches: ["bargainonly"], priceOnly: true }) })
    const commonParameters = { skip: 0, take: 20, sort: "name" }
    expect(queryOf("Helg5")).toEqual({ ...commonParameters, bargainonly: true, categoryname: "helg", PriceOnly: true })
    expect(queryOf("Klipp3")).toEqual({ ...commonParameters, PriceOnly: true })
    expect(queryOf("Ta bort filtret Klipp")).toEqual({ ...commonParameters, PriceOnly: true })
    expect(queryOf("Rensa alla")).toEqual(commonParameters)
  })

  it("turns 'Alla varor i butiken' on and off, and does not count it among the filters to clear", () => {
    renderTools()
    expect(queryOf("Alla varor i butiken")).toEqual({ skip: 0, take: 20, PriceOnly: true })
    cleanup()
    renderTools({ listing: listingWith({ priceOnly: true }) })
    expect(queryOf("Alla varor i butiken")).toEqual({ skip: 0, take: 20, sort: "name" })
    expect(chipTextsAndStates().at(-1)).toEqual(["Alla varor i butiken", "true"])
  })

  it("PCAT-10 offers the sorts of recipes, and reports the selected one", async () => {
    const { onSort } = renderTools()
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sortera" })
    expect([select.value, [...select.options].map(({ value, text }) => `${value}: ${text}`)]).toEqual([
      "relevance",
      ["relevance: Relevans", "name: Namn A–Ö", "name_desc: Namn Ö–A", "price: Lägsta pris", "price_desc: Högsta pris"]
    ])
    await userEvent.selectOptions(select, "Högsta pris")
    expect(onSort).toHaveBeenCalledWith({ field: "price", order: "DESC" })
    cleanup()
    const sortedToolbar = renderTools({ listing: listingWith({}) })
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("name")
    await userEvent.selectOptions(screen.getByRole("combobox"), "Relevans")
    expect(sortedToolbar.onSort).toHaveBeenCalledWith({ field: "", order: "ASC" })
  })
})
