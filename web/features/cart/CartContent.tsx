import { cartState } from "#core/cart/cart-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { type ReactNode, useEffect, useState } from "react"
import type { Cart, Charge } from "#core/cart/model.ts"
import {
  countRecipeProductsAndMeals,
  countVisible,
  replacesOrder,
  visibleLines,
  type VisibleLine
} from "#core/cart/rules.ts"
import { add, type Ore, zero } from "#core/kernel/money.ts"
import { withCachedMarkup } from "#web/container/CachedMarkup.tsx"
import { useStatePart, useCase } from "#web/container/react.tsx"
import { useAction } from "#web/forms/use-action.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { CartLine } from "#web/views/cart/CartLine.tsx"
import { subtotalRows } from "#web/views/cart/subtotal-rows.ts"
import { CartSummary, type SummaryRow } from "#web/views/cart/CartSummary.tsx"
import { Dialog } from "#web/kit/overlays/Dialog.tsx"
import { ErrorWithRetry } from "#web/views/connection/ErrorWithRetry.tsx"
import { LoadingOverlay } from "#web/kit/feedback/LoadingOverlay.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { QuantityStepper } from "#web/views/cart/QuantityStepper.tsx"
import { nameWithSize, brandAndSize } from "#web/text/product.ts"
import * as text from "#web/text/cart-content.ts"
import { lineRefused } from "#web/text/checkout.ts"
import { cancel, close } from "#web/text/common.ts"
import { removeCart } from "#web/text/order-changes.ts"
import styles from "./CartContent.module.css"
import { CartEntries } from "./CartEntries.tsx"
import { CouponEntry } from "./CouponEntry.tsx"
import { emptyCartFailures } from "./empty-cart-failures.ts"
import { FreePicking } from "./FreePicking.tsx"
import { EmptyCartMessage } from "./EmptyCartMessage.tsx"

const chargeNames: Readonly<Record<Charge["kind"], string>> = {
  deposit: text.deposit,
  picking: text.pickingFee,
  freight: text.freight,
  "weight-reservation": text.weightReservation
}

const chargeNotes: Partial<Readonly<Record<Charge["kind"], string>>> = {
  picking: text.pickingFeeNote,
  "weight-reservation": text.weightReservationNote
}

const chargeRow = ({ id, kind, amount }: Charge): SummaryRow => ({
  id,
  label: chargeNames[kind],
  amount,
  ...(chargeNotes[kind] ? { note: chargeNotes[kind] } : {})
})

const isReservation = ({ kind }: Charge): boolean => kind === "weight-reservation"

/** The rows of the amounts that make up the total. */
const rowsOf = (cart: Cart): ReadonlyArray<SummaryRow> => {
  const { charges, coupons } = cart
  return [
    ...subtotalRows(cart),
    ...coupons
      .filter(({ amount }) => amount > 0)
      .map(({ gtin, name, amount }) => ({ id: gtin, label: name, amount: -amount as Ore })),
    ...charges.filter((charge) => !isReservation(charge)).map(chargeRow)
  ]
}

interface LineRowProps {
  /** Without the line's id, so that carts with the same line can share its markup. */
  readonly line: Omit<VisibleLine, "id">
  readonly isRefused: boolean
}

const LineRow = withCachedMarkup("cart line", ({ line, isRefused }: LineRowProps) => {
  const setQuantity = useCase("setQuantity")
  const name = nameWithSize(line)
  const product = {
    gtin: line.gtin,
    id: line.itemNo,
    name: line.name,
    brand: line.brand,
    size: line.size,
    picture: line.picture,
    url: line.url ?? "",
    unit: line.unit,
    maximum: line.maximum
  }
  return (
    <CartLine
      name={line.name}
      href={line.url ?? undefined}
      details={brandAndSize(line)}
      picture={line.picture ?? undefined}
      amount={line.amount ?? undefined}
      ordinaryAmount={line.amount !== null && line.discount > 0 ? add(line.amount, line.discount) : undefined}
      updating={line.updating}
      error={isRefused ? lineRefused : undefined}
      notes={line.ageLimit === null ? undefined : text.ageCheck(line.ageLimit)}
      control={
        <QuantityStepper
          productId={line.itemNo}
          value={line.quantity}
          max={line.maximum}
          unit={line.unit}
          size={line.size}
          name={name}
          onChange={(quantity) => void setQuantity({ product, quantity })}
        />
      }
    />
  )
})

