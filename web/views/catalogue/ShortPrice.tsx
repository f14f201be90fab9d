import { unitNames } from "#core/catalogue/units.ts"
import { formatPrice } from "#core/kernel/money.ts"
import * as text from "#web/text/product.ts"
import { classes } from "#web/kit/classes.ts"
import type { PriceView } from "./price-view.ts"
import styles from "./ShortPrice.module.css"

/** A price on one line, with its offer below. It is not marked as reduced, since the ordinary price does not fit. */
export const ShortPrice = ({
  value: { variant, price, unit, multiBuy, comparison }
}: {
  readonly value: PriceView
}) => {
  const terms =
    multiBuy !== undefined
      ? text.multiBuy(multiBuy.count, multiBuy.total)
      : variant === "prio"
        ? text.variants.prio
        : undefined
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
