import { useState } from "react"
import type { FilterOption } from "./filter-options.ts"

/**
 * Keeps the options in the order in which the page first showed them, so that a selected option stays under the pointer.
 * Options without hits are kept with a count of 0.
 */
export const useStableOrder = (options: ReadonlyArray<FilterOption>, page: string): ReadonlyArray<FilterOption> => {
  const [firstSeen, setFirstSeen] = useState({ page, options })
  const knownOptions = firstSeen.page === page ? firstSeen.options : []
  const knownIds = new Set(knownOptions.map(({ id }) => id))
  const allOptions = [...knownOptions, ...options.filter(({ id }) => !knownIds.has(id))]
  if (firstSeen.page !== page || allOptions.length > knownOptions.length) setFirstSeen({ page, options: allOptions })
  const current = new Map(options.map((option) => [option.id, option]))
  return allOptions.map((option) => current.get(option.id) ?? { ...option, count: 0 })
}
