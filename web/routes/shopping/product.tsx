import { ageLimitOf } from "#core/catalogue/availability.ts"
import { offerOf } from "#core/catalogue/promotions.ts"
import type { LoadedPageOf } from "#core/content/pages.ts"
import { zero } from "#core/kernel/money.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { AddControl } from "#web/features/catalogue/AddControl.tsx"
import { markingNames } from "#web/views/catalogue/markings.ts"
import { priceViewOf } from "#web/views/catalogue/price-view-of.ts"
import { FavouriteButton } from "#web/features/catalogue/FavouriteButton.tsx"
import { ProductFacts } from "#web/views/catalogue/ProductFacts.tsx"
import { ProductShelf } from "#web/features/catalogue/ProductShelf.tsx"
import { useNow } from "#web/container/now.ts"
import { Badge } from "#web/kit/feedback/Badge.tsx"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { Picture } from "#web/kit/layout/Picture.tsx"
import { Price } from "#web/views/catalogue/Price.tsx"
import { PriceTag } from "#web/views/catalogue/PriceTag.tsx"
import * as text from "#web/text/product.ts"
import { pageTitle } from "#web/text/shell.ts"
import type { PageMeta } from "../page-data.ts"
import type { PageProps } from "../pages.ts"
import styles from "./product.module.css"

export const metaOf = ({ product }: LoadedPageOf<"product">): PageMeta => ({
  title: pageTitle([product.name, product.brand, product.size].filter(Boolean).join(" ")),
  description: product.description,
  canonical: encodeURI(product.url)
})

export const Page = ({ page: { product, trail, related } }: PageProps<"product">) => {
  const now = useNow()
  const price = priceViewOf(product, now)
  const offer = offerOf(product, now)?.promotion
  const age = ageLimitOf(product.markings)
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
        <div className={styles.buy}>
          <p className={styles.details}>{[product.brand, product.size].filter(Boolean).join(" · ")}</p>
          <ul role="list" className={styles.badges}>
            {age !== null && (
              <li>
                <Badge variant="outline">{text.age(age)}</Badge> {text.identification}
              </li>
            )}
            {product.medicine && (
              <li>
                <Badge variant="warning">{text.medicine}</Badge>
              </li>
            )}
            {markingNames(product.markings).map(({ code, altText }) => (
              <li key={code}>
                <Badge>{altText}</Badge>
              </li>
            ))}
          </ul>
          {price !== undefined && <Price value={price} size="page" />}
          {offer !== undefined && (
            <ul className={styles.terms}>
              {offer.membersOnly && <li>{text.membersOnly}</li>}
              <li>{text.validBetween(offer.from.slice(0, 10), offer.to.slice(0, 10))}</li>
              {offer.maxAppliedPerReceipt > 0 && (
                <li>{text.maxPerReceipt(offer.maxAppliedPerReceipt, product.unit)}</li>
              )}
              {offer.minAmount > zero && <li>{text.minimumPurchase(offer.minAmount)}</li>}
            </ul>
          )}
          <div className={styles.actions}>
            <div className={styles.control}>
              <AddControl product={product} />
            </div>
            <FavouriteButton kind="product" itemNo={product.id} name={text.nameWithSize(product)} />
          </div>
          {product.limitedStock && (
            <p className={styles.note}>
              {text.limitedStock}. {text.limitedStockNote}.
            </p>
          )}
        </div>
        <div className={styles.facts}>
          <ProductFacts product={product} />
        </div>
      </article>
      {related.length > 0 && <ProductShelf title={text.similar} products={related} carousel />}
    </PageLayout>
  )
}
