import type { Recipe } from "#core/recipes/model.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"
import { minutes } from "#web/text/recipe-card.ts"
import * as text from "#web/text/recipe.ts"
import { RecipeMarkings } from "./RecipeMarkings.tsx"
import styles from "./RecipeFacts.module.css"

/** A recipe's time, energy and markings. */
export const RecipeFacts = ({
  recipe: { cookingTime, kilocalories, markings }
}: {
  readonly recipe: Pick<Recipe, "cookingTime" | "kilocalories" | "markings">
}) => (
  <>
    <dl className={styles.facts}>
      {cookingTime !== null && (
        <div>
          <dt>
            <Icon name="clock" size={18} /> {text.cookingTime}
          </dt>
          <dd>{minutes(cookingTime)}</dd>
        </div>
      )}
      {kilocalories !== null && (
        <div>
          <dt>{text.energy}</dt>
          <dd>{text.kilocalories(kilocalories)}</dd>
        </div>
      )}
    </dl>
    <RecipeMarkings markings={markings} />
  </>
)
