import { type FilterName, filterNames } from "#core/catalogue/listing.ts"
import type { Facet, FacetOption } from "#core/catalogue/model.ts"
import { markingName } from "#web/text/markings.ts"

/** A value by which a list can be filtered (PCAT-08). */
export interface FilterOption extends FacetOption {
  /** Unique among all filters. */
  readonly id: string
  readonly filter: FilterName
  /** The displayed name. */
  readonly label: string
}

/** The displayed name of a value; undefined for a marking without a name. */
export const labelOf = (filter: FilterName, value: string): string | undefined =>
  filter === "ProductMarkings" ? markingName(value) : value

export const filterOptionId = (filter: FilterName, value: string): string => `${filter}-${value}`

/** The options of all facets that are filters; markings without a displayed name are left out. */
export const filterOptionsOf = (facets: ReadonlyArray<Facet>): ReadonlyArray<FilterOption> =>
  facets.flatMap(({ name, options }) => {
    const filter = filterNames.find((filterName) => filterName === name)
    if (filter === undefined) return []
    return options.flatMap((option) => {
      const label = labelOf(filter, option.value)
      return label === undefined ? [] : [{ ...option, id: filterOptionId(filter, option.value), filter, label }]
    })
  })
