import type { ButtonHTMLAttributes, Ref } from "react"
import { classes } from "../classes.ts"
import { Icon } from "./Icon.tsx"
import styles from "./IconButton.module.css"
import type { IconShape } from "./icon-paths.ts"
import { Spinner } from "./Spinner.tsx"

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  readonly icon: IconShape
  /** The accessible name, also shown as a tooltip. */
  readonly label: string
  readonly filled?: boolean | undefined
  /** Shows a spinner instead of the icon; unlike `Button`, it does not ignore clicks. */
  readonly pending?: boolean | undefined
  /** The spinner's alternative text. */
  readonly pendingLabel?: string | undefined
  readonly variant?: "plain" | "float" | "tint" | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A button with an icon only; 44 px square. */
export const IconButton = ({
  icon,
  label,
  filled,
  pending,
  pendingLabel,
  variant = "plain",
  className,
  ref,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    ref={ref}
    className={classes(styles.button, styles[variant], className)}
    aria-label={label}
    title={label}
    aria-busy={pending || undefined}
  >
    {pending ? <Spinner size={20} label={pendingLabel} /> : <Icon name={icon} size={22} filled={filled} />}
  </button>
)
