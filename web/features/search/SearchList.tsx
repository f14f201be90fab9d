import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect } from "react"
import type { Product } from "#core/catalogue/model.ts"
import { ReportClick, SuggestionsViewId } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Completion } from "#web/kit/Completion.tsx"
import { SuggestionGroup } from "#web/kit/SuggestionGroup.tsx"
import { SuggestionList } from "#web/kit/SuggestionList.tsx"
import { SuggestionOption } from "#web/kit/SuggestionOption.tsx"
import { noHits } from "#web/text/search.ts"
import { addGoods, clearRecent, hitsSpoken } from "#web/text/suggestions.ts"
import { AfterGroups } from "./AfterGroups.tsx"
import { BeforeGroups } from "./BeforeGroups.tsx"
import styles from "./SearchList.module.css"
import { nothingListed, type SearchListProps } from "./search-list.ts"
import { groupsOf, type Option } from "./suggestion-groups.ts"
import { useActiveOption } from "./use-active-option.ts"
import { useBeforeTyping } from "./use-before-typing.ts"
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
  const stale = view.old || view.typed !== typed
  const answered = query !== "" && !stale && (view.hits !== null || view.error !== null)
  const found = view.hits === null ? [] : groupsOf(view.hits)
  const nothing = answered && found.length === 0
  // Where there are no hits the way goes on to what is bought most.
  const groups = query === "" || (nothing && view.error === null) ? before.groups : found
  const options = groups.flatMap((group) => group.options)
  const goodsAt = groups.findIndex((group) => group.options[0]?.product !== undefined)
  const goods = groups[goodsAt]?.options.flatMap(({ product }) => (product === undefined ? [] : [product]))

  const pick = ({ href, entity, label }: Option, event?: MouseEvent) => {
    if (entity !== undefined) void reportClick({ id: entity, query })
    if (event?.ctrlKey === true || event?.metaKey === true) window.open(href, "_blank", "noopener")
    else onGo(href, entity === undefined ? label : typed)
  }
  const { active, activeId } = useActiveOption({ id, typed, options, takeKey, onPick: pick })
  useLeaving(onLeave)

  const expanded = options.length > 0
  const spoken = useSpoken(typed, !answered ? null : nothing ? noHits(query) : hitsSpoken(options.length))
  useLayoutEffect(() => onListed({ expanded, activeId, spoken }), [expanded, activeId, spoken, onListed])
  useEffect(() => () => onListed(nothingListed), [onListed])

  return (
    <SuggestionList
      id={id}
      stale={query !== "" && stale}
      before={
        query !== "" ? <BeforeGroups view={view} query={query} nothing={nothing} onType={onType} />
        : before.forget !== null && <div className={styles.forget}><Button look="link" small onClick={before.forget}>{clearRecent}</Button></div>
      }
      after={query !== "" && (view.hits !== null || nothing) && <AfterGroups view={view} query={query} onGo={onGo} />}
      controls={goods?.map((product) => <div key={product.id}>{controlOf(product, query)}</div>)}
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
                {query === "" || nothing ? option.label : <Completion text={option.label} query={query} />}
              </SuggestionOption>
            )
          })}
        </SuggestionGroup>
      ))}
    </SuggestionList>
  )
}
