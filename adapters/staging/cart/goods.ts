import { type Kysely, sql } from "kysely"
import type { Offered } from "#core/assortment/goods-lost.ts"
import { clampQuantity, defaultMaximum, gramsOf, isCountable } from "#core/cart/rules.ts"
import { isAvailable } from "#core/catalogue/availability.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import type { Tables } from "../database/tables.ts"
import { type Fault, invalid } from "../http/refusal.ts"
import type { CartRow } from "./read-cart.ts"

/** What a rule must know of goods before they may lie in a cart of a store. */
export interface Goods {
  readonly no: number
  readonly gtin: string
  readonly name: string
  readonly unit: "PCE" | "KGM"
  readonly maximum: number | null
  readonly sellable: boolean
  readonly visible: boolean
  readonly markings: ReadonlyArray<string>
  /** Not driven home, or not to where the customer lives. */
  readonly collect_only: boolean
  /** Null: not on the store's shelf, or without a price there. */
  readonly price: number | null
  readonly available_from: string | null
  readonly available_to: string | null
  /** What lies in the cart already, pieces or grams. */
  readonly held: number | null
}

export const goodsInStore = async (
  database: Kysely<Tables>,
  cart: Pick<CartRow, "id" | "store_number" | "groceries_driven">,
  gtins: ReadonlyArray<string>
): Promise<ReadonlyMap<string, Goods>> => {
  const { rows } = await sql<Goods>`
    select p.no, p.gtin, p.name, p.unit, p.maximum, p.sellable, p.visible, p.markings, p.collect_only or not ${cart.groceries_driven}::boolean as collect_only,
      s.price, s.available_from, s.available_to, i.quantity as held
    from products p left join shelves s on s.no = p.no and s.store_number = ${cart.store_number}
      left join cart_items i on i.cart_id = ${cart.id} and i.gtin = p.gtin
    where p.gtin = any(${gtins})`.execute(database)
  return new Map(rows.map((row) => [row.gtin, row]))
}

/** The same goods as the core's rule of what a move takes out knows them; undefined where the store does not have them. */
export const offeredOf = (goods: Goods): Offered | undefined =>
  !goods.visible || goods.available_from === null ? undefined : {
    sellable: goods.sellable,
    priced: goods.price !== null,
    availableFrom: goods.available_from,
    availableTo: goods.available_to,
    collectOnly: goods.collect_only
  }

/** Why goods may not be bought here now; null when they may. */
export const notSold = (
  goods: Pick<Goods, "sellable" | "visible" | "price" | "available_from" | "available_to"> | undefined,
  now: number
): string | null => {
  if (goods === undefined || !goods.visible || goods.available_from === null) return "The store does not have these goods."
  if (!goods.sellable) return "These goods are not sold any more."
  if (goods.price === null) return "These goods have no price just now."
  return isAvailable({ availableFrom: goods.available_from, availableTo: goods.available_to }, stockholmDate(now))
    ? null
    : "These goods are not available just now."
}

export const notDelivered = (goods: Pick<Goods, "collect_only">, method: "homeDelivery" | "pickupAtStore" | null): boolean =>
  goods.collect_only && method === "homeDelivery"

type Counted = Pick<Goods, "unit" | "maximum" | "name">

const countable = ({ unit, maximum }: Counted) => ({
  unit: unit === "KGM" ? ("kilogram" as const) : ("piece" as const),
  maximum: maximum ?? defaultMaximum
})

/** Pieces or grams of a quantity on the wire; 400 for what no goods are counted in. */
export const amountAsked = (goods: Counted, asked: number, field: string): number => {
  const { unit } = countable(goods)
  if (!isCountable(asked, unit)) {
    throw invalid(unit === "kilogram" ? "A weight is given in kilograms, in steps of 0.1." : "A quantity is a whole number, not negative.", field)
  }
  return unit === "kilogram" ? gramsOf(asked) : asked
}

/** Within the maximum of the goods; the fault says that something was cut off. */
export const withinMaximum = (goods: Counted, amount: number, field: string): { readonly amount: number; readonly fault: Fault | null } => {
  const rules = countable(goods)
  const asked = rules.unit === "kilogram" ? amount / 1000 : amount
  const allowed = clampQuantity(asked, rules)
  if (allowed === asked) return { amount, fault: null }
  return {
    amount: rules.unit === "kilogram" ? gramsOf(allowed) : allowed,
    fault: { code: "ERR_QUANTITY_LIMIT", message: `At most ${rules.maximum} of '${goods.name}' can be bought at once.`, field }
  }
}
