import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import type { Product } from "#core/catalogue/model.ts"
import type { Hits, SuggestionsView } from "#core/search/model.ts"
import { isScannedGtin } from "#core/kernel/gtin.ts"
import { LoadMostBought, LoadTopSellers, RecentSearches, RememberSearch, RetryQuery, SessionViewId, SuggestionsViewId, TypeQuery } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Chip } from "#web/kit/Chip.tsx"
import { Completion } from "#web/kit/Completion.tsx"
import { LiveRegion } from "#web/kit/LiveRegion.tsx"
import { SearchBox } from "#web/kit/SearchBox.tsx"
import { SuggestionGroup } from "#web/kit/SuggestionGroup.tsx"
import { SuggestionList } from "#web/kit/SuggestionList.tsx"
import { SuggestionOption } from "#web/kit/SuggestionOption.tsx"
import { formatPrice } from "#core/kernel/money.ts"
import { tryAgain } from "#web/text/common.ts"
import * as text from "#web/text/search.ts"
import styles from "./SearchField.module.css"

interface Option {
  readonly key: string
  readonly label: string
  readonly note?: string
  readonly picture?: string
  readonly icon?: "search" | "store" | "right"
  readonly end?: string
  readonly href: string
}

interface Group {
  readonly label: string
  readonly options: ReadonlyArray<Option>
}

export const searchHref = (query: string): string => `/sok?Q=${encodeURIComponent(query)}`

const productOption = (product: Product): Option => ({
  key: product.id,
  label: product.name,
  note: [product.brand, product.size].filter(Boolean).join(" · "),
  ...(product.picture === null ? {} : { picture: product.picture }),
  ...(product.price === null ? {} : { end: formatPrice(product.price.current) }),
  href: product.url
})

const contentOption = ({ id, name, url, parentName }: Hits["categories"][number]): Option => ({
  key: id,
  label: name,
  icon: "right",
  ...(parentName === null ? {} : { note: parentName }),
  href: url
})

const groupsOf = (hits: Hits): ReadonlyArray<Group> =>
  [
    { label: text.kinds.product, options: hits.products.map(productOption) },
    { label: text.kinds.category, options: hits.categories.map(contentOption) },
    { label: text.kinds.recipe, options: hits.recipes.map(contentOption) },
    { label: text.kinds.page, options: hits.contentPages.map(contentOption) },
    { label: text.kinds.cateredmeal, options: hits.cateredMeals.map(contentOption) },
    {
      label: text.kinds.store,
      options: hits.stores.map((store): Option => ({ key: store.storeNumber, label: store.name, note: `${store.streetAddress}, ${store.city}`, icon: "store", href: store.url }))
    }
  ].filter(({ options }) => options.length > 0)

/** What the box offers before anything is typed: the last searches and what is bought most (SEARCH-13, SEARCH-14). */
const useBeforeTyping = (open: boolean): ReadonlyArray<Group> => {
  const customer = useStateView(SessionViewId, ({ status }) => status === "customer")
  const recentSearches = useService(RecentSearches)
  const loadMostBought = useService(LoadMostBought)
  const loadTopSellers = useService(LoadTopSellers)
  const [groups, setGroups] = useState<ReadonlyArray<Group>>([])
  useEffect(() => {
    if (!open) return
    const abort = new AbortController()
    const load = async () => {
      const recent = await recentSearches(undefined, { signal: abort.signal })
      const mine = customer ? await loadMostBought({ size: 5 }, { signal: abort.signal }) : null
      const bought = mine?._tag === "Success" && mine.success.length > 0 ? mine : await loadTopSellers({ count: 5 }, { signal: abort.signal })
      setGroups([
        { label: text.recent, options: (recent._tag === "Success" ? recent.success : []).map((query): Option => ({ key: query, label: query, icon: "search", href: searchHref(query) })) },
        { label: text.mostBought, options: (bought._tag === "Success" ? bought.success : []).slice(0, 5).map(productOption) }
      ].filter(({ options }) => options.length > 0))
    }
    load().catch(() => undefined)
    return () => abort.abort()
  }, [open, customer, recentSearches, loadMostBought, loadTopSellers])
  return groups
}

