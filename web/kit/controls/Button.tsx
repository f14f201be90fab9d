import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react"
import styles from "./Button.module.css"
import { classes } from "../classes.ts"
import { Icon } from "./Icon.tsx"
import type { IconName } from "./icon-paths.ts"
import { Link } from "./Link.tsx"
import { Spinner } from "./Spinner.tsx"

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled"> {
  readonly variant?: "primary" | "quiet" | "danger" | "link" | "success" | undefined
  readonly icon?: IconName | undefined
  /** Shows a spinner beside the label and ignores clicks. */
  readonly pending?: boolean | undefined
  /** Disabled with aria-disabled, and still focusable, so that a click can explain why. */
  readonly unavailable?: boolean | undefined
  /** Called when an unavailable button is clicked while it is not pending, for example to focus the missing field. */
  readonly onBlocked?: (() => void) | undefined
  readonly wide?: boolean | undefined
  readonly small?: boolean | undefined
  /** Renders a link that looks like a button. */
  readonly href?: string | undefined
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A button; `type` is "button" by default. */
export const Button = (props: ButtonProps) => {
  const {
    variant = "primary",
    icon,
    pending,
    unavailable,
    wide,
    small,
    href,
    className,
    onClick,
    onBlocked,
    children,
    ref,
    ...rest
  } = props
  const buttonClass = classes(styles.button, styles[variant], wide && styles.wide, small && styles.small, className)
  const content = (
    <>
      {pending ? <Spinner size={18} /> : icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
    </>
  )
  if (href !== undefined) {
    return (
      <Link href={href} className={buttonClass}>
        {content}
      </Link>
    )
  }
  const isBlocked = pending === true || unavailable === true
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isBlocked) return onClick?.(event)
    event.preventDefault()
    if (!pending) onBlocked?.()
  }
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={buttonClass}
      onClick={handleClick}
      aria-disabled={isBlocked || undefined}
      aria-busy={pending || undefined}
    >
      {content}
    </button>
  )
}
