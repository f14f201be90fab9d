import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dietaryFlags } from "#core/recipes/model.ts"
import { matchesFilters, recipeFacets } from "./recipe-facets.ts"

const noFilters = { markings: [], times: [] }
const aRecipe = (cooking_time: number | null, ...flags: ReadonlyArray<(typeof dietaryFlags)[number]>) => ({
  cooking_time,
  flags
})

const timeOptionsOf = (minutes: number | null) =>
  recipeFacets([aRecipe(minutes)], noFilters)[1]?.options.map(({ option }) => option)

const anyRecipe = fc.record({
  cooking_time: fc.option(fc.integer({ min: 1, max: 90 })),
  flags: fc.subarray([...dietaryFlags])
})
const anyFilters = fc.record({
  markings: fc.subarray(["Snabblagat", "Vegetarisk", "Glutenfri"], { maxLength: 2 }),
  times: fc.subarray(["0–15 min", "31–60 min", "Över 60 min"])
})

describe("recipeFacets", () => {
  it("groups recipes by cooking time; each group includes its upper limit", () => {
    expect([1, 15, 16, 30, 31, 60, 61, null].map(timeOptionsOf)).toEqual([
      ["0–15 min"],
      ["0–15 min"],
      ["16–30 min"],
      ["16–30 min"],
      ["31–60 min"],
      ["31–60 min"],
      ["Över 60 min"],
      []
    ])
  })

  it("names the markings in Swedish, counts them and lists them in a fixed order", () => {
    const facets = recipeFacets([aRecipe(20, ...dietaryFlags), aRecipe(26, "vegan"), aRecipe(null)], noFilters)
    expect(facets.map(({ name }) => name)).toEqual(["RecipeMarkings", "CookingTimes"])
    expect(facets[0]?.options).toEqual(
      ["Snabblagat", "Ekologisk", "Vegetarisk", "Vegansk", "Laktosfri", "Glutenfri"].map((option) => ({
        option,
        count: option === "Vegansk" ? 2 : 1,
        selected: false
      }))
    )
  })

  it("always counts a marking with all filters applied, and a time with all filters except the other times", () => {
    fc.assert(
      fc.property(fc.array(anyRecipe, { maxLength: 20 }), anyFilters, (recipes, filters) => {
        const [markings, times] = recipeFacets(recipes, filters)
        const countWith = (changes: Partial<typeof filters>) =>
          recipes.filter((candidate) => matchesFilters({ ...filters, ...changes }, candidate)).length
        for (const { option, count } of markings?.options ?? [])
          expect(count).toBe(countWith({ markings: [...filters.markings, option] }))
        for (const { option, count } of times?.options ?? []) expect(count).toBe(countWith({ times: [option] }))
      })
    )
  })

  it("never drops a selected option, and never offers an unselected one without hits", () => {
    fc.assert(
      fc.property(fc.array(anyRecipe, { maxLength: 4 }), anyFilters, (recipes, filters) => {
        const [markings, times] = recipeFacets(recipes, filters)
        for (const [facet, selectedOptions] of [
          [markings, filters.markings],
          [times, filters.times]
        ] as const) {
          expect(facet?.options.filter(({ selected }) => selected).map(({ option }) => option)).toEqual(selectedOptions)
          expect(facet?.options.filter(({ count, selected }) => count === 0 && !selected)).toEqual([])
        }
      })
    )
  })
})

describe("matchesFilters", () => {
  const quickVegan = aRecipe(25, "vegan", "vegetarian")
  const matches = (markings: ReadonlyArray<string>, times: ReadonlyArray<string>, candidate = quickVegan) =>
    matchesFilters({ markings, times }, candidate)

  it("requires all selected markings and one of the selected times", () => {
    expect([matches(["Snabblagat", "Vegansk"], []), matches(["Vegansk", "Glutenfri"], [])]).toEqual([true, false])
    expect([matches([], ["0–15 min", "16–30 min"]), matches([], ["0–15 min"])]).toEqual([true, false])
    expect([matches([], [], aRecipe(null)), matches([], ["0–15 min"], aRecipe(null))]).toEqual([true, false])
  })
})
