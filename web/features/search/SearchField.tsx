import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { isScannedGtin } from "#core/kernel/gtin.ts"
import { LoadMostBought, LoadTopSellers, RecentSearches, RememberSearch, SessionViewId, SuggestionsViewId, TypeQuery } from "#web/container/ids.ts"
import { lazily } from "#web/container/lazily.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { LiveRegion } from "#web/kit/LiveRegion.tsx"
import { SearchBox } from "#web/kit/SearchBox.tsx"
import * as text from "#web/text/search.ts"
import styles from "./SearchField.module.css"
import { type Group, groupsOf, type Option, productOption, searchHref } from "./suggestion-groups.ts"

const Suggestions = lazily(() => import("./Suggestions.tsx").then((module) => module.Suggestions))

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
          <Suspense fallback={null}>
            <Suggestions id={listId} view={view} typed={typed} groups={groups} active={active} onQuery={type} onGo={(href) => go(href, typed)} />
          </Suspense>
        )}
      </SearchBox>
      <LiveRegion message={expanded && typed.trim() !== "" && !view.old && view.hits !== null ? text.hitsSpoken(options.length) : ""} />
    </div>
  )
}
