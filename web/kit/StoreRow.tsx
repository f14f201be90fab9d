import { type ReactNode, useRef } from "react"
import { choose, chooseNamed, chosen as chosenText } from "#web/text/store.ts"
import { Button } from "./Button.tsx"
import { Icon } from "./Icon.tsx"
import styles from "./StoreRow.module.css"

export interface StoreRowProps {
  readonly name: string
  readonly street: string
  readonly city?: string | undefined
  /** 'Öppet i dag 7–22', '3,4 km'. */
  readonly note?: ReactNode
  /** What went wrong when it was chosen. */
  readonly failure?: ReactNode
  /** On the button; 'Välj' unless told. */
  readonly action?: string | undefined
  readonly chosen?: boolean | undefined
  /** Being chosen: the button stands until it is known whether it could be. */
  readonly pending?: boolean | undefined
  readonly onChoose: () => void
}

/** What is said beneath a row may lie below the edge of the panel. */
const scrollToSight = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: "nearest" })

/** A store in the selector: name, street, choose (STORE-03, STORE-04). */
export const StoreRow = ({ name, street, city, note, failure, action = choose, chosen, pending, onChoose }: StoreRowProps) => {
  const pressed = useRef(false)
  /** The mark comes in the place of the button that was pressed, and takes the focus that went with it. */
  const takeOver = (mark: HTMLElement | null) => {
    if (mark === null || !pressed.current) return
    pressed.current = false
    if (document.activeElement === document.body) mark.focus({ preventScroll: true })
  }
  return (
    <div className={styles.row}>
      <Icon name="pin" size={22} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.street}>{[street, city].filter(Boolean).join(", ")}</p>
        {note !== undefined && <p className={styles.street}>{note}</p>}
      </div>
      {chosen && !pending ? (
        <span ref={takeOver} className={styles.mark} tabIndex={-1}>
          <Icon name="check" size={18} />
          {chosenText}
        </span>
      ) : (
        <Button
          look="quiet"
          small
          pending={pending}
          onClick={() => {
            pressed.current = true
            onChoose()
          }}
          aria-label={chooseNamed(action, name)}
        >
          {action}
        </Button>
      )}
      {failure !== undefined && <div ref={scrollToSight} className={styles.failure}>{failure}</div>}
    </div>
  )
}
