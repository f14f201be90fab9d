import type { AssortmentView } from "../assortment/model.ts"
import { canAddProductsOrRecipes } from "../assortment/rules.ts"
import type { Unit } from "../catalogue/model.ts"
import type { SessionView } from "../session/model.ts"
import type { Cart, CartLine, CartView } from "./model.ts"

export type NeededFirst = "store" | "log-in" | "delivery"

/** What a shopper has to see to before anything can be added, wherever the goods are met; first match wins (CART-48..51). */
export const neededFirst = (assortment: AssortmentView, { status }: Pick<SessionView, "status">): NeededFirst | null =>
  assortment.choice === null ? "store" : status === "visitor" ? "log-in" : canAddProductsOrRecipes(assortment) ? null : "delivery"

/** CART-58 */
export const defaultMaximum = 25

interface Countable {
  readonly unit: Unit
  readonly maximum: number
}

/** kg goods are counted in tenths of a kilogram, everything else in pieces. */
const steps = (unit: Unit): number => (unit === "kilogram" ? 10 : 1)

/** Within 0 and the maximum, in the goods' own steps; nonsense, zero and less are 0, which removes the line (CART-57..63). */
export const clampQuantity = (asked: number, { unit, maximum }: Countable): number => {
  if (!(asked > 0)) return 0
  if (asked >= maximum) return maximum
  const counted = Math.round(asked * steps(unit) * 1e6) / 1e6
  return (unit === "kilogram" ? Math.round(counted) : Math.floor(counted)) / steps(unit)
}

/** One step up or down, exact in tenths. */
export const stepQuantity = (quantity: number, by: 1 | -1, goods: Countable): number =>
  clampQuantity((Math.round(quantity * steps(goods.unit)) + by) / steps(goods.unit), goods)

/** What a shopper typed as a quantity; NaN when it is no number. A decimal comma counts. */
export const parseQuantity = (typed: string): number => {
  const text = typed.trim().replace(",", ".")
  return /^[+-]?\d*\.?\d+$|^\d+\.$/.test(text) ? Number(text) : Number.NaN
}

export const formatQuantity = (quantity: number): string => String(quantity).replace(".", ",")

/** Grams inside, exact: what the server stores and prices. */
export const gramsOf = (kilograms: number): number => Math.round(kilograms * 1000)

/** Whether a quantity may stand on a line at all: whole pieces, or kg in steps of 0.1. */
export const isCountable = (quantity: number, unit: Unit): boolean => {
  const inSteps = quantity * steps(unit)
  return Number.isFinite(quantity) && quantity >= 0 && Math.abs(inSteps - Math.round(inSteps)) < 1e-9
}

const lineOf = (cart: Cart | null, gtin: string): CartLine | undefined => cart?.lines.find((line) => line.gtin === gtin)

/** The quantity every card and line of these goods shows: the wish if one is under way, else the server's. */
export const visibleQuantity = ({ settled, pending }: Pick<CartView, "settled" | "pending">, gtin: string): number =>
  pending[gtin]?.quantity ?? lineOf(settled, gtin)?.quantity ?? 0

export interface VisibleLine extends Omit<CartLine, "amount" | "id"> {
  readonly id: string | null
  readonly amount: CartLine["amount"] | null
  readonly updating: boolean
}

/** The lines as seen: the server's with what is pending over them, then the new ones. A line set to 0 is gone. */
export const visibleLines = ({ settled, pending }: Pick<CartView, "settled" | "pending">): ReadonlyArray<VisibleLine> => {
  const known = (settled?.lines ?? []).flatMap((line): ReadonlyArray<VisibleLine> => {
    const wish = pending[line.gtin]
    if (wish === undefined) return [{ ...line, updating: false }]
    return wish.quantity === 0 ? [] : [{ ...line, quantity: wish.quantity, updating: true }]
  })
  const fresh = Object.values(pending).flatMap(({ product, quantity }): ReadonlyArray<VisibleLine> =>
    quantity === 0 || lineOf(settled, product.gtin) !== undefined
      ? []
      : [{
          id: null, itemNo: product.id, gtin: product.gtin, name: product.name, brand: product.brand, size: product.size, picture: product.picture,
          url: product.url, unit: product.unit, quantity, maximum: product.maximum, amount: null, discount: 0 as CartLine["discount"],
          unitPrice: 0 as CartLine["unitPrice"], ageLimit: null, updating: true
        }]
  )
  return [...known, ...fresh]
}

/** CART-08: N in 'Totalt (N varor)' counts pieces; a weight line counts as one. */
export const countItems = (lines: ReadonlyArray<Pick<CartLine, "unit" | "quantity">>): number =>
  lines.reduce((sum, line) => sum + (line.unit === "kilogram" ? 1 : line.quantity), 0)
