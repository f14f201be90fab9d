import { stockholmDate } from "#core/kernel/calendar.ts"
import { formatPrice } from "#core/kernel/money.ts"
import type { Offer } from "#core/offers/model.ts"
import { Link } from "#web/kit/controls/Link.tsx"
import { Picture } from "#web/kit/layout/Picture.tsx"
import { validFrom } from "#web/text/offers.ts"
import { brandAndSize, ordinaryPrice } from "#web/text/product.ts"
import { offerPath } from "./offer-paths.ts"
import { OfferTag } from "./OfferTag.tsx"
import styles from "./OfferCard.module.css"

/** An offer that is not valid yet, with its prices and its first day. */
export const OfferCard = ({ offer }: { readonly offer: Offer }) => (
  <article className={styles.card}>
    <div className={styles.well}>
      <Picture
        src={offer.picture ?? "/images/products/none"}
        alt=""
        width={164}
        height={164}
        className={styles.picture}
      />
      <OfferTag offer={offer} />
    </div>
    <p className={styles.details}>{brandAndSize(offer)}</p>
    <h2 className={styles.name}>
      <Link href={offerPath(offer)} flyout className={styles.link}>
        {offer.name}
      </Link>
    </h2>
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
