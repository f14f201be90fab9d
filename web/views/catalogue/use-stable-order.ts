import { useState } from "react"
import type { FilterName } from "#core/catalogue/listing.ts"
import type { FacetOption } from "#core/catalogue/model.ts"

export interface FilterValue extends FacetOption {
  readonly filter: FilterName
}

const keyOf = ({ filter, value }: FilterValue): string => `${filter} ${value}`

/**
 * Keeps the values in the order in which a page first showed them, so that a selected value stays under the pointer.
 * Values without hits are kept with a count of 0.
 */
export const useStableOrder = (values: ReadonlyArray<FilterValue>, page: string): ReadonlyArray<FilterValue> => {
  const [firstSeen, setFirstSeen] = useState({ page, values })
  const known = firstSeen.page === page ? firstSeen.values : []
  const knownKeys = new Set(known.map(keyOf))
  const all = [...known, ...values.filter((value) => !knownKeys.has(keyOf(value)))]
  if (firstSeen.page !== page || all.length > known.length) setFirstSeen({ page, values: all })
  const current = new Map(values.map((value) => [keyOf(value), value]))
  return all.map((value) => current.get(keyOf(value)) ?? { ...value, count: 0 })
}
