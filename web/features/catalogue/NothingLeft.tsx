import type { ReactNode } from "react"
import { Button } from "#web/kit/Button.tsx"
import { EmptyState } from "#web/kit/EmptyState.tsx"
import * as text from "#web/text/listing.ts"

export interface NothingLeftProps {
  /** The address of the list without its filters. */
  readonly href: string
  readonly children?: ReactNode
}

/** Instead of a list of which the filters leave nothing. */
export const NothingLeft = ({ href, children }: NothingLeftProps) => (
  <div data-filters>
    <EmptyState icon="search" title={text.noResults} action={<Button look="quiet" href={href}>{text.clearAll}</Button>}>
      {children}
    </EmptyState>
  </div>
)
