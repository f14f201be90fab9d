import type { RefObject } from "react"

/** The list's state that the search field needs. */
export interface SuggestionListState {
  readonly expanded: boolean
  readonly activeId: string | undefined
  /** The message to announce. */
  readonly announcement: string
}

export const emptyListState: SuggestionListState = { expanded: false, activeId: undefined, announcement: "" }

export interface SearchListProps {
  /** The listbox's id, and the prefix of its options' ids. */
  readonly id: string
  /** The field's value. */
  readonly typed: string
  /** Handles a key pressed in the field; returns true when the list has handled it. */
  readonly handleKey: RefObject<((key: string) => boolean) | null>
  readonly onStateChange: (state: SuggestionListState) => void
  readonly onType: (query: string) => void
  /** Navigates, and saves `recentSearch` as a recent search; by default the typed query. */
  readonly onNavigate: (href: string, recentSearch?: string) => void
  /** Called when the shopper presses outside the search. */
  readonly onLeave: () => void
}
