import { act, cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ReactElement } from "react"
import { createMemoryRouter, Link as RouterAnchor, MemoryRouter, RouterProvider, useLocation } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import { relevance } from "#core/catalogue/listing.ts"
import { LinkContext, type LinkProps } from "#web/kit/controls/Link.tsx"
import { ListToolbar } from "#web/views/catalogue/ListToolbar.tsx"
import { NoFilteredHits } from "#web/views/catalogue/NoFilteredHits.tsx"
import { useFilterFocus } from "./use-filter-focus.ts"

afterEach(cleanup)

const brands = ["Arla", "Garant", "Zeta"]
const facets = [{ name: "Brands", options: brands.map((value) => ({ value, count: 1, selected: false })) }]

const RouterLink = ({ href, flyout: _flyout, preventScrollReset: _preventScrollReset, ...rest }: LinkProps) => (
  <RouterAnchor {...rest} to={href} />
)

/** A list whose URL contains the selected brands. It is empty when exactly two are selected. */
const List = () => {
  const focus = useFilterFocus()
  const selectedBrands = useLocation()
    .hash.slice(1)
    .split("+")
    .filter((brand) => brand !== "")
  const hasNoHits = selectedBrands.length === 2
  return (
    <LinkContext value={RouterLink}>
      <ListToolbar
        doneLabel="Visa 24 varor"
        focus={focus}
        listing={{ page: 0, sort: relevance, filters: { Brands: selectedBrands } }}
        facets={facets}
        hrefOf={({ filters }) => `/#${(filters.Brands ?? []).join("+")}`}
      />
      {hasNoHits && <NoFilteredHits href="/" focus={focus} />}
    </LinkContext>
  )
}
const renderList = async (list: ReactElement) => {
  render(list)
  await act(async () => void (await import("./manage-filter-focus.ts")))
}
const pressLink = (name: string | RegExp) => {
  screen.getAllByRole("link", { name })[0]?.focus()
  return userEvent.keyboard("{Enter}")
}
const focusedLabel = () =>
  document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.trim()

describe("the focus among filters", () => {
  it.each([
    ["the next chip", "Ta bort filtret Garant", "Ta bort filtret Zeta"],
    ["the new last chip", "Ta bort filtret Zeta", "Ta bort filtret Garant"],
    ["the filters' button", "Rensa alla", "Filter"]
  ])("moves to %s when '%s' is pressed", async (_, pressed, next) => {
    await renderList(
      <MemoryRouter initialEntries={["/#Arla+Garant+Zeta"]}>
        <List />
      </MemoryRouter>
    )
    await pressLink(pressed)
    expect(focusedLabel()).toBe(next)
  })

  it("moves to the first filter group when the groups are always visible", async () => {
    await renderList(
      <MemoryRouter initialEntries={["/#Arla"]}>
        <List />
      </MemoryRouter>
    )
    Object.assign(screen.getByRole("button", { name: "Filter" }), { checkVisibility: () => false })
    await pressLink("Rensa alla")
    expect(document.activeElement).toBe(document.querySelector("summary"))
  })

  it("moves to the filters' button when all filters are removed by the button of the empty list", async () => {
    await renderList(
      <MemoryRouter initialEntries={["/#Arla+Garant"]}>
        <List />
      </MemoryRouter>
    )
    screen.getAllByRole("link", { name: "Rensa alla" }).at(-1)?.focus()
    await userEvent.keyboard("{Enter}")
    expect([screen.queryByText("Inga resultat hittades"), focusedLabel()]).toEqual([null, "Filter"])
  })

  it("does not move when the page's background was clicked before going back", async () => {
    const router = createMemoryRouter([{ path: "/", element: <List /> }], {
      initialEntries: ["/", "/#Arla+Garant+Zeta"],
      initialIndex: 1
    })
    await renderList(<RouterProvider router={router} />)
    screen.getByRole("link", { name: "Ta bort filtret Zeta" }).focus()
    await userEvent.click(document.body)
    await act(() => router.navigate(-1))
    expect([screen.queryByRole("link", { name: "Ta bort filtret Zeta" }), document.activeElement]).toEqual([
      null,
      document.body
    ])
  })

  it("stays on a value of a filter group when the value is deselected", async () => {
    await renderList(
      <MemoryRouter initialEntries={["/#Arla+Garant+Zeta"]}>
        <List />
      </MemoryRouter>
    )
    await pressLink(/^Zeta/)
    expect(focusedLabel()).toMatch(/^Zeta/)
    expect(screen.queryByRole("link", { name: "Ta bort filtret Zeta" })).toBeNull()
  })
})
