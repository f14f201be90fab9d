import { formatAmount, formatPrice } from "#core/kernel/money.ts"
import * as text from "#web/text/product.ts"
import { classes } from "#web/kit/classes.ts"
import styles from "./Price.module.css"
import type { PriceView } from "./price-view.ts"

export interface PriceProps {
  readonly value: PriceView
  readonly size?: "card" | "page" | "line" | undefined
}

const Fact = ({
  label,
  spoken,
  struck,
  children
}: {
  label: string
  spoken: string
  struck?: boolean
  children: string
}) => (
  <span className={styles.fact}>
    <span aria-hidden="true">{label} </span>
    <span className="visually-hidden">{spoken} </span>
    {struck ? <s>{children}</s> : children}
  </span>
)

/** The price with its unit and the other prices to compare it with. Screen readers get the labels without abbreviations. */
export const Price = ({ value, size = "card" }: PriceProps) => {
  const { variant, price, unit, ordinaryPrice, lowestPrice30Days, comparison, piecePrice, deposit, multiBuy } = value
  // An amount that is both the ordinary and the lowest price is shown once.
  const isLowest = lowestPrice30Days !== undefined && lowestPrice30Days === ordinaryPrice
  const isReduced = multiBuy === undefined && (variant === "klipp" || variant === "campaign")
  return (
    <div className={classes(styles.price, styles[size], isReduced && styles.lowered)}>
      <p className={styles.currentPrice}>
        <span className={styles.amount}>{formatAmount(price)}</span>{" "}
        <span className={styles.currencyAndUnit}>
          <span>{text.currency}</span>
          <span>/{unit}</span>
        </span>
      </p>
      <p className={styles.facts}>
        {comparison && (
          <Fact label={text.comparisonPrice} spoken={text.comparisonPriceSpoken}>
            {text.perUnit(comparison.price, comparison.unit)}
          </Fact>
        )}{" "}
        {piecePrice !== undefined && <span className={styles.fact}>{text.approximatePiecePrice(piecePrice)}</span>}{" "}
        {deposit !== undefined && deposit > 0 && <span className={styles.fact}>{text.plusDeposit(deposit)}</span>}{" "}
        {ordinaryPrice !== undefined && (
          <Fact
            label={isLowest ? text.ordinaryAndLowestPrice : text.ordinaryPrice}
            spoken={isLowest ? text.ordinaryAndLowestPriceSpoken : text.ordinaryPriceSpoken}
            struck={isReduced}
          >
            {formatPrice(ordinaryPrice)}
          </Fact>
        )}{" "}
        {lowestPrice30Days !== undefined && !isLowest && (
          <Fact label={text.lowestPrice30Days} spoken={text.lowestPrice30DaysSpoken}>
            {formatPrice(lowestPrice30Days)}
          </Fact>
        )}{" "}
        {variant !== "regular" && size === "page" && <span className={styles.fact}>{text.termsApply}</span>}
      </p>
    </div>
  )
}
