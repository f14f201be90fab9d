import type { Order } from "#core/orders/model.ts"
import { EntryLine } from "../cart/EntryLine.tsx"
import { mealDetails, recipeDetails } from "../cart/entry-details.ts"
import * as text from "#web/text/cart-entries.ts"
import { portionCount } from "#web/text/recipe-card.ts"
import styles from "./OrderContent.module.css"

/** Two sections of an order: its recipe bags and recipes (shown only if there are recipes), and its catered meals (if any). */
export const OrderEntries = ({ order: { baskets, bags, meals } }: { readonly order: Order }) => {
  const recipes = baskets.flatMap(({ name, recipes: bagRecipes, editableRecipes }) => [
    ...bagRecipes.map((recipe) => ({ recipe, basket: name, fromBag: true })),
    ...editableRecipes.map((recipe) => ({ recipe, basket: name, fromBag: false }))
  ])
  return (
    <>
      {recipes.length > 0 && (
        <section aria-label={text.recipesSection}>
          <h3>{text.recipesSection}</h3>
          <ul role="list" className={styles.lines}>
            {bags.map(({ id, name, portions, amount }) => (
              <li key={id}>
                <EntryLine name={name} details={portionCount(portions)} amount={amount} />
              </li>
            ))}
            {recipes.map(({ recipe, basket, fromBag }) => (
              <li key={[basket, fromBag, recipe.recipeId, recipe.variantId].join("/")}>
                <EntryLine
                  name={recipe.name}
                  details={recipeDetails(recipe.portions, recipe.flags)}
                  amount={recipe.price}
                  hasAmount={!fromBag}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {meals.length > 0 && (
        <section aria-label={text.cateringSection}>
          <h3>{text.cateringSection}</h3>
          <ul role="list" className={styles.lines}>
            {meals.map((meal) => (
              <li key={meal.id}>
                <EntryLine
                  name={meal.name}
                  details={[text.mealQuantity(meal.quantity, meal.unit), mealDetails(meal)].filter(Boolean).join(" · ")}
                  amount={meal.amount}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
