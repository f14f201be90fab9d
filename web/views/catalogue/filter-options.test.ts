import { describe, expect, it } from "vitest"
import { filterOptionsOf } from "./filter-options.ts"

const option = (value: string, count: number, selected = false) => ({ value, count, selected })

describe("filterOptionsOf", () => {
  it("CENTITY-27 returns each option of a filter with its value, displayed name, count, id and whether it is selected", () => {
    expect(
      filterOptionsOf([
        { name: "Brands", options: [option("Arla", 12), option("KRAV", 1)] },
        { name: "ProductMarkings", options: [option("KRAV", 7, true)] }
      ])
    ).toEqual([
      { filter: "Brands", value: "Arla", label: "Arla", count: 12, id: "Brands-Arla", selected: false },
      { filter: "Brands", value: "KRAV", label: "KRAV", count: 1, id: "Brands-KRAV", selected: false },
      {
        filter: "ProductMarkings",
        value: "KRAV",
        label: "KRAV",
        count: 7,
        id: "ProductMarkings-KRAV",
        selected: true
      }
    ])
  })

  it("omits markings without a name, and facets that are not filters", () => {
    expect(
      filterOptionsOf([
        { name: "ProductMarkings", options: [option("UNKNOWN_MARK", 3)] },
        { name: "Departments", options: [option("Mejeri", 3)] }
      ])
    ).toEqual([])
  })
})
