import { suggestionsState } from "#core/search/suggestions-state.ts"
import { type ComponentType, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { isSearchOpen } from "#web/container/panel.ts"
import { useStatePart, useCase, usePanelControl, usePanelPart } from "#web/container/react.tsx"
import { useClosePanel } from "#web/container/use-close-panel.ts"
import { useIsNavigating } from "#web/container/use-is-navigating.ts"
import { LiveRegion } from "#web/kit/feedback/LiveRegion.tsx"
import { SearchBox } from "#web/views/search/SearchBox.tsx"
import * as paths from "#web/paths.ts"
import { type SearchListState, closedListState, type SearchListProps } from "./search-list.ts"
import { useSearchHref } from "./use-search-href.ts"

export interface SearchFieldProps {
  /** The list under the field while it is open; its code is loaded on first use. */
  readonly list: ComponentType<SearchListProps>
}

/** The search box of the header. */
export const SearchField = ({ list: List }: SearchFieldProps) => {
  const slow = useStatePart(suggestionsState, (view) => view.slow)
  const loadSuggestions = useCase("loadSuggestions")
  const rememberSearch = useCase("rememberSearch")
  const navigate = useNavigate()
  const location = useLocation()
  const hrefOf = useSearchHref()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const handleKey = useRef<SearchListProps["handleKey"]["current"]>(null)
  const pageQuery = location.pathname === paths.search ? (new URLSearchParams(location.search).get("Q") ?? "") : ""
  const [input, setInput] = useState(pageQuery)
  const panel = usePanelControl()
  const isOpen = usePanelPart(isSearchOpen)
  const closePanel = useClosePanel()
  const [listState, setListState] = useState<SearchListState>(closedListState)

  const close = () => panel.closeSearch()
  // Input made during a navigation belongs to the next page, and is kept when that page is shown.
  const isNavigating = useIsNavigating()
  const isInputForNextPage = useRef(false)
  // Another page has another query, or none. Input typed during the first page's hydration is kept.
  const lastPage = useRef(location.pathname + pageQuery)
  useEffect(() => {
    const page = location.pathname + pageQuery
    if (lastPage.current !== page && !isInputForNextPage.current) setInput(pageQuery)
    lastPage.current = page
    isInputForNextPage.current = false
    // Closes the list when the page is left. On hydration it stays open, because input typed before has already opened it.
    return () => {
      if (!isInputForNextPage.current) panel.closeSearch()
    }
  }, [location, pageQuery, panel])
  useEffect(() => () => panel.closeSearch(), [panel])

  // Runs the use case once per input, in order, even while its code is loading or after a failed run.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const showSuggestions = (value: string) => {
    isInputForNextPage.current = isNavigating()
    if (!isSearchOpen(panel.current())) panel.open("search")
    const run = () => loadSuggestions(value)
    queue.current = queue.current.then(run, run)
  }
  const changeInput = (value: string) => {
    setInput(value)
    showSuggestions(value)
  }
  const openList = () => {
    // The search may have been closed since the last rendering, as when an added product has had the focus for a moment.
    if (!isSearchOpen(panel.current())) showSuggestions(input)
  }
  const goTo = (href: string, recentSearch = input) => {
    isInputForNextPage.current = false
    void rememberSearch(recentSearch)
    closePanel(() => void navigate(href, { replace: href === location.pathname + location.search }))
  }
  const submit = () => {
    const query = input.trim()
    if (query !== "") goTo(hrefOf({ query }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const inField = event.target === field.current
    if (event.key === "Escape") {
      event.preventDefault()
      if (!inField) field.current?.focus()
      else if (input === "") close()
      else changeInput("")
    } else if (inField) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") openList()
      if (handleKey.current?.(event.key) === true) event.preventDefault()
    }
  }
  return (
    <>
      <SearchBox
        ref={field}
        value={input}
        onChange={changeInput}
        onSubmit={submit}
        onFocus={openList}
        onLeave={close}
        onKeyDown={onKeyDown}
        onClear={() => {
          changeInput("")
          field.current?.focus()
        }}
        onClose={close}
        open={isOpen}
        expanded={listState.expanded}
        listId={listId}
        activeId={listState.activeId}
        loading={slow}
      >
        {isOpen && (
          <Suspense fallback={null}>
            <List
              id={listId}
              input={input}
              handleKey={handleKey}
              onStateChange={setListState}
              setInput={changeInput}
              onNavigate={goTo}
              onLeave={close}
            />
          </Suspense>
        )}
      </SearchBox>
      <LiveRegion message={listState.announcement} />
    </>
  )
}
