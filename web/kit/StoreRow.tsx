import type { ReactNode } from "react"
import { choose, chooseNamed, chosen as chosenText } from "#web/text/store.ts"
import { Button } from "./Button.tsx"
import { classes } from "./classes.ts"
import { Icon } from "./Icon.tsx"
import styles from "./StoreRow.module.css"

export interface StoreRowProps {
  readonly name: string
  readonly street: string
  readonly city?: string | undefined
  /** 'Öppet i dag 7–22', '3,4 km'. */
  readonly note?: ReactNode
  /** On the button; 'Välj' unless told. */
  readonly action?: string | undefined
  readonly chosen?: boolean | undefined
  readonly pending?: boolean | undefined
  readonly onChoose: () => void
}

/** A store in the selector: name, street, choose (STORE-03, STORE-04). */
export const StoreRow = ({ name, street, city, note, action = choose, chosen, pending, onChoose }: StoreRowProps) => (
  <div className={classes(styles.row, chosen && styles.chosen)}>
    <Icon name="pin" size={22} className={styles.icon} />
    <div className={styles.words}>
      <p className={styles.name}>{name}</p>
      <p className={styles.street}>{[street, city].filter(Boolean).join(", ")}</p>
      {note !== undefined && <p className={styles.street}>{note}</p>}
    </div>
    {chosen ? (
      <span className={styles.mark}>
        <Icon name="check" size={18} />
        {chosenText}
      </span>
    ) : (
      <Button look="quiet" small pending={pending} onClick={onChoose} aria-label={chooseNamed(action, name)}>
        {action}
      </Button>
    )}
  </div>
)
