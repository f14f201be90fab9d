import { assortmentState } from "#core/assortment/assortment-state.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router-dom"
import type { SlotDay } from "#core/delivery/model.ts"
import { countItems } from "#core/cart/rules.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { normalizePostalCode } from "#core/kernel/postal-code.ts"
import { maxNoteLength } from "#core/orders/rules.ts"
import type { PageData } from "./page-data.ts"
import { redirectToLogIn } from "./return-path.ts"
import { loaderOptions, loaderUseCase, loaderStateView } from "#web/container/router-context.ts"
import { useNow } from "#web/container/now.ts"
import { useStateView, useCase } from "#web/container/react.tsx"
import { CartLines, CartTotals } from "#web/features/cart/CartContent.tsx"
import { slotFailures } from "#web/features/delivery/slot-failures.ts"
import { useAction } from "#web/forms/use-action.ts"
import { useForm } from "#web/forms/use-form.ts"
import { orderFailures } from "#web/features/orders/order-failures.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { EmptyState } from "#web/kit/feedback/EmptyState.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { SlotPicker } from "#web/views/delivery/SlotPicker.tsx"
import { TextArea } from "#web/kit/forms/TextArea.tsx"
import { startShopping } from "#web/text/cart.ts"
import { readableMobilePhone } from "#web/text/account.ts"
import * as text from "#web/text/checkout.ts"
import { tryAgain } from "#web/text/common.ts"
import * as delivery from "#web/text/delivery.ts"
import { counter, optional } from "#web/text/forms.ts"
import { pageTitle, pickupIn } from "#web/text/shell.ts"
import * as paths from "#web/paths.ts"
import styles from "./checkout.module.css"

interface CheckoutData extends PageData {
  readonly days: ReadonlyArray<SlotDay>
}

export const loader = async (args: LoaderFunctionArgs): Promise<CheckoutData> => {
  if (loaderStateView(args, sessionState).current().status !== "customer") throw redirectToLogIn(args.request)
  const cartId = loaderStateView(args, cartState).current().serverCart?.id ?? null
  const days = await loaderUseCase(args, "findSlots")({ cartId }, loaderOptions(args))
  return { meta: { title: pageTitle(text.title), noIndex: true }, days: days._tag === "Success" ? days.success : [] }
}

/** The cart's delivery time while it is free. An order reserves the time; a choice does not. */
const useChosenSlot = (days: ReadonlyArray<SlotDay>): string | undefined => {
  const slotId = useStateView(cartState, ({ serverCart }) => serverCart?.slotId ?? undefined)
  return days.some(({ slots }) => slots.some(({ id, free }) => id === slotId && free)) ? slotId : undefined
}

/** A link to the list of stores, which also offers home delivery. */
const storesLink = <Link href={paths.stores}>{delivery.choosePlace}</Link>

const TimeStep = ({ days }: { readonly days: ReadonlyArray<SlotDay> }) => {
  const selected = useChosenSlot(days)
  const chooseSlot = useCase("chooseSlot")
  const revalidator = useRevalidator()
  const now = useNow()
  const booking = useAction((slotId: string) => chooseSlot({ slotId }), {
    onFailure: () => void revalidator.revalidate()
  })
  const failure = booking.failure?._tag
  return (
    <section>
      <h2>{text.time}</h2>
      {failure !== undefined && (
        <Notice kind="danger" announce="assertive" action={failure === "SlotMismatch" ? storesLink : undefined}>
          {slotFailures[failure]}
        </Notice>
      )}
      {days.length === 0 ? (
        <Notice
          kind="info"
          announce="polite"
          action={
            <Button
              variant="link"
              pending={revalidator.state === "loading"}
              onClick={() => void revalidator.revalidate()}
            >
              {tryAgain}
            </Button>
          }
        >
          {delivery.noSlots}
        </Notice>
      ) : (
        <SlotPicker
          today={stockholmDate(now)}
          slots={days
            .flatMap(({ slots }) => slots)
            .map(({ id, date, from, to, freightFee, free }) => ({ id, date, from, to, fee: freightFee, full: !free }))}
          selected={selected}
          pending={booking.pendingInput}
          onSelect={(id) => void booking.run(id)}
        />
      )}
    </section>
  )
}

