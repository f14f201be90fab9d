import type { FocusEvent, RefObject } from "react"
import { useNavigate } from "react-router-dom"
import {
  filterNames,
  type ListRequest,
  relevance,
  type Sort,
  type SortField,
  sortNameOf,
  toggleFilter
} from "#core/catalogue/listing.ts"
import type { Facet } from "#core/catalogue/model.ts"
import { classes } from "#web/kit/classes.ts"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { Disclosure } from "#web/kit/controls/Disclosure.tsx"
import { PlainSelect } from "#web/kit/forms/PlainSelect.tsx"
import * as text from "#web/text/listing.ts"
import { type FilterOption, filterOptionId, filterOptionsOf, labelOf } from "./filter-options.ts"
import { FilterSheet } from "./FilterSheet.tsx"
import styles from "./ListToolbar.module.css"
import { useStableOrder } from "./use-stable-order.ts"

/** Refs and handlers that manage the focus among the filters. The handlers go on every container whose focused element may disappear with a filter. */
export interface FilterFocus {
  /** The toolbar with the filters, the sort order and the chips. */
  readonly toolbar: RefObject<HTMLDivElement | null>
  /** The button that opens the filters on narrow screens. */
  readonly opener: RefObject<HTMLButtonElement | null>
  /** The chips that remove one filter each, followed by the chip that removes all filters. */
  readonly chips: RefObject<HTMLDivElement | null>
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: () => void
}

export interface ListToolbarProps {
  readonly listing: ListRequest
  readonly facets: ReadonlyArray<Facet>
  /** The label of the button that closes the filters on narrow screens: 'Visa 24 varor'. */
  readonly doneLabel: string
  /** Returns the URL of this page for another list request. */
  readonly hrefOf: (listing: ListRequest) => string
  /** The sorts to choose from; by default all sorts of products. */
  readonly sorts?: ReadonlyArray<SortName>
  readonly focus?: FilterFocus | undefined
  /** Called when a sort is selected; by default the URL of the sorted list is opened. */
  readonly onSort?: ((sort: Sort) => void) | undefined
  /** Leaves out the most used values on narrow screens, because another row of chips is above. */
  readonly compact?: boolean | undefined
}

export type SortName = keyof typeof text.sortNames
const productSorts = Object.keys(text.sortNames) as ReadonlyArray<SortName>

const sortOf = (name: string): Sort =>
  name === "relevance"
    ? relevance
    : { field: name.replace(/_desc$/, "") as SortField, order: name.endsWith("_desc") ? "DESC" : "ASC" }
const nameOfSort = (sort: Sort): string => sortNameOf(sort) ?? "relevance"

/** The maximum number of a filter's values before 'Visa fler' (PCAT-08). */
const maxShownValueCount = 15
/** The maximum number of values, the most used ones, that are also shown above the filters. */
const maxPromotedValueCount = 8

/** The sort order and filters of a list. Each selection is a URL, so that Back undoes it and links work without JavaScript. */
export const ListToolbar = ({
  listing,
  facets,
  doneLabel,
  hrefOf,
  sorts = productSorts,
  focus,
  onSort,
  compact
}: ListToolbarProps) => {
  const navigate = useNavigate()
  const hrefWith = (change: Partial<ListRequest>) => hrefOf({ ...listing, page: 0, pageCount: 1, ...change })
  const isSelected = ({ filter, value }: Pick<FilterOption, "filter" | "value">) =>
    listing.filters[filter]?.includes(value) ?? false
  const sortBy = onSort ?? ((sort: Sort) => void navigate(hrefWith({ sort }), { preventScrollReset: true }))
  const hrefToggling = ({ filter, value }: Pick<FilterOption, "filter" | "value">) =>
    hrefWith({ filters: toggleFilter(listing.filters, filter, value) })
  const selectedValues = filterNames.flatMap((filter) =>
    (listing.filters[filter] ?? []).map((value) => ({ filter, value }))
  )
  const options = useStableOrder(
    filterOptionsOf(facets),
    hrefOf({ page: 0, pageCount: 1, sort: relevance, filters: {} })
  )
  const optionsByFilter = [...new Set(options.map(({ filter }) => filter))].map((filter) =>
    options.filter((option) => option.filter === filter)
  )
  const promotedGroups = optionsByFilter.filter((group) => group.length > 1 || group.some(isSelected))
  const groups = promotedGroups
    .map((group) => group.filter((option) => option.count > 0 || isSelected(option)))
    .filter((group) => group.length > 0)
  const renderChip = (option: FilterOption) => {
    const { id, label, count } = option
    return count === 0 && !isSelected(option) ? (
      <Chip key={id} count={0} disabled>
        {label}
      </Chip>
    ) : (
      <Chip key={id} count={count} selected={isSelected(option)} href={hrefToggling(option)} preventScrollReset>
        {label}
      </Chip>
    )
  }
  return (
    <div ref={focus?.toolbar} data-filters className={styles.tools} onFocus={focus?.onFocus} onBlur={focus?.onBlur}>
      {promotedGroups.length > 0 && (
        <div className={classes(styles.promoted, compact && styles.wideOnly)}>
          {promotedGroups
            .flatMap((group) => group.slice(0, maxPromotedValueCount / promotedGroups.length))
            .map(renderChip)}
        </div>
      )}
      <div className={styles.line}>
        {groups.length > 0 && (
          <FilterSheet
            opener={focus?.opener}
            doneLabel={doneLabel}
            clearHref={selectedValues.length > 0 ? hrefWith({ filters: {} }) : undefined}
          >
            {groups.map((group) => {
              const filter = group[0]?.filter ?? "Brands"
              return (
                <Disclosure key={filter} name="filter-group" summary={text.filterNames[filter]} variant="box">
                  <div className={styles.values}>{group.slice(0, maxShownValueCount).map(renderChip)}</div>
                  {group.length > maxShownValueCount && (
                    <Disclosure summary={text.moreValues(group.length - maxShownValueCount)}>
                      <div className={styles.values}>{group.slice(maxShownValueCount).map(renderChip)}</div>
                    </Disclosure>
                  )}
                </Disclosure>
              )
            })}
          </FilterSheet>
        )}
        <div className={styles.sort}>
          <PlainSelect
            label={text.sort}
            value={nameOfSort(listing.sort)}
            options={sorts.map((value) => ({ value, label: text.sortNames[value] }))}
            onChange={(value) => sortBy(sortOf(value))}
          />
        </div>
      </div>
      <noscript>
        <div className={styles.values}>
          {sorts.map((value) => (
            <Chip key={value} href={hrefWith({ sort: sortOf(value) })}>
              {text.sortNames[value]}
            </Chip>
          ))}
        </div>
      </noscript>
      {selectedValues.length > 0 && (
        <div ref={focus?.chips} className={styles.selectedValues}>
          {selectedValues.map((option) => {
            const label = labelOf(option.filter, option.value) ?? option.value
            return (
              <Chip
                key={filterOptionId(option.filter, option.value)}
                removeLabel={text.removeFilter(label)}
                href={hrefToggling(option)}
                preventScrollReset
              >
                {label}
              </Chip>
            )
          })}
          <Chip href={hrefWith({ filters: {} })} preventScrollReset>
            {text.clearAll}
          </Chip>
        </div>
      )}
    </div>
  )
}
