import { useState } from "react"
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router-dom"
import type { SlotDay } from "#core/delivery/model.ts"
import type { ChooseSlotError } from "#core/delivery/choose-slot.ts"
import type { PlaceOrderError } from "#core/orders/place-order.ts"
import { countItems } from "#core/cart/rules.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import type { PageData } from "./page-data.ts"
import { redirectToLogIn } from "./return-path.ts"
import { asPage, serviceOf } from "#web/container/router-context.ts"
import { AssortmentViewId, CartViewId, ChooseSlot, FindSlots, PlaceOrder, SessionViewId } from "#web/container/ids.ts"
import { useNow } from "#web/container/now.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { CartGoods, CartTotals } from "#web/features/cart/CartContent.tsx"
import { slotFailures } from "#web/features/delivery/slot-failures.ts"
import { orderFailures } from "#web/features/orders/order-failures.ts"
import { Button } from "#web/kit/Button.tsx"
import { EmptyState } from "#web/kit/EmptyState.tsx"
import { Link } from "#web/kit/Link.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { SlotPicker } from "#web/kit/SlotPicker.tsx"
import { TextArea } from "#web/kit/TextArea.tsx"
import { startShopping } from "#web/text/cart.ts"
import * as text from "#web/text/checkout.ts"
import { tryAgain } from "#web/text/common.ts"
import * as delivery from "#web/text/delivery.ts"
import { pageTitle, pickupIn } from "#web/text/shell.ts"
import styles from "./checkout.module.css"

interface CheckoutData extends PageData {
  readonly days: ReadonlyArray<SlotDay>
}

export const loader = async (args: LoaderFunctionArgs): Promise<CheckoutData> => {
  if (serviceOf(args, SessionViewId).current().status !== "customer") throw redirectToLogIn(args.request)
  const cartId = serviceOf(args, CartViewId).current().settled?.id ?? null
  const days = await serviceOf(args, FindSlots)({ cartId }, asPage(args))
  return { meta: { title: pageTitle(text.title), noIndex: true }, days: days._tag === "Success" ? days.success : [] }
}

/** The cart's time as long as it is free: choosing holds no place, ordering does. */
const useChosenSlot = (days: ReadonlyArray<SlotDay>): string | undefined => {
  const slotId = useStateView(CartViewId, ({ settled }) => settled?.slotId ?? undefined)
  return days.some(({ slots }) => slots.some(({ id, free }) => id === slotId && free)) ? slotId : undefined
}

/** The stores, under the line that leads to the other way of delivery too. */
const toPlace = <Link href="/butiker">{delivery.choosePlace}</Link>

const TimeStep = ({ days }: { readonly days: ReadonlyArray<SlotDay> }) => {
  const selected = useChosenSlot(days)
  const chooseSlot = useService(ChooseSlot)
  const revalidator = useRevalidator()
  const now = useNow()
  const [pending, setPending] = useState<string>()
  const [failure, setFailure] = useState<ChooseSlotError["_tag"]>()
  const choose = async (slotId: string) => {
    setPending(slotId)
    setFailure(undefined)
    const result = await chooseSlot({ slotId })
    setPending(undefined)
    if (result._tag === "Success") return
    setFailure(result.failure._tag)
    void revalidator.revalidate()
  }
  return (
    <section>
      <h2>{text.time}</h2>
      {failure !== undefined && <Notice kind="danger" spoken="assertive" action={failure === "SlotElsewhere" ? toPlace : undefined}>{slotFailures[failure]}</Notice>}
      {days.length === 0 ? (
        <Notice
          kind="info"
          spoken="polite"
          action={<Button look="link" pending={revalidator.state === "loading"} onClick={() => void revalidator.revalidate()}>{tryAgain}</Button>}
        >
          {delivery.noSlots}
        </Notice>
      ) : (
        <SlotPicker
          today={stockholmDate(now)}
          slots={days.flatMap(({ slots }) => slots).map(({ id, date, from, to, freightFee, free }) => ({ id, date, from, to, fee: freightFee, full: !free }))}
          selected={selected}
          pending={pending}
          onSelect={(id) => void choose(id)}
        />
      )}
    </section>
  )
}

