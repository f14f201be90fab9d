// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createMemoryRouter, Link as RouterAnchor, MemoryRouter, RouterProvider, useLocation } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import { relevance } from "#core/catalogue/listing.ts"
import { LinkContext, type LinkProps } from "#web/kit/Link.tsx"
import { FilterFocus } from "./FilterFocus.tsx"
import { ListTools } from "./ListTools.tsx"
import { NothingLeft } from "./NothingLeft.tsx"

afterEach(cleanup)

const brands = ["Arla", "Garant", "Zeta"]
const facets = [{ name: "Brands", options: brands.map((value) => ({ value, count: 1, selected: false })) }]

const RouterLink = ({ href, flyout: _flyout, keepPlace: _keepPlace, ...rest }: LinkProps) => <RouterAnchor {...rest} to={href} />

/** A list whose address holds the brands that are chosen; no goods are of two of them. */
const List = () => {
  const chosen = useLocation().hash.slice(1).split("+").filter((brand) => brand !== "")
  const nothing = chosen.length === 2
  return (
    <LinkContext value={RouterLink}>
      <ListTools listing={{ page: 0, sort: relevance, filters: { Brands: chosen } }} facets={facets} hrefOf={({ filters }) => `/#${(filters.Brands ?? []).join("+")}`} />
      {nothing && <NothingLeft href="/" />}
      <FilterFocus />
    </LinkContext>
  )
}
const press = (name: string | RegExp) => {
  screen.getAllByRole("link", { name })[0]?.focus()
  return userEvent.keyboard("{Enter}")
}
const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.trim()

describe("FilterFocus", () => {
  it.each([
    ["the next chip", "Ta bort filtret Garant", "Ta bort filtret Zeta"],
    ["the chip that is the last then", "Ta bort filtret Zeta", "Ta bort filtret Garant"],
    ["the way to the filters", "Rensa alla", "Filter"]
  ])("leads on to %s when a filter is let go by the chip that has the focus", async (_what, pressed, next) => {
    render(<MemoryRouter initialEntries={["/#Arla+Garant+Zeta"]}><List /></MemoryRouter>)
    await press(pressed)
    expect(focused()).toBe(next)
  })

  it("leads on to the first group of filters where they stand open", async () => {
    render(<MemoryRouter initialEntries={["/#Arla"]}><List /></MemoryRouter>)
    const [opener, group] = document.querySelectorAll("summary")
    Object.assign(opener as Element, { checkVisibility: () => false })
    await press("Rensa alla")
    expect(document.activeElement).toBe(group)
  })

  it("leads on to the filters when all are let go by the button that stands instead of goods", async () => {
    render(<MemoryRouter initialEntries={["/#Arla+Garant"]}><List /></MemoryRouter>)
    screen.getAllByRole("link", { name: "Rensa alla" }).at(-1)?.focus()
    await userEvent.keyboard("{Enter}")
    expect([screen.queryByText("Inga resultat hittades"), focused()]).toEqual([null, "Filter"])
  })

  it("leaves the focus alone when the shopper has pressed the bare page before going back", async () => {
    const router = createMemoryRouter([{ path: "/", element: <List /> }], { initialEntries: ["/", "/#Arla+Garant+Zeta"], initialIndex: 1 })
    render(<RouterProvider router={router} />)
    screen.getByRole("link", { name: "Ta bort filtret Zeta" }).focus()
    await userEvent.click(document.body)
    await act(() => router.navigate(-1))
    expect([screen.queryByRole("link", { name: "Ta bort filtret Zeta" }), document.activeElement]).toEqual([null, document.body])
  })

  it("leaves the focus on a value among the filters, which stays where it is", async () => {
    render(<MemoryRouter initialEntries={["/#Arla+Garant+Zeta"]}><List /></MemoryRouter>)
    await press(/^Zeta/)
    expect(focused()).toMatch(/^Zeta/)
    expect(screen.queryByRole("link", { name: "Ta bort filtret Zeta" })).toBeNull()
  })
})
