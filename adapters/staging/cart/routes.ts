import { randomUUID } from "node:crypto"
import { Schema } from "effect"
import { sql } from "kysely"
import {
  addItems,
  changeItem,
  createCart,
  deleteCart,
  deleteUsableCarts,
  getCart,
  moveCart,
  removeItem
} from "#core/cart/api.ts"
import { compileOnce, type Placeholders } from "../database/compile-once.ts"
import { deferred } from "../database/deferred.ts"
import { parseJsonText } from "../database/json-text.ts"
import { rowReader } from "../database/row-reader.ts"
import type { Refusal } from "../http/refusal.ts"
import { type RefuseContext, type Route, route } from "../http/route.ts"
import { requireStore } from "./require-store.ts"
import { respondWithCart, respondWithChangedLines } from "./respond-with-cart.ts"
import { parsePiecesOrGrams, clampToMaximum } from "./cart-products.ts"
import { addToLines, removeUnavailableLines } from "./change-items.ts"
import { changeMealLine } from "./change-meal-line.ts"
import { deliveryMethodOf } from "./price-cart-row.ts"
import { lockOpenCart, lockOpenCartWithLines, readCart } from "./read-cart.ts"
import { deleteRecipesAndMeals, hasContents } from "./read-recipes-and-meals.ts"
import { removeLine } from "./remove-line.ts"
import { removeUnavailableRecipesAndMeals } from "./remove-unavailable-recipes-and-meals.ts"
import { toWireCart } from "./wire-cart.ts"

const readIds = rowReader(Schema.Struct({ id: Schema.String }))

const noSuchLine = ({ refuse }: RefuseContext<"ERR_ITEM_NOT_FOUND">): Refusal =>
  refuse("ERR_ITEM_NOT_FOUND", "There is no such line in the cart.")

/** Sets the quantity of a line, in pieces or grams. */
const updateQuantity = compileOnce((database, { id, quantity }: Placeholders<{ id: string; quantity: number }>) =>
  database.updateTable("cart_items").set({ quantity }).where("id", "=", id).modifyEnd(deferred)
)

const deleteLine = compileOnce((database, { id }: Placeholders<{ id: string }>) =>
  database.deleteFrom("cart_items").where("id", "=", id).modifyEnd(deferred)
)

export const cartRoutes: ReadonlyArray<Route> = [
  route(createCart, async (context, { body: { storeNumber }, caller }) => {
    const { database, now } = context
    await requireStore(context, storeNumber)
    const id = randomUUID()
    // An open cart with contents stays in its store; an empty cart moves to the requested one.
    const [openCart] = await readIds(
      database,
      sql`
      insert into carts as c (id, customer_id, store_number, created, modified) values (${id}, ${caller.id}, ${storeNumber}, ${now}, ${now})
      on conflict (customer_id) where checked_out is null and deleted is null and replaces_order_id is null
      do update set
        store_number = case when ${hasContents(sql.ref("c.id"))} then c.store_number else excluded.store_number end,
        slot_id = case when c.store_number = excluded.store_number or ${hasContents(sql.ref("c.id"))} then c.slot_id end
      returning id`
    )
    return respondWithCart(context, openCart?.id ?? id)
  }),

  route(getCart, async (context, { params, caller }) =>
    toWireCart(await readCart(context, params.id, caller.id), context.now)
  ),

  route(deleteCart, async (context, { params, caller }) => {
    const { database, now } = context
    const cart = await lockOpenCart(context, params.id, caller.id)
    await database.updateTable("carts").set({ deleted: now, slot_id: null }).where("id", "=", cart.id).execute()
    await database.deleteFrom("cart_discounts").where("cart_id", "=", cart.id).execute()
  }),

  route(deleteUsableCarts, async ({ database, now }, { caller }) => {
    const deletedCarts = await database
      .updateTable("carts")
      .set({ deleted: now, slot_id: null })
      .where("customer_id", "=", caller.id)
      .where("checked_out", "is", null)
      .where("deleted", "is", null)
      .returning("id")
      .execute()
    for (const { id } of deletedCarts) await database.deleteFrom("cart_discounts").where("cart_id", "=", id).execute()
  }),

  route(moveCart, async (context, { params, body: { storeNumber, keepCart }, caller }) => {
    const { database, now } = context
    const cart = await lockOpenCart(context, params.id, caller.id)
    await requireStore(context, storeNumber)
    // A delivery time belongs to a store and a delivery method; it is released when either changes.
    const keepsSlot =
      cart.store_number === storeNumber &&
      (cart.saved_delivery_method === null || deliveryMethodOf(cart) === cart.saved_delivery_method)
    await database
      .updateTable("carts")
      .set({ store_number: storeNumber, slot_id: keepsSlot ? cart.slot_id : null })
      .where("id", "=", cart.id)
      .execute()
    if (keepCart) {
      const movedCart = await readCart(context, cart.id, caller.id)
      const lineErrors = await removeUnavailableLines(database, movedCart, now)
      return respondWithCart(context, movedCart.id, [
        ...lineErrors,
        ...(await removeUnavailableRecipesAndMeals(context, movedCart))
      ])
    }
    await database.deleteFrom("cart_items").where("cart_id", "=", cart.id).execute()
    await deleteRecipesAndMeals(database, cart.id)
    return respondWithCart(context, cart.id)
  }),

  route(addItems, async (context, { params, body, caller }) => {
    const cart = await lockOpenCart(context, params.id, caller.id)
    const { lineErrors, includesRecipeBags } = await addToLines(context, cart, body.items)
    return includesRecipeBags
      ? respondWithCart(context, cart.id, lineErrors)
      : respondWithChangedLines(context, cart, lineErrors)
  }),

  route(changeItem, async (context, { params, body, caller }) => {
    const { database, now } = context
    const cart = await lockOpenCartWithLines(context, params.id, caller.id)
    const line = cart.lines.find(({ id }) => id === params.itemId)
    if (line === undefined) {
      const errors = await changeMealLine(context, cart, params.itemId, body.quantity)
      if (errors === null) throw noSuchLine(context)
      return respondWithCart(context, cart.id, errors)
    }
    const { name, maximumQuantity } = parseJsonText(line.card)
    const product = { name, maximum: maximumQuantity, unit: line.unit }
    const { piecesOrGrams, error } = clampToMaximum(
      product,
      parsePiecesOrGrams(product, body.quantity, "quantity"),
      "quantity"
    )
    if (piecesOrGrams === 0) await deleteLine(database, { id: line.id })
    else await updateQuantity(database, { id: line.id, quantity: piecesOrGrams })
    // The effect of the change on the lines is known, so the cart is not read again.
    const lines = cart.lines
      .map((other) => (other === line ? { ...line, quantity: piecesOrGrams } : other))
      .filter(({ quantity }) => quantity > 0)
    return toWireCart({ ...cart, lines }, now, error === null ? [] : [error])
  }),

  route(removeItem, async (context, { params, caller }) => {
    const cart = await lockOpenCart(context, params.id, caller.id)
    if (!(await removeLine(context.database, cart.id, params.itemId))) throw noSuchLine(context)
    return respondWithCart(context, cart.id)
  })
]
