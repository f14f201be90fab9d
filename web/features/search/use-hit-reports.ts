import { useMemo } from "react"
import { ReportAddingToCart, ReportClick } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"

export interface HitReports {
  /** A hit is opened; by its id. */
  readonly opened: (id: string) => void
  /** Goods among the hits are put into the cart. */
  readonly added: (id: string) => void
}

/** Tells the search service which hits of a query are of use, and nothing about who. */
export const useHitReports = (query: string): HitReports => {
  const reportClick = useService(ReportClick)
  const reportAddingToCart = useService(ReportAddingToCart)
  return useMemo(() => ({
    opened: (id) => void reportClick({ id, query }),
    added: (id) => void reportAddingToCart({ id, query })
  }), [query, reportClick, reportAddingToCart])
}
