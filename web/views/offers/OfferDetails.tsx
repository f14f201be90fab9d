import type { ReactNode } from "react"
import { formatPrice } from "#core/kernel/money.ts"
import type { Offer } from "#core/offers/model.ts"
import { Picture } from "#web/kit/layout/Picture.tsx"
import * as text from "#web/text/offers.ts"
import { ordinaryPrice, brandAndSize } from "#web/text/product.ts"
import { PromotionTerms } from "../catalogue/PromotionTerms.tsx"
import styles from "./OfferDetails.module.css"
import { OfferTag } from "./OfferTag.tsx"

export interface OfferDetailsProps {
  readonly offer: Offer
  /** The banner above the offer. */
  readonly notice?: ReactNode
  /** The offer's heading, where the page has none. */
  readonly heading?: ReactNode
}

/** An offer with its picture, prices, description and terms. */
export const OfferDetails = ({ offer, notice, heading }: OfferDetailsProps) => {
  const { name, brand, size, price, description, comparisonPrice, regularPrice, saving } = offer
  return (
    <section className={styles.offer}>
      <div className={styles.notice}>{notice}</div>
      <div className={styles.picture}>
        <Picture
          src={offer.picture ?? "/images/products/none"}
          alt={[name, brand].filter(Boolean).join(", ")}
          width={500}
          height={500}
          eager
          highPriority
        />
        <OfferTag offer={offer} size="page" />
      </div>
      <div className={styles.text}>
        {heading}
        <p className={styles.brandAndSize}>{brandAndSize({ brand, size })}</p>
        <p className={styles.price}>{price}</p>
        <p className={styles.facts}>
          {comparisonPrice !== null && <span>{comparisonPrice}</span>}
          {regularPrice !== null && (
            <span>
              {ordinaryPrice} {formatPrice(regularPrice)}
            </span>
          )}
          {saving !== null && <span className={styles.saving}>{text.saving(saving)}</span>}
          {offer.hasDeposit && <span>{text.plusDeposit}</span>}
        </p>
        {description !== null && description !== price && <p>{description}</p>}
        <PromotionTerms promotion={offer} unit={offer.unit} />
      </div>
    </section>
  )
}
