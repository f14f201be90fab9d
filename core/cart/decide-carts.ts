import type { Cart } from "./model.ts"

export interface CartDecision {
  readonly keep: Cart | null
  readonly delete: ReadonlyArray<Cart>
}

const monthBefore = (timeMs: number): number => {
  const date = new Date(timeMs)
  const dayOfMonth = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - 1)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(dayOfMonth, lastDay))
  return date.getTime()
}

const newestFirst = (a: Cart, b: Cart): number =>
  Date.parse(b.modifiedAt) - Date.parse(a.modifiedAt) || (a.id < b.id ? -1 : 1)

/**
 * Decides which cart is current and which carts are deleted. A replacement cart wins while its order can be changed;
 * otherwise the newest other open cart, if it was edited within the last month (CART-22..29). `changeableOrderIds` has the ids
 * of orders that can still be changed.
 */
export const decideCarts = (
  carts: ReadonlyArray<Cart>,
  changeableOrderIds: ReadonlySet<string>,
  now: number
): CartDecision => {
  const openCarts = carts.filter((cart) => cart.checkedOutAt === null).toSorted(newestFirst)
  const replacement = openCarts.find(
    (cart) => cart.replacesOrderId !== null && changeableOrderIds.has(cart.replacesOrderId)
  )
  const newest = openCarts.find((cart) => cart.replacesOrderId === null)
  const recent = newest !== undefined && Date.parse(newest.modifiedAt) >= monthBefore(now) ? newest : undefined
  const keep = replacement ?? recent ?? null
  return { keep, delete: openCarts.filter((cart) => cart !== keep) }
}
