import type { RecipeSummary } from "#core/recipes/model.ts"
import { Link } from "#web/kit/controls/Link.tsx"
import { CardGrid } from "#web/kit/layout/CardGrid.tsx"
import { eagerCardCount } from "#web/views/catalogue/eager-card-count.ts"
import { ProductCarousel } from "#web/views/catalogue/ProductCarousel.tsx"
import { RecipeTile } from "./RecipeTile.tsx"
import styles from "./ProductShelf.module.css"

export interface RecipeShelfProps {
  readonly title: string
  readonly recipes: ReadonlyArray<RecipeSummary>
  /** A row that is scrolled, instead of a grid. */
  readonly carousel?: boolean
  /** The complete list. */
  readonly link?: { readonly url: string; readonly label: string } | null
  /** Loads the first picture eagerly: it is visible without scrolling. */
  readonly eager?: boolean
}

/** The width of a picture in a carousel; on a phone, which shows 1.2 recipes, the share of the screen without margins and gaps. */
const carouselPictureSizes = "(max-width: 632px) calc(83vw - 28px), 328px"

/** A titled grid or carousel of recipes. */
export const RecipeShelf = ({ title, recipes, carousel = false, link = null, eager = false }: RecipeShelfProps) => {
  const moreLink = link && <Link href={link.url}>{link.label}</Link>
  const tiles = recipes.map((recipe, index) => (
    <RecipeTile
      key={recipe.id}
      recipe={recipe}
      eager={eager && index < eagerCardCount}
      pictureSizes={carousel ? carouselPictureSizes : undefined}
    />
  ))
  if (carousel)
    return (
      <ProductCarousel label={title} kind="recipe" moreLink={moreLink}>
        {tiles}
      </ProductCarousel>
    )
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {moreLink}
      </div>
      <CardGrid kind="recipe" label={title}>
        {tiles}
      </CardGrid>
    </section>
  )
}
