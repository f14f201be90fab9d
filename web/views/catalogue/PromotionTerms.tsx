import type { Promotion, Unit } from "#core/catalogue/model.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { zero } from "#core/kernel/money.ts"
import * as text from "#web/text/product-page.ts"
import styles from "./PromotionTerms.module.css"

const dateOf = (instant: string): string => stockholmDate(Date.parse(instant))

export interface PromotionTermsProps {
  readonly promotion: Pick<Promotion, "membersOnly" | "from" | "to" | "maxAppliedPerReceipt" | "minAmount">
  readonly unit: Unit
}

/** Who may use an offer, when, how often, and what minimum purchase of other products it requires (PPAGE-41..43). */
export const PromotionTerms = ({ promotion, unit }: PromotionTermsProps) => (
  <ul className={styles.terms}>
    {promotion.membersOnly && <li>{text.membersOnly}</li>}
    <li>{text.validBetween(dateOf(promotion.from), dateOf(promotion.to))}</li>
    {promotion.maxAppliedPerReceipt > 0 && <li>{text.maxPerReceipt(promotion.maxAppliedPerReceipt, unit)}</li>}
    {promotion.minAmount > zero && <li>{text.minimumPurchase(promotion.minAmount)}</li>}
  </ul>
)
