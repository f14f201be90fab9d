import type { Product } from "#core/catalogue/model.ts"
import type { Hits } from "#core/search/model.ts"
import type { IconName } from "#web/kit/controls/icon-paths.ts"
import { kinds } from "#web/text/search.ts"

/** One option of the list under the search box. */
export interface Option {
  /** Includes the kind: ids are unique only within a kind. */
  readonly key: string
  readonly label: string
  readonly note?: string
  readonly icon?: IconName
  readonly href: string
  /** The id that a click is reported with; a recent search has none. */
  readonly entity?: string
  readonly product?: Product
}

export interface Group {
  readonly label: string
  readonly options: ReadonlyArray<Option>
}

export const productOption = (product: Product): Option => ({
  key: `product ${product.id}`,
  label: product.name,
  note: [product.brand, product.size].filter(Boolean).join(" · "),
  href: product.url,
  entity: product.id,
  product
})

export const recentOption = (query: string, href: string): Option => ({
  key: `recent ${query}`,
  label: query,
  icon: "clock",
  href
})

const contentOption =
  (kind: keyof typeof kinds, icon: IconName) =>
  ({ id, name, url, parentName }: Hits["categories"][number]): Option => ({
    key: `${kind} ${id}`,
    label: name,
    icon,
    ...(parentName === null ? {} : { note: parentName }),
    href: url,
    entity: id
  })

const storeOption = ({ storeNumber, name, url, streetAddress, city }: Hits["stores"][number]): Option => ({
  key: `store ${storeNumber}`,
  label: name,
  note: `${streetAddress}, ${city}`,
  icon: "store",
  href: url,
  entity: storeNumber
})

/** The hits grouped by kind, without empty groups, products first (SEARCH-06). */
export const groupsOf = (hits: Hits): ReadonlyArray<Group> =>
  [
    { label: kinds.product, options: hits.products.map(productOption) },
    { label: kinds.category, options: hits.categories.map(contentOption("category", "right")) },
    { label: kinds.recipe, options: hits.recipes.map(contentOption("recipe", "recipe")) },
    { label: kinds.page, options: hits.contentPages.map(contentOption("page", "info")) },
    { label: kinds.cateredmeal, options: hits.cateredMeals.map(contentOption("cateredmeal", "bag")) },
    { label: kinds.store, options: hits.stores.map(storeOption) }
  ].filter(({ options }) => options.length > 0)
