import { formatPrice } from "#core/kernel/money.ts"
import * as text from "#web/text/product.ts"
import { classes } from "./classes.ts"
import type { PriceView } from "./price-view.ts"
import styles from "./ShortPrice.module.css"

/** A price in one line, its offer under it. */
export const ShortPrice = ({ value: { variant, price, unit, multiBuy } }: { readonly value: PriceView }) => (
  <span className={classes(styles.price, multiBuy === undefined && styles[variant])}>
    {formatPrice(price)}
    {unit === "kg" && "/kg"}
    {multiBuy !== undefined && <span className={classes(styles.offer, styles[variant])}>{text.multiBuy(multiBuy.count, multiBuy.total)}</span>}
  </span>
)
