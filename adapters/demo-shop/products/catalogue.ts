import { departments } from "./departments.ts"
import { expandLine } from "./expand.ts"
import type { Draft } from "./expand.ts"
import { extraDrafts } from "./extra-drafts.ts"
import { makeGtinAssigner } from "./gtin.ts"
import { makeProduct } from "./make-product.ts"
import type { Category } from "#adapters/staging/catalogue/model.ts"
import type { DemoProduct } from "./model.ts"
import { hash32, randomUnit } from "#adapters/staging/seeded-random.ts"
import { asciiSlug } from "#adapters/staging/catalogue/slug.ts"
import { parseTraits } from "./traits.ts"

export interface Catalogue {
  readonly categories: ReadonlyArray<Category>
  readonly products: ReadonlyArray<DemoProduct>
}

/** '01' for the first index, 0. */
const twoDigits = (index: number): string => String(index + 1).padStart(2, "0")

const departmentCode = (index: number): string => String(index + 10)

/** Makes the categories. Ids have two digits per level; URLs are '/matvaror/department/group/leaf'. */
const makeCategories = (): ReadonlyArray<Category> =>
  departments.flatMap((department, departmentIndex) => {
    const departmentCategory = {
      id: departmentCode(departmentIndex),
      name: department.name,
      url: `/matvaror/${asciiSlug(department.name)}`,
      parentId: null
    }
    return [
      departmentCategory,
      ...department.groups.flatMap((group, groupIndex) => {
        const groupCategory = {
          id: departmentCategory.id + twoDigits(groupIndex),
          name: group.name,
          url: `${departmentCategory.url}/${asciiSlug(group.name)}`,
          parentId: departmentCategory.id
        }
        return [
          groupCategory,
          ...group.leaves.map((leaf, leafIndex) => ({
            id: groupCategory.id + twoDigits(leafIndex),
            name: leaf.name,
            url: `${groupCategory.url}/${asciiSlug(leaf.name)}`,
            parentId: groupCategory.id
          }))
        ]
      })
    ]
  })

const expandAllLines = (): ReadonlyArray<Draft> =>
  departments.flatMap((department) =>
    department.groups.flatMap((group) =>
      group.leaves.flatMap((leaf) => leaf.lines.flatMap((line) => expandLine(department, group, leaf, line)))
    )
  )

const keyOf = (draft: Draft): string => `${draft.leaf.name}|${draft.name}|${draft.brand}|${draft.size.label}`

/** The amount by which a trait lowers the rank of a product. */
const bonusOf = ({ traits }: Draft): number => {
  if (traits.includes("staple")) return 3.2
  return traits.includes("popular") ? 1.6 : 0
}

/** A smaller shop contains the products with the lowest ranks: first the main product of each line, then its closest variants, where staples have a lower rank. */
const rankOf = (draft: Draft): number => {
  if (draft.distance === 0) return -10
  return draft.distance - bonusOf(draft) + randomUnit(`rank ${keyOf(draft)}`) * 2
}

const selectDrafts = (drafts: ReadonlyArray<Draft>, size: number): ReadonlyArray<Draft> => {
  const rankedDrafts = drafts.map((draft) => ({ draft, rank: rankOf(draft) })).sort((a, b) => a.rank - b.rank)
  const selectedDrafts = new Set(rankedDrafts.slice(0, size).map(({ draft }) => draft))
  return drafts.filter((draft) => selectedDrafts.has(draft))
}

const withoutDuplicates = (drafts: ReadonlyArray<Draft>): ReadonlyArray<Draft> => [
  ...new Map(drafts.map((draft) => [keyOf(draft), draft])).values()
]

/** Creates the demo shop's products, deterministically by size and day. `today` is 'YYYY-MM-DD'. */
export const makeCatalogue = ({
  size = 3200,
  today
}: {
  readonly size?: number
  readonly today: string
}): Catalogue => {
  const categories = makeCategories()
  const categoryByUrl = new Map(categories.map((category) => [category.url, category]))
  const tableDrafts = withoutDuplicates(expandAllLines())
  const drafts =
    tableDrafts.length >= size
      ? selectDrafts(tableDrafts, size)
      : withoutDuplicates([...tableDrafts, ...extraDrafts(tableDrafts, size - tableDrafts.length)])
  const usedNumbers = new Set<number>()
  const assignGtin = makeGtinAssigner()
  const products = drafts.map((draft) => {
    const key = keyOf(draft)
    let number = 100_000_000 + (hash32(key) % 900_000_000)
    while (usedNumbers.has(number)) number = number === 999_999_999 ? 100_000_000 : number + 1
    usedNumbers.add(number)
    const gtin = assignGtin({
      brand: draft.brand ?? "lösvikt",
      article: key,
      plu: parseTraits(draft.traits).values.get("plu"),
      isLoose: draft.size.isWeighed || draft.size.label === "ST"
    })
    const leaf = categoryByUrl.get(
      `/matvaror/${asciiSlug(draft.department.name)}/${asciiSlug(draft.group.name)}/${asciiSlug(draft.leaf.name)}`
    )
    return makeProduct(draft, { number, gtin, leafId: leaf?.id ?? "", leafUrl: leaf?.url ?? "", today })
  })
  return { categories, products }
}