/** 'Töm varukorgen', or 'Ta bort varukorg' while an order is being changed (CART-06). */
const EmptyCartButton = ({ count }: { readonly count: number }) => {
  const [isOpen, setIsOpen] = useState(false)
  const label = useStatePart(cartState, replacesOrder) ? removeCart : text.emptyCart
  const emptyCart = useCase("emptyCart")
  const emptying = useAction(() => emptyCart(), { onSuccess: () => setIsOpen(false) })
  return (
    <>
      <Button variant="link" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={label}
        closeLabel={close}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              {cancel}
            </Button>
            <Button variant="danger" pending={emptying.isPending} onClick={() => void emptying.run()}>
              {label}
            </Button>
          </>
        }
      >
        <p>{text.emptyQuestion(count)}</p>
        {emptying.failure !== undefined && (
          <Notice kind="danger" announce="assertive">
            {emptyCartFailures[emptying.failure._tag]}
          </Notice>
        )}
      </Dialog>
    </>
  )
}

/** How long a load or change may take before the cart is covered, in ms (CART-21). */
const overlayDelayMs = 4000

/** Covers the cart when a load or a change takes longer than the delay. */
const SlowOverlay = () => {
  const busySince = useStatePart(cartState, (cart) => cart.busySince)
  const [overdueBusySince, setOverdueBusySince] = useState<number | null>(null)
  useEffect(() => {
    if (busySince === null) return
    const timer = setTimeout(() => setOverdueBusySince(busySince), overlayDelayMs)
    return () => clearTimeout(timer)
  }, [busySince])
  return busySince !== null && overdueBusySince === busySince ? <LoadingOverlay label={text.reloading} /> : null
}

export interface CartLinesProps {
  /** The ids of lines that cannot be ordered. */
  readonly refusedLineIds?: ReadonlyArray<string> | undefined
}

/**
 * The cart's products with the newest first, recipes and meals, the coupon field and the button that empties the cart, or an empty or error state (CART-01..07, CART-11,
 * CART-12).
 */
export const CartLines = ({ refusedLineIds = [] }: CartLinesProps) => {
  const cart = useStatePart(cartState, (state) => state)
  const isCustomer = useStatePart(sessionState, ({ status }) => status === "customer")
  const fetchCart = useCase("fetchCart")
  const lines = visibleLines(cart)
  if (cart.status === "failed") return <ErrorWithRetry onRetry={() => void fetchCart({ deleteStaleCarts: true })} />
  const count = countVisible(cart)
  if (count === 0) return <EmptyCartMessage />
  return (
    <div className={styles.cart}>
      <SlowOverlay />
      {lines.length > 0 && (
        <section aria-label={text.productsSection}>
          <h3 className={styles.section}>{text.productsSection}</h3>
          <ul role="list" className={styles.lines}>
            {lines.toReversed().map(({ id, ...line }) => (
              <li key={line.gtin}>
                <LineRow line={line} isRefused={id !== null && refusedLineIds.includes(id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <CartEntries />
      <CouponEntry />
      {isCustomer && (
        <div className={styles.emptyAction}>
          <EmptyCartButton count={count} />
        </div>
      )}
    </div>
  )
}

export interface CartTotalsProps {
  /** The button under the total. */
  readonly action?: ReactNode
}

/** The cart's amounts and total (CART-08..10). */
export const CartTotals = ({ action }: CartTotalsProps) => {
  const cart = useStatePart(cartState, (state) => state)
  const { serverCart } = cart
  const isEmpty = serverCart === null || serverCart.lines.length + countRecipeProductsAndMeals(serverCart) === 0
  return (
    <CartSummary
      rows={isEmpty ? [] : rowsOf(serverCart)}
      outsideTotal={isEmpty ? [] : serverCart.charges.filter(isReservation).map(chargeRow)}
      count={countVisible(cart)}
      total={isEmpty ? undefined : serverCart.total}
      discount={serverCart?.discount ?? zero}
      updating={cart.updating}
      threshold={<FreePicking />}
      action={action}
    />
  )
}
