import type { Offer } from "#core/offers/model.ts"
import { classes } from "#web/kit/classes.ts"
import { variants } from "#web/text/product.ts"
import styles from "./OfferTag.module.css"

export interface OfferTagProps {
  readonly offer: Pick<Offer, "price" | "minQuantity" | "membersOnly">
  readonly size?: "card" | "page" | undefined
}

/** The price of an offer, shown over its picture: a stripe for a members' multi-buy, a tag for any other offer (OFFER-19). */
export const OfferTag = ({ offer: { price, minQuantity, membersOnly }, size = "card" }: OfferTagProps) => {
  const isStripe = minQuantity > 1 && membersOnly
  return (
    <p className={classes(isStripe ? styles.stripe : styles.tag, styles[size])}>
      {membersOnly && <span className={styles.variant}>{variants.prio}</span>} {price}
    </p>
  )
}
