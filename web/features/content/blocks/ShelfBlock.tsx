import type { ProductShelf as Shelf } from "#core/content/product-shelf.ts"
import { PaginatedShelf } from "./PaginatedShelf.tsx"
import { ProductShelf } from "#web/features/catalogue/ProductShelf.tsx"

interface ShelfBlockProps {
  readonly block: Shelf & { readonly id: string }
  readonly eager: boolean
}

/** A grid or carousel of products: offers, top sellers and editors' picks. */
export const ShelfBlock = ({
  block: { id, title, products, isCarousel, link, rowCount, more },
  eager
}: ShelfBlockProps) =>
  more === null ? (
    <ProductShelf
      title={title}
      products={products}
      carousel={isCarousel}
      link={link}
      visibleRowCount={rowCount}
      eager={eager}
    />
  ) : (
    <PaginatedShelf
      key={id}
      title={title}
      firstPage={products}
      link={link}
      visibleRowCount={rowCount}
      more={more}
      eager={eager}
    />
  )
