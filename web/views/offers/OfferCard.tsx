import { stockholmDate } from "#core/kernel/calendar.ts"
import { formatPrice } from "#core/kernel/money.ts"
import type { Offer } from "#core/offers/model.ts"
import { Picture } from "#web/kit/layout/Picture.tsx"
import { validFrom } from "#web/text/offers.ts"
import { ordinaryPrice, variants } from "#web/text/product.ts"
import styles from "./OfferCard.module.css"

/** An offer that cannot be bought yet: what it is, what it will cost, and from when. */
export const OfferCard = ({ offer }: { readonly offer: Offer }) => {
  // A multi-buy for members has a stripe; any other offer has a tag with its price (OFFER-19).
  const isStripe = offer.minQuantity > 1 && offer.membersOnly
  return (
    <article className={styles.card}>
      <div className={styles.well}>
        <Picture
          src={offer.picture ?? "/images/products/none"}
          alt=""
          width={164}
          height={164}
          className={styles.picture}
        />
        <p className={isStripe ? styles.stripe : styles.tag}>
          {offer.membersOnly && <span className={styles.variant}>{variants.prio}</span>} {offer.price}
        </p>
      </div>
      <p className={styles.details}>{[offer.brand, offer.size].filter(Boolean).join(" · ")}</p>
      <h2 className={styles.name}>{offer.name}</h2>
      <p className={styles.facts}>
        {offer.comparisonPrice !== null && <span>{offer.comparisonPrice}</span>}
        {offer.regularPrice !== null && (
          <span>
            {ordinaryPrice} {formatPrice(offer.regularPrice)}
          </span>
        )}
      </p>
      <p className={styles.validity}>{validFrom(stockholmDate(Date.parse(offer.from)))}</p>
    </article>
  )
}
