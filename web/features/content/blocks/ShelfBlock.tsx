import type { ProductShelf as Shelf } from "#core/content/product-shelf.ts"
import { ProductShelf } from "#web/features/catalogue/ProductShelf.tsx"

interface ShelfBlockProps {
  readonly block: Shelf
  readonly eager: boolean
}

/** A grid or carousel of products: offers, top sellers and editors' picks. */
export const ShelfBlock = ({ block: { title, products, carousel, link }, eager }: ShelfBlockProps) => (
  <ProductShelf title={title} products={products} carousel={carousel} link={link} eager={eager} />
)
