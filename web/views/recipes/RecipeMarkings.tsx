import type { RecipeMarking } from "#core/recipes/model.ts"
import { Badge } from "#web/kit/feedback/Badge.tsx"
import * as text from "#web/text/recipe-card.ts"
import styles from "./RecipeMarkings.module.css"

/** The maximum number of displayed markings (RECIPE-42). */
const maxMarkingCount = 5

/** The markings of a recipe: 'Snabblagat', 'Vegetarisk'. */
export const RecipeMarkings = ({ markings }: { readonly markings: ReadonlyArray<RecipeMarking> }) =>
  markings.length === 0 ? null : (
    <ul role="list" className={styles.markings} aria-label={text.markingsLabel}>
      {markings.slice(0, maxMarkingCount).map((marking) => (
        <li key={marking}>
          <Badge>{text.markings[marking]}</Badge>
        </li>
      ))}
    </ul>
  )
