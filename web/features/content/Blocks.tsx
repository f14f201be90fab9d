import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react"
import type { BlockType, LoadedBlock } from "#core/content/blocks.ts"
import { HydrateOnInteraction } from "#web/container/HydrateOnInteraction.tsx"
import { Skeleton } from "#web/kit/feedback/Skeleton.tsx"
import { ProductGrid } from "#web/views/catalogue/ProductGrid.tsx"
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

interface BlockView<Type extends BlockType> {
  readonly Component: ComponentType<BlockProps<Type>>
  /** The height in pixels that the block has at least on a phone. */
  readonly leastHeight: number
  /** Whether it may have the page's largest picture when it is on the first screen. */
  readonly hasLargePictures: boolean
}

/** The smallest row of cards, with the carousel's heading. */
const cardsHeight = 400

const shelf = { Component: ShelfBlock, leastHeight: 100, hasLargePictures: false }

/** How each type of block is shown; a missing type does not compile. A block that shows products is always as high as a row of cards and has large pictures. */
const views: { readonly [Type in BlockType]: BlockView<Type> } = {
  DepartmentGrid: { Component: DepartmentGrid, leastHeight: 300, hasLargePictures: false },
  FavouritesBlock: { Component: FavouritesBlock, leastHeight: 100, hasLargePictures: false },
  MostBoughtProductsBlock: { Component: MostBoughtProductsBlock, leastHeight: 100, hasLargePictures: false },
  OfferBlock: shelf,
  ProductArticleBlock: shelf,
  RecipeArticleBlock: { Component: RecipeArticleBlock, leastHeight: cardsHeight, hasLargePictures: true },
  ResponsiveImage: { Component: ResponsiveImage, leastHeight: 100, hasLargePictures: true },
  RichTextGrid: { Component: RichTextGrid, leastHeight: 100, hasLargePictures: false },
  TeaserGrid: { Component: TeaserGrid, leastHeight: 100, hasLargePictures: false },
  TopSellersBlock: shelf
}

const hasLargePictures = ({ type, showsProducts }: LoadedBlock): boolean =>
  showsProducts || views[type].hasLargePictures

const leastHeightOf = ({ type, showsProducts }: LoadedBlock): number =>
  showsProducts ? cardsHeight : views[type].leastHeight

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

/** More cards than fill a screen. */
const skeletonCardCount = 12

/**
 * Returns the height in pixels that the blocks had when they were hidden; null while they are shown. They are hidden while their page is reloaded, because the new
 * blocks would move them, but not when they have the focus, which a hidden element loses.
 */
const useHiddenHeight = (reloading: boolean, blocks: RefObject<HTMLElement | null>): number | null => {
  const [height, setHeight] = useState<number | null>(null)
  // In an effect, because a panel that closes returns the focus after the DOM has changed.
  useEffect(() => {
    const element = blocks.current
    const hides = reloading && element !== null && !element.contains(document.activeElement)
    setHeight(hides ? element.offsetHeight : null)
  }, [reloading, blocks])
  return reloading ? height : null
}

export interface BlocksProps {
  readonly blocks: ReadonlyArray<LoadedBlock>
  /** Whether the page is being reloaded for another store or shopper. Its blocks are then replaced by a skeleton, which keeps their height. */
  readonly reloading?: boolean
}

/** The blocks of a CMS page. */
export const Blocks = ({ blocks, reloading = false }: BlocksProps) => {
  const container = useRef<HTMLDivElement>(null)
  const hiddenHeight = useHiddenHeight(reloading, container)
  const isHidden = hiddenHeight !== null
  const firstBlockCount = countFirstBlocks(blocks)
  const eagerBlock = blocks.slice(0, firstBlockCount).find(hasLargePictures)
  return (
    <div
      ref={container}
      className={styles.blocks}
      style={isHidden ? { minHeight: hiddenHeight } : undefined}
      aria-busy={isHidden || undefined}
    >
      {isHidden && (
        <div className={styles.skeleton}>
          <Skeleton shape="title" className={styles.title} />
          <ProductGrid skeletonCount={skeletonCardCount} />
        </div>
      )}
      {blocks.map((block, index) => {
        const Component = views[block.type].Component as ComponentType<BlockProps<BlockType>>
        return (
          <div key={block.id} hidden={isHidden} data-below-first-screen={index < firstBlockCount ? undefined : ""}>
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
