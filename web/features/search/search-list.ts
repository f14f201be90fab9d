import type { RefObject } from "react"

/** The state of the suggestion list that the search field needs. */
export interface SearchListState {
  readonly expanded: boolean
  /** The id of the active option, which the arrow keys select. */
  readonly activeId: string | undefined
  /** The message for screen readers. */
  readonly announcement: string
}

export const closedListState: SearchListState = { expanded: false, activeId: undefined, announcement: "" }

export interface SearchListProps {
  /** The listbox's id, and the prefix of its options' ids. */
  readonly id: string
  /** The field's value. */
  readonly input: string
  /** The list's key handler, which the field calls with each pressed key; it returns whether the list has handled the key. */
  readonly handleKey: RefObject<((key: string) => boolean) | null>
  readonly onStateChange: (state: SearchListState) => void
  /** Replaces the value of the field. */
  readonly setInput: (query: string) => void
  /** Navigates to `href` and saves `recentSearch`, by default the typed query, in the list of recent searches. */
  readonly onNavigate: (href: string, recentSearch?: string) => void
  /** Called when the shopper presses outside the search. */
  readonly onLeave: () => void
}
