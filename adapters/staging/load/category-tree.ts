import type { SeedCategory } from "../seed/model.ts"
import { indexedWords } from "../search/words.ts"
import type { Placed } from "./product-row.ts"

export interface CategoryRow {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly parent_id: string | null
  readonly position: number
  /** Leaves are numbered in the order of the tree, so that the goods of any category are one range of numbers. */
  readonly first_leaf: number
  readonly last_leaf: number
  readonly words: string
}

/** Where goods go that no category of the tree fits. */
export const otherCategory: SeedCategory = { id: "99", name: "Övrigt", url: "/matvaror/ovrigt", parentId: null }

export interface CategoryTree {
  readonly rows: ReadonlyArray<CategoryRow>
  readonly placeOf: (categoryId: string) => Placed
}

const byParent = (categories: ReadonlyArray<SeedCategory>): ReadonlyMap<string | null, ReadonlyArray<SeedCategory>> => {
  const groups = new Map<string | null, Array<SeedCategory>>()
  for (const category of categories) groups.set(category.parentId, [...(groups.get(category.parentId) ?? []), category])
  return groups
}

export const categoryTree = (categories: ReadonlyArray<SeedCategory>): CategoryTree => {
  const all = categories.some((category) => category.id === otherCategory.id) ? categories : [...categories, otherCategory]
  const children = byParent(all)
  const rows: Array<CategoryRow> = []
  const places = new Map<string, Placed>()
  let leaves = 0
  const walk = (category: SeedCategory, position: number, above: ReadonlyArray<string>): void => {
    const names = [...above, category.name]
    const below = children.get(category.id) ?? []
    const first = leaves + 1
    if (below.length === 0) leaves += 1
    const row = rows.push({
      id: category.id,
      name: category.name,
      url: category.url,
      parent_id: category.parentId,
      position,
      first_leaf: first,
      last_leaf: first,
      words: indexedWords(category.name).join(" ")
    })
    for (const [index, child] of below.entries()) walk(child, index, names)
    rows[row - 1] = { ...(rows[row - 1] as CategoryRow), last_leaf: leaves }
    places.set(category.id, { id: category.id, leaf: first, names })
  }
  for (const [index, category] of (children.get(null) ?? []).entries()) walk(category, index, [])
  return {
    rows,
    placeOf: (categoryId) => places.get(categoryId) ?? (places.get(otherCategory.id) as Placed)
  }
}
