import { Fragment } from "react"
import { formatAmount } from "#core/kernel/money.ts"
import * as text from "#web/text/product.ts"
import { classes } from "#web/kit/classes.ts"
import styles from "./Price.module.css"
import { isReduced, type PriceFact, priceFactsOf } from "./price-facts.ts"
import type { PriceView } from "./price-view.ts"

export interface PriceProps {
  readonly value: PriceView
  readonly size?: "card" | "page" | "line" | undefined
}

const FactText = ({ label, spokenLabel, value, struck = false }: PriceFact) => (
  <span className={styles.fact}>
    {label !== undefined && (
      <>
        <span aria-hidden="true">{`${label} `}</span>
        <span className="visually-hidden">{`${spokenLabel} `}</span>
      </>
    )}
    {struck ? <s>{value}</s> : value}
  </span>
)

/** The price with its unit and its facts. Screen readers get the labels without abbreviations. */
export const Price = ({ value, size = "card" }: PriceProps) => {
  const facts = priceFactsOf(value, { termsApply: size === "page" })
  return (
    <div className={classes(styles.price, styles[size], isReduced(value) && styles.lowered)}>
      <p className={styles.currentPrice}>
        <span className={styles.amount}>{formatAmount(value.price)}</span>{" "}
        <span className={styles.currencyAndUnit}>
          <span>{text.currency}</span>
          <span>{`/${value.unit}`}</span>
        </span>
      </p>
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.map((fact, index) => (
            <Fragment key={fact.label ?? fact.value}>
              {index > 0 && " "}
              <FactText {...fact} />
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}
