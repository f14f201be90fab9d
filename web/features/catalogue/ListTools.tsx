import { useNavigate } from "react-router-dom"
import { type FilterName, filterNames, type Listing, type Sort, type SortField, toggleFilter } from "#core/catalogue/listing.ts"
import type { Facet } from "#core/catalogue/model.ts"
import { Chip } from "#web/kit/Chip.tsx"
import { Disclosure } from "#web/kit/Disclosure.tsx"
import { Select } from "#web/kit/Select.tsx"
import * as text from "#web/text/search.ts"
import { markingName } from "./markings.ts"
import styles from "./ListTools.module.css"

export interface ListToolsProps {
  readonly listing: Listing
  readonly facets: ReadonlyArray<Facet>
  /** The address of another listing of the same page. */
  readonly hrefOf: (listing: Listing) => string
}

const sorts: ReadonlyArray<{ readonly value: string; readonly label: string; readonly sort: Sort }> = [
  { value: "relevance", label: text.sortNames.relevance, sort: { field: "", order: "ASC" } },
  ...([
    ["p_price", "ASC", text.sortNames.p_price],
    ["p_price", "DESC", text.sortNames.p_price_desc],
    ["p_comparison_price", "ASC", text.sortNames.p_comparison_price],
    ["p_name", "ASC", text.sortNames.p_name],
    ["p_brand", "ASC", text.sortNames.p_brand]
  ] satisfies ReadonlyArray<readonly [SortField, Sort["order"], string]>).map(([field, order, label]) => ({ value: `${field}-${order}`, label, sort: { field, order } }))
]

/** A filter group shows this many before 'Visa fler'. */
const shownValues = 15

const nameOf = (filter: FilterName, value: string): string => (filter === "ProductMarkings" ? (markingName(value) ?? value) : value)

/** Sort and filters over a list; each choice is an address of its own, so that 'back' undoes it. */
export const ListTools = ({ listing, facets, hrefOf }: ListToolsProps) => {
  const navigate = useNavigate()
  const go = (change: Partial<Listing>) => void navigate(hrefOf({ ...listing, pages: 1, ...change }), { preventScrollReset: true })
  const chosen = filterNames.flatMap((filter) => (listing.filters[filter] ?? []).map((value) => ({ filter, value })))
  const current = sorts.find(({ sort }) => sort.field === listing.sort.field && sort.order === listing.sort.order) ?? sorts[0]
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        {facets.filter(({ name, options }) => filterNames.some((filter) => filter === name) && options.length > 1).map((facet) => {
          const filter = facet.name as FilterName
          const options = facet.options.filter(({ value }) => filter !== "ProductMarkings" || markingName(value) !== undefined)
          return options.length === 0 ? null : (
            <Disclosure key={filter} summary={text.filterNames[filter]} look="box">
              <div className={styles.values}>
                {options.slice(0, shownValues).map(({ value, count }) => (
                  <Chip
                    key={value}
                    count={count}
                    selected={listing.filters[filter]?.includes(value) ?? false}
                    onClick={() => go({ filters: toggleFilter(listing.filters, filter, value) })}
                  >
                    {nameOf(filter, value)}
                  </Chip>
                ))}
              </div>
            </Disclosure>
          )
        })}
        <div className={styles.sort}>
          <Select
            label={text.sort}
            value={current?.value ?? "relevance"}
            options={sorts.map(({ value, label }) => ({ value, label }))}
            onChange={(value: string) => go({ sort: sorts.find((sort) => sort.value === value)?.sort ?? listing.sort })}
          />
        </div>
      </div>
      {chosen.length > 0 && (
        <div className={styles.values}>
          {chosen.map(({ filter, value }) => (
            <Chip
              key={`${filter}-${value}`}
              removeLabel={text.removeFilter(nameOf(filter, value))}
              onClick={() => go({ filters: toggleFilter(listing.filters, filter, value) })}
            >
              {nameOf(filter, value)}
            </Chip>
          ))}
          <Chip onClick={() => go({ filters: {} })}>{text.clearAll}</Chip>
        </div>
      )}
    </div>
  )
}
