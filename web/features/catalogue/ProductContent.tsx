import type { Product, ProductDetails } from "#core/catalogue/model.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { withCachedMarkup } from "#web/container/CachedMarkup.tsx"
import { useNow } from "#web/container/now.ts"
import { classes } from "#web/kit/classes.ts"
import { Picture } from "#web/kit/layout/Picture.tsx"
import { withUnbrokenPercent } from "#web/text/product.ts"
import * as text from "#web/text/product-page.ts"
import { priceViewOf } from "#web/views/catalogue/price-view-of.ts"
import { PriceTag } from "#web/views/catalogue/PriceTag.tsx"
import { ProductFacts } from "#web/views/catalogue/ProductFacts.tsx"
import { offerPath } from "#web/views/offers/offer-paths.ts"
import { ExpandableShelf } from "./ExpandableShelf.tsx"
import styles from "./ProductContent.module.css"
import { ProductPurchase } from "./ProductPurchase.tsx"
import { ProductShelf } from "./ProductShelf.tsx"

/** The number of products of the same offer that are shown before 'show more' is pressed (PPAGE-34). */
const initialSameOfferCount = 4

const CachedFacts = withCachedMarkup("facts", ProductFacts)

export interface ProductContentProps {
  readonly product: ProductDetails
  /** The id of the offer that has `sameOfferProducts`. */
  readonly offerId: string | null
  readonly sameOfferProducts: ReadonlyArray<Product>
  readonly recommended: ReadonlyArray<Product>
  readonly related: ReadonlyArray<Product>
  /** Whether to show the product's name as a heading: in a flyout, which has no breadcrumbs. */
  readonly showName?: boolean
}

/** The width of the picture; on a phone, that of the screen without the page's margins. */
const pictureSizes = "(max-width: 532px) calc(100vw - 32px), 500px"

/** A product with its facts, and other products below. */
export const ProductContent = (props: ProductContentProps) => {
  const { product, offerId, sameOfferProducts, recommended, related, showName = false } = props
  const now = useNow()
  const price = priceViewOf(product, now)
  return (
    <div className={classes(styles.content, showName && styles.flush)}>
      <article className={styles.product}>
        <div className={styles.picture}>
          <Picture
            src={product.picture ?? "/images/products/none"}
            alt={[product.name, product.brand].filter(Boolean).join(", ")}
            width={500}
            height={500}
            sizes={pictureSizes}
            eager
            highPriority
          />
          {price !== undefined && (
            <div className={styles.tag}>
              <PriceTag value={price} size="page" />
            </div>
          )}
        </div>
        <ProductPurchase
          product={product}
          heading={
            showName ? (
              <h2 className={styles.name} tabIndex={-1} data-autofocus>
                {withUnbrokenPercent(product.name)}
              </h2>
            ) : undefined
          }
        />
        <CachedFacts product={product} today={stockholmDate(now)} />
      </article>
      {sameOfferProducts.length > 0 && (
        <ExpandableShelf
          title={text.sameOffer}
          products={sameOfferProducts}
          initialCount={initialSameOfferCount}
          link={
            offerId === null
              ? undefined
              : { url: offerPath({ id: offerId, name: product.name }), label: text.showOffer }
          }
        />
      )}
      {recommended.length > 0 && (
        <ExpandableShelf
          title={text.recommended}
          products={recommended}
          initialCount={Math.ceil(recommended.length / 2)}
        />
      )}
      {related.length > 0 && <ProductShelf title={text.similar} products={related} carousel />}
    </div>
  )
}
