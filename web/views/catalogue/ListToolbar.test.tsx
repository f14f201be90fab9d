import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { MemoryRouter, useLocation } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import { type ListRequest, relevance, type Sort, sortNameOf } from "#core/catalogue/listing.ts"
import { listingOf, listingQueryString } from "#web/routes/listing-query.ts"
import { ListToolbar, type ListToolbarProps } from "./ListToolbar.tsx"

afterEach(cleanup)

const toolbarFor = (path: string, counts: Readonly<Record<string, number>>, selected: ReadonlyArray<string> = []) => (
  <MemoryRouter>
    <ListToolbar
      doneLabel="Visa 24 varor"
      listing={{ page: 0, sort: relevance, filters: { Brands: selected } }}
      facets={[
        { name: "Brands", options: Object.entries(counts).map(([value, count]) => ({ value, count, selected: false })) }
      ]}
      hrefOf={({ filters }) => `${path}?${(filters.Brands ?? []).join("+")}`}
    />
  </MemoryRouter>
)
const promotedChips = () =>
  [...(document.querySelector("[data-filters]")?.firstElementChild?.children ?? [])].map(
    (chip) => `${chip.tagName} ${chip.textContent}`
  )

it("keeps the order of a filter's values when one is selected, and keeps values without hits", () => {
  const { rerender } = render(toolbarFor("/ost", { Arla: 9, Garant: 7, Valio: 3 }))
  expect(promotedChips()).toEqual(["A Arla9", "A Garant7", "A Valio3"])
  rerender(toolbarFor("/ost", { Valio: 3, Arla: 2, Oatly: 1 }, ["Valio"]))
  expect(promotedChips()).toEqual(["A Arla2", "BUTTON Garant0", "A Valio3", "A Oatly1"])
  rerender(toolbarFor("/ost", { Arla: 9, Garant: 7, Valio: 3 }))
  expect(promotedChips()).toEqual(["A Arla9", "A Garant7", "A Valio3", "BUTTON Oatly0"])
})

it("resets the order on the page of another list", () => {
  const { rerender } = render(toolbarFor("/ost", { Arla: 9, Garant: 7 }))
  rerender(toolbarFor("/fisk", { Garant: 5, Findus: 4 }))
  expect(promotedChips()).toEqual(["A Garant5", "A Findus4"])
})

const hrefOf = (listing: ListRequest) => `/ost${listingQueryString(listing)}`
const renderTools = (props: Partial<ListToolbarProps> = {}) =>
  render(
    <MemoryRouter>
      <ListToolbar
        doneLabel="Visa 24 varor"
        listing={listingOf(new URLSearchParams())}
        facets={[]}
        hrefOf={hrefOf}
        {...props}
      />
    </MemoryRouter>
  ).container

describe("the URLs of a list", () => {
  const listing = listingOf(new URLSearchParams("page=3&f.brand=Arla"))
  const facets = [
    { name: "Brands", options: ["Arla", "Garant"].map((value) => ({ value, count: 3, selected: false })) },
    { name: "ProductMarkings", options: ["KRAV", "VEGAN"].map((value) => ({ value, count: 2, selected: false })) }
  ]
  const Location = () => {
    const { pathname, search } = useLocation()
    return <output>{pathname + search}</output>
  }
  const renderList = () =>
    render(
      <MemoryRouter initialEntries={["/ost?page=3&f.brand=Arla"]}>
        <ListToolbar doneLabel="Visa 24 varor" listing={listing} facets={facets} hrefOf={hrefOf} />
        <Location />
      </MemoryRouter>
    )
  const hrefsOfChips = (name: string) =>
    screen
      .getAllByRole("link", { name: new RegExp(`^${name}`), hidden: true })
      .map((chip) => decodeURIComponent(chip.getAttribute("href") ?? ""))

  it("PCAT-23 PCAT-24 toggle a value of the filter's comma-separated list, on page 1", () => {
    renderList()
    expect(new Set(hrefsOfChips("Garant"))).toEqual(new Set(["/ost?f.brand=Arla,Garant"]))
    expect(new Set(hrefsOfChips("Arla"))).toEqual(new Set(["/ost"]))
    expect(new Set(hrefsOfChips("KRAV"))).toEqual(new Set(["/ost?f.brand=Arla&f.marking=KRAV"]))
  })

  it("PCAT-22 are for page 1 after a change of the sort order, and keep the filters", async () => {
    renderList()
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sortera" }), "Högsta pris")
    expect(screen.getByRole("status").textContent).toBe("/ost?SortField=p_price&SortOrder=DESC&f.brand=Arla")
  })
})

