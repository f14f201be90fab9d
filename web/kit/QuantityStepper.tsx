import type { KeyboardEvent, MouseEvent } from "react"
import { useEffect, useRef, useState } from "react"
import * as text from "#web/text/cart.ts"
import { classes } from "./classes.ts"
import { Icon } from "./Icon.tsx"
import styles from "./QuantityStepper.module.css"
import type { QuantityUnit } from "./quantity-input.ts"
import { settledQuantity, shownQuantity, stepped, typedQuantity } from "./quantity-input.ts"

export interface QuantityStepperProps {
  /** Pieces, or kg in steps of 0.1. */
  readonly value: number
  readonly max: number
  readonly unit?: QuantityUnit | undefined
  /** The goods, for the names of the buttons: 'Mellanmjölk 1,5 l'. */
  readonly name: string
  /** Called with each new amount; 0 removes. The owner collects and sends. */
  readonly onChange: (quantity: number) => void
  /**
   * It has just taken the place of a pressed add button: takes the focus,
   * and a second quick press on any spot of it counts as one more.
   */
  readonly justAdded?: boolean | undefined
  readonly className?: string | undefined
}

const noticeMs = 3000
const quickPressMs = 500

/** Less, how many, more; 44 px high. The maximum notice stands for 3 s (CART-64). */
export const QuantityStepper = ({ value, max, unit = "st", name, onChange, justAdded, className }: QuantityStepperProps) => {
  const [draft, setDraft] = useState<string>()
  const [notices, setNotices] = useState(0)
  const noticed = notices > 0
  const more = useRef<HTMLButtonElement>(null)
  const full = value >= max

  const appeared = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (!justAdded) return
    appeared.current = performance.now()
    more.current?.focus({ preventScroll: true })
  }, [justAdded])
  useEffect(() => {
    if (notices === 0) return
    const timer = setTimeout(() => setNotices(0), noticeMs)
    return () => clearTimeout(timer)
  }, [notices])

  // What was asked for last: a second quick press counts on from it, also before the owner has drawn the first.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])

  const notice = () => setNotices((count) => count + 1)
  const change = (quantity: number) => {
    if (quantity === latest.current) return
    latest.current = quantity
    onChange(quantity)
  }
  const press = (direction: 1 | -1) => {
    setDraft(undefined)
    const quantity = stepped(latest.current, direction, unit, max)
    if (direction === 1 && quantity >= max) notice()
    change(quantity)
  }
  const type = (typed: string) => {
    setDraft(typed)
    const quantity = typedQuantity(typed, unit)
    // An empty field, a lone 0 on the way to 0,5 and nonsense wait until the field is left.
    if (quantity !== undefined && quantity > 0) change(Math.min(quantity, max))
  }
  const settle = () => {
    if (draft === undefined) return
    setDraft(undefined)
    if ((typedQuantity(draft, unit) ?? 0) > max) notice()
    change(settledQuantity(draft, unit, max))
  }
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" && draft !== "") return settle()
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return
    event.preventDefault()
    press(event.key === "ArrowUp" ? 1 : -1)
  }

  const isQuick = (event: MouseEvent) => {
    const elsewhere = !more.current?.contains(event.target as Node)
    return elsewhere && event.detail > 0 && performance.now() - appeared.current < quickPressMs
  }
  const catchQuickDown = (event: MouseEvent) => {
    if (isQuick(event)) event.preventDefault()
  }
  const catchQuickPress = (event: MouseEvent) => {
    if (!isQuick(event)) return
    event.stopPropagation()
    event.preventDefault()
    press(1)
  }

  return (
    <div
      className={classes(styles.stepper, className)}
      role="group"
      aria-label={text.quantityOf(name)}
      onMouseDownCapture={catchQuickDown}
      onClickCapture={catchQuickPress}
    >
      <button type="button" className={styles.button} aria-label={text.decrease(name)} onClick={() => press(-1)}>
        <Icon name="minus" />
      </button>
      <input
        className={styles.field}
        type="text"
        inputMode={unit === "kg" ? "decimal" : "numeric"}
        autoComplete="off"
        aria-label={text.quantityOf(name)}
        value={draft ?? shownQuantity(value, unit)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={key}
      />
      <button
        ref={more}
        type="button"
        className={styles.button}
        aria-label={text.increase(name)}
        aria-disabled={full || undefined}
        onClick={() => press(1)}
      >
        <Icon name="plus" />
      </button>
      <span className={classes(styles.notice, noticed && styles.shown)} role="status">
        {noticed && <span key={notices}>{text.maximum(max, unit)}</span>}
      </span>
    </div>
  )
}
