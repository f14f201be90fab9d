import { useCallback, useEffect, useState } from "react"
import { cartState } from "#core/cart/cart-state.ts"
import { visibleBags, visibleBaskets, visibleMeals } from "#core/cart/entries.ts"
import type { CartMeal, CartRecipe, CartState, RecipeBag } from "#core/cart/model.ts"
import { useCase, useStateView } from "#web/container/react.tsx"
import { UndoToast } from "./UndoToast.tsx"

type RemovedEntry = { readonly key: string; readonly name: string } & (
  | { readonly kind: "recipe"; readonly recipe: CartRecipe }
  | { readonly kind: "meal"; readonly meal: CartMeal }
  /** A bag, or one of its recipes. */
  | { readonly kind: "bag"; readonly bag: RecipeBag }
)

/** The recipe, bag or meal that the newest pending removal removes from the cart. */
const removedBy = (cart: CartState): RemovedEntry | undefined => {
  const removal = cart.pendingEntries.findLast(({ quantity, target }) => quantity === 0 && target !== null)
  if (removal === undefined) return undefined
  const confirmedCart = { serverCart: cart.serverCart, pendingEntries: [] }
  const bags = cart.serverCart?.bags ?? []
  const { key, target, name } = removal
  const removedBag = bags.find(({ id }) => id === target)
  if (removedBag) return { key, name, kind: "bag", bag: removedBag }
  const entry = visibleBaskets(confirmedCart)
    .flatMap(({ recipes }) => recipes)
    .find(({ id }) => id === target)
  if (entry?.recipe) {
    const { gtin } = entry.recipe
    if (!entry.fromBag) return { key, name, kind: "recipe", recipe: entry.recipe }
    const bag = bags.find(({ recipeGtins }) => gtin !== null && recipeGtins.includes(gtin))
    return bag && { key, name, kind: "bag", bag }
  }
  const meal = visibleMeals(confirmedCart).find(({ id }) => id === target)?.meal
  return meal ? { key, name, kind: "meal", meal } : undefined
}

/** Shows a toast for a recipe, bag or catered meal that was just removed, with undo. */
export const RemovedEntries = () => {
  const view = useStateView(cartState)
  const addRecipe = useCase("addRecipe")
  const addRecipeBag = useCase("addRecipeBag")
  const selectBagRecipes = useCase("selectBagRecipes")
  const addCateredMeal = useCase("addCateredMeal")
  const [shownEntry, setShownEntry] = useState<RemovedEntry>()
  useEffect(() => {
    let lastKey = ""
    const subscription = view.changes$.subscribe((cart) => {
      const entry = removedBy(cart)
      if (entry === undefined || entry.key === lastKey) return
      lastKey = entry.key
      setShownEntry(entry)
    })
    return () => subscription.unsubscribe()
  }, [view])
  const close = useCallback(() => setShownEntry(undefined), [])
  if (shownEntry === undefined) return null
  const restore = () => {
    if (shownEntry.kind === "recipe") void addRecipe(shownEntry.recipe)
    else if (shownEntry.kind === "meal")
      void addCateredMeal({ ...shownEntry.meal, sideId: shownEntry.meal.side?.id ?? null })
    else {
      const { bag } = shownEntry
      const isInCart = visibleBags(view.current()).some(({ id }) => id === bag.id)
      void (isInCart ? selectBagRecipes(bag) : addRecipeBag(bag))
    }
    setShownEntry(undefined)
  }
  return <UndoToast key={shownEntry.key} name={shownEntry.name} onUndo={restore} onClose={close} />
}