describe("the filters of a list", () => {
  const option = (value: string, count = 1) => ({ value, count, selected: false })
  const brands = (count: number) => ({
    name: "Brands",
    options: Array.from({ length: count }, (_, index) => option(`Märke ${index + 1}`))
  })
  const markings = { name: "ProductMarkings", options: [option("KRAV", 4), option("UNKNOWN", 3), option("VEGAN", 2)] }
  /** The title of each group, the number of its values, and its 'Visa fler' with the number of values behind it. */
  const groupsIn = (container: Element) =>
    [...container.querySelectorAll("details[name]")].map((group) => {
      const moreOptions = group.querySelector("details")
      return [
        group.querySelector("summary")?.textContent,
        group.querySelectorAll("a").length,
        ...(moreOptions === null
          ? []
          : [moreOptions.querySelector("summary")?.textContent, moreOptions.querySelectorAll("a").length])
      ]
    })

  it("PCAT-08 show at most 15 values of each group, and the others behind 'Visa fler'", () => {
    const container = renderTools({ facets: [brands(17), markings] })
    expect(groupsIn(container)).toEqual([
      ["Varumärken", 17, "Visa fler (2)", 2],
      ["Märkningar", 2]
    ])
    cleanup()
    expect(groupsIn(renderTools({ facets: [brands(15)] }))).toEqual([["Varumärken", 15]])
  })

  it("open with a button that needs no script, close with 'Stäng filtren' or a button that states the number of hits, and can be cleared when any is selected", () => {
    const container = renderTools({ facets: [brands(2)], doneLabel: "Visa 24 varor" })
    const sheet = container.querySelector("[popover]")
    const actions = [...container.querySelectorAll("[popovertarget]")].map((button) => [
      button.getAttribute("aria-label") ?? button.textContent?.trim(),
      button.getAttribute("popovertarget") === sheet?.id,
      button.getAttribute("popovertargetaction")
    ])
    expect(actions).toEqual([
      ["Filter", true, null],
      ["Stäng filtren", true, "hide"],
      ["Visa 24 varor", true, "hide"]
    ])
    expect(sheet?.textContent).not.toContain("Rensa alla")
    cleanup()
    const listing = listingOf(new URLSearchParams({ "f.brand": "Märke 1", page: "2" }))
    const clear = [...renderTools({ facets: [brands(2)], listing }).querySelectorAll("[popover] a")].at(-1)
    expect([clear?.textContent, clear?.getAttribute("href")]).toEqual(["Rensa alla", "/ost"])
  })

  it("show the eight most used values above the groups, at most four of each of two groups, and no marking without a name", () => {
    renderTools({ facets: [brands(17)] })
    expect(promotedChips()).toHaveLength(8)
    cleanup()
    renderTools({ facets: [brands(17), markings] })
    expect(promotedChips()).toEqual([1, 2, 3, 4].map((n) => `A Märke ${n}1`).concat("A KRAV4", "A Vegansk2"))
  })

  it("omit a group with a single value unless it is selected, and facets that are not filters", () => {
    const unfilterableFacet = { name: "Type", options: [option("product"), option("recipe")] }
    const container = renderTools({ facets: [brands(1), unfilterableFacet] })
    expect([groupsIn(container), container.querySelector("[popover]")]).toEqual([[], null])
    cleanup()
    const listing = listingOf(new URLSearchParams({ "f.brand": "Märke 1" }))
    expect(groupsIn(renderTools({ facets: [brands(1)], listing }))).toEqual([["Varumärken", 1]])
  })

  it("are followed by a chip for each selected value, which removes it, and one that removes all", () => {
    const listing = listingOf(new URLSearchParams({ "f.brand": "Borta", SortField: "p_name", page: "3" }))
    const container = renderTools({ facets: [brands(2)], listing })
    const chips = [...(container.firstElementChild?.lastElementChild?.querySelectorAll("a") ?? [])]
    expect(chips.map((chip) => [chip.textContent, chip.getAttribute("aria-label"), chip.getAttribute("href")])).toEqual(
      [
        ["Borta", "Ta bort filtret Borta", "/ost?SortField=p_name&SortOrder=ASC"],
        ["Rensa alla", null, "/ost?SortField=p_name&SortOrder=ASC"]
      ]
    )
    cleanup()
    expect(renderTools({ facets: [brands(2)] }).textContent).not.toContain("Rensa alla")
  })

  it("hide the most used values on narrow screens when another row of chips is above", () => {
    const classNameOf = (compact?: boolean) => {
      const { className } = renderTools({ facets: [brands(3)], compact }).querySelector(
        "[data-filters] > div"
      ) as Element
      cleanup()
      return className
    }
    expect(classNameOf(true)).not.toBe(classNameOf())
    expect(classNameOf(false)).toBe(classNameOf())
  })
})

