import type { RecipeSummary } from "#core/recipes/model.ts"
import { CardGrid } from "#web/kit/layout/CardGrid.tsx"
import { RecipeCard } from "#web/views/recipes/RecipeCard.tsx"
import { FavouriteButton } from "./FavouriteButton.tsx"
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
      {recipes.map(({ id, name, url, picture, cookingTime }) => (
        <RecipeCard
          key={id}
          name={name}
          href={url}
          picture={picture}
          cookingTime={cookingTime}
          favourite={<FavouriteButton kind="recipe" itemNo={id} name={name} />}
        />
      ))}
    </CardGrid>
  </section>
)
