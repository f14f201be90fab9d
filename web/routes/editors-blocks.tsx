import type { FilledBlock } from "#core/journeys/fill-page.ts"
import { ProductShelf } from "#web/features/catalogue/ProductShelf.tsx"
import { Blocks } from "#web/features/content/Blocks.tsx"

/** What editors wrote, with its shelves of goods. */
export const EditorsBlocks = ({ blocks }: { readonly blocks: ReadonlyArray<FilledBlock> }) => (
  <Blocks
    blocks={blocks}
    shelf={(block, first) => <ProductShelf title={block.title} products={block.products} carousel={block.carousel} link={block.link} eager={first} />}
  />
)
