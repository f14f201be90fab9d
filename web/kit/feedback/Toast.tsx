import type { ReactNode } from "react"
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "react"
import { classes } from "../classes.ts"
import { Icon } from "../controls/Icon.tsx"
import { IconButton } from "../controls/IconButton.tsx"
import { TopOutletContext, type TopOutlet } from "./message-outlets.ts"
import styles from "./Toast.module.css"

export interface ToastProps {
  readonly kind?: "danger" | "success" | "info" | undefined
  readonly title: string
  readonly children?: ReactNode
  /** Small lines at the end: path, status, code. */
  readonly details?: ReadonlyArray<string> | undefined
  readonly action?: ReactNode
  /** Time until the toast closes, in ms; it starts anew when the pointer or the focus has left the toast. */
  readonly durationMs?: number | undefined
  readonly closeLabel: string
  readonly onClose: () => void
}

const icons = { danger: "warning", success: "check", info: "info" } as const

/** A message that closes after a while, or with its close button. */
export const Toast = ({
  kind = "danger",
  title,
  children,
  details,
  action,
  durationMs = 20_000,
  closeLabel,
  onClose
}: ToastProps) => {
  const outlet = useContext(TopOutletContext)
  const [firstOutlet] = useState(outlet)
  // A toast that moves to another outlet is not announced again.
  const alreadyAnnounced = outlet !== firstOutlet
  const [pausedIn, setPausedIn] = useState<TopOutlet | null>(null)
  const isPaused = pausedIn === outlet
  const pause = () => setPausedIn(outlet)
  const resume = () => setPausedIn(null)
  const toast = useRef<HTMLElement>(null)
  const focusBefore = useRef<EventTarget | null>(null)
  // Returns the focus when the toast is closed, even by its action. A layout effect is cleaned up while the toast is still in the document.
  useLayoutEffect(() => {
    const element = toast.current
    return () => {
      if (element?.contains(document.activeElement) && focusBefore.current instanceof HTMLElement)
        focusBefore.current.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(onClose, durationMs)
    return () => clearTimeout(timer)
  }, [isPaused, durationMs, onClose])
  return (
    <section
      ref={toast}
      className={classes(styles.toast, styles[kind], alreadyAnnounced && styles.announced)}
      role={kind === "danger" && !alreadyAnnounced ? "alert" : undefined}
      aria-live={alreadyAnnounced ? "off" : undefined}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={({ currentTarget, relatedTarget }) => {
        pause()
        if (!currentTarget.contains(relatedTarget)) focusBefore.current = relatedTarget
      }}
      onBlur={resume}
    >
      <Icon name={icons[kind]} className={styles.icon} />
      <div className={styles.text}>
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
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </section>
  )
}
