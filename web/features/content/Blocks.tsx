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

/** Whether a block on the first screen may have the page's largest picture. */
const hasLargePictures = ({ type, showsProducts }: LoadedBlock): boolean =>
  showsProducts || type === "RecipeArticleBlock" || type === "ResponsiveImage"

/** The height in pixels that a block has at least on a phone. */
const leastHeightOf = ({ type, showsProducts }: LoadedBlock): number => {
  if (showsProducts || type === "RecipeArticleBlock") return 400
  return type === "DepartmentGrid" ? 300 : 100
}

/** The height in pixels that a large phone's first screen has for blocks. */
const firstScreenHeight = 750

/** How many blocks the first screen may show. A block that is postponed although it is visible would need a second layout before the first paint. */
const countFirstBlocks = (blocks: ReadonlyArray<LoadedBlock>): number => {
  let height = 0
  const count = blocks.findIndex((block) => {
    const isBelow = height >= firstScreenHeight
    height += leastHeightOf(block)
    return isBelow
  })
  return count === -1 ? blocks.length : count
}

/** The blocks of a CMS page. */
export const Blocks = ({ blocks }: { readonly blocks: ReadonlyArray<LoadedBlock> }) => {
  const firstBlockCount = countFirstBlocks(blocks)
  const eagerBlock = blocks.slice(0, firstBlockCount).find(hasLargePictures)
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => {
        const Component = components[block.type] as ComponentType<BlockProps<BlockType>>
        return (
          <div key={block.id} data-below-first-screen={index < firstBlockCount ? undefined : ""}>
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
