import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react"
import styles from "./Button.module.css"
import { classes } from "./classes.ts"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"
import { Link } from "./Link.tsx"
import { Spinner } from "./Spinner.tsx"

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled"> {
  readonly look?: "primary" | "quiet" | "danger" | "link" | "success" | undefined
  readonly icon?: IconName | undefined
  /** Shows a spinner and takes no presses; the words stay. */
  readonly pending?: boolean | undefined
  /** Cannot be used now; stays focusable, so that it can say why. */
  readonly unavailable?: boolean | undefined
  /** Pressed while it cannot be used: leads to what is missing. */
  readonly onBlocked?: (() => void) | undefined
  readonly wide?: boolean | undefined
  readonly small?: boolean | undefined
  /** Makes it a link that looks like a button. */
  readonly href?: string | undefined
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A button; `type` is "button" unless told. */
export const Button = (props: ButtonProps) => {
  const { look = "primary", icon, pending, unavailable, wide, small, href, className, onClick, onBlocked, children, ref, ...rest } = props
  const name = classes(styles.button, styles[look], wide && styles.wide, small && styles.small, className)
  const inside = (
    <>
      {pending ? <Spinner size={18} silent /> : icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
    </>
  )
  if (href !== undefined) {
    return (
      <Link href={href} className={name}>
        {inside}
      </Link>
    )
  }
  const blocked = pending === true || unavailable === true
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!blocked) return onClick?.(event)
    event.preventDefault()
    if (!pending) onBlocked?.()
  }
  return (
    <button type="button" {...rest} ref={ref} className={name} onClick={press} aria-disabled={blocked || undefined} aria-busy={pending || undefined}>
      {inside}
    </button>
  )
}