export const Component = () => {
  const { days } = useLoaderData() as CheckoutData
  const choice = useStateView(AssortmentViewId, (view) => view.choice)
  const customer = useStateView(SessionViewId, (session) => session.customer)
  const cart = useStateView(CartViewId, (view) => view.settled)
  const placeOrder = useService(PlaceOrder)
  const navigate = useNavigate()
  const [message, setMessage] = useState("")
  const [pending, setPending] = useState(false)
  const revalidator = useRevalidator()
  const slotId = useChosenSlot(days)
  const [failure, setFailure] = useState<{ readonly _tag: PlaceOrderError["_tag"]; readonly lineIds?: ReadonlyArray<string> }>()
  const lines = cart?.lines ?? []
  const refused = lines.filter(({ id }) => failure?.lineIds?.includes(id) ?? false)
  const order = async () => {
    setPending(true)
    setFailure(undefined)
    const result = await placeOrder({ message })
    if (result._tag === "Success") return navigate(`/mina-sidor/order/${result.success.id}?tack`, { replace: true })
    setPending(false)
    setFailure(result.failure)
    if (result.failure._tag === "SlotFull" || result.failure._tag === "SlotElsewhere") void revalidator.revalidate()
  }
  if (countItems(lines) === 0 && !pending) {
    return <EmptyState heading="h1" title={text.emptyCart} action={<Button href="/matvaror">{startShopping}</Button>} />
  }
  return (
    <div className={styles.checkout}>
      <div className={styles.steps}>
        <Link href="/" className={styles.back}>{text.backToShop}</Link>
        <h1 tabIndex={-1}>{text.title}</h1>
        <section>
          <h2>{text.delivery}</h2>
          <p className={styles.address}>
            {choice?.method === "homeDelivery"
              ? <>{text.homeDeliveryTo}<br />{customer?.fullName}<br />{customer?.address?.street}, {customer?.address?.zip} {customer?.address?.city}</>
              : pickupIn(choice?.storeName ?? "")}
            {customer?.mobilePhone && <><br />{text.phone}: {customer.mobilePhone}</>}
          </p>
          {choice?.method === "homeDelivery" && customer !== null && customer.address?.zip.replace(/\s/g, "") !== choice.postalCode && (
            <Notice kind="warning">{text.otherPostalCode(choice.postalCode ?? "")}</Notice>
          )}
        </section>
        <TimeStep days={days} />
        <section>
          <TextArea label={text.message} optional value={message} maxLength={500} onChange={setMessage} />
        </section>
        <section>
          <h2>{text.payment}</h2>
          <p>{text.payOnDelivery}</p>
        </section>
      </div>
      <aside className={styles.summary} aria-label={text.summary}>
        <h2>{text.summary}</h2>
        <CartGoods />
        <CartTotals
          action={
            <div className={styles.order}>
              <p className={styles.note}>{text.noWithdrawal}</p>
              {lines.some(({ unit }) => unit === "kilogram") && <p className={styles.note}>{text.weightNote}</p>}
              {lines.some(({ ageLimit }) => ageLimit !== null) && <p className={styles.note}>{text.identification}</p>}
              {failure !== undefined && (
                <Notice kind="danger" title={text.refusedTitle} spoken="assertive" action={failure._tag === "SlotElsewhere" ? toPlace : undefined}>
                  {orderFailures[failure._tag]}
                  {refused.length > 0 && <ul>{refused.map(({ id, name }) => <li key={id}>{name}</li>)}</ul>}
                </Notice>
              )}
              <Button
                wide
                pending={pending}
                onClick={() => (slotId === undefined ? setFailure({ _tag: "SlotMissing" }) : void order())}
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
