import type { Schema } from "effect"
import type { Facet } from "#core/catalogue/wire.ts"

export type WireFacetJson = Schema.Codec.Encoded<typeof Facet>

/** The hits with the same brand and the same markings. */
export interface HitGroup {
  readonly brand: string | null
  readonly markings: ReadonlyArray<string>
  readonly count: number
}

export interface Filters {
  /** A product has any of these. */
  readonly brands: ReadonlyArray<string>
  /** A product has all of these: a shopper who selects 'laktosfri' and 'glutenfri' needs both in one product. */
  readonly markings: ReadonlyArray<string>
}

const hasBrand = ({ brands }: Filters, { brand }: HitGroup): boolean =>
  brands.length === 0 || (brand !== null && brands.includes(brand))

const hasMarkings = ({ markings }: Filters, group: HitGroup): boolean =>
  markings.every((marking) => group.markings.includes(marking))

const countHits = (groups: ReadonlyArray<HitGroup>): number => groups.reduce((sum, { count }) => sum + count, 0)

const { compare } = new Intl.Collator("sv")

/** Options by descending count, those of equal count by name. A selected option stays with a count of 0, so that it can be deselected. */
const facetOf = (
  name: string,
  selectedValues: ReadonlyArray<string>,
  optionCounts: Iterable<readonly [option: string, count: number]>
): WireFacetJson => {
  const counts = new Map(selectedValues.map((option) => [option, 0]))
  for (const [option, count] of optionCounts) counts.set(option, (counts.get(option) ?? 0) + count)
  return {
    name,
    options: [...counts]
      .map(([option, count]) => ({ option, count, selected: selectedValues.includes(option) }))
      .toSorted((a, b) => b.count - a.count || compare(a.option, b.option))
  }
}

/**
 * Counts the options of both filters in the whole list, not only on the requested page. Selected brands are combined with OR, so brands are counted
 * without the brand filter. Selected markings are combined with AND, so markings are counted with all filters. Thus no unselected option leads to an
 * empty list.
 */
export const facetsOf = (groups: ReadonlyArray<HitGroup>, filters: Filters): ReadonlyArray<WireFacetJson> => {
  const groupsWithMarkings = groups.filter((group) => hasMarkings(filters, group))
  return [
    facetOf(
      "Brands",
      filters.brands,
      groupsWithMarkings.flatMap(({ brand, count }) => (brand === null ? [] : [[brand, count] as const]))
    ),
    facetOf(
      "ProductMarkings",
      filters.markings,
      groupsWithMarkings
        .filter((group) => hasBrand(filters, group))
        .flatMap(({ markings, count }) => markings.map((marking) => [marking, count] as const))
    )
  ]
}

/** The number of hits with and without the filters. */
export const hitCountsOf = (
  groups: ReadonlyArray<HitGroup>,
  filters: Filters
): { readonly hitCount: number; readonly unfilteredHitCount: number } => ({
  unfilteredHitCount: countHits(groups),
  hitCount: countHits(groups.filter((group) => hasBrand(filters, group) && hasMarkings(filters, group)))
})
