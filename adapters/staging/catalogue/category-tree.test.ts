import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { categoryTree, otherCategory } from "./category-tree.ts"
import type { Category } from "./model.ts"

const aCategory = (id: string, parentId: string | null = null, name = `Namn ${id}`): Category => ({
  id,
  name,
  url: `/matvaror/${id}`,
  parentId
})

/** Trees of categories of any shape, with the categories in any order. */
const anyCategories: fc.Arbitrary<ReadonlyArray<Category>> = fc
  .array(fc.nat(), { minLength: 1, maxLength: 25 })
  .map((parents) =>
    parents.map((parent, index) =>
      aCategory(`c${index}`, parent % (index + 1) === index ? null : `c${parent % (index + 1)}`)
    )
  )
  .chain((categories) => fc.shuffledSubarray([...categories], { minLength: categories.length }))

describe("categoryTree", () => {
  const dairy = [aCategory("10", null, "Mejeri"), aCategory("1000", "10", "Mjölk"), aCategory("1001", "10", "Ost")]
  const tree = categoryTree([...dairy, aCategory("11", null, "Bröd")])

  it("numbers leaves in tree order, and children by their position under their parent", () => {
    expect(
      tree.rows.map(({ id, parent_id, position, first_leaf, last_leaf }) => [
        id,
        parent_id,
        position,
        first_leaf,
        last_leaf
      ])
    ).toEqual([
      ["10", null, 0, 1, 2],
      ["1000", "10", 0, 1, 1],
      ["1001", "10", 1, 2, 2],
      ["11", null, 1, 3, 3],
      ["99", null, 2, 4, 4]
    ])
    expect(tree.rows[1]).toMatchObject({ name: "Mjölk", url: "/matvaror/1000", words: "mjolk" })
    expect(categoryTree([aCategory("10", null, "Mejeri, ost")]).rows[0]?.words).toBe("mejeri ost")
  })

  it("returns the path of each category, and that of 'Övrigt' for an unknown category", () => {
    expect(tree.pathOf("1001")).toEqual({ id: "1001", leaf: 2, names: ["Mejeri", "Ost"] })
    expect(tree.pathOf("none")).toEqual({ id: "99", leaf: 4, names: ["Övrigt"] })
  })

  it("has 'Övrigt' once when the categories already have it", () => {
    const rows = categoryTree([otherCategory, ...dairy]).rows
    expect(rows.filter(({ id }) => id === otherCategory.id)).toHaveLength(1)
    expect(rows[0]).toMatchObject({ id: "99", position: 0, first_leaf: 1 })
  })

  it("always gives a category exactly the leaves below it, as one range", () => {
    fc.assert(
      fc.property(anyCategories, (categories) => {
        const { rows, pathOf } = categoryTree(categories)
        expect(rows.map(({ id }) => id).toSorted()).toEqual([...categories.map(({ id }) => id), "99"].toSorted())
        const isParent = (id: string) => rows.some((row) => row.parent_id === id)
        const leavesBelow = (id: string): ReadonlyArray<number> =>
          isParent(id)
            ? rows.filter((row) => row.parent_id === id).flatMap((row) => leavesBelow(row.id))
            : [pathOf(id).leaf]
        for (const { id, first_leaf, last_leaf } of rows) {
          expect(leavesBelow(id).toSorted((a, b) => a - b)).toEqual(
            Array.from({ length: last_leaf - first_leaf + 1 }, (_, index) => first_leaf + index)
          )
        }
        const leaves = rows.filter(({ id }) => !isParent(id))
        expect(leaves.map(({ first_leaf }) => first_leaf)).toEqual(leaves.map((_, index) => index + 1))
      })
    )
  })
})
