import * as text from "#web/text/product.ts"
import { classes } from "#web/kit/classes.ts"
import styles from "./PriceTag.module.css"
import type { PriceView } from "./price-view.ts"

export interface PriceTagProps {
  readonly value: Pick<PriceView, "variant" | "multiBuy">
  readonly size?: "card" | "page" | undefined
}

/** Whether a price has a tag: all but a regular price without a multi-buy. */
export const hasPriceTag = ({ variant, multiBuy }: PriceTagProps["value"]): boolean =>
  variant !== "regular" || multiBuy !== undefined

/** The tag of an offer, shown at the edge of the product's picture. Renders nothing if the price has none. */
export const PriceTag = ({ value, size = "card" }: PriceTagProps) => {
  if (!hasPriceTag(value)) return null
  const { variant, multiBuy } = value
  return (
    <p className={classes(styles.tag, styles[variant], styles[size])}>
      {variant !== "regular" && (
        <span className={classes(multiBuy === undefined ? styles.largeLabel : styles.label)}>
          {text.variants[variant]}
        </span>
      )}{" "}
      {multiBuy && <span className={styles.offer}>{text.multiBuy(multiBuy.count, multiBuy.total)}</span>}
    </p>
  )
}
