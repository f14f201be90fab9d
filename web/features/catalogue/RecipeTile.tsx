import type { RecipeSummary } from "#core/recipes/model.ts"
import { CachedMarkup } from "#web/container/CachedMarkup.tsx"
import { RecipeCard } from "#web/views/recipes/RecipeCard.tsx"
import { FavouriteButton } from "./FavouriteButton.tsx"

export interface RecipeTileProps {
  readonly recipe: RecipeSummary
  /** Loads its picture eagerly: it is visible without scrolling. */
  readonly eager?: boolean
  /** The picture's displayed width as in HTML's `sizes`; see Picture. */
  readonly pictureSizes?: string | undefined
  /** h3 by default, under a shelf's title. */
  readonly heading?: "h2" | "h3"
}

const Tile = ({ recipe, eager, pictureSizes, heading }: RecipeTileProps) => {
  const { id, name, url, picture, cookingTime, markings, portionPrice } = recipe
  return (
    <RecipeCard
      name={name}
      href={url}
      picture={picture}
      cookingTime={cookingTime}
      markings={markings}
      portionPrice={portionPrice}
      favourite={<FavouriteButton kind="recipe" itemNo={id} name={name} />}
      eager={eager}
      pictureSizes={pictureSizes}
      heading={heading}
    />
  )
}

/** A recipe in a list, with its favourite button. The document preloads an eager picture, so that its tile is not cached. */
export const RecipeTile = (props: RecipeTileProps) => (
  <CachedMarkup contentKey={() => (props.eager ? null : `recipe ${JSON.stringify(props)}`)}>
    <Tile {...props} />
  </CachedMarkup>
)
