import { type ReactNode, useRef } from "react"
import { choose, chooseLabel, chosen as chosenText } from "#web/text/store.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Icon } from "#web/kit/controls/Icon.tsx"
import styles from "./StoreRow.module.css"

const pin = "M10 17.8s5.8-5.2 5.8-9.7a5.8 5.8 0 0 0-11.6 0c0 4.5 5.8 9.7 5.8 9.7ZM12 8.1a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z"

export interface StoreRowProps {
  readonly name: string
  readonly street: string
  readonly city?: string | undefined
  /** 'Öppet i dag 7–22', '3,4 km'. */
  readonly note?: ReactNode
  /** Why the store could not be selected. */
  readonly failure?: ReactNode
  /** The button's label; 'Välj' by default. */
  readonly actionLabel?: string | undefined
  readonly chosen?: boolean | undefined
  /** Whether the selection is being sent; the button remains until the response. */
  readonly pending?: boolean | undefined
  readonly onChoose: () => void
}

/** Scrolls to the failure, which may be below the visible part of the panel. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: "nearest" })

/** A store in the list of stores, with its button (STORE-03, STORE-04). */
export const StoreRow = ({
  name,
  street,
  city,
  note,
  failure,
  actionLabel = choose,
  chosen,
  pending,
  onChoose
}: StoreRowProps) => {
  const clicked = useRef(false)
  /** The mark replaces the clicked button and receives its focus. */
  const focusAfterClick = (mark: HTMLElement | null) => {
    if (mark === null || !clicked.current) return
    clicked.current = false
    if (document.activeElement === document.body) mark.focus({ preventScroll: true })
  }
  return (
    <div className={styles.row}>
      <Icon name={pin} size={22} className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.street}>{[street, city].filter(Boolean).join(", ")}</p>
        {note !== undefined && <p className={styles.street}>{note}</p>}
      </div>
      {chosen && !pending ? (
        <span ref={focusAfterClick} className={styles.mark} tabIndex={-1}>
          <Icon name="check" size={18} />
          {chosenText}
        </span>
      ) : (
        <Button
          variant="quiet"
          small
          pending={pending}
          onClick={() => {
            clicked.current = true
            onChoose()
          }}
          aria-label={chooseLabel(actionLabel, name)}
        >
          {actionLabel}
        </Button>
      )}
      {failure !== undefined && (
        <div ref={scrollIntoView} className={styles.failure}>
          {failure}
        </div>
      )}
    </div>
  )
}
