import type { Ref } from "react"
import * as text from "#web/text/cart.ts"
import styles from "./AddButton.module.css"
import { classes } from "#web/kit/classes.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"
import { Spinner } from "#web/kit/controls/Spinner.tsx"

export interface AddButtonProps {
  /** 'Lägg till', 'Välj butik', 'Logga in', 'Byt leveranssätt', 'Utgått', 'Tillfälligt slut' or 'Ej tillgänglig online' (CART-50). */
  readonly label: string
  /** The product, for the accessible name: 'Lägg till, Mellanmjölk 1,5 l'. */
  readonly name: string
  /** Called with the number of clicks in quick succession, as in the event. */
  readonly onPress: (clickCount: number) => void
  readonly unavailable?: boolean | undefined
  readonly pending?: boolean | undefined
  readonly className?: string | undefined
  /** The id of the product that a press adds to the cart; the press is recorded on the device until it has (see stepRecorder). */
  readonly productId?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** Adds a product to the cart, or names the missing requirement. It has the same size as the stepper that replaces it. */
export const AddButton = ({
  label,
  name,
  onPress,
  unavailable,
  pending,
  className,
  productId,
  ref
}: AddButtonProps) => {
  const isAdd = label === text.addButton.add
  return (
    <button
      type="button"
      ref={ref}
      className={classes(styles.button, isAdd ? styles.add : styles.requirement, className)}
      aria-label={text.addLabel(label, name)}
      aria-disabled={unavailable || pending || undefined}
      aria-busy={pending || undefined}
      data-product={productId}
      onClick={({ detail }) => {
        if (!unavailable && !pending) onPress(detail)
      }}
    >
      {pending ? <Spinner size={18} /> : <span>{label}</span>}
      {isAdd && !pending && (
        <span className={styles.symbol}>
          <Icon name="plus" />
        </span>
      )}
    </button>
  )
}
