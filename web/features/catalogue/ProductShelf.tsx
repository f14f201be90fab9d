import type { Product } from "#core/catalogue/model.ts"
import { Link } from "#web/kit/Link.tsx"
import { ProductCarousel } from "#web/kit/ProductCarousel.tsx"
import { ProductGrid } from "#web/kit/ProductGrid.tsx"
import { ProductTile } from "./ProductTile.tsx"
import styles from "./ProductShelf.module.css"

export interface ProductShelfProps {
  readonly title: string
  readonly products: ReadonlyArray<Product>
  readonly carousel?: boolean
  readonly link?: { readonly url: string; readonly label: string } | null
  /** The pictures are seen without scrolling. */
  readonly eager?: boolean
}

/** A titled row or grid of goods on a page of several. */
export const ProductShelf = ({ title, products, carousel = false, link = null, eager = false }: ProductShelfProps) => {
  const more = link === null ? undefined : <Link href={link.url}>{link.label}</Link>
  const tiles = products.map((product) => <ProductTile key={product.id} product={product} eager={eager} />)
  if (carousel) return <ProductCarousel label={title} more={more} contents={products.map(({ id }) => id).join()}>{tiles}</ProductCarousel>
  return (
    <section className={styles.shelf}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {more}
      </div>
      <ProductGrid label={title}>{tiles}</ProductGrid>
    </section>
  )
}
