import { useState } from "react"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { canAddRecipeBags } from "#core/assortment/rules.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { missingRequirement, type PurchaseRequirement } from "#core/cart/rules.ts"
import { formatPrice } from "#core/kernel/money.ts"
import type { BagOffer } from "#core/recipes/model.ts"
import { bagPrice } from "#core/recipes/bag-price.ts"
import { sessionState } from "#core/session/session-state.ts"
import { useAddPress } from "#web/container/use-add-press.ts"
import { useCase, useStatePart } from "#web/container/react.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { Checkbox } from "#web/kit/forms/Checkbox.tsx"
import { Picture } from "#web/kit/layout/Picture.tsx"
import { cartNotChanged, addButton } from "#web/text/cart.ts"
import { portionCount, perPortion } from "#web/text/recipe-card.ts"
import * as text from "#web/text/recipe-bag.ts"
import { AddButton } from "#web/views/cart/AddButton.tsx"
import styles from "./BagContent.module.css"

/** The button's label; the first match wins. Bags are for pickup only. */
const labelOf = (requirement: PurchaseRequirement | null, isInCart: boolean): string => {
  if (requirement === "store") return addButton.chooseStore
  if (requirement === "log-in") return addButton.logIn
  if (requirement === "delivery") return addButton.changeDelivery
  return isInCart ? text.update : addButton.add
}

/** A recipe bag with checkboxes for its recipes, its price, and a button that adds it or changes its recipes in the cart. */
export const BagContent = ({ bag }: { readonly bag: BagOffer }) => {
  const { id: itemNo, gtin, name } = bag
  const status = useStatePart(sessionState, (session) => session.status)
  const requirement = useStatePart(assortmentState, (assortment) =>
    missingRequirement(assortment, { status }, canAddRecipeBags)
  )
  const cartBag = useStatePart(
    cartState,
    (cart) => cart.serverCart?.bags.find((candidate) => candidate.gtin === gtin) ?? null
  )
  const addRecipeBag = useCase("addRecipeBag")
  const selectBagRecipes = useCase("selectBagRecipes")
  const [editedGtins, setEditedGtins] = useState<ReadonlySet<string> | null>(null)
  const [state, setState] = useState<"idle" | "saving" | "added" | "updated" | "failed">("idle")
  const selectedGtins = editedGtins ?? new Set(cartBag?.recipeGtins ?? bag.recipes.map((recipe) => recipe.gtin))
  const price = bagPrice(bag, selectedGtins)
  const toggle = (recipeGtin: string, isChosen: boolean) => {
    setState("idle")
    setEditedGtins(
      new Set(
        bag.recipes
          .map((recipe) => recipe.gtin)
          .filter((other) => (other === recipeGtin ? isChosen : selectedGtins.has(other)))
      )
    )
  }
  const save = async () => {
    setState("saving")
    const recipeGtins = [...selectedGtins]
    const result =
      cartBag === null
        ? await addRecipeBag({ gtin, itemNo, name, recipeGtins })
        : await selectBagRecipes({ id: cartBag.id, recipeGtins })
    if (result._tag === "Success") setEditedGtins(null)
    setState(result._tag === "Failure" ? "failed" : cartBag === null ? "added" : "updated")
  }
  const press = useAddPress({ requirement, isAddable: selectedGtins.size > 0, add: () => void save() })
  return (
    <article className={styles.bag}>
      {bag.description !== null && <p className={styles.description}>{bag.description}</p>}
      <section className={styles.choose}>
        <h2>{text.chooseRecipes}</h2>
        <p className={styles.note}>{text.chooseNote(bag.recipes.length)}</p>
        <ul role="list" className={styles.recipes}>
          {bag.recipes.map((recipe) => (
            <li key={recipe.id} className={styles.recipe}>
              {recipe.picture !== null && <Picture src={recipe.picture.url} alt="" width={328} height={230} />}
              <div className={styles.text}>
                <Checkbox
                  label={recipe.name}
                  checked={selectedGtins.has(recipe.gtin)}
                  onChange={(isChosen) => toggle(recipe.gtin, isChosen)}
                />
                <p className={styles.note}>
                  {[
                    portionCount(bag.portions),
                    ...(recipe.portionPrice === null ? [] : [perPortion(recipe.portionPrice)])
                  ].join(" · ")}
                </p>
                <Link href={recipe.url} aria-label={`${text.seeRecipe}, ${recipe.name}`}>
                  {text.seeRecipe}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.buy} aria-label={text.total}>
        {cartBag !== null && state === "idle" && <Notice>{text.inCart(name)}</Notice>}
        <p aria-live="polite">{text.chosen(selectedGtins.size, bag.recipes.length)}</p>
        {price !== null && (
          <p className={styles.price}>
            {text.total} <strong>{formatPrice(price.total)}</strong>{" "}
            <span className={styles.note}>{perPortion(price.portionPrice)}</span>
          </p>
        )}
        {selectedGtins.size === 0 && (
          <Notice kind="warning" announce="assertive">
            {text.recipeMissing}
          </Notice>
        )}
        <AddButton
          label={labelOf(requirement, cartBag !== null)}
          name={name}
          pending={state === "saving"}
          unavailable={requirement === null && selectedGtins.size === 0}
          onPress={press}
        />
        <p className={styles.note}>{text.pickupOnly}</p>
        <div role="status">
          {state === "added" && <Notice kind="success">{text.added(name)}</Notice>}
          {state === "updated" && <Notice kind="success">{text.updated(name)}</Notice>}
        </div>
        {state === "failed" && (
          <Notice kind="danger" announce="assertive">
            {cartNotChanged}
          </Notice>
        )}
      </section>
    </article>
  )
}
