import { type Kysely, sql } from "kysely"
import type { OnShelf } from "../catalogue/store-details.ts"
import type { Tables } from "../database/tables.ts"
import { refuse } from "../http/refusal.ts"
import { areaDigits } from "../postal-area.ts"
import { shopPickingFee, shopPickingFeeLimit } from "./shop-fees.ts"

/** A cart's row with what its fees hang on; amounts in öre, times in ms. */
export interface CartRow {
  readonly id: string
  readonly customer_id: string
  readonly store_number: string
  readonly modified: number
  readonly checked_out: number | null
  readonly deleted: number | null
  readonly replaces_order_id: string | null
  readonly order_id: string | null
  readonly order_no: string | null
  readonly slot_id: string | null
  readonly slot_method: "Home" | "Pickup" | null
  readonly slot_picking_fee: number | null
  readonly slot_freight_fee: number | null
  readonly slot_picking_fee_limit: number | null
  readonly delivery_method: "homeDelivery" | "pickupAtStore" | null
  /** Whether groceries are driven to where the customer wants them. */
  readonly groceries_driven: boolean
  /** Whether the store is the one that drives to where the customer wants the goods; so it is until there is a postal code. */
  readonly driven_from_here: boolean
  readonly picking_fee: number
  readonly picking_fee_limit: number
  readonly coupons: ReadonlyArray<CartCoupon>
}

export interface CartCoupon {
  readonly gtin: string
  readonly code: string
  readonly name: string
  readonly kind: "amount" | "percent" | "free-picking"
  readonly value: number
  readonly department: string | null
}

/** One line with its goods as the cart's store has them now. */
export interface CartLineRow extends OnShelf {
  readonly id: string
  readonly no: number
  readonly product_id: string
  readonly gtin: string
  /** Pieces or grams. */
  readonly quantity: number
  readonly deposit: number
  readonly department: string | null
  readonly sellable: boolean
  readonly visible: boolean
  readonly collect_only: boolean
  /** JSON, see tables. */
  readonly card: string
}

/** The customer's own cart, locked until the transaction ends where it is about to change; 404 and 403 as the rules have it. */
export const readCart = async (
  database: Kysely<Tables>,
  cartId: string,
  customerId: string,
  { lock = false }: { readonly lock?: boolean } = {}
): Promise<CartRow> => {
  const { rows: [row] } = await sql<CartRow>`
    select c.id, c.customer_id, c.store_number, c.modified, c.checked_out, c.deleted, c.replaces_order_id, c.order_id, o.order_no, c.slot_id,
      s.method as slot_method,
      s.picking_fee as slot_picking_fee, s.freight_fee as slot_freight_fee, s.picking_fee_limit as slot_picking_fee_limit, u.delivery_method,
      coalesce(z.groceries, true) as groceries_driven, u.postal_code is null or coalesce(z.store_number = c.store_number, false) as driven_from_here,
      ${shopPickingFee} as picking_fee, ${shopPickingFeeLimit} as picking_fee_limit,
      coalesce((select jsonb_agg(jsonb_build_object('gtin', k.gtin, 'code', k.code, 'name', k.name, 'kind', k.kind, 'value', k.value,
        'department', k.department)
        order by d.added, k.gtin) from cart_discounts d join coupons k on k.gtin = d.gtin where d.cart_id = c.id), '[]') as coupons
    from carts c join customers u on u.id = c.customer_id join settings shop on shop.key = 'shop'
      left join zip_areas z on z.prefix = left(u.postal_code, ${sql.lit(areaDigits)}) left join slots s on s.id = c.slot_id left join orders o on o.id = c.order_id
    where c.id = ${cartId} ${lock ? sql`for update of c` : sql``}`.execute(database)
  if (row === undefined || row.deleted !== null) throw refuse(404, "ERR_CART_NOT_FOUND", "There is no such cart.")
  if (row.customer_id !== customerId) throw refuse(403, "ERR_FORBIDDEN", "The cart belongs to somebody else.")
  return row
}

/** The same, for a change: a cart that has been checked out is locked. */
export const openCartForChange = async (database: Kysely<Tables>, cartId: string, customerId: string): Promise<CartRow> => {
  const cart = await readCart(database, cartId, customerId, { lock: true })
  if (cart.checked_out !== null) throw refuse(409, "ERR_CART_LOCKED", "The cart has been checked out.")
  return cart
}

export const readLines = async (database: Kysely<Tables>, cart: Pick<CartRow, "id" | "store_number">): Promise<ReadonlyArray<CartLineRow>> => {
  const { rows } = await sql<CartLineRow>`
    select i.id, i.no, p.id as product_id, i.gtin, i.quantity, p.deposit, p.department, p.sellable, p.visible, p.collect_only, f.card, p.unit,
      p.comparison_amount, p.comparison_unit,
      s.price, s.promotions, s.stock_status, s.available_from, s.available_to
    from cart_items i join products p on p.no = i.no join product_facts f on f.no = i.no
      left join shelves s on s.no = i.no and s.store_number = ${cart.store_number}
    where i.cart_id = ${cart.id} order by i.line`.execute(database)
  return rows
}
