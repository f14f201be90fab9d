import type { VatRate, VatShare } from "./model.ts"
import { add, type Ore, ore, share, subtract, zero } from "../kernel/money.ts"

/** The rate on goods other than food. */
export const standardVat: VatRate = 25

/** The rate on food on a date 'YYYY-MM-DD': 12 %, and 6 % from 1 April 2026 to the end of 2027. */
export const foodVat = (date: string): VatRate => (date >= "2026-04-01" && date <= "2027-12-31" ? 6 : 12)

/** The VAT that an amount includes. */
export const includedVat = (amount: Ore, rate: VatRate): Ore => share(amount, rate, 100 + rate)

/**
 * Splits a total over the VAT rates of its goods, lowest rate first. Fees and discounts are split in proportion to the goods, since delivery is taxed at the
 * rates of the delivered goods; a total without goods has the standard rate. The amounts add up to the total.
 */
export const splitVat = (
  goods: ReadonlyArray<{ readonly amount: Ore; readonly rate: VatRate }>,
  total: Ore
): ReadonlyArray<VatShare> => {
  if (total === 0) return []
  const goodsTotal = add(...goods.map(({ amount }) => amount))
  if (goodsTotal === 0) return [{ rate: standardVat, amount: total, vat: includedVat(total, standardVat) }]
  const rates = [...new Set(goods.map(({ rate }) => rate))].toSorted((a, b) => a - b)
  let goodsSoFar = zero
  let splitSoFar = zero
  return rates.flatMap((rate) => {
    goodsSoFar = add(goodsSoFar, ...goods.filter((each) => each.rate === rate).map(({ amount }) => amount))
    const amount = subtract(ore((total * goodsSoFar) / goodsTotal), splitSoFar)
    splitSoFar = add(splitSoFar, amount)
    return amount === 0 ? [] : [{ rate, amount, vat: includedVat(amount, rate) }]
  })
}
