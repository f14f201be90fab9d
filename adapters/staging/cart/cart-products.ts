import type { DeliveryMethod } from "#core/assortment/model.ts"
import { type Kysely, sql } from "kysely"
import type { StoreAvailability } from "#core/cart/lost-lines.ts"
import { clampQuantity, defaultMaximum, isValidQuantity } from "#core/catalogue/quantity.ts"
import { gramsOf, kilogramsOf } from "#core/catalogue/weight.ts"
import { unitOfCode } from "#core/catalogue/units.ts"
import type { Tables } from "../database/tables.ts"
import { type ErrorItem, invalid } from "../http/refusal.ts"
import type { CartRow } from "./read-cart.ts"

/** Loads products by GTIN, with the columns that the cart's rules need. */
export const loadCartProducts = async (
  database: Kysely<Tables>,
  cart: Pick<CartRow, "id" | "store_number" | "groceries_delivered">,
  gtins: ReadonlyArray<string>
) => {
  const rows = await database
    .selectFrom("products as p")
    .leftJoin("store_products as s", (join) =>
      join.onRef("s.no", "=", "p.no").on("s.store_number", "=", cart.store_number)
    )
    .leftJoin("cart_items as i", (join) => join.onRef("i.gtin", "=", "p.gtin").on("i.cart_id", "=", cart.id))
    .select(["p.no", "p.gtin", "p.name", "p.unit", "p.maximum", "p.sellable", "p.visible"])
    .select(sql<boolean>`p.collect_only or not ${cart.groceries_delivered}::boolean`.as("collect_only"))
    .select(["s.price", "s.available_from", "s.available_to", "i.quantity as quantity_in_cart"])
    .where("p.gtin", "=", sql<string>`any(${gtins})`)
    .execute()
  return new Map(rows.map((row) => [row.gtin, row]))
}

/**
 * `collect_only` is true for every product when no groceries are delivered to the customer. `price` is null when the store does not have the product or
 * has no price for it. `quantity_in_cart` is in pieces or grams, and null when the cart has no line of the product.
 */
export type CartProduct = Awaited<ReturnType<typeof loadCartProducts>> extends Map<string, infer Row> ? Row : never

/** Converts a product to the input of the core's rule for store changes; undefined when it is hidden or the store does not have it. */
export const toStoreAvailability = (product: CartProduct): StoreAvailability | undefined =>
  !product.visible || product.available_from === null
    ? undefined
    : {
        sellable: product.sellable,
        priced: product.price !== null,
        availableFrom: product.available_from,
        availableTo: product.available_to,
        pickupOnly: product.collect_only
      }

export const isUndeliverable = (product: Pick<CartProduct, "collect_only">, method: DeliveryMethod | null): boolean =>
  product.collect_only && method === "homeDelivery"

type QuantityLimitedProduct = Pick<CartProduct, "unit" | "maximum" | "name">

const quantityLimitsOf = ({ unit, maximum }: QuantityLimitedProduct) => ({
  unit: unitOfCode(unit),
  maximum: maximum ?? defaultMaximum
})

/** Converts a quantity on the wire to pieces or grams; refuses with 400 when the product's unit does not allow it. */
export const parsePiecesOrGrams = (product: QuantityLimitedProduct, quantity: number, field: string): number => {
  const { unit } = quantityLimitsOf(product)
  if (!isValidQuantity(quantity, unit)) {
    throw invalid(
      unit === "kilogram"
        ? "A weight is given in kilograms, in steps of 0.1."
        : "A quantity is a whole number, not negative.",
      field
    )
  }
  return unit === "kilogram" ? gramsOf(quantity) : quantity
}

/** Reduces pieces or grams to the product's maximum; the error reports the reduction, and is null without one. */
export const clampToMaximum = (
  product: QuantityLimitedProduct,
  piecesOrGrams: number,
  field: string
): { readonly piecesOrGrams: number; readonly error: ErrorItem | null } => {
  const limits = quantityLimitsOf(product)
  const requestedQuantity = limits.unit === "kilogram" ? kilogramsOf(piecesOrGrams) : piecesOrGrams
  const allowedQuantity = clampQuantity(requestedQuantity, limits)
  if (allowedQuantity === requestedQuantity) return { piecesOrGrams, error: null }
  return {
    piecesOrGrams: limits.unit === "kilogram" ? gramsOf(allowedQuantity) : allowedQuantity,
    error: {
      code: "ERR_QUANTITY_LIMIT",
      message: `At most ${limits.maximum} of '${product.name}' can be bought at once.`,
      field
    }
  }
}
