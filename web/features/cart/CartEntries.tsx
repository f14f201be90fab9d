import { cartState } from "#core/cart/cart-state.ts"
import {
  visibleBags,
  visibleBaskets,
  type VisibleBasket,
  type VisibleMeal,
  visibleMeals,
  type VisibleBag,
  type VisibleRecipe
} from "#core/cart/entries.ts"
import { useCase, useStatePart } from "#web/container/react.tsx"
import { IconButton } from "#web/kit/controls/IconButton.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import { mealDetails, recipeDetails } from "#web/views/cart/entry-details.ts"
import { EntryLine } from "#web/views/cart/EntryLine.tsx"
import { MealStepper } from "#web/views/cart/MealStepper.tsx"
import * as text from "#web/text/cart-entries.ts"
import { portionCount } from "#web/text/recipe-card.ts"
import { changeRecipes, changeRecipesOf } from "#web/text/recipe-bag.ts"
import styles from "./CartContent.module.css"

const trash = "M3.5 5.5h13M8 5.5V3.3h4v2.2M5 5.5l.7 11h8.6l.7-11M8.3 8.8l.2 4.7M11.7 8.8l-.2 4.7"

const RecipeRow = ({ entry }: { readonly entry: VisibleRecipe }) => {
  const removeRecipe = useCase("removeRecipe")
  const { id, recipe, name, portions, fromBag, updating } = entry
  return (
    <EntryLine
      name={name}
      details={recipeDetails(portions, recipe?.flags ?? [])}
      amount={recipe?.price}
      hasAmount={!fromBag}
      updating={updating}
      action={
        recipe !== null && (
          <IconButton
            icon={trash}
            label={text.removeLabel(name)}
            onClick={() => {
              void removeRecipe({ id })
            }}
          />
        )
      }
    />
  )
}

const BagRow = ({ entry: { id, bag, name, updating } }: { readonly entry: VisibleBag }) => {
  const removeRecipeBag = useCase("removeRecipeBag")
  return (
    <EntryLine
      control={
        bag !== null && (
          <Link href={bag.url} aria-label={changeRecipesOf(name)}>
            {changeRecipes}
          </Link>
        )
      }
      name={name}
      details={bag === null ? undefined : portionCount(bag.portions)}
      amount={bag?.amount}
      updating={updating}
      action={
        bag !== null && (
          <IconButton
            icon={trash}
            label={text.removeBag(name)}
            onClick={() => {
              void removeRecipeBag({ id })
            }}
          />
        )
      }
    />
  )
}

const MealRow = ({ entry }: { readonly entry: VisibleMeal }) => {
  const changeCateredMeal = useCase("changeCateredMeal")
  const { id, meal, name, quantity, updating } = entry
  return (
    <EntryLine
      name={name}
      details={meal === null ? undefined : mealDetails(meal)}
      amount={meal?.amount}
      updating={updating}
      action={
        meal !== null && (
          <IconButton
            icon={trash}
            label={text.removeLabel(name)}
            onClick={() => {
              void changeCateredMeal({ id, quantity: 0 })
            }}
          />
        )
      }
      control={
        meal !== null && (
          <MealStepper
            value={quantity}
            limits={meal}
            unit={meal.unit}
            name={name}
            onChange={(next) => void changeCateredMeal({ id, quantity: next })}
          />
        )
      }
    />
  )
}

const BasketRecipes = ({
  basket: { name, recipes },
  bags
}: {
  readonly basket: VisibleBasket
  readonly bags: ReadonlyArray<VisibleBag>
}) =>
  recipes.length + bags.length === 0 ? null : (
    <div role="group" aria-label={text.baskets[name]}>
      <p className={styles.basketName}>{text.baskets[name]}</p>
      <ul role="list" className={styles.lines}>
        {bags.map((entry) => (
          <li key={entry.id}>
            <BagRow entry={entry} />
          </li>
        ))}
        {recipes.map((entry) => (
          <li key={entry.id} className={entry.fromBag ? styles.inBag : undefined}>
            <RecipeRow entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  )

/** The sections 'Recept' and 'Catering' of the cart, each only if it has contents (CART-02, CART-03). */
export const CartEntries = () => {
  const cart = useStatePart(cartState, (state) => state)
  const baskets = visibleBaskets(cart)
  const bags = visibleBags(cart)
  const meals = visibleMeals(cart)
  const hasRecipes = bags.length > 0 || baskets.some(({ recipes }) => recipes.length > 0)
  return (
    <div className={styles.sections}>
      {hasRecipes && (
        <section aria-label={text.recipesSection}>
          <h3 className={styles.section}>{text.recipesSection}</h3>
          {baskets.map((basket) => (
            <BasketRecipes key={basket.name} basket={basket} bags={basket.name === "receptkassen" ? bags : []} />
          ))}
        </section>
      )}
      {meals.length > 0 && (
        <section aria-label={text.cateringSection}>
          <h3 className={styles.section}>{text.cateringSection}</h3>
          <ul role="list" className={styles.lines}>
            {meals.map((entry) => (
              <li key={entry.id}>
                <MealRow entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
