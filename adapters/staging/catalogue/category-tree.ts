import type { Category } from "./model.ts"
import { indexedWords } from "../text-search/words.ts"
import type { CategoryPath } from "./product-row.ts"

export interface CategoryRow {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly parent_id: string | null
  readonly position: number
  /** Leaves are numbered in tree order, so that every category covers one range of leaf numbers. */
  readonly first_leaf: number
  readonly last_leaf: number
  /** The name's words for the search, separated by spaces. */
  readonly words: string
}

/** The fallback for products that fit no category of the tree. */
export const otherCategory: Category = { id: "99", name: "Övrigt", url: "/matvaror/ovrigt", parentId: null }

export interface CategoryTree {
  readonly rows: ReadonlyArray<CategoryRow>
  readonly pathOf: (categoryId: string) => CategoryPath
}

const groupByParent = (categories: ReadonlyArray<Category>): ReadonlyMap<string | null, ReadonlyArray<Category>> => {
  const groups = new Map<string | null, Array<Category>>()
  for (const category of categories) groups.set(category.parentId, [...(groups.get(category.parentId) ?? []), category])
  return groups
}

/** Arranges categories as a tree with numbered leaves, and adds `otherCategory` unless it is among them. */
export const categoryTree = (categories: ReadonlyArray<Category>): CategoryTree => {
  const allCategories = categories.some((category) => category.id === otherCategory.id)
    ? categories
    : [...categories, otherCategory]
  const childrenByParent = groupByParent(allCategories)
  const rows: Array<CategoryRow> = []
  const paths = new Map<string, CategoryPath>()
  let leafCount = 0
  const walk = (category: Category, position: number, ancestors: ReadonlyArray<string>): void => {
    const names = [...ancestors, category.name]
    const childCategories = childrenByParent.get(category.id) ?? []
    const firstLeaf = leafCount + 1
    if (childCategories.length === 0) leafCount += 1
    const rowNumber = rows.push({
      id: category.id,
      name: category.name,
      url: category.url,
      parent_id: category.parentId,
      position,
      first_leaf: firstLeaf,
      last_leaf: firstLeaf,
      words: indexedWords(category.name).join(" ")
    })
    for (const [index, child] of childCategories.entries()) walk(child, index, names)
    rows[rowNumber - 1] = { ...(rows[rowNumber - 1] as CategoryRow), last_leaf: leafCount }
    paths.set(category.id, { id: category.id, leaf: firstLeaf, names })
  }
  for (const [index, category] of (childrenByParent.get(null) ?? []).entries()) walk(category, index, [])
  return {
    rows,
    pathOf: (categoryId) => paths.get(categoryId) ?? (paths.get(otherCategory.id) as CategoryPath)
  }
}
