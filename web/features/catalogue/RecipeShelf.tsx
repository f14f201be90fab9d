import type { RecipeSummary } from "#core/recipes/model.ts"
import { CardGrid } from "#web/kit/layout/CardGrid.tsx"
import { RecipeTile } from "./RecipeTile.tsx"
import styles from "./ProductShelf.module.css"

export interface RecipeShelfProps {
  readonly title: string
  readonly recipes: ReadonlyArray<RecipeSummary>
}

/** A titled grid of recipes. */
export const RecipeShelf = ({ title, recipes }: RecipeShelfProps) => (
  <section>
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
    </div>
    <CardGrid kind="teaser" label={title}>
      {recipes.map((recipe) => (
        <RecipeTile key={recipe.id} recipe={recipe} />
      ))}
    </CardGrid>
  </section>
)
