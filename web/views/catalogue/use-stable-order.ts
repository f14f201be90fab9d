import { useState } from "react"
import type { FilterOption } from "./filter-options.ts"

/**
 * Keeps the options in the order in which a page first showed them, so that a selected option stays under the pointer.
 * Options without hits are kept with a count of 0.
 */
export const useStableOrder = (options: ReadonlyArray<FilterOption>, page: string): ReadonlyArray<FilterOption> => {
  const [firstSeen, setFirstSeen] = useState({ page, options })
  const known = firstSeen.page === page ? firstSeen.options : []
  const knownIds = new Set(known.map(({ id }) => id))
  const all = [...known, ...options.filter(({ id }) => !knownIds.has(id))]
  if (firstSeen.page !== page || all.length > known.length) setFirstSeen({ page, options: all })
  const current = new Map(options.map((option) => [option.id, option]))
  return all.map((option) => current.get(option.id) ?? { ...option, count: 0 })
}
