import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom"
import { stockholmTime } from "#core/kernel/calendar.ts"
import type { Order } from "#core/orders/model.ts"
import { CartSide } from "#web/features/cart/CartSide.tsx"
import { notFound, type PageData, unavailable } from "./page-data.ts"
import { redirectToLogIn } from "./return-path.ts"
import { asPage, serviceOf } from "#web/container/router-context.ts"
import { LoadOrder, SessionViewId } from "#web/container/ids.ts"
import { useNow } from "#web/container/now.ts"
import { OrderContent } from "#web/features/orders/OrderContent.tsx"
import { Breadcrumbs } from "#web/kit/Breadcrumbs.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import * as checkout from "#web/text/checkout.ts"
import { longDate, timeSpan } from "#web/text/dates.ts"
import * as delivery from "#web/text/delivery.ts"
import * as text from "#web/text/orders.ts"
import { myPages, pageTitle } from "#web/text/shell.ts"
import styles from "./order.module.css"

interface OrderData extends PageData {
  readonly order: Order
}

export const loader = async (args: LoaderFunctionArgs): Promise<OrderData> => {
  if (serviceOf(args, SessionViewId).current().status !== "customer") throw redirectToLogIn(args.request)
  const order = await serviceOf(args, LoadOrder)({ id: args.params["id"] ?? "" }, asPage(args))
  if (order._tag === "Failure") throw order.failure._tag === "OrderNotFound" ? notFound() : unavailable()
  return { meta: { title: pageTitle(text.order(order.success.number)), noIndex: true }, order: order.success }
}

const whenOf = (instant: string): string => {
  const { date, time } = stockholmTime(Date.parse(instant))
  return `${longDate(date)} kl.\u00a0${time.slice(0, 5)}`
}

export const Component = () => {
  const { order } = useLoaderData() as OrderData
  const [parameters] = useSearchParams()
  const now = useNow()
  const placed = parameters.get("tack") !== null
  const changeable = order.status === "placed" && Date.parse(order.changeableUntil) > now
  return (
    <PageFrame narrow cart={<CartSide />}>
      <Breadcrumbs parents={[{ name: myPages, href: "/mina-sidor" }]} current={text.order(order.number)} note={text.statuses[order.status]} />
      {placed && (
        <Notice kind="success" title={checkout.thanks} spoken="polite">
          {checkout.orderNumber} {order.number}. {changeable && checkout.changeUntil(whenOf(order.changeableUntil))}
        </Notice>
      )}
      <dl className={styles.facts}>
        <dt>{checkout.time}</dt>
        <dd>{longDate(order.slot.date)} kl. {timeSpan(order.slot.from, order.slot.to)}</dd>
        <dt>{order.method === "homeDelivery" ? delivery.home : delivery.pickup}</dt>
        <dd>
          {order.address === null
            ? `${order.store.name}, ${order.store.streetAddress}, ${order.store.city}`
            : `${order.address.street}, ${order.address.postalCode} ${order.address.city}`}
        </dd>
        {order.message !== null && (
          <>
            <dt>{checkout.message}</dt>
            <dd>{order.message}</dd>
          </>
        )}
        <dt>{checkout.payment}</dt>
        <dd>{checkout.payOnDelivery}</dd>
      </dl>
      <OrderContent order={order} />
      <p className={styles.print}><Button look="quiet" onClick={() => print()}>{text.print}</Button></p>
    </PageFrame>
  )
}
