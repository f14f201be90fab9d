import { RecipeShelf } from "#web/features/catalogue/RecipeShelf.tsx"
import type { BlockProps } from "../block-props.ts"

/** Recipes that an editor has chosen, or the first recipes of a category. 'Article' is the content system's name for a block. */
export const RecipeArticleBlock = ({ block, eager }: BlockProps<"RecipeArticleBlock">) => (
  <RecipeShelf
    title={block.title}
    recipes={block.recipes}
    carousel={block.isCarousel}
    link={block.link}
    eager={eager}
  />
)
