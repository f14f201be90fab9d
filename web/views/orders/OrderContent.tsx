import { unitNames, formatQuantity } from "#core/catalogue/units.ts"
import type { Order } from "#core/orders/model.ts"
import { countItems, countRecipeProductsAndMeals } from "#core/cart/rules.ts"
import { add } from "#core/kernel/money.ts"
import { CartLine } from "../cart/CartLine.tsx"
import { subtotalRows } from "../cart/subtotal-rows.ts"
import { CartSummary, type SummaryRow } from "../cart/CartSummary.tsx"
import * as text from "#web/text/cart-content.ts"
import { OrderEntries } from "./OrderEntries.tsx"
import styles from "./OrderContent.module.css"
import { brandAndSize } from "#web/text/product.ts"

const chargeNames = {
  deposit: text.deposit,
  picking: text.pickingFee,
  freight: text.freight,
  "weight-reservation": text.weightReservation
} as const

/** The products, recipes, meals and amounts of an order. */
export const OrderContent = ({ order }: { readonly order: Order }) => {
  const chargeRow = ({ id, kind, amount }: Order["charges"][number]): SummaryRow => ({
    id,
    label: chargeNames[kind],
    amount
  })
  const rows: ReadonlyArray<SummaryRow> = [
    ...subtotalRows(order),
    ...order.coupons.map(({ gtin, name, amount }) => ({ id: gtin, label: name, amount: -amount as typeof amount })),
    ...order.charges.filter(({ kind }) => kind !== "weight-reservation").map(chargeRow)
  ]
  return (
    <div className={styles.content}>
      <ul role="list" className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <CartLine
              name={line.name}
              href={line.url ?? undefined}
              details={brandAndSize(line)}
              picture={line.picture ?? undefined}
              amount={line.amount}
              ordinaryAmount={add(line.amount, line.discount)}
              notes={line.ageLimit === null ? undefined : text.ageCheck(line.ageLimit)}
              control={
                <span>
                  {formatQuantity(line.quantity)} {unitNames[line.unit]}
                </span>
              }
            />
          </li>
        ))}
      </ul>
      <OrderEntries order={order} />
      <CartSummary
        rows={rows}
        outsideTotal={order.charges.filter(({ kind }) => kind === "weight-reservation").map(chargeRow)}
        count={countItems(order.lines) + countRecipeProductsAndMeals(order)}
        total={order.total}
        discount={order.discount}
        vat={order.vat}
      />
    </div>
  )
}
