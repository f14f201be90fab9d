import type { RefObject } from "react"

/** What the list tells the field that it stands under. */
export interface Listed {
  readonly expanded: boolean
  readonly activeId: string | undefined
  /** What is read out. */
  readonly spoken: string
}

export const nothingListed: Listed = { expanded: false, activeId: undefined, spoken: "" }

export interface SearchListProps {
  /** Of the listbox; its options' ids begin with it. */
  readonly id: string
  /** What is in the field. */
  readonly typed: string
  /** Takes a key of the field for the list; true where the list has used it. */
  readonly takeKey: RefObject<((key: string) => boolean) | null>
  readonly onListed: (listed: Listed) => void
  readonly onType: (query: string) => void
  /** Leads somewhere else and remembers a search: what is typed unless told. */
  readonly onGo: (href: string, remembered?: string) => void
  /** The shopper has turned to something else. */
  readonly onLeave: () => void
}
