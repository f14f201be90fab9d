import { CartSide } from "#web/app/CartSide.tsx"
import { ProductShelf } from "#web/features/catalogue/ProductShelf.tsx"
import { Blocks } from "#web/features/content/Blocks.tsx"
import { Breadcrumbs } from "#web/kit/Breadcrumbs.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import type { ContentData } from "./place-data.ts"

/** A page that editors wrote. */
export const ContentPage = ({ data: { page } }: { readonly data: ContentData }) => (
  <PageFrame narrow cart={<CartSide />}>
    <Breadcrumbs parents={[]} current={page.title} />
    <Blocks
      blocks={page.blocks}
      shelf={(block, first) => <ProductShelf title={block.title} products={block.products} carousel={block.carousel} link={block.link} eager={first} />}
    />
  </PageFrame>
)
