import type { Facet } from "#core/catalogue/model.ts"
import type { NavigationLink } from "#core/navigation/model.ts"
import {
  noRecipeFilters,
  parseRecipeSort,
  type RecipeFilters,
  type RecipeListRequest,
  type RecipeSort,
  recipeRelevance,
  type RecipeSwitch,
  recipeSwitches
} from "#core/recipes/listing.ts"
import { recipeSortName } from "#core/recipes/sort-name.ts"
import { toggleValue } from "#core/kernel/toggle-value.ts"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { Disclosure } from "#web/kit/controls/Disclosure.tsx"
import { PlainSelect } from "#web/kit/forms/PlainSelect.tsx"
import { clearAll, removeFilter, sort as sortLabel } from "#web/text/listing.ts"
import * as text from "#web/text/recipe.ts"
import { FilterSheet } from "../catalogue/FilterSheet.tsx"
import styles from "../catalogue/ListToolbar.module.css"

export interface RecipeListToolbarProps {
  readonly listing: RecipeListRequest
  readonly facets: ReadonlyArray<Facet>
  /** The label of the button that closes the filters on narrow screens: 'Visa 12 recept'. */
  readonly doneLabel: string
  /** The categories by which the list can be filtered. */
  readonly categories: ReadonlyArray<NavigationLink>
  /** Returns the URL of this page for another list request. */
  readonly hrefOf: (listing: RecipeListRequest) => string
  readonly onSort: (sort: RecipeSort) => void
}

type SortName = keyof typeof text.sortNames
const sortNames = Object.keys(text.sortNames) as ReadonlyArray<SortName>
const sortNamed = (name: string): RecipeSort => (name === "relevance" ? recipeRelevance : parseRecipeSort(name))

interface Option {
  readonly key: string
  readonly name: string
  readonly selected: boolean
  readonly count: number
  /** The filters of the list after a click on the option. */
  readonly filters: RecipeFilters
}

/** The sort order and filters of a list of recipes. Each selection is a URL, so that Back undoes it and links work without JavaScript. */
export const RecipeListToolbar = ({
  listing,
  facets,
  doneLabel,
  categories,
  hrefOf,
  onSort
}: RecipeListToolbarProps) => {
  const { filters } = listing
  const hrefWith = (change: Partial<RecipeListRequest>) => hrefOf({ ...listing, pageCount: 1, ...change })
  const countOf = (facet: string, value: string) =>
    facets.find(({ name }) => name === facet)?.options.find((option) => option.value === value)?.count ?? 0
  const switchOption = (name: RecipeSwitch): Option => ({
    key: name,
    name: text.switches[name],
    selected: filters.switches.includes(name),
    count: countOf(name, "true"),
    filters: { ...filters, switches: toggleValue(filters.switches, name) }
  })
  const categoryOption = ({ id, name }: NavigationLink): Option => ({
    key: id,
    name,
    selected: filters.categories.includes(id),
    count: countOf("categoryname", id),
    filters: { ...filters, categories: toggleValue(filters.categories, id) }
  })
  const groups = [
    { title: text.offersFilter, options: recipeSwitches.map(switchOption) },
    { title: text.categoriesFilter, options: categories.map(categoryOption) }
  ].map(({ title, options }) => ({ title, options: options.filter(({ count, selected }) => count > 0 || selected) }))
  const selectedOptions = groups.flatMap(({ options }) => options).filter((option) => option.selected)
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        <FilterSheet
          doneLabel={doneLabel}
          clearHref={selectedOptions.length > 0 ? hrefWith({ filters: noRecipeFilters }) : undefined}
        >
          {groups
            .filter(({ options }) => options.length > 0)
            .map(({ title, options }) => (
              <Disclosure key={title} name="filter-group" summary={title} variant="box">
                <div className={styles.values}>
                  {options.map((option) => (
                    <Chip
                      key={option.key}
                      count={option.count}
                      selected={option.selected}
                      href={hrefWith({ filters: option.filters })}
                      preventScrollReset
                    >
                      {option.name}
                    </Chip>
                  ))}
                </div>
              </Disclosure>
            ))}
        </FilterSheet>
        <div className={styles.sort}>
          <PlainSelect
            label={sortLabel}
            value={recipeSortName(listing.sort) ?? "relevance"}
            options={sortNames.map((value) => ({ value, label: text.sortNames[value] }))}
            onChange={(value) => onSort(sortNamed(value))}
          />
        </div>
      </div>
      <div className={styles.selectedValues}>
        <Chip
          selected={filters.priceOnly}
          href={hrefWith({ filters: { ...filters, priceOnly: !filters.priceOnly } })}
          preventScrollReset
        >
          {text.priceOnly}
        </Chip>
        {selectedOptions.map((option) => (
          <Chip
            key={option.key}
            removeLabel={removeFilter(option.name)}
            href={hrefWith({ filters: option.filters })}
            preventScrollReset
          >
            {option.name}
          </Chip>
        ))}
        {selectedOptions.length > 0 && (
          <Chip href={hrefWith({ filters: noRecipeFilters })} preventScrollReset>
            {clearAll}
          </Chip>
        )}
      </div>
      <noscript>
        <div className={styles.values}>
          {sortNames.map((value) => (
            <Chip key={value} href={hrefWith({ sort: sortNamed(value) })}>
              {text.sortNames[value]}
            </Chip>
          ))}
        </div>
      </noscript>
    </div>
  )
}
