import { useEffect, useState } from "react"
import type { Popular } from "#core/journeys/popular-goods.ts"
import { AssortmentViewId, ForgetSearches, PopularGoods, RecentSearches } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import * as text from "#web/text/suggestions.ts"
import { type Group, productOption, recentOption } from "./suggestion-groups.ts"
import { useSearchHref } from "./use-search-href.ts"

interface Offered extends Popular {
  /** Where it is sold. */
  readonly store: string | undefined
}

const labelOf = ({ own, store }: Offered): string => (own ? text.myMostBought : store === undefined ? text.mostBoughtAnywhere : text.mostBought)

/** What the box offers before anything is typed: the last searches, and what is bought most (SEARCH-13, SEARCH-14). */
export const useBeforeTyping = () => {
  const store = useStateView(AssortmentViewId, ({ choice }) => choice?.storeNumber)
  const recentSearches = useService(RecentSearches)
  const popularGoods = useService(PopularGoods)
  const forgetSearches = useService(ForgetSearches)
  const hrefOf = useSearchHref()
  const [recent, setRecent] = useState<ReadonlyArray<string>>([])
  const [popular, setPopular] = useState<Offered | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const load = async () => {
      const searches = await recentSearches(undefined, { signal })
      if (searches._tag === "Success") setRecent(searches.success)
      const goods = await popularGoods(undefined, { signal })
      if (goods._tag === "Success") setPopular({ ...goods.success, store })
    }
    load().catch(() => undefined)
    return () => abort.abort()
  }, [store, recentSearches, popularGoods])
  const forget = () => {
    setRecent([])
    void forgetSearches()
  }
  // Another store has other goods and prices: those of the last one are gone until the answer is there.
  const offered = popular !== null && popular.store === store ? popular : null
  const groups: ReadonlyArray<Group> = [
    { label: text.recent, options: recent.map((query) => recentOption(query, hrefOf({ query }))) },
    ...(offered === null ? [] : [{ label: labelOf(offered), options: offered.goods.map(productOption) }])
  ].filter(({ options }) => options.length > 0)
  return { groups, forget: recent.length > 0 ? forget : null }
}
