import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import { close } from "#web/text/common.ts"
import { classes } from "./classes.ts"
import { Icon } from "./Icon.tsx"
import { IconButton } from "./IconButton.tsx"
import styles from "./Toast.module.css"

export interface ToastProps {
  readonly kind?: "danger" | "success" | "info" | undefined
  readonly title: string
  readonly children?: ReactNode
  /** Small lines at the end: path, status, code. */
  readonly details?: ReadonlyArray<string> | undefined
  readonly action?: ReactNode
  /** How long it stays, in ms; the time stands still under pointer and focus (TOAST-04). */
  readonly stays?: number | undefined
  readonly onClose: () => void
}

const icons = { danger: "warning", success: "check", info: "info" } as const

/** A message that comes and goes by itself, or by its cross. */
export const Toast = ({ kind = "danger", title, children, details, action, stays = 20_000, onClose }: ToastProps) => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(onClose, stays)
    return () => clearTimeout(timer)
  }, [held, stays, onClose])
  return (
    <section
      className={classes(styles.toast, styles[kind])}
      role={kind === "danger" ? "alert" : "status"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[kind]} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <div>{children}</div>}
        {action}
        {details !== undefined && details.length > 0 && (
          <ul role="list" className={styles.details}>
            {details.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <IconButton icon="close" label={close} onClick={onClose} />
    </section>
  )
}
