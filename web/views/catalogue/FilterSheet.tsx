import type { ReactNode, RefObject } from "react"
import { useId } from "react"
import { Button } from "#web/kit/controls/Button.tsx"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { Icon } from "#web/kit/controls/Icon.tsx"
import { IconButton } from "#web/kit/controls/IconButton.tsx"
import { clearAll, closeFilters, filters } from "#web/text/listing.ts"
import styles from "./FilterSheet.module.css"

const filterIcon =
  "M3 6h8.5M15.5 6H17M3 14h1.5M8.5 14H17M15.5 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM8.5 14a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z"

export interface FilterSheetProps {
  readonly children: ReactNode
  /** The label of the button that closes the sheet: 'Visa 24 varor'. */
  readonly doneLabel: string
  /** The URL of the list without filters; undefined while no filter is selected. */
  readonly clearHref?: string | undefined
  readonly opener?: RefObject<HTMLButtonElement | null> | undefined
}

/**
 * The filters of a list. On narrow screens a button opens them as a sheet; on wide ones they are part of the page. The sheet is a popover, so that it
 * opens without scripts, and Esc and a tap outside close it.
 */
export const FilterSheet = ({ children, doneLabel, clearHref, opener }: FilterSheetProps) => {
  const id = useId()
  const closingProps = { popoverTarget: id, popoverTargetAction: "hide" } as const
  return (
    <>
      <button ref={opener} type="button" popoverTarget={id} className={styles.opener}>
        <Icon name={filterIcon} /> {filters}
      </button>
      <div id={id} popover="auto" role="group" aria-label={filters} className={styles.sheet}>
        <div className={styles.header}>
          <h2 className={styles.title}>{filters}</h2>
          <IconButton icon="close" label={closeFilters} {...closingProps} />
        </div>
        <div className={styles.groups}>{children}</div>
        <div className={styles.actions}>
          {clearHref !== undefined && (
            <Chip href={clearHref} preventScrollReset>
              {clearAll}
            </Chip>
          )}
          <Button {...closingProps}>{doneLabel}</Button>
        </div>
      </div>
    </>
  )
}
