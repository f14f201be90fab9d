import { useEffect, useRef, useState } from "react"
import type { Product } from "#core/catalogue/model.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import { LiveRegion } from "#web/kit/feedback/LiveRegion.tsx"
import { moreProductsShown } from "#web/text/product.ts"
import { showMoreProducts } from "#web/text/product-page.ts"
import { ProductGrid } from "#web/views/catalogue/ProductGrid.tsx"
import { ProductTile } from "./ProductTile.tsx"
import styles from "./ExpandableShelf.module.css"

export interface ExpandableShelfProps {
  readonly title: string
  readonly products: ReadonlyArray<Product>
  /** The number of products that are shown before 'show more' is pressed. */
  readonly initialCount: number
  readonly link?: { readonly url: string; readonly label: string } | undefined
}

/** A titled grid of the first products. 'Show more' shows them all, and moves the focus to the first added one. */
export const ExpandableShelf = ({ title, products, initialCount, link }: ExpandableShelfProps) => {
  const [isExpanded, setIsExpanded] = useState(false)
  const section = useRef<HTMLElement>(null)
  const hiddenCount = products.length - initialCount
  useEffect(() => {
    if (isExpanded) section.current?.querySelectorAll<HTMLElement>("article a")[initialCount]?.focus()
  }, [isExpanded, initialCount])
  return (
    <section ref={section} className={styles.shelf}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {link !== undefined && <Link href={link.url}>{link.label}</Link>}
      </div>
      <ProductGrid label={title}>
        {products.slice(0, isExpanded ? undefined : initialCount).map((product) => (
          <ProductTile key={product.id} product={product} />
        ))}
      </ProductGrid>
      {hiddenCount > 0 && !isExpanded && (
        <div className={styles.more} data-added-cards={hiddenCount}>
          <Button variant="quiet" onClick={() => setIsExpanded(true)}>
            {showMoreProducts(hiddenCount)}
          </Button>
        </div>
      )}
      <LiveRegion message={isExpanded ? moreProductsShown(hiddenCount) : ""} />
    </section>
  )
}