const Before = ({ view, onQuery }: { readonly view: SuggestionsView; readonly onQuery: (query: string) => void }) => {
  const retry = useService(RetryQuery)
  const { hits, error } = view
  const nothing = error !== null || (hits !== null && groupsOf(hits).length === 0)
  const corrections = hits?.corrections ?? []
  return (
    <>
      {nothing && (
        <div className={styles.nothing}>
          <p>{text.noHits(view.typed.trim())}</p>
          {error !== null && <Button small look="quiet" onClick={() => void retry()}>{tryAgain}</Button>}
        </div>
      )}
      {corrections.length > 0 && (
        <p className={styles.corrections}>
          {text.didYouMean}{" "}
          {corrections.map((correction) => <Chip key={correction} onClick={() => onQuery(correction)}>{correction}</Chip>)}
        </p>
      )}
    </>
  )
}

/** The search box of the header: suggestions while typing, recent searches before it (SEARCH rows). */
export const SearchField = () => {
  const view = useStateView(SuggestionsViewId, (suggestions) => suggestions)
  const typeQuery = useService(TypeQuery)
  const rememberSearch = useService(RememberSearch)
  const navigate = useNavigate()
  const location = useLocation()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const asked = new URLSearchParams(location.search).get("Q") ?? ""
  const [typed, setTyped] = useState(location.pathname === "/sok" ? asked : "")
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const before = useBeforeTyping(open && typed.trim() === "")

  const groups = typed.trim() === "" ? before : view.hits === null ? [] : groupsOf(view.hits)
  const options = groups.flatMap((group) => group.options)
  const known = view.hits !== null || view.error !== null
  const expanded = open && (typed.trim() === "" ? options.length > 0 : known)
  const activeOption = options[active]

  useEffect(() => setOpen(false), [location])
  // Another page has another question, or none; what is typed while the page comes alive stays.
  const shownAt = useRef(location.pathname + asked)
  useEffect(() => {
    const here = location.pathname + asked
    if (shownAt.current === here) return
    shownAt.current = here
    setTyped(location.pathname === "/sok" ? asked : "")
  }, [location.pathname, asked])

  const type = (value: string) => {
    setTyped(value)
    setOpen(true)
    setActive(-1)
    void typeQuery(value)
  }
  const go = (href: string, remembered?: string) => {
    if (remembered !== undefined) void rememberSearch(remembered)
    setOpen(false)
    field.current?.blur()
    void navigate(href)
  }
  const submit = () => {
    if (activeOption !== undefined) return go(activeOption.href, typed)
    const query = typed.trim()
    if (query === "") return
    go(searchHref(query), isScannedGtin(query) ? undefined : query)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault()
      if (typed !== "") return type("")
      setOpen(false)
      return field.current?.blur()
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
    event.preventDefault()
    setOpen(true)
    const step = event.key === "ArrowDown" ? 1 : -1
    if (options.length > 0) setActive((current) => (current + step + options.length + 1) % (options.length + 1) === options.length ? -1 : (current + step + options.length + 1) % (options.length + 1))
  }
  let index = -1
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    <div className={styles.place} onBlur={leave}>
      <SearchBox
        ref={field}
        value={typed}
        onChange={type}
        onSubmit={submit}
        onFocus={() => setOpen(true)}
        onKeyDown={key}
        onClear={() => {
          type("")
          field.current?.focus()
        }}
        expanded={expanded}
        listId={listId}
        activeId={activeOption === undefined ? undefined : `${listId}-${active}`}
        loading={view.slow}
      >
        {expanded && (
          <SuggestionList
            id={listId}
            stale={view.old}
            before={typed.trim() === "" ? undefined : <Before view={view} onQuery={type} />}
            after={typed.trim() === "" || (view.hits?.total ?? 0) === 0 ? undefined : (
              <Button look="link" onClick={() => go(searchHref(typed.trim()), typed)}>{text.showMoreResults}</Button>
            )}
          >
            {groups.map((group) => (
              <SuggestionGroup key={group.label} label={group.label}>
                {group.options.map((option) => {
                  index += 1
                  return (
                    <SuggestionOption
                      key={option.key}
                      id={`${listId}-${index}`}
                      active={index === active}
                      picture={option.picture}
                      icon={option.icon}
                      note={option.note}
                      end={option.end}
                      onPick={() => go(option.href, typed)}
                    >
                      {typed.trim() === "" ? option.label : <Completion text={option.label} query={typed.trim()} />}
                    </SuggestionOption>
                  )
                })}
              </SuggestionGroup>
            ))}
          </SuggestionList>
        )}
      </SearchBox>
      <LiveRegion message={expanded && typed.trim() !== "" && !view.old && view.hits !== null ? text.hitsSpoken(options.length) : ""} />
    </div>
  )
}
