import type { IngredientGroup, VariantFlag } from "#core/recipes/model.ts"
import { ingredientText } from "./ingredient-text.ts"
import styles from "./IngredientList.module.css"

export interface IngredientListProps {
  readonly groups: ReadonlyArray<IngredientGroup>
  readonly portions: number
  /** The number of portions that the ingredients' amounts are for. */
  readonly recipePortions: number
  readonly flags: ReadonlyArray<VariantFlag>
}

/** The ingredients in their groups, scaled to the portions (RECIPE-08). */
export const IngredientList = ({ groups, ...scale }: IngredientListProps) => (
  <>
    {groups.map(({ id, name, ingredients }) => (
      <div key={id} className={styles.group}>
        {name !== "" && <h3 className={styles.title}>{name}</h3>}
        <ul role="list" className={styles.list}>
          {ingredients.map((ingredient) => {
            const text = ingredientText(ingredient, scale)
            return (
              <li key={ingredient.name} className={styles.row}>
                <span className={styles.amount}>{text.amount}</span> <span>{text.name}</span>
              </li>
            )
          })}
        </ul>
      </div>
    ))}
  </>
)
