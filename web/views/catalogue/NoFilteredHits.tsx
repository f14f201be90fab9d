import type { ReactNode } from "react"
import { Button } from "#web/kit/controls/Button.tsx"
import { EmptyState } from "#web/kit/feedback/EmptyState.tsx"
import * as text from "#web/text/listing.ts"
import type { FilterFocus } from "./ListToolbar.tsx"

export interface NoFilteredHitsProps {
  /** The URL of the list without its filters. */
  readonly href: string
  readonly children?: ReactNode
  readonly focus?: FilterFocus | undefined
}

/** Shown instead of a list when its filters leave no items. */
export const NoFilteredHits = ({ href, children, focus }: NoFilteredHitsProps) => (
  <div onFocus={focus?.onFocus} onBlur={focus?.onBlur}>
    <EmptyState
      icon="search"
      title={text.noResults}
      action={
        <Button variant="quiet" href={href}>
          {text.clearAll}
        </Button>
      }
    >
      {children}
    </EmptyState>
  </div>
)
