import * as text from "#web/text/product.ts"
import { classes } from "#web/kit/classes.ts"
import styles from "./PriceTag.module.css"
import type { PriceView } from "./price-view.ts"

export interface PriceTagProps {
  readonly value: Pick<PriceView, "variant" | "multiBuy">
  readonly size?: "card" | "page" | undefined
}

/** The tag of an offer, shown at the edge of the product's picture. Renders nothing for a regular price without a multi-buy. */
export const PriceTag = ({ value: { variant, multiBuy }, size = "card" }: PriceTagProps) => {
  if (variant === "regular" && multiBuy === undefined) return null
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
