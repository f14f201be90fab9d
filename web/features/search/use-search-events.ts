import { useMemo } from "react"
import { useCase } from "#web/container/react.tsx"

export interface SearchEvents {
  /** Reports a hit that was opened, by its id. */
  readonly trackOpened: (id: string) => void
  /** Reports a product among the hits that was added to the cart. */
  readonly trackAdded: (id: string) => void
}

/** Reports to the search service which hits of a query are used, without any data on the shopper. */
export const useSearchEvents = (query: string): SearchEvents => {
  const trackClick = useCase("trackClick")
  const trackAddingToCart = useCase("trackAddingToCart")
  return useMemo(
    () => ({
      trackOpened: (id) => void trackClick({ id, query }),
      trackAdded: (id) => void trackAddingToCart({ id, query })
    }),
    [query, trackClick, trackAddingToCart]
  )
}
