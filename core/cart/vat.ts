import type { VatRate, VatShare } from "./model.ts"
import { add, type Ore, ore, share, subtract, zero } from "../kernel/money.ts"

/** The rate on products other than food. */
export const standardVat: VatRate = 25

/** The rate on food on a date 'YYYY-MM-DD': 12 %, and 6 % from 1 April 2026 to the end of 2027. */
export const foodVat = (date: string): VatRate => (date >= "2026-04-01" && date <= "2027-12-31" ? 6 : 12)

/** The VAT that an amount includes. */
export const includedVat = (amount: Ore, rate: VatRate): Ore => share(amount, rate, 100 + rate)

/**
 * Splits a total over the VAT rates of its items, lowest rate first. Fees and discounts are split in proportion to the items, since delivery is taxed at the
 * rates of the delivered products; a total without items has the standard rate. The amounts add up to the total.
 */
export const splitVat = (
  items: ReadonlyArray<{ readonly amount: Ore; readonly rate: VatRate }>,
  total: Ore
): ReadonlyArray<VatShare> => {
  if (total === 0) return []
  const itemsTotal = add(...items.map(({ amount }) => amount))
  if (itemsTotal === 0) return [{ rate: standardVat, amount: total, vat: includedVat(total, standardVat) }]
  const rates = [...new Set(items.map(({ rate }) => rate))].toSorted((a, b) => a - b)
  let itemsSoFar = zero
  let splitSoFar = zero
  return rates.flatMap((rate) => {
    itemsSoFar = add(itemsSoFar, ...items.filter((item) => item.rate === rate).map(({ amount }) => amount))
    const amount = subtract(ore((total * itemsSoFar) / itemsTotal), splitSoFar)
    splitSoFar = add(splitSoFar, amount)
    return amount === 0 ? [] : [{ rate, amount, vat: includedVat(amount, rate) }]
  })
}
