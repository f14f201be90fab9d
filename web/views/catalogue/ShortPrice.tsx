import { unitNames } from "#core/catalogue/units.ts"
import { formatPrice } from "#core/kernel/money.ts"
import * as text from "#web/text/product.ts"
import { classes } from "#web/kit/classes.ts"
import type { PriceView } from "./price-view.ts"
import styles from "./ShortPrice.module.css"

const termsOf = ({ multiBuy, variant }: PriceView): string | undefined => {
  if (multiBuy !== undefined) return text.multiBuy(multiBuy.count, multiBuy.total)
  return variant === "prio" ? text.variants.prio : undefined
}

/** A price on one line; below it, a multi-buy or the mark of a members' price, and the comparison price. An offer's price is not marked as reduced, because there is no room to state the ordinary price beside it. */
export const ShortPrice = ({ value }: { readonly value: PriceView }) => {
  const { variant, price, unit, comparison } = value
  const terms = termsOf(value)
  return (
    <span className={styles.price}>
      {formatPrice(price)}
      {unit === unitNames.kilogram && `/${unit}`}
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
