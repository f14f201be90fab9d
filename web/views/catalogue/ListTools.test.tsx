import { cleanup, render } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { afterEach, expect, it } from "vitest"
import { relevance } from "#core/catalogue/listing.ts"
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
