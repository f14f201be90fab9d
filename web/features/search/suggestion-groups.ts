import type { Product } from "#core/catalogue/model.ts"
import type { Hits } from "#core/search/model.ts"
import type { IconShape } from "#web/kit/controls/icon-paths.ts"
import { typeNames } from "#web/text/search.ts"
import { brandAndSize } from "#web/text/product.ts"

/** The icon of catered meals. */
const bag = "M4.5 6.5h11l1 10.5h-13l1-10.5ZM7 8.8V5.5a3 3 0 0 1 6 0v3.3"

/** One option of the list under the search box. */
export interface Option {
  /** Includes the type: ids are unique only within a type. */
  readonly key: string
  readonly label: string
  readonly note?: string
  readonly icon?: IconShape
  readonly href: string
  /** The id that a click is reported with; a recent search has none. */
  readonly entityId?: string
  readonly product?: Product
}

export interface Group {
  readonly label: string
  readonly options: ReadonlyArray<Option>
}

export const productOption = (product: Product): Option => ({
  key: `product ${product.id}`,
  label: product.name,
  note: brandAndSize(product),
  href: product.url,
  entityId: product.id,
  product
})

export const recentOption = (query: string, href: string): Option => ({
  key: `recent ${query}`,
  label: query,
  icon: "clock",
  href
})

const contentOption =
  (type: keyof typeof typeNames, icon: IconShape) =>
  ({ id, name, url, parentName }: Hits["categories"][number]): Option => ({
    key: `${type} ${id}`,
    label: name,
    icon,
    ...(parentName === null ? {} : { note: parentName }),
    href: url,
    entityId: id
  })

const storeOption = ({ storeNumber, name, url, streetAddress, city }: Hits["stores"][number]): Option => ({
  key: `store ${storeNumber}`,
  label: name,
  note: `${streetAddress}, ${city}`,
  icon: "store",
  href: url,
  entityId: storeNumber
})

/** The hits grouped by type, without empty groups, products first (SEARCH-06). */
export const groupsOf = (hits: Hits): ReadonlyArray<Group> =>
  [
    { label: typeNames.product, options: hits.products.map(productOption) },
    { label: typeNames.category, options: hits.categories.map(contentOption("category", "right")) },
    { label: typeNames.recipe, options: hits.recipes.map(contentOption("recipe", "recipe")) },
    { label: typeNames.page, options: hits.contentPages.map(contentOption("page", "info")) },
    { label: typeNames.cateredmeal, options: hits.cateredMeals.map(contentOption("cateredmeal", bag)) },
    { label: typeNames.store, options: hits.stores.map(storeOption) }
  ].filter(({ options }) => options.length > 0)
