import { assortmentState } from "#core/assortment/assortment-state.ts"
import { useEffect, useState } from "react"
import type { PopularProducts } from "#core/journeys/load-popular-products.ts"
import { useStatePart, useCase } from "#web/container/react.tsx"
import * as text from "#web/text/suggestions.ts"
import { type Group, productOption, recentOption } from "./suggestion-groups.ts"
import { useSearchHref } from "./use-search-href.ts"

interface PopularInStore extends PopularProducts {
  /** The number of the store that the products were loaded for. */
  readonly store: string | undefined
}

const labelOf = ({ areOwnPurchases, store }: PopularInStore): string => {
  if (areOwnPurchases) return text.myMostBought
  return store === undefined ? text.mostBoughtAnywhere : text.mostBought
}

/** The suggestions before typing: recent searches and the most bought products (SEARCH-13, SEARCH-14). */
export const useInitialSuggestions = () => {
  const store = useStatePart(assortmentState, ({ selection }) => selection?.storeNumber)
  const listRecentSearches = useCase("listRecentSearches")
  const loadPopularProducts = useCase("loadPopularProducts")
  const forgetSearches = useCase("forgetSearches")
  const hrefOf = useSearchHref()
  const [recentSearches, setRecentSearches] = useState<ReadonlyArray<string>>([])
  const [popularProducts, setPopularProducts] = useState<PopularInStore | null>(null)
  useEffect(() => {
    const aborter = new AbortController()
    const { signal } = aborter
    const load = async () => {
      const searches = await listRecentSearches(undefined, { signal })
      if (searches._tag === "Success") setRecentSearches(searches.success)
      const products = await loadPopularProducts(undefined, { signal })
      if (products._tag === "Success") setPopularProducts({ ...products.success, store })
    }
    load().catch(() => undefined)
    return () => aborter.abort()
  }, [store, listRecentSearches, loadPopularProducts])
  const forget = () => {
    setRecentSearches([])
    void forgetSearches()
  }
  // Another store has other products and prices, so the previous store's products are hidden.
  const popularInStore = popularProducts !== null && popularProducts.store === store ? popularProducts : null
  const groups: ReadonlyArray<Group> = [
    { label: text.recent, options: recentSearches.map((query) => recentOption(query, hrefOf({ query }))) },
    ...(popularInStore === null
      ? []
      : [{ label: labelOf(popularInStore), options: popularInStore.products.map(productOption) }])
  ].filter(({ options }) => options.length > 0)
  return { groups, forget: recentSearches.length > 0 ? forget : null }
}
