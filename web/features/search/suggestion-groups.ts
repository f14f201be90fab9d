import type { Product } from "#core/catalogue/model.ts"
import { formatPrice } from "#core/kernel/money.ts"
import type { Hits } from "#core/search/model.ts"
import * as text from "#web/text/search.ts"

/** One line of the list under the search box. */
export interface Option {
  readonly key: string
  readonly label: string
  readonly note?: string
  readonly picture?: string
  readonly icon?: "search" | "store" | "right"
  readonly end?: string
  readonly href: string
}

export interface Group {
  readonly label: string
  readonly options: ReadonlyArray<Option>
}

export const searchHref = (query: string): string => `/sok?Q=${encodeURIComponent(query)}`

export const productOption = (product: Product): Option => ({
  key: product.id,
  label: product.name,
  note: [product.brand, product.size].filter(Boolean).join(" · "),
  ...(product.picture === null ? {} : { picture: product.picture }),
  ...(product.price === null ? {} : { end: formatPrice(product.price.current) }),
  href: product.url
})

const contentOption = ({ id, name, url, parentName }: Hits["categories"][number]): Option => ({
  key: id,
  label: name,
  icon: "right",
  ...(parentName === null ? {} : { note: parentName }),
  href: url
})

export const groupsOf = (hits: Hits): ReadonlyArray<Group> =>
  [
    { label: text.kinds.product, options: hits.products.map(productOption) },
    { label: text.kinds.category, options: hits.categories.map(contentOption) },
    { label: text.kinds.recipe, options: hits.recipes.map(contentOption) },
    { label: text.kinds.page, options: hits.contentPages.map(contentOption) },
    { label: text.kinds.cateredmeal, options: hits.cateredMeals.map(contentOption) },
    {
      label: text.kinds.store,
      options: hits.stores.map((store): Option => ({ key: store.storeNumber, label: store.name, note: `${store.streetAddress}, ${store.city}`, icon: "store", href: store.url }))
    }
  ].filter(({ options }) => options.length > 0)
