import type { ComponentType } from "react"
import type { BlockType, LoadedBlock } from "#core/content/blocks.ts"
import { HydrateOnInteraction } from "#web/container/HydrateOnInteraction.tsx"
import type { BlockProps } from "./block-props.ts"
import styles from "./Blocks.module.css"
import { DepartmentGrid } from "./blocks/DepartmentGrid.tsx"
import { FavouritesBlock } from "./blocks/FavouritesBlock.tsx"
import { MostBoughtProductsBlock } from "./blocks/MostBoughtProductsBlock.tsx"
import { RecipeArticleBlock } from "./blocks/RecipeArticleBlock.tsx"
import { ResponsiveImage } from "./blocks/ResponsiveImage.tsx"
import { RichTextGrid } from "./blocks/RichTextGrid.tsx"
import { ShelfBlock } from "./blocks/ShelfBlock.tsx"
import { TeaserGrid } from "./blocks/TeaserGrid.tsx"

/** The component of each type of block; a missing type does not compile. */
const components: { readonly [Type in BlockType]: ComponentType<BlockProps<Type>> } = {
  DepartmentGrid,
  FavouritesBlock,
  MostBoughtProductsBlock,
  OfferBlock: ShelfBlock,
  ProductArticleBlock: ShelfBlock,
  RecipeArticleBlock,
  ResponsiveImage,
  RichTextGrid,
  TeaserGrid,
  TopSellersBlock: ShelfBlock
}

/** How many blocks the first screen of a page shows. */
const firstScreenBlockCount = 2

/** Whether a block on the first screen may have the page's largest picture. */
const hasLargePictures = ({ type, showsProducts }: LoadedBlock): boolean =>
  showsProducts || type === "RecipeArticleBlock" || type === "ResponsiveImage"

/** The blocks of a CMS page. */
export const Blocks = ({ blocks }: { readonly blocks: ReadonlyArray<LoadedBlock> }) => {
  const eagerBlock = blocks.slice(0, firstScreenBlockCount).find(hasLargePictures)
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => {
        const Component = components[block.type] as ComponentType<BlockProps<BlockType>>
        return (
          <div key={block.id}>
            {block.showsProducts ? (
              <Component block={block} eager={block === eagerBlock} />
            ) : (
              <HydrateOnInteraction>
                <Component block={block} eager={block === eagerBlock} />
              </HydrateOnInteraction>
            )}
          </div>
        )
      })}
    </div>
  )
}
