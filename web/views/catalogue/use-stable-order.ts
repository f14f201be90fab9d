import { useState } from "react"
import type { FilterOption } from "./filter-options.ts"

/**
 * Returns the options in the order in which the page with this URL first showed them, so that a selected option stays under the pointer.
 * Options that have disappeared are kept with a count of 0.
 */
export const useStableOrder = (options: ReadonlyArray<FilterOption>, pageUrl: string): ReadonlyArray<FilterOption> => {
  const [firstSeen, setFirstSeen] = useState({ pageUrl, options })
  const knownOptions = firstSeen.pageUrl === pageUrl ? firstSeen.options : []
  const knownIds = new Set(knownOptions.map(({ id }) => id))
  const allOptions = [...knownOptions, ...options.filter(({ id }) => !knownIds.has(id))]
  if (firstSeen.pageUrl !== pageUrl || allOptions.length > knownOptions.length)
    setFirstSeen({ pageUrl, options: allOptions })
  const currentOptions = new Map(options.map((option) => [option.id, option]))
  return allOptions.map((option) => currentOptions.get(option.id) ?? { ...option, count: 0 })
}
