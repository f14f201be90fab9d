import { useCallback, useEffect, useState } from "react"
import { cartState } from "#core/cart/cart-state.ts"
import { visibleBaskets, visibleMeals } from "#core/cart/entries.ts"
import type { CartMeal, CartRecipe, CartState } from "#core/cart/model.ts"
import { useCase, useView } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Toast } from "#web/kit/feedback/Toast.tsx"
import { removed } from "#web/text/cart-content.ts"
import { close as closeLabel, undo } from "#web/text/common.ts"

/** How long undo is offered, in ms. */
const undoMs = 8000

type Removed =
  | { readonly key: string; readonly recipe: CartRecipe; readonly meal: null }
  | { readonly key: string; readonly recipe: null; readonly meal: CartMeal }

/** The recipe that was added by itself, or the meal, that the newest pending change removes from the cart. */
const removedBy = (cart: CartState): Removed | undefined => {
  const removal = cart.pendingEntries.findLast(({ quantity, target }) => quantity === 0 && target !== null)
  if (removal === undefined) return undefined
  const server = { serverCart: cart.serverCart, pendingEntries: [] }
  const { key, target } = removal
  const recipe = visibleBaskets(server)
    .flatMap(({ recipes }) => recipes)
    .find(({ id, fromBag }) => id === target && !fromBag)?.recipe
  if (recipe) return { key, recipe, meal: null }
  const meal = visibleMeals(server).find(({ id }) => id === target)?.meal
  return meal ? { key, recipe: null, meal } : undefined
}

/** Shows a toast for a recipe or catered meal that was just removed, with undo. */
export const RemovedMeals = () => {
  const view = useView(cartState)
  const addRecipe = useCase("addRecipe")
  const addCateredMeal = useCase("addCateredMeal")
  const [shown, setShown] = useState<Removed>()
  useEffect(() => {
    let lastKey = ""
    const subscription = view.changes$.subscribe((cart) => {
      const removal = removedBy(cart)
      if (removal === undefined || removal.key === lastKey) return
      lastKey = removal.key
      setShown(removal)
    })
    return () => subscription.unsubscribe()
  }, [view])
  const close = useCallback(() => setShown(undefined), [])
  if (shown === undefined) return null
  const restore = () => {
    const { recipe, meal } = shown
    if (recipe !== null) void addRecipe(recipe)
    else void addCateredMeal({ ...meal, sideId: meal.side?.id ?? null })
    setShown(undefined)
  }
  return (
    <Toast
      key={shown.key}
      kind="info"
      title={removed((shown.recipe ?? shown.meal).name)}
      durationMs={undoMs}
      closeLabel={closeLabel}
      onClose={close}
      action={
        <Button variant="link" onClick={restore}>
          {undo}
        </Button>
      }
    />
  )
}
