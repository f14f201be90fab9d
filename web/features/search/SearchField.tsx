import { type ComponentType, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { RememberSearch, SuggestionsViewId, TypeQuery } from "#web/container/ids.ts"
import { closeSearch, openTab, PanelId } from "#web/container/panel.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { useClosePanel } from "#web/container/use-close-panel.ts"
import { usePageUnderWay } from "#web/container/use-page-under-way.ts"
import { LiveRegion } from "#web/kit/LiveRegion.tsx"
import { SearchBox } from "#web/kit/SearchBox.tsx"
import { type Listed, nothingListed, type SearchListProps } from "./search-list.ts"
import { useSearchHref } from "./use-search-href.ts"

export interface SearchFieldProps {
  /** What is under the field while it is in use; its code comes with the first use. */
  readonly list: ComponentType<SearchListProps>
}

/** The search box of the header (SEARCH rows). */
export const SearchField = ({ list: List }: SearchFieldProps) => {
  const slow = useStateView(SuggestionsViewId, (view) => view.slow)
  const typeQuery = useService(TypeQuery)
  const rememberSearch = useService(RememberSearch)
  const navigate = useNavigate()
  const location = useLocation()
  const hrefOf = useSearchHref()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const takeKey = useRef<SearchListProps["takeKey"]["current"]>(null)
  const asked = location.pathname === "/sok" ? (new URLSearchParams(location.search).get("Q") ?? "") : ""
  const [typed, setTyped] = useState(asked)
  const panel = useService(PanelId)
  const open = useStateView(PanelId, ({ history }) => history[0] === "search")
  const closePanel = useClosePanel()
  const [listed, setListed] = useState<Listed>(nothingListed)

  const close = () => panel.update(closeSearch)
  // What is typed or opened while the next page is on its way is meant for that page, and outlives its arrival.
  const isLeaving = usePageUnderWay()
  const ahead = useRef(false)
  // Another page has another question, or none; what is typed while the first page comes alive stays.
  const shownAt = useRef(location.pathname + asked)
  useEffect(() => {
    const here = location.pathname + asked
    if (shownAt.current !== here && !ahead.current) setTyped(asked)
    shownAt.current = here
    ahead.current = false
    // When a page is left, not when one comes alive: what is typed at that very moment has opened the list.
    return () => {
      if (!ahead.current) panel.update(closeSearch)
    }
  }, [location, asked, panel])
  useEffect(() => () => panel.update(closeSearch), [panel])

  // While the code behind it is fetched, keys wait for each other: the last one is the last to be heard of, whatever became of the others.
  const told = useRef<Promise<unknown>>(Promise.resolve())
  const tell = (value: string) => {
    ahead.current = isLeaving()
    if (!open) panel.update((view) => openTab(view, "search"))
    const turn = () => typeQuery(value)
    told.current = told.current.then(turn, turn)
  }
  const type = (value: string) => {
    setTyped(value)
    tell(value)
  }
  const begin = () => {
    if (!open) tell(typed)
  }
  const go = (href: string, remembered = typed) => {
    ahead.current = false
    void rememberSearch(remembered)
    closePanel(() => void navigate(href, { replace: href === location.pathname + location.search }))
  }
  const submit = () => {
    const query = typed.trim()
    if (query !== "") go(hrefOf({ query }))
  }
  const key = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const inField = event.target === field.current
    if (event.key === "Escape") {
      event.preventDefault()
      if (!inField) field.current?.focus()
      else if (typed === "") close()
      else type("")
    } else if (inField) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") begin()
      if (takeKey.current?.(event.key) === true) event.preventDefault()
    }
  }
  return (
    <>
      <SearchBox
        ref={field}
        value={typed}
        onChange={type}
        onSubmit={submit}
        onFocus={begin}
        onLeave={close}
        onKeyDown={key}
        onClear={() => {
          type("")
          field.current?.focus()
        }}
        onClose={close}
        open={open}
        expanded={listed.expanded}
        listId={listId}
        activeId={listed.activeId}
        loading={slow}
      >
        {open && (
          <Suspense fallback={null}>
            <List id={listId} typed={typed} takeKey={takeKey} onListed={setListed} onType={type} onGo={go} onLeave={close} />
          </Suspense>
        )}
      </SearchBox>
      <LiveRegion message={listed.spoken} />
    </>
  )
}
