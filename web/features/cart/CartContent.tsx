import { type ReactNode, useEffect, useState } from "react"
import type { CartUnavailable } from "#core/cart/errors.ts"
import type { Cart, Charge } from "#core/cart/model.ts"
import { countItems, visibleLines, type VisibleLine } from "#core/cart/rules.ts"
import { add, type Ore, zero } from "#core/kernel/money.ts"
import { CartViewId, EmptyCart, FetchCart, SetQuantity } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { CartLine } from "#web/kit/CartLine.tsx"
import { CartSummary, type SummaryRow } from "#web/kit/CartSummary.tsx"
import { Dialog } from "#web/kit/Dialog.tsx"
import { ErrorState } from "#web/kit/ErrorState.tsx"
import { LoadingOverlay } from "#web/kit/LoadingOverlay.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { QuantityStepper } from "#web/kit/QuantityStepper.tsx"
import * as text from "#web/text/cart-content.ts"
import { cancel } from "#web/text/common.ts"
import styles from "./CartContent.module.css"
import { CouponEntry } from "./CouponEntry.tsx"
import { emptyCartFailures } from "./empty-cart-failures.ts"
import { FreePicking } from "./FreePicking.tsx"
import { NoGoods } from "./NoGoods.tsx"

const chargeNames: Readonly<Record<Charge["kind"], string>> = {
  deposit: text.deposit,
  picking: text.pickingFee,
  freight: text.freight,
  reservation: text.weightReservation
}

const chargeNotes: Partial<Readonly<Record<Charge["kind"], string>>> = { picking: text.pickingFeeNote, reservation: text.weightReservationNote }

/** Named lines before the total; what is only reserved comes last and is not part of it. */
const rowsOf = ({ lines, charges, coupons }: Cart): ReadonlyArray<SummaryRow> => {
  const row = ({ id, kind, amount }: Charge): SummaryRow => ({ id, label: chargeNames[kind], amount, ...(chargeNotes[kind] ? { note: chargeNotes[kind] } : {}) })
  return [
    { id: "goods", label: text.subtotal, amount: add(...lines.map(({ amount }) => amount)) },
    ...coupons.filter(({ amount }) => amount > 0).map(({ gtin, name, amount }) => ({ id: gtin, label: name, amount: -amount as Ore })),
    ...charges.filter(({ kind }) => kind !== "reservation").map(row),
    ...charges.filter(({ kind }) => kind === "reservation").map(row)
  ]
}

const LineRow = ({ line }: { readonly line: VisibleLine }) => {
  const setQuantity = useService(SetQuantity)
  const name = [line.name, line.size].filter(Boolean).join(" ")
  const product = { gtin: line.gtin, id: line.itemNo, name: line.name, brand: line.brand, size: line.size, picture: line.picture, url: line.url ?? "", unit: line.unit, maximum: line.maximum }
  return (
    <CartLine
      name={line.name}
      href={line.url ?? undefined}
      about={[line.brand, line.size].filter(Boolean).join(" · ")}
      picture={line.picture ?? undefined}
      amount={line.amount ?? undefined}
      ordinaryAmount={line.amount !== null && line.discount > 0 ? add(line.amount, line.discount) : undefined}
      updating={line.updating}
      notes={line.ageLimit === null ? undefined : text.ageCheck(line.ageLimit)}
      control={
        <QuantityStepper
          value={line.quantity}
          max={line.maximum}
          unit={line.unit === "kilogram" ? "kg" : "st"}
          name={name}
          onChange={(quantity) => void setQuantity({ product, quantity })}
        />
      }
    />
  )
}

const EmptyCartButton = ({ count }: { readonly count: number }) => {
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<CartUnavailable["_tag"]>()
  const emptyCart = useService(EmptyCart)
  const empty = async () => {
    setPending(true)
    setFailure(undefined)
    const result = await emptyCart()
    setPending(false)
    if (result._tag === "Failure") setFailure(result.failure._tag)
    else setAsking(false)
  }
  return (
    <>
      <Button look="link" onClick={() => setAsking(true)}>{text.empty}</Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.empty}
        actions={
          <>
            <Button look="quiet" onClick={() => setAsking(false)}>{cancel}</Button>
            <Button look="danger" pending={pending} onClick={() => void empty()}>{text.empty}</Button>
          </>
        }
      >
        <p>{text.emptyQuestion(count)}</p>
        {failure !== undefined && <Notice kind="danger" spoken="assertive">{emptyCartFailures[failure]}</Notice>}
      </Dialog>
    </>
  )
}

/** ms, CART-21 */
const overlayDelay = 4000

/** Lies over the cart once a load or a change has taken more than 4 s. */
const SlowOverlay = () => {
  const busySince = useStateView(CartViewId, (cart) => cart.busySince)
  const [slow, setSlow] = useState<number | null>(null)
  useEffect(() => {
    if (busySince === null) return
    const timer = setTimeout(() => setSlow(busySince), overlayDelay)
    return () => clearTimeout(timer)
  }, [busySince])
  return busySince !== null && slow === busySince ? <LoadingOverlay label={text.reloading} /> : null
}

/** The cart's goods, coupon and clear link, or why there is nothing (CART-01..07, CART-11, CART-12). */
export const CartGoods = () => {
  const view = useStateView(CartViewId, (cart) => cart)
  const fetchCart = useService(FetchCart)
  const lines = visibleLines(view)
  if (view.status === "failed") return <ErrorState onRetry={() => void fetchCart({ cleanUp: true })} />
  if (lines.length === 0) return <NoGoods />
  return (
    <div className={styles.cart}>
      <SlowOverlay />
      <section aria-label={text.goodsSection}>
        <h3 className={styles.section}>{text.goodsSection}</h3>
        <ul role="list" className={styles.lines}>
          {lines.map((line) => <li key={line.gtin}><LineRow line={line} /></li>)}
        </ul>
      </section>
      <CouponEntry />
      <div className={styles.clear}><EmptyCartButton count={countItems(lines)} /></div>
    </div>
  )
}

export interface CartTotalsProps {
  /** The button under the total. */
  readonly action?: ReactNode
}

/** What the cart costs, line by line (CART-08..10). */
export const CartTotals = ({ action }: CartTotalsProps) => {
  const view = useStateView(CartViewId, (cart) => cart)
  const { settled } = view
  return (
    <CartSummary
      rows={settled === null || settled.lines.length === 0 ? [] : rowsOf(settled)}
      count={countItems(visibleLines(view))}
      total={settled === null || settled.lines.length === 0 ? undefined : settled.total}
      discount={settled?.discount ?? zero}
      updating={view.updating}
      threshold={<FreePicking />}
      action={action}
    />
  )
}
