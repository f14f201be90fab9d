import { useState } from "react"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import type { CateredMeal } from "#core/catering/model.ts"
import { canBeOrdered, isSideMissing } from "#core/catering/rules.ts"
import { missingRequirement, type PurchaseRequirement } from "#core/cart/rules.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { sessionState } from "#core/session/session-state.ts"
import { useNow } from "#web/container/now.ts"
import { useCase, useStatePart } from "#web/container/react.tsx"
import { useAddPress } from "#web/container/use-add-press.ts"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { cartNotChanged, addButton } from "#web/text/cart.ts"
import * as text from "#web/text/catering.ts"
import { AddButton } from "#web/views/cart/AddButton.tsx"
import type { MealChoice } from "./meal-choice.ts"

/** The button's label; the first match wins (CATERING-12..14). */
const labelOf = (
  requirement: PurchaseRequirement | null,
  { orderable, prepared }: { readonly orderable: boolean; readonly prepared: boolean }
): string => {
  if (requirement === "store") return addButton.chooseStore
  if (requirement === "log-in") return addButton.logIn
  if (!orderable) return addButton.discontinued
  return prepared ? addButton.add : addButton.unavailable
}

export interface AddMealButtonProps {
  readonly meal: CateredMeal
  readonly choice: MealChoice
}

/** Adds the chosen variant and side of a meal, or names the missing requirement (CATERING-06). Catering can be added whatever the delivery method. */
export const AddMealButton = ({ meal, choice: { variant, sideId, quantity } }: AddMealButtonProps) => {
  const status = useStatePart(sessionState, (session) => session.status)
  const requirement = useStatePart(assortmentState, (assortment) =>
    missingRequirement(assortment, { status }, () => true)
  )
  const addCateredMeal = useCase("addCateredMeal")
  const today = stockholmDate(useNow())
  const [state, setState] = useState<"idle" | "adding" | "added" | "failed">("idle")
  const orderable = canBeOrdered(meal, variant, today)
  const prepared = variant.price !== null
  const isAddable = orderable && prepared && !isSideMissing(meal, sideId)
  const add = async () => {
    setState("adding")
    const { gtin } = variant
    const result = await addCateredMeal({ gtin, itemNo: meal.id, name: meal.name, quantity, sideId })
    setState(result._tag === "Success" ? "added" : "failed")
  }
  const press = useAddPress({ requirement, isAddable, add: () => void add() })
  return (
    <>
      <AddButton
        label={labelOf(requirement, { orderable, prepared })}
        name={meal.name}
        pending={state === "adding"}
        unavailable={isSideMissing(meal, sideId) || (requirement === null && !(orderable && prepared))}
        onPress={press}
      />
      {!prepared && <Notice>{text.notPrepared}</Notice>}
      <div role="status">{state === "added" && <Notice kind="success">{text.added(meal.name)}</Notice>}</div>
      {state === "failed" && (
        <Notice kind="danger" announce="assertive">
          {cartNotChanged}
        </Notice>
      )}
    </>
  )
}
