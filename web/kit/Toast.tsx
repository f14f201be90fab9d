import type { ReactNode } from "react"
import { useContext, useEffect, useRef, useState } from "react"
import { close as closeLabel } from "#web/text/common.ts"
import { classes } from "./classes.ts"
import { Icon } from "./Icon.tsx"
import { IconButton } from "./IconButton.tsx"
import { MessagePlaceContext, type MessagePlaceView } from "./message-places.ts"
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
  const place = useContext(MessagePlaceContext)
  const [first] = useState(place)
  // Told where it came up: taken elsewhere it is no news.
  const told = place !== first
  const [heldIn, setHeldIn] = useState<MessagePlaceView | null>(null)
  const held = heldIn === place
  const hold = () => setHeldIn(place)
  const letGo = () => setHeldIn(null)
  const focusBefore = useRef<EventTarget | null>(null)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(onClose, stays)
    return () => clearTimeout(timer)
  }, [held, stays, onClose])
  const close = () => {
    onClose()
    if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus({ preventScroll: true })
  }
  return (
    <section
      className={classes(styles.toast, styles[kind], told && styles.told)}
      role={kind === "danger" && !told ? "alert" : undefined}
      aria-live={told ? "off" : undefined}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={({ currentTarget, relatedTarget }) => {
        hold()
        if (!currentTarget.contains(relatedTarget)) focusBefore.current = relatedTarget
      }}
      onBlur={letGo}
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
      <IconButton icon="close" label={closeLabel} onClick={close} />
    </section>
  )
}
