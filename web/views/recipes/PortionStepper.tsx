import { clampPortions, maxPortions, minPortions } from "#core/recipes/portions.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"
import * as text from "#web/text/recipe.ts"
import { portionCount } from "#web/text/recipe-card.ts"
import stepperStyles from "../cart/QuantityStepper.module.css"
import styles from "./PortionStepper.module.css"

export interface PortionStepperProps {
  readonly value: number
  readonly onChange: (portions: number) => void
}

/** Selects 1 to 12 portions (RECIPE-02, RECIPE-03). */
export const PortionStepper = ({ value, onChange }: PortionStepperProps) => {
  const change = (step: 1 | -1) => {
    const portions = clampPortions(value + step)
    if (portions !== value) onChange(portions)
  }
  return (
    <div className={`${stepperStyles.stepper} ${styles.stepper}`} role="group" aria-label={text.portionsLabel}>
      <button
        type="button"
        className={stepperStyles.button}
        aria-label={text.fewerPortions}
        aria-disabled={value <= minPortions || undefined}
        onClick={() => change(-1)}
      >
        <Icon name="minus" />
      </button>
      <span className={styles.value} role="status">
        {portionCount(value)}
      </span>
      <button
        type="button"
        className={stepperStyles.button}
        aria-label={text.morePortions}
        aria-disabled={value >= maxPortions || undefined}
        onClick={() => change(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
