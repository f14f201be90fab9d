import type { ReactNode } from "react"
import type { Product } from "#core/catalogue/model.ts"
import { useNow } from "#web/container/now.ts"
import { Link } from "#web/kit/controls/Link.tsx"
import { ProductCarousel } from "#web/views/catalogue/ProductCarousel.tsx"
import { ProductGrid } from "#web/views/catalogue/ProductGrid.tsx"
import { eagerCardCount } from "#web/views/catalogue/eager-card-count.ts"
import { factLinesOf } from "#web/views/catalogue/fact-lines.ts"
import { ProductTile } from "./ProductTile.tsx"
import styles from "./ProductShelf.module.css"

export interface ProductShelfProps {
  readonly title: string
  readonly products: ReadonlyArray<Product>
  /** A row that is scrolled, instead of a grid. */
  readonly carousel?: boolean
  readonly link?: { readonly url: string; readonly label: string } | null
  /** The number of visible rows of a grid; all by default. */
  readonly visibleRowCount?: number | undefined
  /** The number of skeleton cards of a grid to which more cards are being loaded. */
  readonly skeletonCount?: number | undefined
  /** What follows a grid. */
  readonly after?: ReactNode
  /** Loads the first picture eagerly: it is visible without scrolling. */
  readonly eager?: boolean
}

/** A titled grid or carousel of products. */
export const ProductShelf = ({
  title,
  products,
  carousel = false,
  link = null,
  visibleRowCount,
  skeletonCount,
  after,
  eager = false
}: ProductShelfProps) => {
  const now = useNow()
  const moreLink = link === null ? undefined : <Link href={link.url}>{link.label}</Link>
  const tiles = products.map((product, index) => (
    <ProductTile key={product.id} product={product} eager={eager && index < eagerCardCount} />
  ))
  if (carousel)
    return (
      <ProductCarousel
        label={title}
        factLines={factLinesOf(products, now)}
        moreLink={moreLink}
        contentsKey={products.map(({ id }) => id).join()}
      >
        {tiles}
      </ProductCarousel>
    )
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {moreLink}
      </div>
      <ProductGrid label={title} visibleRowCount={visibleRowCount} skeletonCount={skeletonCount}>
        {tiles}
      </ProductGrid>
      {after}
    </section>
  )
}
