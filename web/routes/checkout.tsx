import { useState } from "react"
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router-dom"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import type { Store } from "#core/assortment/model.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { countVisible, replacesOrder } from "#core/cart/rules.ts"
import type { SlotDay } from "#core/delivery/model.ts"
import { ordersState } from "#core/orders/orders-state.ts"
import { maxNoteLength } from "#core/orders/rules.ts"
import type { PlaceOrderError } from "#core/orders/submit-order.ts"
import { sessionState } from "#core/session/session-state.ts"
import { lazyComponent } from "#web/container/lazy-component.ts"
import { useStatePart, useCase } from "#web/container/react.tsx"
import { loaderOptions, loaderUseCase, loaderStateView } from "#web/container/router-context.ts"
import { SelectionFailure } from "#web/features/assortment/SelectionFailure.tsx"
import { useStoreChange } from "#web/features/assortment/use-store-change.ts"
import { CancelEdit } from "#web/features/cart/CancelEdit.tsx"
import { CartLines, CartTotals } from "#web/features/cart/CartContent.tsx"
import { CheckoutTimes } from "#web/features/delivery/CheckoutTimes.tsx"
import { CheckoutDelivery } from "#web/features/orders/CheckoutDelivery.tsx"
import { PlaceOrderBar } from "#web/features/orders/PlaceOrderBar.tsx"
import { orderFailures } from "#web/features/orders/order-failures.ts"
import { forgetDraft, useDraft } from "#web/forms/use-draft.ts"
import { useDeliveryAddress } from "#web/features/orders/use-delivery-address.ts"
import { useForm } from "#web/forms/use-form.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import { EmptyState } from "#web/kit/feedback/EmptyState.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { TextArea } from "#web/kit/forms/TextArea.tsx"
import { AfterHydration } from "#web/kit/rendering/AfterHydration.tsx"
import { KeptFocus } from "#web/kit/rendering/KeptFocus.tsx"
import { startShopping } from "#web/text/cart.ts"
import * as text from "#web/text/checkout.ts"
import * as changes from "#web/text/order-changes.ts"
import { counter, optional } from "#web/text/forms.ts"
import { pageTitle } from "#web/text/shell.ts"
import * as paths from "#web/paths.ts"
import styles from "./checkout.module.css"
import type { PageData } from "./page-data.ts"
import { redirectToLogIn } from "./return-path.ts"

interface CheckoutData extends PageData {
  readonly days: ReadonlyArray<SlotDay>
  readonly stores: ReadonlyArray<Store>
}

/** Failures that are shown at the delivery times. The times are then loaded again. */
const timeFailures: ReadonlySet<PlaceOrderError["_tag"]> = new Set([
  "SlotFull",
  "SlotOrdered",
  "SlotMismatch",
  "SlotMissing",
  "MealNotPrepared"
])

const NewCartPreview = lazyComponent(() =>
  import("#web/features/assortment/NewCartPreview.tsx").then((module) => module.NewCartPreview)
)

export const loader = async (args: LoaderFunctionArgs): Promise<CheckoutData> => {
  if (loaderStateView(args, sessionState).current().status !== "customer") throw redirectToLogIn(args.request)
  const cartId = loaderStateView(args, cartState).current().serverCart?.id ?? null
  const options = loaderOptions(args)
  const [days, stores] = await Promise.all([
    loaderUseCase(args, "findSlots")({ cartId }, options),
    loaderUseCase(args, "listStores")(undefined, options)
  ])
  return {
    meta: { title: pageTitle(text.title), noIndex: true },
    days: days._tag === "Success" ? days.success : [],
    stores: stores._tag === "Success" ? stores.success : []
  }
}

/** The id of the cart's delivery time; undefined when there is none or the time is no longer free, because only an order reserves it. */
const useChosenSlotId = (days: ReadonlyArray<SlotDay>): string | undefined => {
  const slotId = useStatePart(cartState, ({ serverCart }) => serverCart?.slotId ?? undefined)
  return days.some(({ slots }) => slots.some(({ id, available }) => id === slotId && available)) ? slotId : undefined
}

