// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { afterEach, expect, it } from "vitest"
import { relevance } from "#core/catalogue/listing.ts"
import { ListTools } from "./ListTools.tsx"

afterEach(cleanup)

const tools = (page: string, counts: Readonly<Record<string, number>>, chosen: ReadonlyArray<string> = []) => (
  <MemoryRouter>
    <ListTools
      listing={{ page: 0, sort: relevance, filters: { Brands: chosen } }}
      facets={[{ name: "Brands", options: Object.entries(counts).map(([value, count]) => ({ value, count, selected: false })) }]}
      hrefOf={({ filters }) => `${page}?${(filters.Brands ?? []).join("+")}`}
    />
  </MemoryRouter>
)
const promoted = () => [...(document.querySelector("[data-filters]")?.firstElementChild?.children ?? [])].map((chip) => `${chip.tagName} ${chip.textContent}`)

it("leaves a filter's values in their places whatever they count for once one is chosen, those that nothing is left of too", () => {
  const { rerender } = render(tools("/ost", { Arla: 9, Garant: 7, Valio: 3 }))
  expect(promoted()).toEqual(["A Arla9", "A Garant7", "A Valio3"])
  rerender(tools("/ost", { Valio: 3, Arla: 2, Oatly: 1 }, ["Valio"]))
  expect(promoted()).toEqual(["A Arla2", "BUTTON Garant0", "A Valio3", "A Oatly1"])
  rerender(tools("/ost", { Arla: 9, Garant: 7, Valio: 3 }))
  expect(promoted()).toEqual(["A Arla9", "A Garant7", "A Valio3", "BUTTON Oatly0"])
})

it("begins anew with the values of another page", () => {
  const { rerender } = render(tools("/ost", { Arla: 9, Garant: 7 }))
  rerender(tools("/fisk", { Garant: 5, Findus: 4 }))
  expect(promoted()).toEqual(["A Garant5", "A Findus4"])
})