describe("the sorts of a list", () => {
  it("PCAT-09 are all sort orders of products, first relevance, whose value in the URL is empty", () => {
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
    expect(listingOf(new URLSearchParams("Sort=")).sort).toEqual(relevance)
    expect(listingOf(new URLSearchParams("Sort=")).sort.field).toBe("")
    for (const name of options.slice(1))
      expect(sortNameOf(listingOf(new URLSearchParams({ Sort: name })).sort)).toBe(name)
  })

  it("are only the given ones, and the selected one is passed to onSort instead of opened", async () => {
    const reportedSorts: Array<Sort> = []
    renderTools({ sorts: ["relevance", "p_name", "p_name_desc"], onSort: (sort) => void reportedSorts.push(sort) })
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sortera" })
    expect([select.value, [...select.options].map(({ text }) => text)]).toEqual([
      "relevance",
      ["Relevans", "Namn A–Ö", "Namn Ö–A"]
    ])
    await userEvent.selectOptions(select, "Namn Ö–A")
    await userEvent.selectOptions(select, "Namn A–Ö")
    expect(reportedSorts).toEqual([
      { field: "p_name", order: "DESC" },
      { field: "p_name", order: "ASC" }
    ])
    cleanup()
    const listing = listingOf(new URLSearchParams("SortField=p_price&SortOrder=DESC"))
    renderTools({ listing, onSort: (sort) => void reportedSorts.push(sort) })
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("p_price_desc")
    await userEvent.selectOptions(screen.getByRole("combobox"), "Relevans")
    expect(reportedSorts.at(-1)).toEqual(relevance)
  })

  it("are also links to page 1, for browsers without JavaScript", () => {
    const html = renderToString(
      <MemoryRouter>
        <ListToolbar
          doneLabel="Visa 24 varor"
          listing={listingOf(new URLSearchParams("page=3&f.brand=Arla"))}
          facets={[]}
          hrefOf={hrefOf}
          sorts={["relevance", "p_price_desc"]}
        />
      </MemoryRouter>
    )
    const [noscript = ""] = /<noscript>.*<\/noscript>/.exec(html) ?? []
    expect([...noscript.matchAll(/href="([^"]*)"/g)].map(([, href]) => decodeURIComponent(href ?? ""))).toEqual([
      "/ost?f.brand=Arla",
      "/ost?SortField=p_price&amp;SortOrder=DESC&amp;f.brand=Arla"
    ])
  })
})
