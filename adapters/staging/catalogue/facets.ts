import type { Schema } from "effect"
import type { Facet } from "#core/catalogue/wire.ts"

export type WireFacet = Schema.Codec.Encoded<typeof Facet>

/** So many hits share a brand and a set of markings. */
export type HitGroup = readonly [brand: string | null, markings: ReadonlyArray<string>, count: number]

export interface Filters {
  /** Any of them. */
  readonly brands: ReadonlyArray<string>
  /** All of them: who needs 'laktosfri' and 'glutenfri' needs both in one product. */
  readonly markings: ReadonlyArray<string>
}

const hasBrand = ({ brands }: Filters, [brand]: HitGroup): boolean => brands.length === 0 || (brand !== null && brands.includes(brand))

const hasMarkings = ({ markings }: Filters, [, carried]: HitGroup): boolean => markings.every((marking) => carried.includes(marking))

const sumOf = (groups: ReadonlyArray<HitGroup>): number => groups.reduce((sum, [, , count]) => sum + count, 0)

/** By count; what is chosen stays among the options when nothing is left of it, so that it can be let go of. */
const facetOf = (name: string, chosen: ReadonlyArray<string>, counted: Iterable<readonly [option: string, count: number]>): WireFacet => {
  const counts = new Map(chosen.map((option) => [option, 0]))
  for (const [option, count] of counted) counts.set(option, (counts.get(option) ?? 0) + count)
  return {
    name,
    options: [...counts]
      .map(([option, count]) => ({ option, count, selected: chosen.includes(option) }))
      .toSorted((a, b) => b.count - a.count || (a.option < b.option ? -1 : 1))
  }
}

/**
 * Counts over the whole hit set. Brands widen, so they are counted without the brands chosen: a second one can be added to the first. Markings
 * narrow, so they are counted with those chosen: none is offered that would leave nothing.
 */
export const facetsOf = (groups: ReadonlyArray<HitGroup>, filters: Filters): ReadonlyArray<WireFacet> => {
  const marked = groups.filter((group) => hasMarkings(filters, group))
  return [
    facetOf("Brands", filters.brands, marked.flatMap(([brand, , count]) => (brand === null ? [] : [[brand, count] as const]))),
    facetOf(
      "ProductMarkings",
      filters.markings,
      marked.filter((group) => hasBrand(filters, group)).flatMap(([, markings, count]) => markings.map((marking) => [marking, count] as const))
    )
  ]
}

/** How many hits there are, and how many of them the filters leave. */
export const totalsOf = (groups: ReadonlyArray<HitGroup>, filters: Filters): { readonly found: number; readonly total: number } => ({
  found: sumOf(groups),
  total: sumOf(groups.filter((group) => hasBrand(filters, group) && hasMarkings(filters, group)))
})
