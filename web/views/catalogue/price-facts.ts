import { formatPrice } from "#core/kernel/money.ts"
import * as text from "#web/text/product.ts"
import type { PriceView } from "./price-view.ts"

/** What a price says besides its amount: another price to compare it with, the deposit, or that terms apply. */
export interface PriceFact {
  readonly label?: string
  /** The label without abbreviations, for screen readers. */
  readonly spokenLabel?: string
  readonly value: string
  /** The value is a price that no longer applies. */
  readonly struck?: boolean
}

/** Whether the price is shown as a reduced one, beside the ordinary price. */
export const isReduced = ({ multiBuy, variant }: PriceView): boolean =>
  multiBuy === undefined && (variant === "klipp" || variant === "campaign")

/** The facts of a price, in the order in which they are shown; `termsApply` adds that the terms of an offer apply. */
export const priceFactsOf = (
  price: PriceView,
  { termsApply }: { readonly termsApply: boolean }
): ReadonlyArray<PriceFact> => {
  const { variant, ordinaryPrice, lowestPrice30Days, comparison, piecePrice, deposit } = price
  // An amount that is both the ordinary and the lowest price is shown once.
  const isLowest = lowestPrice30Days !== undefined && lowestPrice30Days === ordinaryPrice
  return [
    comparison && {
      label: text.comparisonPrice,
      spokenLabel: text.comparisonPriceSpoken,
      value: text.perUnit(comparison.price, comparison.unit)
    },
    piecePrice !== undefined && { value: text.approximatePiecePrice(piecePrice) },
    deposit !== undefined && deposit > 0 && { value: text.plusDeposit(deposit) },
    ordinaryPrice !== undefined && {
      label: isLowest ? text.ordinaryAndLowestPrice : text.ordinaryPrice,
      spokenLabel: isLowest ? text.ordinaryAndLowestPriceSpoken : text.ordinaryPriceSpoken,
      value: formatPrice(ordinaryPrice),
      struck: isReduced(price)
    },
    lowestPrice30Days !== undefined &&
      !isLowest && {
        label: text.lowestPrice30Days,
        spokenLabel: text.lowestPrice30DaysSpoken,
        value: formatPrice(lowestPrice30Days)
      },
    variant !== "regular" && termsApply && { value: text.termsApply }
  ].filter((fact) => fact !== undefined && fact !== false)
}
