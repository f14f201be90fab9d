import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { MemoryRouter, useLocation } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import { type ListRequest, relevance } from "#core/catalogue/listing.ts"
import { listingOf, listingQueryString } from "#web/routes/listing-query.ts"
import { ListTools } from "./ListTools.tsx"

afterEach(cleanup)

const listTools = (page: string, counts: Readonly<Record<string, number>>, selected: ReadonlyArray<string> = []) => (
  <MemoryRouter>
    <ListTools
      listing={{ page: 0, sort: relevance, filters: { Brands: selected } }}
      facets={[
        { name: "Brands", options: Object.entries(counts).map(([value, count]) => ({ value, count, selected: false })) }
      ]}
      hrefOf={({ filters }) => `${page}?${(filters.Brands ?? []).join("+")}`}
    />
  </MemoryRouter>
)
const promotedChips = () =>
  [...(document.querySelector("[data-filters]")?.firstElementChild?.children ?? [])].map(
    (chip) => `${chip.tagName} ${chip.textContent}`
  )

it("keeps the order of a filter's values when one is selected, including values without hits", () => {
  const { rerender } = render(listTools("/ost", { Arla: 9, Garant: 7, Valio: 3 }))
  expect(promotedChips()).toEqual(["A Arla9", "A Garant7", "A Valio3"])
  rerender(listTools("/ost", { Valio: 3, Arla: 2, Oatly: 1 }, ["Valio"]))
  expect(promotedChips()).toEqual(["A Arla2", "BUTTON Garant0", "A Valio3", "A Oatly1"])
  rerender(listTools("/ost", { Arla: 9, Garant: 7, Valio: 3 }))
  expect(promotedChips()).toEqual(["A Arla9", "A Garant7", "A Valio3", "BUTTON Oatly0"])
})

it("resets the order on another page", () => {
  const { rerender } = render(listTools("/ost", { Arla: 9, Garant: 7 }))
  rerender(listTools("/fisk", { Garant: 5, Findus: 4 }))
  expect(promotedChips()).toEqual(["A Garant5", "A Findus4"])
})

describe("the URLs of a list", () => {
  const hrefOf = (listing: ListRequest) => `/ost${listingQueryString(listing)}`
  const listing = listingOf(new URLSearchParams("page=3&f.brand=Arla"))
  const facets = [
    { name: "Brands", options: ["Arla", "Garant"].map((value) => ({ value, count: 3, selected: false })) }
  ]
  const Location = () => {
    const { pathname, search } = useLocation()
    return <output>{pathname + search}</output>
  }
  const renderTools = () =>
    render(
      <MemoryRouter initialEntries={["/ost?page=3&f.brand=Arla"]}>
        <ListTools listing={listing} facets={facets} hrefOf={hrefOf} />
        <Location />
      </MemoryRouter>
    )
  const hrefsOfChips = (name: string) =>
    screen
      .getAllByRole("link", { name: new RegExp(`^${name}`), hidden: true })
      .map((chip) => decodeURIComponent(chip.getAttribute("href") ?? ""))

  it("PCAT-23 PCAT-24 toggle a value of the filter's comma-separated list, on page 1", () => {
    renderTools()
    expect(new Set(hrefsOfChips("Garant"))).toEqual(new Set(["/ost?f.brand=Arla,Garant"]))
    expect(new Set(hrefsOfChips("Arla"))).toEqual(new Set(["/ost"]))
  })

  it("PCAT-22 are for page 1 after a change of the sort order, and keep the filters", async () => {
    renderTools()
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sortera" }), "Högsta pris")
    expect(screen.getByRole("status").textContent).toBe("/ost?SortField=p_price&SortOrder=DESC&f.brand=Arla")
  })

  it("PCAT-09 offer the sorts of products", () => {
    renderTools()
    const options = screen.getAllByRole<HTMLOptionElement>("option").map(({ value }) => value)
    expect(options.toSorted()).toEqual(
      [
        "p_bfcategorycode",
        "p_brand",
        "p_brand_desc",
        "p_comparison_price",
        "p_name",
        "p_name_desc",
        "p_price",
        "p_price_desc",
        "relevance"
      ].toSorted()
    )
    expect(options[0]).toBe("relevance")
  })
})
