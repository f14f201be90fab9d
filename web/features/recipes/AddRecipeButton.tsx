import { useState } from "react"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { missingRequirement, type PurchaseRequirement } from "#core/cart/rules.ts"
import { sessionState } from "#core/session/session-state.ts"
import type { ChosenRecipe } from "#core/cart/model.ts"
import { useCase, useStatePart } from "#web/container/react.tsx"
import { useAddPress } from "#web/container/use-add-press.ts"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { cartNotChanged, addButton } from "#web/text/cart.ts"
import * as text from "#web/text/recipe.ts"
import { AddButton } from "#web/views/cart/AddButton.tsx"

/** The button's label; the first match wins (RECIPE-16..19). */
const labelOf = (requirement: PurchaseRequirement | null, sellable: boolean): string => {
  if (requirement === "store") return addButton.chooseStore
  if (requirement === "log-in") return addButton.logIn
  return sellable ? addButton.add : addButton.discontinued
}

export interface AddRecipeButtonProps {
  readonly recipe: ChosenRecipe
  readonly sellable: boolean
}

/** Adds the selected products of a recipe with one call, or names the missing requirement (RECIPE-01, RECIPE-16..20). */
export const AddRecipeButton = ({ recipe, sellable }: AddRecipeButtonProps) => {
  const status = useStatePart(sessionState, (session) => session.status)
  const requirement = useStatePart(assortmentState, (assortment) => missingRequirement(assortment, { status }))
  const addRecipe = useCase("addRecipe")
  const [state, setState] = useState<"idle" | "adding" | "added" | "failed">("idle")
  const isAddable = sellable && recipe.items.length > 0
  const add = async () => {
    setState("adding")
    const result = await addRecipe(recipe)
    setState(result._tag === "Success" ? "added" : "failed")
  }
  const press = useAddPress({ requirement, isAddable, add: () => void add() })
  const hasStoreAndLogIn = requirement === null || requirement === "delivery"
  return (
    <>
      <AddButton
        label={labelOf(requirement, sellable)}
        name={recipe.name}
        pending={state === "adding"}
        unavailable={hasStoreAndLogIn && !isAddable}
        onPress={press}
      />
      {requirement === "delivery" && sellable && <Notice>{text.changeDelivery}</Notice>}
      <div role="status">{state === "added" && <Notice kind="success">{text.added(recipe.name)}</Notice>}</div>
      {state === "failed" && (
        <Notice kind="danger" announce="assertive">
          {cartNotChanged}
        </Notice>
      )}
    </>
  )
}
