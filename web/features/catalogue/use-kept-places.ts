import { useState } from "react"
import type { FilterName } from "#core/catalogue/listing.ts"
import type { FacetOption } from "#core/catalogue/model.ts"

export interface FilterValue extends FacetOption {
  readonly filter: FilterName
}

const keyOf = ({ filter, value }: FilterValue): string => `${filter} ${value}`

/**
 * The values in the places where they were first seen on a page, whatever they count for now: one that is chosen stays under the pointer (ux.md).
 * Those that are left with nothing keep their places with 0.
 */
export const useKeptPlaces = (values: ReadonlyArray<FilterValue>, page: string): ReadonlyArray<FilterValue> => {
  const [seen, setSeen] = useState({ page, values })
  const known = seen.page === page ? seen.values : []
  const places = new Set(known.map(keyOf))
  const all = [...known, ...values.filter((value) => !places.has(keyOf(value)))]
  if (seen.page !== page || all.length > known.length) setSeen({ page, values: all })
  const now = new Map(values.map((value) => [keyOf(value), value]))
  return all.map((value) => now.get(keyOf(value)) ?? { ...value, count: 0 })
}
