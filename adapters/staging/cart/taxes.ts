import type { VatShare } from "#core/cart/model.ts"
import { foodVat, splitVat } from "#core/cart/vat.ts"
import type { WireCartJson } from "#core/cart/wire.ts"
import type { WireOrderJson } from "#core/orders/api.ts"
import { fromKronor, toKronor } from "#core/kernel/money.ts"
import type { OrderSnapshot } from "../database/order-snapshot.ts"

type TaxableOrder = Pick<OrderSnapshot, "items" | "recipes" | "cateredMeals" | "charges" | "totalAmount">

/**
 * The VAT of a cart or order by rate. Recipes, meals and the deposits of drinks are food; so are lines without a rate, from orders of earlier versions.
 * The recipes of bags are part of the bags' lines.
 */
export const vatSharesOf = (
  { items, recipes = [], cateredMeals = [], charges, totalAmount }: TaxableOrder,
  date: string
): ReadonlyArray<VatShare> => {
  const food = foodVat(date)
  const taxedAmounts = [
    ...items.map(({ amount, taxPercentage = food }) => ({ amount, rate: taxPercentage })),
    ...recipes
      .flatMap(({ editableRecipes }) => editableRecipes)
      .map(({ recipePrice }) => ({ amount: recipePrice, rate: food })),
    ...cateredMeals.map(({ amount }) => ({ amount, rate: food })),
    ...charges.filter(({ subType }) => subType === "ReturnablePackage").map(({ amount }) => ({ amount, rate: food }))
  ]
  return splitVat(
    taxedAmounts.map(({ amount, rate }) => ({ amount: fromKronor(amount), rate })),
    fromKronor(totalAmount)
  )
}

const totalVatOf = (shares: ReadonlyArray<VatShare>): number =>
  toKronor(shares.reduce((sum, { vat }) => sum + vat, 0) as VatShare["vat"])

export const totalTaxOf = (order: TaxableOrder, date: string): number => totalVatOf(vatSharesOf(order, date))

/** The freight's VAT, split in proportion to the amounts of the delivered products at each rate; the percentage is that of the largest share. */
export const freightTaxOf = (
  order: TaxableOrder,
  freight: number,
  date: string
): Pick<WireCartJson["deliveryFee"], "taxAmount" | "taxPercentage"> => {
  const shares = vatSharesOf({ ...order, totalAmount: freight }, date)
  const largestShare = shares.toSorted((a, b) => b.amount - a.amount)[0]
  return { taxAmount: totalVatOf(shares), taxPercentage: largestShare?.rate ?? foodVat(date) }
}

/** The VAT of an order as its receipt shows it. */
export const taxesOf = (order: TaxableOrder, date: string): NonNullable<WireOrderJson["taxes"]> =>
  vatSharesOf(order, date).map(({ rate, amount, vat }) => ({
    taxPercentage: rate,
    amount: toKronor(amount),
    taxAmount: toKronor(vat)
  }))
