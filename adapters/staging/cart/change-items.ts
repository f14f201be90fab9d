import { randomUUID } from "node:crypto"
import { type Kysely, sql } from "kysely"
import { findLostLines } from "#core/cart/lost-lines.ts"
import type { BodyOf } from "#core/contract/endpoint.ts"
import type { addItems } from "#core/cart/api.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { reasonNotSold } from "../catalogue/reason-not-sold.ts"
import { deferred } from "../database/deferred.ts"
import type { Tables } from "../database/tables.ts"
import type { ErrorItem } from "../http/refusal.ts"
import type { Context } from "../http/route.ts"
import { addBag, readBagsByGtin } from "./change-bags.ts"
import { parseWholeQuantity } from "./change-meals.ts"
import {
  loadCartProducts,
  clampToMaximum,
  isUndeliverable,
  parsePiecesOrGrams,
  toStoreAvailability
} from "./cart-products.ts"
import { deliveryMethodOf } from "./price-cart-row.ts"
import type { CartRow, CartWithLines } from "./read-cart.ts"

const lossErrors = {
  "not-sold": {
    code: "ERR_ITEM_NOT_IN_ASSORTMENT",
    message: "The store does not sell this product now: it was removed."
  },
  "not-delivered": {
    code: "ERR_METHOD_NOT_ALLOWED_FOR_ITEM",
    message: "This product is not delivered home: it was removed."
  }
} as const

/** Removes the lines that are no longer available with the cart's store and delivery method; returns an error with the GTIN of each. */
export const removeUnavailableLines = async (
  database: Kysely<Tables>,
  cart: CartWithLines,
  now: number
): Promise<ReadonlyArray<ErrorItem>> => {
  const { lines } = cart
  const products = await loadCartProducts(
    database,
    cart,
    lines.map(({ gtin }) => gtin)
  )
  const availabilities = new Map(
    [...products.values()].flatMap((product) => {
      const availability = toStoreAvailability(product)
      return availability === undefined ? [] : [[product.gtin, availability] as const]
    })
  )
  const lostLines = findLostLines(lines, availabilities, deliveryMethodOf(cart), stockholmDate(now))
  if (lostLines.length > 0)
    await database
      .deleteFrom("cart_items")
      .where("cart_id", "=", cart.id)
      .where("gtin", "=", sql<string>`any(${lostLines.map(({ gtin }) => gtin)})`)
      .execute()
  return lostLines.map(({ gtin, loss }) => ({ ...lossErrors[loss], field: gtin }))
}

type NotAddableCode = "ERR_ITEM_NOT_IN_ASSORTMENT" | "ERR_METHOD_NOT_ALLOWED_FOR_ITEM"

interface AdditionResult {
  /** An error for each item whose quantity was reduced to its maximum, and for each bag that the cart has already or that is requested more than once. */
  readonly lineErrors: ReadonlyArray<ErrorItem>
  /** Whether an item was a recipe bag. */
  readonly includesRecipeBags: boolean
}

/** Adds all items to the cart's lines, or none when one cannot be bought. An item with the GTIN of a recipe bag adds the bag, at most once to a cart. */
export const addToLines = async (
  context: Context<NotAddableCode>,
  cart: CartRow,
  items: BodyOf<typeof addItems>["items"]
): Promise<AdditionResult> => {
  const { database, now, refuse } = context
  const products = await loadCartProducts(
    database,
    cart,
    items.map(({ gtin }) => gtin)
  )
  const otherGtins = items.flatMap(({ gtin }) => (products.has(gtin) ? [] : [gtin]))
  const bags = new Map(
    (otherGtins.length === 0 ? [] : await readBagsByGtin(database, otherGtins)).map((bag) => [bag.gtin, bag])
  )
  const method = deliveryMethodOf(cart)
  const refusals: Array<ErrorItem<NotAddableCode>> = []
  const lineErrors: Array<ErrorItem> = []
  /** The cart's new quantities by GTIN. */
  const piecesOrGramsByGtin = new Map<string, number>()
  for (const [index, { gtin, quantity }] of items.entries()) {
    const field = `items.${index}.quantity.value`
    const product = products.get(gtin)
    const reason = reasonNotSold(product, now)
    if (bags.has(gtin)) {
      if (method === "homeDelivery") {
        const message = "Recipe bags are not delivered home."
        refusals.push({ code: "ERR_METHOD_NOT_ALLOWED_FOR_ITEM", message, field: `items.${index}` })
      }
    } else if (product === undefined || reason !== null) {
      refusals.push({ code: "ERR_ITEM_NOT_IN_ASSORTMENT", message: reason ?? "", field: `items.${index}` })
    } else if (isUndeliverable(product, method)) {
      const message = `'${product.name}' is not delivered home.`
      refusals.push({ code: "ERR_METHOD_NOT_ALLOWED_FOR_ITEM", message, field: `items.${index}` })
    } else {
      const earlierPiecesOrGrams = piecesOrGramsByGtin.get(gtin) ?? product.quantity_in_cart ?? 0
      const { piecesOrGrams, error } = clampToMaximum(
        product,
        earlierPiecesOrGrams + parsePiecesOrGrams(product, quantity.value, field),
        field
      )
      piecesOrGramsByGtin.set(gtin, piecesOrGrams)
      if (error !== null) lineErrors.push(error)
    }
  }
  const [firstRefusal, ...otherRefusals] = refusals
  if (firstRefusal !== undefined) throw refuse.all([firstRefusal, ...otherRefusals])
  for (const [index, { gtin, quantity }] of items.entries()) {
    const bag = bags.get(gtin)
    if (bag === undefined) continue
    const field = `items.${index}.quantity.value`
    const requestedCount = parseWholeQuantity(quantity.value, field)
    if (requestedCount === 0) continue
    if (!(await addBag(context, cart, bag)) || requestedCount > 1)
      lineErrors.push({
        code: "ERR_QUANTITY_LIMIT",
        message: `At most one of '${bag.name}' can be bought at once.`,
        field
      })
  }
  const lines = [...piecesOrGramsByGtin]
    .filter(([, quantity]) => quantity > 0)
    .map(([gtin, quantity]) => ({ id: randomUUID(), gtin, no: products.get(gtin)?.no, quantity }))
  await sql`
    insert into cart_items (id, cart_id, no, gtin, quantity)
    select id, ${cart.id}, no, gtin, quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r(id text, no integer, gtin text, quantity integer)
    on conflict (cart_id, gtin) do update set quantity = excluded.quantity ${deferred}`.execute(database)
  return { lineErrors, includesRecipeBags: bags.size > 0 }
}
