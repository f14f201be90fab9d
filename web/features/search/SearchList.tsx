import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect } from "react"
import type { Product } from "#core/catalogue/model.ts"
import { queryOf } from "#core/search/query-of.ts"
import { ReportClick, SuggestionsViewId } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Completion } from "#web/kit/Completion.tsx"
import { SuggestionGroup } from "#web/kit/SuggestionGroup.tsx"
import { SuggestionList } from "#web/kit/SuggestionList.tsx"
import { SuggestionOption } from "#web/kit/SuggestionOption.tsx"
import { noHits } from "#web/text/no-hits.ts"
import { addGoods, clearRecent, hitsSpoken, tooShort } from "#web/text/suggestions.ts"
import { AfterGroups } from "./AfterGroups.tsx"
import { BeforeGroups } from "./BeforeGroups.tsx"
import styles from "./SearchList.module.css"
import { nothingListed, type SearchListProps } from "./search-list.ts"
import { groupsOf, type Option } from "./suggestion-groups.ts"
import { useActiveOption } from "./use-active-option.ts"
import { useBeforeTyping } from "./use-before-typing.ts"
import { useFieldFocus } from "./use-field-focus.ts"
import { useLeaving } from "./use-leaving.ts"
import { useSpoken } from "./use-spoken.ts"

export interface SearchListLooks {
  /** What puts goods into the cart, in their row. */
  readonly controlOf: (product: Product, query: string) => ReactNode
  readonly priceOf: (product: Product) => ReactNode
}

/** What is under the search box while it is in use: suggestions, or what is offered before typing. */
export const SearchList = ({ id, typed, takeKey, onListed, onType, onGo, onLeave, controlOf, priceOf }: SearchListProps & SearchListLooks) => {
  const view = useStateView(SuggestionsViewId, (suggestions) => suggestions)
  const reportClick = useService(ReportClick)
  const before = useBeforeTyping()

  const query = typed.trim()
  /** A single letter finds nothing (SEARCH-01): what stood there before it stays. */
  const asks = queryOf(typed) !== null
  const stale = asks && (view.old || view.typed !== typed || (view.hits === null && view.error === null))
  const answered = asks && !stale
  const found = view.hits === null ? [] : groupsOf(view.hits)
  const nothing = answered && found.length === 0
  // Until the first answer comes, and where there are no hits, the way goes on to what is bought most.
  const beforeTyping = !asks || (view.error === null && (nothing || view.hits === null))
  const groups = beforeTyping ? before.groups : found
  /** What the goods in view were found by. */
  const foundBy = beforeTyping ? "" : query
  // The shopper has meant the corrected word: it is not what is new in the suggestion.
  const known = [query, ...(view.hits?.corrections ?? [])].join(" ")
  const options = groups.flatMap((group) => group.options)
  const goodsAt = groups.findIndex((group) => group.options[0]?.product !== undefined)
  const goods = groups[goodsAt]?.options.flatMap(({ product }) => (product === undefined ? [] : [product]))

  const pick = ({ href, entity, label }: Option, event?: MouseEvent) => {
    if (entity !== undefined) void reportClick({ id: entity, query: foundBy })
    if (event?.ctrlKey === true || event?.metaKey === true) window.open(href, "_blank", "noopener")
    else onGo(href, entity === undefined ? label : foundBy)
  }
  const { active, activeId } = useActiveOption({ id, typed, options, takeKey, onPick: pick })
  useLeaving(onLeave)
  useFieldFocus()

  const expanded = options.length > 0
  const spoken = useSpoken(typed, query !== "" && !asks ? tooShort : !answered ? null : nothing ? noHits(query) : hitsSpoken(options.length))
  useLayoutEffect(() => onListed({ expanded, activeId, spoken }), [expanded, activeId, spoken, onListed])
  useEffect(() => () => onListed(nothingListed), [onListed])

  return (
    <SuggestionList
      id={id}
      stale={stale}
      before={
        asks ? <BeforeGroups view={view} query={query} known={known} nothing={nothing} onType={onType} />
        : before.forget !== null ? <div className={styles.forget}><Button look="link" small onClick={before.forget}>{clearRecent}</Button></div>
        : query !== "" && groups.length === 0 && <p className={styles.short}>{tooShort}</p>
      }
      after={asks && (view.hits !== null || nothing) && <AfterGroups view={view} query={query} onGo={onGo} />}
      controls={goods?.map((product) => <div key={product.id}>{controlOf(product, foundBy)}</div>)}
      controlsLabel={addGoods}
      goodsAt={goodsAt < 0 ? undefined : goodsAt}
    >
      {groups.map((group, index) => (
        <SuggestionGroup key={group.label} label={group.label} goods={index === goodsAt}>
          {group.options.map((option) => {
            const place = options.indexOf(option)
            return (
              <SuggestionOption
                key={option.key}
                id={`${id}-${place}`}
                active={place === active}
                picture={option.product === undefined ? undefined : (option.product.picture ?? "/images/products/none")}
                icon={option.icon}
                note={option.note}
                end={option.product === undefined ? undefined : priceOf(option.product)}
                onPick={(event) => pick(option, event)}
              >
                {foundBy === "" ? option.label : <Completion text={option.label} query={known} />}
              </SuggestionOption>
            )
          })}
        </SuggestionGroup>
      ))}
    </SuggestionList>
  )
}
