import { stockholmDate } from "#core/kernel/calendar.ts"
import type { LoadedPageOf } from "#core/content/pages.ts"
import { useNow } from "#web/container/now.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { ExpandableShelf } from "#web/features/catalogue/ExpandableShelf.tsx"
import { ProductShelf } from "#web/features/catalogue/ProductShelf.tsx"
import { Picture } from "#web/kit/layout/Picture.tsx"
import { showOffer } from "#web/text/offers.ts"
import * as text from "#web/text/product.ts"
import { pageTitle } from "#web/text/shell.ts"
import { priceViewOf } from "#web/views/catalogue/price-view-of.ts"
import { PriceTag } from "#web/views/catalogue/PriceTag.tsx"
import { ProductFacts } from "#web/views/catalogue/ProductFacts.tsx"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { offerPath } from "#web/views/offers/offer-paths.ts"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import type { PageMeta } from "../page-data.ts"
import type { PageProps } from "../pages.ts"
import styles from "./product.module.css"
import { ProductPurchase } from "./ProductPurchase.tsx"

export const metaOf = ({ product }: LoadedPageOf<"product">): PageMeta => ({
  title: pageTitle([product.name, product.brand, product.size].filter(Boolean).join(" ")),
  description: product.description,
  canonical: encodeURI(product.url)
})

/** The number of products of the same offer that are shown first (PPAGE-34). */
const initialOfferCount = 4

export const Page = ({ page: { product, trail, offerId, sameOffer, recommended, related } }: PageProps<"product">) => {
  const now = useNow()
  const price = priceViewOf(product, now)
  return (
    <PageLayout cart={<CartSidebar />}>
      <Breadcrumbs parents={trail.map(({ name, url }) => ({ name, href: url }))} current={product.name} />
      <article className={styles.product}>
        <div className={styles.picture}>
          <Picture
            src={product.picture ?? "/images/products/none"}
            alt={[product.name, product.brand].filter(Boolean).join(", ")}
            width={500}
            height={500}
            eager
            highPriority
          />
          {price !== undefined && (
            <div className={styles.tag}>
              <PriceTag value={price} size="page" />
            </div>
          )}
        </div>
        <ProductPurchase product={product} />
        <ProductFacts product={product} today={stockholmDate(now)} />
      </article>
      {sameOffer.length > 0 && (
        <ExpandableShelf
          title={text.sameOffer}
          products={sameOffer}
          initialCount={initialOfferCount}
          link={
            offerId === null ? undefined : { url: offerPath({ id: offerId, name: product.name }), label: showOffer }
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
    </PageLayout>
  )
}
