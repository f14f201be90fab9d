import { formatPrice } from "#core/kernel/money.ts"
import * as text from "#web/text/product.ts"
import { classes } from "./classes.ts"
import type { PriceView } from "./price-view.ts"
import styles from "./ShortPrice.module.css"

/** A price in one line, its offer or whom it is for under it. It makes no show of being lowered: there is no room here for what it was before. */
export const ShortPrice = ({ value: { variant, price, unit, multiBuy, comparison } }: { readonly value: PriceView }) => {
  const terms = multiBuy !== undefined ? text.multiBuy(multiBuy.count, multiBuy.total) : variant === "prio" ? text.variants.prio : undefined
  return (
    <span className={styles.price}>
      {formatPrice(price)}
      {unit === "kg" && "/kg"}
      {terms !== undefined && <span className={classes(styles.offer, styles[variant])}>{terms}</span>}
      {comparison !== undefined && (
        <span className={styles.comparison}>
          <span aria-hidden="true">{text.comparisonPriceShort} </span>
          <span className="visually-hidden">{text.comparisonPriceSpoken} </span>
          {text.perUnit(comparison.price, comparison.unit)}
        </span>
      )}
    </span>
  )
}
