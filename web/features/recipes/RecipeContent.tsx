import { type ReactNode, useMemo, useState } from "react"
import {
  missingIngredients,
  chosenRecipeItems,
  type SelectionChanges,
  selectedProductIds,
  selectionTotal
} from "#core/recipes/product-selection.ts"
import type { IngredientProduct, Recipe, VariantFlag } from "#core/recipes/model.ts"
import { portionPrice } from "#core/recipes/rules.ts"
import { initialPortions } from "#core/recipes/portions.ts"
import { formatPrice } from "#core/kernel/money.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { LiveRegion } from "#web/kit/feedback/LiveRegion.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { Checkbox } from "#web/kit/forms/Checkbox.tsx"
import { tryAgain } from "#web/text/common.ts"
import { flags as flagNames, perPortion } from "#web/text/recipe-card.ts"
import { calculating } from "#web/text/cart.ts"
import * as text from "#web/text/recipe.ts"
import { ingredientText } from "#web/views/recipes/ingredient-text.ts"
import { IngredientList } from "#web/views/recipes/IngredientList.tsx"
import { PortionStepper } from "#web/views/recipes/PortionStepper.tsx"
import { RecipeFacts } from "#web/views/recipes/RecipeFacts.tsx"
import { RecipePicture } from "#web/views/recipes/RecipePicture.tsx"
import { RecipeProducts } from "#web/views/recipes/RecipeProducts.tsx"
import { RecipeSteps } from "#web/views/recipes/RecipeSteps.tsx"
import { AddRecipeButton } from "./AddRecipeButton.tsx"
import styles from "./RecipeContent.module.css"
import { useRecipeProducts } from "./use-recipe-products.ts"

export interface RecipeContentProps {
  readonly recipe: Recipe
  /** The products for the recipe's initial portions, without a variant; null when they could not be loaded. */
  readonly products: ReadonlyArray<IngredientProduct> | null
  /** The favourite button. */
  readonly favourite: ReactNode
}

const noFlags: ReadonlyArray<VariantFlag> = []
/** The id of the section with the products, to which the recipe's price links. */
const productsId = "varor"

/** A recipe: its picture and price, ingredients for the chosen portions and variant, instructions, and the products to buy. */
export const RecipeContent = ({ recipe, products: initialProducts, favourite }: RecipeContentProps) => {
  const { id, name, picture, variants } = recipe
  const recipePortions = initialPortions(recipe)
  const [portions, setPortions] = useState(recipePortions)
  const [flags, setFlags] = useState(noFlags)
  const [changes, setChanges] = useState<SelectionChanges>({})
  const { products, status, retry } = useRecipeProducts({
    recipeId: id,
    portions,
    flags,
    initialProducts,
    isInitial: portions === recipePortions && flags.length === 0
  })
  const visibleProducts = products ?? []
  const selectedIds = useMemo(() => selectedProductIds(products ?? [], changes), [products, changes])
  const total = selectionTotal(visibleProducts, selectedIds)
  const scale = { portions, recipePortions, flags }
  // One entry for each ingredient, in the order of `products`.
  const neededIngredients = recipe.groups
    .flatMap(({ ingredients }) => ingredients)
    .map((ingredient) => ingredientText(ingredient, scale))
    .map(({ amount, name: ingredientName }) => `${amount} ${ingredientName}`.trim())
  const recipeToAdd = {
    recipeId: id,
    variantId: flags.length === 0 ? null : flags.join(","),
    name,
    portions,
    flags,
    items: status === "current" ? chosenRecipeItems(visibleProducts, selectedIds) : []
  }
  const toggleFlag = (flag: VariantFlag, isChosen: boolean) =>
    setFlags(variants.filter((variant) => (variant === flag ? isChosen : flags.includes(variant))))
  return (
    <article className={styles.recipe}>
      <div className={styles.picture}>{picture !== null && <RecipePicture src={picture.url} alt={picture.alt} />}</div>
      <div className={styles.intro}>
        {recipe.description !== null && <p className={styles.description}>{recipe.description}</p>}
        <RecipeFacts recipe={recipe} />
        {products !== null && status !== "failed" && (
          <p className={styles.portionPrice} aria-live="polite">
            {status === "current" ? (
              <a href={`#${productsId}`}>{perPortion(portionPrice(total, portions))}</a>
            ) : (
              // The loaded products are for other portions, or for another variant or store.
              calculating
            )}
          </p>
        )}
        <div className={styles.buy}>
          <div className={styles.add}>
            <AddRecipeButton recipe={recipeToAdd} sellable={recipe.sellable} />
          </div>
          {favourite}
          <Button variant="quiet" icon="print" onClick={() => window.print()}>
            {text.print}
          </Button>
        </div>
      </div>
      <section className={styles.ingredients}>
        <h2>{text.ingredients}</h2>
        <div className={styles.choices}>
          <PortionStepper value={portions} onChange={setPortions} />
          {variants.length > 0 && (
            <fieldset className={styles.variants}>
              <legend>{text.variantsLabel}</legend>
              {variants.map((flag) => (
                <Checkbox
                  key={flag}
                  label={flagNames[flag]}
                  checked={flags.includes(flag)}
                  onChange={(isChosen) => toggleFlag(flag, isChosen)}
                />
              ))}
            </fieldset>
          )}
        </div>
        <IngredientList groups={recipe.groups} {...scale} />
      </section>
      <section className={styles.steps} aria-labelledby={recipe.steps.length > 0 ? `${productsId}-steps` : undefined}>
        {recipe.steps.length > 0 && <h2 id={`${productsId}-steps`}>{text.instructions}</h2>}
        <RecipeSteps steps={recipe.steps} tip={recipe.tip} source={recipe.source} />
      </section>
      <section id={productsId} className={styles.products} aria-labelledby={`${productsId}-title`}>
        <h2 id={`${productsId}-title`}>{text.products}</h2>
        <LiveRegion message={status === "updating" ? text.updating : ""} />
        {status === "failed" && (
          <Notice
            kind="danger"
            announce="assertive"
            action={
              <Button variant="quiet" onClick={retry}>
                {tryAgain}
              </Button>
            }
          >
            {text.productsFailed}
          </Notice>
        )}
        {products !== null && (
          <>
            <p className={styles.note}>{text.productsNote}</p>
            {missingIngredients(products).length > 0 && <Notice kind="warning">{text.missingNotice}</Notice>}
            <RecipeProducts
              products={products}
              neededIngredients={status === "current" ? neededIngredients : []}
              selectedIds={selectedIds}
              stale={status !== "current"}
              onChange={(productId, isSelected) => setChanges({ ...changes, [productId]: isSelected })}
            />
            <div className={styles.total}>
              {status !== "failed" && (
                <p>
                  <span>{text.total}</span> <strong>{status === "current" ? formatPrice(total) : calculating}</strong>
                  {status === "current" && (
                    <span className={styles.note}>{perPortion(portionPrice(total, portions))}</span>
                  )}
                </p>
              )}
              <div className={styles.add}>
                <AddRecipeButton recipe={recipeToAdd} sellable={recipe.sellable} />
              </div>
            </div>
          </>
        )}
      </section>
    </article>
  )
}
