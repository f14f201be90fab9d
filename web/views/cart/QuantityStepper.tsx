import type { Unit } from "#core/catalogue/model.ts"
import { largestQuantity, parseQuantity, quantityOf, stepQuantity } from "#core/catalogue/quantity.ts"
import type { KeyboardEvent, MouseEvent } from "react"
import { useEffect, useRef, useState } from "react"
import * as text from "#web/text/stepper.ts"
import { classes } from "#web/kit/classes.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"
import styles from "./QuantityStepper.module.css"

export interface QuantityStepperProps {
  /** The product whose quantity it changes; presses are recorded on the device until they have changed the cart (see stepRecorder). */
  readonly productId: string
  /** Pieces, or kg in steps of 0.1. */
  readonly value: number
  readonly max: number
  readonly unit?: Unit | undefined
  /** The displayed size, which says what a piece of a product sold by weight weighs. */
  readonly size?: string | null | undefined
  /** The product, for the accessible names: 'Mellanmjölk 1,5 l'. */
  readonly name: string
  /** Called with each new quantity; 0 removes the product. The parent batches the changes and sends them. */
  readonly onChange: (quantity: number) => void
  /**
   * Whether it has just replaced a clicked add button. It then receives the focus,
   * and a quick second click anywhere on it adds one more.
   */
  readonly justAdded?: boolean | undefined
  /** Whether an undo has restored it. It then receives the focus if the add button had it. */
  readonly isRestored?: boolean | undefined
  readonly className?: string | undefined
}

/** How long a notice is shown, in ms (CART-64). */
const noticeMs = 3_000
/** How soon after the stepper has appeared a click on it counts as a second click on the add button, in ms. */
const quickClickMs = 500

/** Decrease, quantity, increase; 44 px high. A notice says that the quantity is the maximum (CART-64) or was rounded. */
export const QuantityStepper = ({
  productId,
  value,
  max,
  unit = "piece",
  size,
  name,
  onChange,
  justAdded,
  isRestored,
  className
}: QuantityStepperProps) => {
  const [draft, setDraft] = useState<string>()
  const [notice, setNotice] = useState<{ readonly id: number; readonly text: string }>()
  const increaseButton = useRef<HTMLButtonElement>(null)
  const product = { unit, maximum: max, size }
  const largest = largestQuantity(product)
  const isAtMaximum = value >= largest

  const appearedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (!justAdded) return
    appearedAt.current = performance.now()
    increaseButton.current?.focus({ preventScroll: true })
  }, [justAdded])
  useEffect(() => {
    if (isRestored && document.activeElement === document.body) increaseButton.current?.focus({ preventScroll: true })
  }, [isRestored])
  useEffect(() => {
    if (notice === undefined) return
    const timer = setTimeout(() => setNotice(undefined), noticeMs)
    return () => clearTimeout(timer)
  }, [notice])

  // The last requested quantity, from which a quick second click continues before the parent has re-rendered.
  const latestQuantity = useRef(value)
  useEffect(() => {
    latestQuantity.current = value
  }, [value])

  const showNotice = (noticeText: string) => setNotice((last) => ({ id: (last?.id ?? 0) + 1, text: noticeText }))
  const change = (quantity: number) => {
    if (quantity === latestQuantity.current) return
    latestQuantity.current = quantity
    onChange(quantity)
  }
  const press = (direction: 1 | -1) => {
    setDraft(undefined)
    const quantity = stepQuantity(latestQuantity.current, direction, product)
    if (direction === 1 && quantity >= largest) showNotice(text.maximum(largest, unit))
    change(quantity)
  }
  const changeDraft = (input: string) => {
    setDraft(input)
    const quantity = quantityOf(input, product)
    // A weight may still become '500 g'; it waits for blur or Enter, as do 0 and text that is not a number. An empty field waits for blur.
    if (unit === "piece" && quantity > 0) change(quantity)
  }
  const commitDraft = () => {
    if (draft === undefined) return
    setDraft(undefined)
    const typedQuantity = parseQuantity(draft, product)
    const quantity = quantityOf(draft, product)
    if (typedQuantity > largest) showNotice(text.maximum(largest, unit))
    else if (quantity > 0 && quantity !== typedQuantity) showNotice(text.rounded(quantity, unit))
    change(quantity)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" && draft !== "") {
      // A quantity of 0 moves the focus to the add button, which the same key press would otherwise click.
      event.preventDefault()
      return commitDraft()
    }
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return
    event.preventDefault()
    press(event.key === "ArrowUp" ? 1 : -1)
  }

  const isQuickSecondClick = (event: MouseEvent) => {
    const isOutside = !increaseButton.current?.contains(event.target as Node)
    return isOutside && event.detail > 0 && performance.now() - appearedAt.current < quickClickMs
  }
  const onMouseDownCapture = (event: MouseEvent) => {
    if (isQuickSecondClick(event)) event.preventDefault()
  }
  const onClickCapture = (event: MouseEvent) => {
    if (!isQuickSecondClick(event)) return
    event.stopPropagation()
    event.preventDefault()
    press(1)
  }

  return (
    <div
      className={classes(styles.stepper, unit === "kilogram" && styles.weight, className)}
      role="group"
      aria-label={text.quantityLabel(name)}
      onMouseDownCapture={onMouseDownCapture}
      onClickCapture={onClickCapture}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={text.decrease(name)}
        data-product={productId}
        data-direction={-1}
        onClick={() => press(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className={styles.field}
        type="text"
        inputMode={unit === "kilogram" ? "decimal" : "numeric"}
        autoComplete="off"
        aria-label={text.quantityLabel(name)}
        value={draft ?? text.quantityField(value, unit)}
        onChange={(event) => changeDraft(event.target.value)}
        data-select-on-focus=""
        onFocus={(event) => event.target.select()}
        onBlur={commitDraft}
        onKeyDown={onKeyDown}
      />
      <button
        ref={increaseButton}
        type="button"
        className={styles.button}
        aria-label={text.increase(name)}
        aria-disabled={isAtMaximum || undefined}
        data-product={productId}
        onClick={() => press(1)}
      >
        <Icon name="plus" />
      </button>
      <span className={classes(styles.notice, notice && styles.shown)} role="status">
        {notice && <span key={notice.id}>{notice.text}</span>}
      </span>
    </div>
  )
}
