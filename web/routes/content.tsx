import { CartSide } from "#web/features/cart/CartSide.tsx"
import { Breadcrumbs } from "#web/kit/Breadcrumbs.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import { EditorsBlocks } from "./editors-blocks.tsx"
import type { ContentData } from "./place-data.ts"

/** A page that editors wrote. */
export const ContentPage = ({ data: { page } }: { readonly data: ContentData }) => (
  <PageFrame narrow cart={<CartSide />}>
    <Breadcrumbs parents={[]} current={page.title} />
    <EditorsBlocks blocks={page.blocks} />
  </PageFrame>
)
