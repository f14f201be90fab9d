import { useEffect, useState } from "react"
import { AssortmentViewId, ForgetSearches, PopularGoods, RecentSearches } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import * as text from "#web/text/suggestions.ts"
import { type Group, productOption, recentOption } from "./suggestion-groups.ts"
import { useSearchHref } from "./use-search-href.ts"

/** What the box offers before anything is typed: the last searches, and what is bought most (SEARCH-13, SEARCH-14). */
export const useBeforeTyping = () => {
  const store = useStateView(AssortmentViewId, ({ choice }) => choice?.storeNumber)
  const recentSearches = useService(RecentSearches)
  const popularGoods = useService(PopularGoods)
  const forgetSearches = useService(ForgetSearches)
  const hrefOf = useSearchHref()
  const [recent, setRecent] = useState<ReadonlyArray<string>>([])
  const [popular, setPopular] = useState<Group["options"]>([])
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const load = async () => {
      const searches = await recentSearches(undefined, { signal })
      if (searches._tag === "Success") setRecent(searches.success)
      const goods = await popularGoods(undefined, { signal })
      if (goods._tag === "Success") setPopular(goods.success.map(productOption))
    }
    load().catch(() => undefined)
    return () => abort.abort()
  }, [store, recentSearches, popularGoods])
  const forget = () => {
    setRecent([])
    void forgetSearches()
  }
  const groups: ReadonlyArray<Group> = [
    { label: text.recent, options: recent.map((query) => recentOption(query, hrefOf({ query }))) },
    { label: text.mostBought, options: popular }
  ].filter(({ options }) => options.length > 0)
  return { groups, forget: recent.length > 0 ? forget : null }
}
