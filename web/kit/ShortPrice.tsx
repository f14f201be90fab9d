import { formatPrice } from "#core/kernel/money.ts"
import * as text from "#web/text/product.ts"
import { classes } from "./classes.ts"
import type { PriceView } from "./price-view.ts"
import styles from "./ShortPrice.module.css"

/** A price in one line, its offer under it. */
export const ShortPrice = ({ value: { variant, price, unit, multiBuy, ordinaryPrice, lowestPrice30Days, comparison } }: { readonly value: PriceView }) => (
  <span className={classes(styles.price, multiBuy === undefined && styles[variant])}>
    {formatPrice(price)}
    {unit === "kg" && "/kg"}
    {multiBuy !== undefined && <span className={classes(styles.offer, styles[variant])}>{text.multiBuy(multiBuy.count, multiBuy.total)}</span>}
    {multiBuy === undefined && variant !== "regular" && <span className={styles.offer}>{text.variants[variant]}</span>}
    <span className={styles.facts}>
      {comparison !== undefined && <span>{text.comparisonPrice} {text.perUnit(comparison.price, comparison.unit)}</span>}
      {ordinaryPrice !== undefined && <span>{text.ordinaryPrice} {formatPrice(ordinaryPrice)}</span>}
      {lowestPrice30Days !== undefined && <span>{text.lowestPrice30Days} {formatPrice(lowestPrice30Days)}</span>}
    </span>
  </span>
)
