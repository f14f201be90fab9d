import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { CateredMeal } from "#core/catering/model.ts"
import {
  isSideMissing,
  largestCateringQuantity,
  mealAvailability,
  mealPrice,
  orderLimits,
  sizesOf,
  variantNames
} from "#core/catering/rules.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { formatPrice } from "#core/kernel/money.ts"
import { onFirstInteraction } from "#web/container/first-interaction.ts"
import { useNow } from "#web/container/now.ts"
import { useCase } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { PlainSelect } from "#web/kit/forms/PlainSelect.tsx"
import { Picture } from "#web/kit/layout/Picture.tsx"
import * as text from "#web/text/catering.ts"
import { MealStepper } from "#web/views/cart/MealStepper.tsx"
import { MealAllergens, MealFacts } from "#web/views/catering/MealFacts.tsx"
import { AddMealButton } from "./AddMealButton.tsx"
import styles from "./MealContent.module.css"
import {
  choiceFields,
  chooseVariant,
  initialChoice,
  type MealChoice,
  restoredChoice,
  variantNamed
} from "./meal-choice.ts"

export interface MealContentProps {
  readonly meal: CateredMeal
  /** The query of the URL, which contains the values of a form that was submitted without JavaScript. */
  readonly query: URLSearchParams
}

interface MealSelectsProps {
  readonly meal: CateredMeal
  readonly choice: MealChoice
  readonly onChange: (choice: MealChoice) => void
}

/** The selects of a meal, in a form that works without JavaScript. */
const MealSelects = ({ meal, choice, onChange }: MealSelectsProps) => {
  const { variant, sideId, quantity } = choice
  const names = variantNames(meal)
  const sizes = sizesOf(meal, variant.name)
  const select = (newVariant: typeof variant | undefined, newQuantity = quantity) =>
    newVariant !== undefined && onChange(chooseVariant(meal, newVariant, { sideId, quantity: newQuantity }))
  const isMissing = isSideMissing(meal, sideId)
  return (
    <form method="get" className={styles.choices} onSubmit={(event) => event.preventDefault()}>
      {names.length > 1 && (
        <PlainSelect
          label={text.chooseVariant}
          name={choiceFields.variant}
          value={variant.name}
          options={names.map((name) => ({ value: name, label: text.variantLabel(name) }))}
          onChange={(name) => select(variantNamed(meal, name, quantity))}
        />
      )}
      {sizes.length > 0 && (
        <PlainSelect
          label={text.chooseSize}
          name={choiceFields.size}
          value={variant.id}
          options={sizes.map(({ id, quantityFrom }) => ({ value: id, label: text.size(quantityFrom, meal.unit) }))}
          onChange={(id) => {
            const size = sizes.find((candidate) => candidate.id === id)
            select(size, size?.quantityFrom)
          }}
        />
      )}
      {meal.sides.length > 0 && (
        <PlainSelect
          label={text.chooseSide}
          name={choiceFields.side}
          value={sideId ?? ""}
          invalid={isMissing}
          options={[
            ...(sideId === null ? [{ value: "", label: "–" }] : []),
            ...meal.sides.map(({ id, name }) => ({ value: id, label: name }))
          ]}
          onChange={(id) => onChange({ ...choice, sideId: id === "" ? null : id })}
        />
      )}
      {isMissing && (
        <Notice kind="warning" announce="assertive">
          {text.sideMissing}
        </Notice>
      )}
      <noscript>
        <Button type="submit" variant="quiet">
          {text.showPrice}
        </Button>
      </noscript>
    </form>
  )
}

/** A catered meal with its picture, allergens, selects, the price of the choice, and details (CATERING-02 to CATERING-07). */
export const MealContent = ({ meal, query }: MealContentProps) => {
  const today = stockholmDate(useNow())
  const [choice, setChoice] = useState(() => initialChoice(meal, query))
  const hasChosen = useRef(query.size > 0)
  const readMealChoice = useCase("readMealChoice")
  const rememberMealChoice = useCase("rememberMealChoice")
  const restore = useEffectEvent(async () => {
    const result = await readMealChoice({ mealId: meal.id })
    const storedChoice =
      result._tag === "Success" && result.success !== null ? restoredChoice(meal, result.success) : null
    if (storedChoice !== null && !hasChosen.current) setChoice(storedChoice)
  })
  useEffect(() => onFirstInteraction(() => void restore()), [meal.id])
  if (choice === null) return null
  const choose = (newChoice: MealChoice) => {
    hasChosen.current = true
    setChoice(newChoice)
    void rememberMealChoice({
      mealId: meal.id,
      variantId: newChoice.variant.id,
      sideId: newChoice.sideId,
      quantity: newChoice.quantity
    })
  }
  const { variant, quantity, sideId } = choice
  const limits = orderLimits(meal, variant)
  const hasSizes = sizesOf(meal, variant.name).length > 0
  const picture = variant.pictures[0] ?? meal.picture
  return (
    <article className={styles.meal}>
      <div className={styles.picture}>
        {picture !== null && <Picture src={picture} alt={meal.name} width={500} height={350} eager highPriority />}
      </div>
      <div className={styles.buy}>
        {meal.description !== null && <p className={styles.description}>{meal.description}</p>}
        <ul role="list" className={styles.dates}>
          {mealAvailability(variant, today).map((availability) => (
            <li key={availability.kind}>{text.availability(availability)}</li>
          ))}
        </ul>
        <MealAllergens variant={variant} />
        <MealSelects meal={meal} choice={choice} onChange={choose} />
        {!hasSizes && (
          <div className={styles.quantity}>
            <MealStepper
              value={quantity}
              limits={limits}
              unit={meal.unit}
              name={meal.name}
              onChange={(next) => choose({ ...choice, quantity: next })}
            />
            <p className={styles.note}>{text.limits(limits.quantityFrom, largestCateringQuantity(limits))}</p>
          </div>
        )}
        {variant.price !== null && (
          <p className={styles.price} aria-live="polite">
            <strong>{formatPrice(mealPrice(variant.price, quantity))}</strong>{" "}
            <span className={styles.note}>{text.unitPrice(variant.price, meal.unit)}</span>
          </p>
        )}
        <AddMealButton meal={meal} choice={choice} />
        <p className={styles.note}>{text.pickupNote}</p>
      </div>
      <MealFacts variant={variant} side={meal.sides.find(({ id }) => id === sideId) ?? null} />
    </article>
  )
}
