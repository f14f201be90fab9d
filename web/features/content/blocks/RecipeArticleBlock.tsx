import { RecipeShelf } from "#web/features/catalogue/RecipeShelf.tsx"
import type { BlockProps } from "../block-props.ts"

/** Recipes that an editor has chosen. */
export const RecipeArticleBlock = ({ block, eager }: BlockProps<"RecipeArticleBlock">) => (
  <RecipeShelf
    title={block.title}
    recipes={block.recipes}
    carousel={block.isCarousel}
    link={block.link}
    eager={eager}
  />
)
