import { suggestionsState } from "#core/search/suggestions-state.ts"
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect } from "react"
import type { Product } from "#core/catalogue/model.ts"
import { normalizeQuery } from "#core/search/normalize-query.ts"
import { useStatePart, useCase } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Completion } from "#web/views/search/Completion.tsx"
import { SuggestionGroup } from "#web/views/search/SuggestionGroup.tsx"
import { SuggestionList } from "#web/views/search/SuggestionList.tsx"
import { SuggestionOption } from "#web/views/search/SuggestionOption.tsx"
import { noHits } from "#web/text/no-hits.ts"
import { addProducts, clearRecentSearches, suggestionsAnnouncement, tooShort } from "#web/text/suggestions.ts"
import { SuggestionsFooter } from "./SuggestionsFooter.tsx"
import { SuggestionsHeader } from "./SuggestionsHeader.tsx"
import styles from "./SearchList.module.css"
import { closedListState, type SearchListProps } from "./search-list.ts"
import { groupsOf, type Option } from "./suggestion-groups.ts"
import { useActiveOption } from "./use-active-option.ts"
import { useInitialSuggestions } from "./use-initial-suggestions.ts"
import { useFieldFocus } from "./use-field-focus.ts"
import { usePressOutsideSearch } from "./use-press-outside-search.ts"
import { useAnnouncement } from "./use-announcement.ts"

export interface SearchListRenderers {
  /** Renders the add button or stepper of a product's row. */
  readonly renderControl: (product: Product, query: string) => ReactNode
  readonly renderPrice: (product: Product) => ReactNode
}

/** The list under the open search box: the suggestions for the typed query, or the initial suggestions before typing. */
export const SearchList = ({
  id,
  input,
  handleKey,
  onStateChange,
  setInput,
  onNavigate,
  onLeave,
  renderControl,
  renderPrice
}: SearchListProps & SearchListRenderers) => {
  const view = useStatePart(suggestionsState, (suggestions) => suggestions)
  const trackClick = useCase("trackClick")
  const initialSuggestions = useInitialSuggestions()

  const query = input.trim()
  /** A single letter is not searched for (SEARCH-01), so the initial suggestions remain. */
  const isSearchable = normalizeQuery(input) !== null
  const stale = isSearchable && (view.stale || view.input !== input || (view.hits === null && view.error === null))
  const isUpToDate = isSearchable && !stale
  const hitGroups = view.hits === null ? [] : groupsOf(view.hits)
  const noResults = isUpToDate && hitGroups.length === 0
  // The initial suggestions are also shown until the first response, and when there are no hits.
  const showsInitial = !isSearchable || (view.error === null && (noResults || view.hits === null))
  const groups = showsInitial ? initialSuggestions.groups : hitGroups
  /** The query that found the visible hits; empty for the initial suggestions. */
  const queryOfHits = showsInitial ? "" : query
  // A corrected word counts as typed: only what a suggestion adds to these words is bold.
  const knownWords = [query, ...(view.hits?.corrections ?? [])].join(" ")
  const options = groups.flatMap((group) => group.options)
  const productGroupIndex = groups.findIndex((group) => group.options[0]?.product !== undefined)
  const products = groups[productGroupIndex]?.options.flatMap(({ product }) => (product === undefined ? [] : [product]))

  const pick = ({ href, entityId, label }: Option, event?: MouseEvent) => {
    if (entityId !== undefined) void trackClick({ id: entityId, query: queryOfHits })
    if (event?.ctrlKey === true || event?.metaKey === true) window.open(href, "_blank", "noopener")
    else onNavigate(href, entityId === undefined ? label : queryOfHits)
  }
  const { activeIndex, activeId } = useActiveOption({ id, input, options, handleKey, onPick: pick })
  usePressOutsideSearch(onLeave)
  useFieldFocus()

  const expanded = options.length > 0
  const message = (): string | null => {
    if (query !== "" && !isSearchable) return tooShort
    if (!isUpToDate) return null
    return noResults ? noHits(query) : suggestionsAnnouncement(options.length)
  }
  const announcement = useAnnouncement(input, message())
  useLayoutEffect(
    () => onStateChange({ expanded, activeId, announcement }),
    [expanded, activeId, announcement, onStateChange]
  )
  useEffect(() => () => onStateChange(closedListState), [onStateChange])

  return (
    <SuggestionList
      // The suggestions for a query are a new list, which replaces the initial one and begins at its top.
      key={showsInitial ? "initial" : "found"}
      id={id}
      stale={stale}
      before={
        isSearchable ? (
          <SuggestionsHeader
            view={view}
            query={query}
            knownWords={knownWords}
            noResults={noResults}
            setInput={setInput}
          />
        ) : initialSuggestions.forget !== null ? (
          <div className={styles.forget}>
            <Button variant="link" small onClick={initialSuggestions.forget}>
              {clearRecentSearches}
            </Button>
          </div>
        ) : (
          query !== "" && groups.length === 0 && <p className={styles.tooShort}>{tooShort}</p>
        )
      }
      after={
        isSearchable &&
        (view.hits !== null || noResults) && <SuggestionsFooter view={view} query={query} onNavigate={onNavigate} />
      }
      controls={products?.map((product) => (
        <div key={product.id}>{renderControl(product, queryOfHits)}</div>
      ))}
      controlsLabel={addProducts}
      productGroupIndex={productGroupIndex < 0 ? undefined : productGroupIndex}
    >
      {groups.map((group, groupIndex) => (
        <SuggestionGroup key={group.label} label={group.label} areProducts={groupIndex === productGroupIndex}>
          {group.options.map((option) => {
            const index = options.indexOf(option)
            return (
              <SuggestionOption
                key={option.key}
                id={`${id}-${index}`}
                active={index === activeIndex}
                picture={option.product === undefined ? undefined : (option.product.picture ?? "/images/products/none")}
                icon={option.icon}
                note={option.note}
                end={option.product === undefined ? undefined : renderPrice(option.product)}
                onPick={(event) => pick(option, event)}
              >
                {queryOfHits === "" ? option.label : <Completion text={option.label} query={knownWords} />}
              </SuggestionOption>
            )
          })}
        </SuggestionGroup>
      ))}
    </SuggestionList>
  )
}
