import { useEffect, useRef, useState } from "react"
import { type CateringLimits, clampCateringQuantity, largestCateringQuantity } from "#core/catering/rules.ts"
import type { CateringUnit } from "#core/catering/model.ts"
import * as text from "#web/text/cart-entries.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"
import styles from "./MealStepper.module.css"
import stepperStyles from "./QuantityStepper.module.css"

export interface MealStepperProps {
  readonly value: number
  readonly limits: CateringLimits
  readonly unit: CateringUnit
  /** The meal, for the accessible names. */
  readonly name: string
  /** Called with each new quantity, which is within the limits. */
  readonly onChange: (quantity: number) => void
}

/** The quantity of a catered meal with its label and unit: 'Antal' and 'st', or 'Portioner' and 'portioner' (PRODUCT-16, PRODUCT-17). */
export const MealStepper = ({ value, limits, unit, name, onChange }: MealStepperProps) => {
  const [draft, setDraft] = useState<string>()
  // The last requested quantity, from which a quick second click continues before the parent has re-rendered.
  const latestQuantity = useRef(value)
  useEffect(() => {
    latestQuantity.current = value
  }, [value])
  const { label, unit: unitName } = text.mealUnits[unit]
  const change = (quantity: number) => {
    setDraft(undefined)
    if (Number.isNaN(quantity)) return
    // The stepper does not go below the smallest quantity, because a meal is removed with a button of its own.
    const allowedQuantity = Math.max(limits.quantityFrom, clampCateringQuantity(quantity, limits))
    if (allowedQuantity === latestQuantity.current) return
    latestQuantity.current = allowedQuantity
    onChange(allowedQuantity)
  }
  const commitDraft = () => {
    if (draft !== undefined) change(Number.parseInt(draft, 10))
  }
  const labelText = `${label}, ${name}`
  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={stepperStyles.stepper} role="group" aria-label={labelText}>
        <button
          type="button"
          className={stepperStyles.button}
          aria-label={text.decreaseMeal(label, name)}
          aria-disabled={value <= limits.quantityFrom || undefined}
          onClick={() => change(latestQuantity.current - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          className={stepperStyles.field}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={labelText}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.target.value)}
          data-select-on-focus=""
          onFocus={(event) => event.target.select()}
          onBlur={commitDraft}
          onKeyDown={(event) => {
            if (event.key === "Enter") commitDraft()
          }}
        />
        <button
          type="button"
          className={stepperStyles.button}
          aria-label={text.increaseMeal(label, name)}
          aria-disabled={value >= largestCateringQuantity(limits) || undefined}
          onClick={() => change(latestQuantity.current + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <span className={styles.unit}>{unitName}</span>
    </div>
  )
}
