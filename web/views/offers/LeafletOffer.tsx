import { formatPrice } from "#core/kernel/money.ts"
import type { Offer } from "#core/offers/model.ts"
import { Link } from "#web/kit/controls/Link.tsx"
import { Picture } from "#web/kit/layout/Picture.tsx"
import { brandAndSize, ordinaryPrice, variants } from "#web/text/product.ts"
import { offerPath } from "./offer-paths.ts"
import styles from "./LeafletOffer.module.css"

/** An offer as a row of a leaflet. */
export const LeafletOffer = ({ offer }: { readonly offer: Offer }) => (
  <article className={styles.offer}>
    <Picture src={offer.picture ?? "/images/products/none"} alt="" width={80} height={80} className={styles.picture} />
    <div>
      <p className={styles.name}>
        <Link href={offerPath(offer)} flyout className={styles.link}>
          {offer.name}
        </Link>
      </p>
      <p className={styles.details}>{brandAndSize(offer)}</p>
      <p className={styles.price}>
        {offer.membersOnly && <span className={styles.variant}>{variants.prio}</span>} {offer.price}
      </p>
      <p className={styles.details}>
        {[
          offer.comparisonPrice,
          offer.regularPrice === null ? null : `${ordinaryPrice} ${formatPrice(offer.regularPrice)}`
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </div>
  </article>
)
