import { useNavigate } from "react-router-dom"
import { type FilterName, filterNames, type Listing, relevance, type Sort, type SortField, toggleFilter } from "#core/catalogue/listing.ts"
import type { Facet } from "#core/catalogue/model.ts"
import { Chip } from "#web/kit/Chip.tsx"
import { Disclosure } from "#web/kit/Disclosure.tsx"
import { Icon } from "#web/kit/Icon.tsx"
import { PlainSelect } from "#web/kit/PlainSelect.tsx"
import * as text from "#web/text/listing.ts"
import { markingName } from "#web/text/markings.ts"
import styles from "./ListTools.module.css"
import { type FilterValue, useKeptPlaces } from "./use-kept-places.ts"

export interface ListToolsProps {
  readonly listing: Listing
  readonly facets: ReadonlyArray<Facet>
  /** The address of another listing of the same page. */
  readonly hrefOf: (listing: Listing) => string
  /** What the list can be sorted by; all that goods have unless given. */
  readonly sorts?: ReadonlyArray<SortName>
}

export type SortName = keyof typeof text.sortNames
const goodsSorts = Object.keys(text.sortNames) as ReadonlyArray<SortName>

const sortOf = (name: string): Sort =>
  name === "relevance" ? relevance : { field: name.replace(/_desc$/, "") as SortField, order: name.endsWith("_desc") ? "DESC" : "ASC" }
const nameOfSort = ({ field, order }: Sort): string => (field === "" ? "relevance" : order === "DESC" ? `${field}_desc` : field)

/** A filter group shows this many before 'Visa fler' (PCAT-08). */
const shownValues = 15
/** So many of the most used stand above the groups too, as many of each. */
const promotedValues = 8

/** A marking is a filter only where it has a name. */
const nameOf = (filter: FilterName, value: string): string | undefined => (filter === "ProductMarkings" ? markingName(value) : value)

const valuesOf = ({ name, options }: Facet): ReadonlyArray<FilterValue> =>
  filterNames.flatMap((filter) => (filter === name ? options.filter(({ value }) => nameOf(filter, value) !== undefined).map((option) => ({ ...option, filter })) : []))

/** Sort and filters over a list; each choice is an address of its own, so that 'back' undoes it and links do without JavaScript. */
export const ListTools = ({ listing, facets, hrefOf, sorts = goodsSorts }: ListToolsProps) => {
  const navigate = useNavigate()
  const changed = (change: Partial<Listing>) => hrefOf({ ...listing, page: 0, pages: 1, ...change })
  const isChosen = ({ filter, value }: Pick<FilterValue, "filter" | "value">) => listing.filters[filter]?.includes(value) ?? false
  const toggled = ({ filter, value }: Pick<FilterValue, "filter" | "value">) => changed({ filters: toggleFilter(listing.filters, filter, value) })
  const chosen = filterNames.flatMap((filter) => (listing.filters[filter] ?? []).map((value) => ({ filter, value })))
  const values = useKeptPlaces(facets.flatMap(valuesOf), hrefOf({ page: 0, pages: 1, sort: relevance, filters: {} }))
  const kept = [...new Set(values.map(({ filter }) => filter))].map((filter) => values.filter((value) => value.filter === filter))
  const promoted = kept.filter((group) => group.length > 1 || group.some(isChosen))
  const groups = promoted.map((group) => group.filter((value) => value.count > 0 || isChosen(value))).filter((group) => group.length > 0)
  const chip = (option: FilterValue) => {
    const key = `${option.filter}-${option.value}`
    const name = nameOf(option.filter, option.value)
    return option.count === 0 && !isChosen(option)
      ? <Chip key={key} count={0} disabled>{name}</Chip>
      : <Chip key={key} count={option.count} selected={isChosen(option)} href={toggled(option)} keepPlace>{name}</Chip>
  }
  return (
    <div data-filters className={styles.tools}>
      {promoted.length > 0 && <div className={styles.promoted}>{promoted.flatMap((group) => group.slice(0, promotedValues / promoted.length)).map(chip)}</div>}
      <div className={styles.line}>
        {groups.length > 0 && (
          <details>
            <summary className={styles.opener}>
              <Icon name="filter" /> {text.filters}
            </summary>
            <div className={styles.groups}>
              {groups.map((group) => {
                const filter = group[0]?.filter ?? "Brands"
                return (
                  <Disclosure key={filter} name="filter-group" summary={text.filterNames[filter]} look="box">
                    <div className={styles.values}>{group.slice(0, shownValues).map(chip)}</div>
                    {group.length > shownValues && (
                      <Disclosure summary={text.moreValues(group.length - shownValues)}>
                        <div className={styles.values}>{group.slice(shownValues).map(chip)}</div>
                      </Disclosure>
                    )}
                  </Disclosure>
                )
              })}
            </div>
          </details>
        )}
        <div className={styles.sort}>
          <PlainSelect
            label={text.sort}
            value={nameOfSort(listing.sort)}
            options={sorts.map((value) => ({ value, label: text.sortNames[value] }))}
            onChange={(value) => void navigate(changed({ sort: sortOf(value) }), { preventScrollReset: true })}
          />
        </div>
      </div>
      <noscript>
        <div className={styles.values}>{sorts.map((value) => <Chip key={value} href={changed({ sort: sortOf(value) })}>{text.sortNames[value]}</Chip>)}</div>
      </noscript>
      {chosen.length > 0 && (
        <div className={styles.chosen}>
          {chosen.map((option) => {
            const name = nameOf(option.filter, option.value) ?? option.value
            return <Chip key={`${option.filter}-${option.value}`} removeLabel={text.removeFilter(name)} href={toggled(option)} keepPlace>{name}</Chip>
          })}
          <Chip href={changed({ filters: {} })} keepPlace>{text.clearAll}</Chip>
        </div>
      )}
    </div>
  )
}
