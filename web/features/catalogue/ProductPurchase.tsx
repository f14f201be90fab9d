import type { ReactNode } from "react"
import { ageLimitOf, isNew } from "#core/catalogue/availability.ts"
import type { ProductDetails } from "#core/catalogue/model.ts"
import { offersOf } from "#core/catalogue/promotions.ts"
import { unitNames } from "#core/catalogue/units.ts"
import { useNow } from "#web/container/now.ts"
import { Badge } from "#web/kit/feedback/Badge.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import * as text from "#web/text/product-page.ts"
import { availabilityNoteOf } from "#web/views/catalogue/availability-note.ts"
import { namedMarkings } from "#web/views/catalogue/markings.ts"
import { Price } from "#web/views/catalogue/Price.tsx"
import { priceViewOf } from "#web/views/catalogue/price-view-of.ts"
import { PromotionTerms } from "#web/views/catalogue/PromotionTerms.tsx"
import { offerPath } from "#web/views/offers/offer-paths.ts"
import { AddControl } from "./AddControl.tsx"
import { FavouriteButton } from "./FavouriteButton.tsx"
import styles from "./ProductContent.module.css"
import { age as ageText, brandAndSize, limitedStock, nameWithSize, newProduct, otherOffer } from "#web/text/product.ts"

export interface ProductPurchaseProps {
  readonly product: ProductDetails
  /** The product's name, where the page has no heading. */
  readonly heading?: ReactNode
}

/** Brand, price, terms, availability and the buttons of a product's page. */
export const ProductPurchase = ({ product, heading }: ProductPurchaseProps) => {
  const now = useNow()
  const price = priceViewOf(product, now)
  const [bestOffer, ...otherOffers] = offersOf(product, now)
  const offer = bestOffer?.promotion
  const ageLimit = ageLimitOf(product.markings)
  const availability = availabilityNoteOf(product, now)
  return (
    <div className={styles.buy}>
      {heading}
      <p className={styles.details}>{brandAndSize(product)}</p>
      <ul role="list" className={styles.badges}>
        {ageLimit !== null && (
          <li>
            <Badge variant="outline">{ageText(ageLimit)}</Badge> {text.identification}
          </li>
        )}
        {isNew(product, now) && (
          <li>
            <Badge variant="accent">{newProduct}</Badge>
          </li>
        )}
        {product.isMedicine && (
          <li>
            <Badge variant="warning">{text.medicine}</Badge>
          </li>
        )}
        {namedMarkings(product.markings).map(({ code, altText }) => (
          <li key={code}>
            <Badge>{altText}</Badge>
          </li>
        ))}
      </ul>
      {price !== undefined && <Price value={price} size="page" />}
      {offer !== undefined && (
        <div>
          <PromotionTerms promotion={offer} unit={product.unit} />
          {otherOffers.map(({ promotion, variant }) => (
            <p key={promotion.id} className={styles.offer}>
              {otherOffer(variant, promotion, unitNames[product.unit])}
            </p>
          ))}
          <p className={styles.offer}>
            <Link href={offerPath({ id: offer.id, name: product.name })}>{text.showOffer}</Link>
          </p>
        </div>
      )}
      <div className={styles.actions}>
        <div className={styles.control}>
          <AddControl product={product} />
        </div>
        <FavouriteButton kind="product" itemNo={product.id} name={nameWithSize(product)} />
      </div>
      {availability !== null && availability.kind !== "limited" && <p className={styles.note}>{availability.label}</p>}
      {product.hasLimitedStock && (
        <p className={styles.note} title={text.limitedStockNote}>
          {limitedStock}. {text.limitedStockNote}.
        </p>
      )}
    </div>
  )
}