const Checkout = () => {
  const { days, stores } = useLoaderData() as CheckoutData
  const selection = useStatePart(assortmentState, (view) => view.selection)
  const cart = useStatePart(cartState, (view) => view.serverCart)
  const isCartEmpty = useStatePart(cartState, (view) => countVisible(view) === 0)
  const placeOrder = useCase("placeOrder")
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const slotId = useChosenSlotId(days)
  const address = useDeliveryAddress()
  const storeChange = useStoreChange({ onSuccess: () => void revalidator.revalidate() })
  const changedOrder = useStatePart(ordersState, ({ changedOrder }) => changedOrder)
  const isChange = useStatePart(cartState, replacesOrder)
  const [startedAsChange] = useState(isChange)
  const [values, setValues] = useState({
    street: address.initialStreet,
    slot: "",
    message: changedOrder?.message ?? ""
  })
  const { slot: _slot, ...typedTexts } = values
  const draft = cart === null ? null : `checkout ${cart.id}`
  useDraft(draft, typedTexts, (kept) => setValues((current) => ({ ...current, ...kept })))
  const form = useForm({
    values,
    setValues,
    fields: {
      street: address.streetRule,
      /** The value is stored in the cart, not in the form. */
      slot: { validate: () => (slotId === undefined ? orderFailures.SlotMissing : undefined) },
      message: { showsValid: () => false }
    },
    fieldOfFailure: ({ _tag }: PlaceOrderError) =>
      timeFailures.has(_tag) ? "slot" : _tag === "AddressOutOfArea" ? "street" : undefined,
    submit: async ({ street, message }) => {
      const deliveryAddress = address.addressToSend(street)
      const result = await placeOrder({ message, ...(deliveryAddress && { deliveryAddress }) })
      // Also runs when the shopper has left the page in the meantime.
      if (draft !== null && result._tag === "Success") forgetDraft(draft)
      if (result._tag === "Success")
        void navigate(`${paths.order(result.success.id)}?${isChange ? "andrad" : "tack"}`, { replace: true })
      else if (timeFailures.has(result.failure._tag)) void revalidator.revalidate()
      return result
    }
  })
  const message = form.register("message")
  const slot = form.register("slot")
  const isPending = form.isSubmitting || form.isSubmitSuccessful
  const failure = form.failure
  const failureText = failure && orderFailures[failure._tag]
  const isTimeFailure = failure !== undefined && timeFailures.has(failure._tag)
  const isShownAtField = isTimeFailure || failure?._tag === "AddressOutOfArea"
  const lines = cart?.lines ?? []
  const refusedLines =
    failure?._tag === "LinesRefused"
      ? [...lines, ...(cart?.bags ?? [])].filter(({ id }) => failure.lineIds.includes(id))
      : []
  /** Whether the shopper has removed every line that was refused. */
  const areRefusedLinesRemoved =
    failure?._tag === "LinesRefused" && failure.names.length > 0 && refusedLines.length === 0
  const actionError =
    selection === null && slot.status === "invalid"
      ? text.noDelivery
      : isShownAtField || areRefusedLinesRemoved
        ? undefined
        : failureText
  if (isCartEmpty && !isPending) {
    return (
      <EmptyState
        icon="basket"
        heading="h1"
        title={failure?._tag === "CartGone" ? text.cartGone : text.emptyCart}
        action={<Button href={paths.products}>{startShopping}</Button>}
      />
    )
  }
  return (
    <div className={styles.checkout}>
      <div className={styles.steps}>
        <Link href={paths.start} className={styles.back}>
          {text.backToShop}
        </Link>
        <h1 tabIndex={-1}>{text.title}</h1>
        {startedAsChange && !isChange && !isPending && <Notice kind="warning">{changes.changeEndedElsewhere}</Notice>}
        {changedOrder !== null && isChange && (
          <Notice action={<CancelEdit onCancelled={() => void navigate(paths.order(changedOrder.id))} />}>
            {changes.confirmNote(changedOrder.number)}
          </Notice>
        )}
        <section>
          <h2>{text.delivery}</h2>
          {failure?._tag === "AddressOutOfArea" && (
            <Notice key={form.failureCount} kind="danger" announce="assertive">
              {failureText}
            </Notice>
          )}
          <SelectionFailure failure={storeChange.failure} />
          <CheckoutDelivery
            store={stores.find(({ siteId }) => siteId === selection?.siteId)}
            address={address}
            street={form.register("street")}
            isSelectingRegistered={storeChange.pendingTarget !== null}
            onSelectRegistered={() =>
              void storeChange.choose({
                method: "homeDelivery",
                postalCode: address.registeredAddress?.postalCode ?? ""
              })
            }
          />
        </section>
        {selection !== null && (
          <CheckoutTimes
            days={days}
            selectedId={slotId}
            error={slot.status === "invalid" ? slot.error : isTimeFailure ? failureText : undefined}
            isErrorOfPlace={slot.status !== "invalid" && failure?._tag === "SlotMismatch"}
            headingRef={slot.ref}
          />
        )}
        <section>
          <TextArea
            {...message}
            label={text.message}
            optionalLabel={optional}
            counter={counter(message.value.length, maxNoteLength)}
            maxLength={maxNoteLength}
          />
        </section>
        {selection !== null && (
          <section>
            <h2>{text.payment}</h2>
            <p className={styles.payment}>
              {text.paymentAt(selection.method)}
              <span>{text.paymentNote}</span>
            </p>
          </section>
        )}
      </div>
      <aside className={styles.side} aria-label={text.summary}>
        <div className={styles.summary}>
          <h2>{text.summary}</h2>
          <CartLines refusedLineIds={refusedLines.map(({ id }) => id)} />
        </div>
        <div className={styles.totals}>
          <CartTotals />
          <div className={styles.notes}>
            <p>{text.noWithdrawal}</p>
            {lines.some(({ unit }) => unit === "kilogram") && <p>{text.weightNote}</p>}
            {lines.some(({ ageLimit }) => ageLimit !== null) && <p>{text.identification}</p>}
          </div>
        </div>
        <PlaceOrderBar
          error={actionError}
          errorKey={form.failureCount}
          refusedNames={failure?._tag === "CouponsUsedUp" ? failure.codes : refusedLines.map(({ name }) => name)}
          pending={isPending}
          label={isChange ? changes.confirmChange : text.order}
          onOrder={() => {
            // Otherwise an earlier error would reappear after a missing time has been chosen.
            form.clearResult()
            void form.submit()
          }}
        />
      </aside>
      <AfterHydration>
        <NewCartPreview storeChange={storeChange} origin="deliverySteps" />
      </AfterHydration>
    </div>
  )
}

/** The checkout, empty or not: removing its last product, and undoing that, keeps the focus inside. */
export const Component = () => (
  <KeptFocus>
    <Checkout />
  </KeptFocus>
)
