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

/**
 * How a type of block is shown: its component, the height in pixels that it has at least on a phone, and whether it may have the page's largest picture
 * when it is on the first screen.
 */
type BlockView<Type extends BlockType> = readonly [
  Component: ComponentType<BlockProps<Type>>,
  leastHeight: number,
  hasLargePictures: boolean
]

/** The smallest row of cards, with the carousel's heading. */
const cardsHeight = 400

/** A block that shows products is always as high as a row of cards and has large pictures. A missing type does not compile. */
const views: { readonly [Type in BlockType]: BlockView<Type> } = {
  DepartmentGrid: [DepartmentGrid, 300, false],
  FavouritesBlock: [FavouritesBlock, 100, false],
  MostBoughtProductsBlock: [MostBoughtProductsBlock, 100, false],
  OfferBlock: [ShelfBlock, 100, false],
  ProductArticleBlock: [ShelfBlock, 100, false],
  RecipeArticleBlock: [RecipeArticleBlock, cardsHeight, true],
  ResponsiveImage: [ResponsiveImage, 100, true],
  RichTextGrid: [RichTextGrid, 100, false],
  TeaserGrid: [TeaserGrid, 100, false],
  TopSellersBlock: [ShelfBlock, 100, false]
}

const hasLargePictures = ({ type, showsProducts }: LoadedBlock): boolean => showsProducts || views[type][2]

const leastHeightOf = ({ type, showsProducts }: LoadedBlock): number => (showsProducts ? cardsHeight : views[type][1])

/** The height in pixels that a large phone's first screen has for blocks. */
const firstScreenHeight = 750

/** How many blocks the first screen may show. A block that is postponed although it is visible would need a second layout before the first paint. */
const countFirstBlocks = (blocks: ReadonlyArray<LoadedBlock>): number => {
  let height = 0
  return blocks.filter((block) => {
    const isFirst = height < firstScreenHeight
    height += leastHeightOf(block)
    return isFirst
  }).length
}

/** The blocks of a CMS page. */
export const Blocks = ({ blocks }: { readonly blocks: ReadonlyArray<LoadedBlock> }) => {
  const firstBlockCount = countFirstBlocks(blocks)
  const eagerBlock = blocks.slice(0, firstBlockCount).find(hasLargePictures)
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => {
        const Component = views[block.type][0] as ComponentType<BlockProps<BlockType>>
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
