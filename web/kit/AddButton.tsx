import type { Ref } from "react"
import * as text from "#web/text/cart.ts"
import styles from "./AddButton.module.css"
import { classes } from "./classes.ts"
import { Icon } from "./Icon.tsx"
import { Spinner } from "./Spinner.tsx"

export interface AddButtonProps {
  /** 'Lägg till', 'Välj butik', 'Logga in', 'Byt leveranssätt', 'Utgått' or 'Tillfälligt slut' (CART-50). */
  readonly label: string
  /** The goods, for its name: 'Lägg till, Mellanmjölk 1,5 l'. */
  readonly name: string
  readonly onPress: () => void
  readonly unavailable?: boolean | undefined
  readonly pending?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** Puts goods into the cart, or says what is needed first; the same box as the stepper, which takes its place. */
export const AddButton = ({ label, name, onPress, unavailable, pending, className, ref }: AddButtonProps) => {
  const adds = label === text.addButton.add
  return (
    <button
      type="button"
      ref={ref}
      className={classes(styles.button, adds ? styles.adds : styles.asks, className)}
      aria-label={text.addNamed(label, name)}
      aria-disabled={unavailable || pending || undefined}
      aria-busy={pending || undefined}
      onClick={() => {
        if (!unavailable && !pending) onPress()
      }}
    >
      {pending ? <Spinner size={18} silent /> : <span className={styles.label}>{label}</span>}
      {adds && !pending && (
        <span className={styles.sign}>
          <Icon name="plus" />
        </span>
      )}
    </button>
  )
}
