import type { NavigationLink } from "#core/navigation/model.ts"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { recipes as recipesPath } from "#web/paths.ts"
import { allRecipes, categoriesFilter } from "#web/text/recipe.ts"
import styles from "./CategoryChips.module.css"

export interface CategoryChipsProps {
  readonly categories: ReadonlyArray<NavigationLink>
  /** The id of the category that is shown; null for all recipes. */
  readonly currentId: string | null
}

/** Links to the categories of recipes, in a row. */
export const CategoryChips = ({ categories, currentId }: CategoryChipsProps) =>
  categories.length === 0 ? null : (
    <nav aria-label={categoriesFilter}>
      <ul role="list" className={styles.chips}>
        {[{ id: null, name: allRecipes, url: recipesPath }, ...categories].map(({ id, name, url }) => (
          <li key={url}>
            <Chip href={url} selected={id === currentId}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