export const Component = () => {
  const { days } = useLoaderData() as CheckoutData
  const selection = useStateView(assortmentState, (view) => view.selection)
  const customer = useStateView(sessionState, (session) => session.customer)
  const cart = useStateView(cartState, (view) => view.serverCart)
  const placeOrder = useCase("placeOrder")
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const slotId = useChosenSlot(days)
  const form = useForm({
    fields: {
      /** The value is stored in the cart, not in the form. */
      slot: { validate: () => (slotId === undefined ? orderFailures.SlotMissing : undefined) },
      message: { showsValid: () => false }
    },
    submit: async ({ message }) => {
      const result = await placeOrder({ message })
      // Also runs when the shopper has left the page in the meantime.
      if (result._tag === "Success") void navigate(`${paths.order(result.success.id)}?tack`, { replace: true })
      else if (result.failure._tag === "SlotFull" || result.failure._tag === "SlotMismatch")
        void revalidator.revalidate()
      return result
    }
  })
  const message = form.register("message")
  const slot = form.register("slot")
  const pending = form.isSubmitting || form.isSubmitSuccessful
  const failure = slot.status === "invalid" ? undefined : form.failure
  const errorText = slot.status === "invalid" ? slot.error : failure && orderFailures[failure._tag]
  const lines = cart?.lines ?? []
  const refusedLines = failure?._tag === "LinesRefused" ? lines.filter(({ id }) => failure.lineIds.includes(id)) : []
  if (countItems(lines) === 0 && !pending) {
    return (
      <EmptyState
        icon="basket"
        heading="h1"
        title={text.emptyCart}
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
        <section>
          <h2>{text.delivery}</h2>
          <p className={styles.address}>
            {selection?.method === "homeDelivery" ? (
              <>
                {text.homeDeliveryTo}
                <br />
                {customer?.fullName}
                <br />
                {customer?.address?.street}, {customer?.address?.zip} {customer?.address?.city}
              </>
            ) : (
              pickupIn(selection?.storeName ?? "")
            )}
            {customer?.mobilePhone && (
              <>
                <br />
                {text.phone}: {readableMobilePhone(customer.mobilePhone)}
              </>
            )}
          </p>
          {selection?.method === "homeDelivery" &&
            customer !== null &&
            normalizePostalCode(customer.address?.zip ?? "") !== selection.postalCode && (
              <Notice kind="warning">{text.otherPostalCode(selection.postalCode ?? "")}</Notice>
            )}
        </section>
        <TimeStep days={days} />
        <section>
          <TextArea
            {...message}
            label={text.message}
            optionalLabel={optional}
            counter={counter(message.value.length, maxNoteLength)}
            maxLength={maxNoteLength}
          />
        </section>
        <section>
          <h2>{text.payment}</h2>
          {selection !== null && <p>{text.paymentBy(selection.method)}</p>}
        </section>
      </div>
      <aside className={styles.summary} aria-label={text.summary}>
        <h2>{text.summary}</h2>
        <CartLines />
        <CartTotals
          action={
            <div className={styles.order}>
              <p className={styles.note}>{text.noWithdrawal}</p>
              {lines.some(({ unit }) => unit === "kilogram") && <p className={styles.note}>{text.weightNote}</p>}
              {lines.some(({ ageLimit }) => ageLimit !== null) && <p className={styles.note}>{text.identification}</p>}
              {errorText !== undefined && (
                <Notice
                  key={form.failureCount}
                  kind="danger"
                  title={text.refusedTitle}
                  announce="assertive"
                  action={failure?._tag === "SlotMismatch" ? storesLink : undefined}
                >
                  {errorText}
                  {refusedLines.length > 0 && (
                    <ul>
                      {refusedLines.map(({ id, name }) => (
                        <li key={id}>{name}</li>
                      ))}
                    </ul>
                  )}
                </Notice>
              )}
              <Button
                wide
                pending={pending}
                onClick={() => {
                  // Otherwise an earlier error would reappear after a missing time has been chosen.
                  form.clearResult()
                  void form.submit()
                }}
              >
                {text.order}
              </Button>
            </div>
          }
        />
      </aside>
    </div>
  )
}
