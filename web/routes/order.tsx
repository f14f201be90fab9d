import { sessionState } from "#core/session/session-state.ts"
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom"
import { stockholmTime } from "#core/kernel/calendar.ts"
import type { Order } from "#core/orders/model.ts"
import { isChangeable } from "#core/orders/rules.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { OrderActions } from "#web/features/orders/OrderActions.tsx"
import { notFound, type PageData, unavailable } from "./page-data.ts"
import { redirectToLogIn } from "./return-path.ts"
import { loaderOptions, loaderUseCase, loaderStateView } from "#web/container/router-context.ts"
import { useNow } from "#web/container/now.ts"
import { OrderContent } from "#web/views/orders/OrderContent.tsx"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import * as checkout from "#web/text/checkout.ts"
import { hourAndMinute, timeSpan, weekday } from "#web/text/dates.ts"
import { fullDate, longDate } from "#web/text/long-dates.ts"
import * as delivery from "#web/text/delivery.ts"
import { orderChanged } from "#web/text/order-changes.ts"
import * as text from "#web/text/orders.ts"
import { shopName } from "#web/text/common.ts"
import { myPages, pageTitle } from "#web/text/shell.ts"
import { postalAddress } from "#web/text/store.ts"
import * as paths from "#web/paths.ts"
import styles from "./order.module.css"

interface OrderData extends PageData {
  readonly order: Order
}

export const loader = async (args: LoaderFunctionArgs): Promise<OrderData> => {
  if (loaderStateView(args, sessionState).current().status !== "customer") throw redirectToLogIn(args.request)
  const order = await loaderUseCase(args, "loadOrder")({ id: args.params["id"] ?? "" }, loaderOptions(args))
  if (order._tag === "Failure") throw order.failure._tag === "OrderNotFound" ? notFound() : unavailable()
  return { meta: { title: pageTitle(text.order(order.success.number)), noIndex: true }, order: order.success }
}

const formatDeadline = (instant: string): string => {
  const { date, time } = stockholmTime(Date.parse(instant))
  return `${longDate(date)} kl.\u00a0${hourAndMinute(time)}`
}

/** One order of the customer; right after it was placed or changed, also the confirmation. */
export const Component = () => {
  const { order } = useLoaderData() as OrderData
  const [parameters] = useSearchParams()
  const now = useNow()
  const placedDate = stockholmTime(Date.parse(order.placedAt)).date
  const isJustChanged = parameters.get("andrad") !== null
  const isJustPlaced = parameters.get("tack") !== null
  return (
    <PageLayout narrow cart={<CartSidebar />}>
      <Breadcrumbs
        parents={[{ name: myPages, href: paths.myPages }]}
        current={text.order(order.number)}
        note={text.status(order.status, order.method)}
      />
      {(isJustPlaced || isJustChanged) && (
        <Notice kind="success" title={isJustChanged ? orderChanged : checkout.thanks} announce="polite">
          {checkout.orderNumber} {order.number}.{" "}
          {isChangeable(order, now) && checkout.changeUntil(formatDeadline(order.changeableUntil))}
        </Notice>
      )}
      <p className={styles.printed}>{shopName}</p>
      <dl className={styles.facts}>
        <dt>{text.placed}</dt>
        <dd>
          {weekday(placedDate)} {fullDate(placedDate)}
        </dd>
        <dt>{checkout.time}</dt>
        <dd>
          {longDate(order.slot.date)} kl. {timeSpan(order.slot.from, order.slot.to)}
        </dd>
        <dt>{order.method === "homeDelivery" ? delivery.home : delivery.pickup}</dt>
        <dd>
          {order.address === null
            ? `${order.store.name}, ${order.store.streetAddress}, ${order.store.city}`
            : `${order.address.street}, ${postalAddress(order.address.postalCode, order.address.city)}`}
        </dd>
        {order.message !== null && (
          <>
            <dt>{checkout.message}</dt>
            <dd>{order.message}</dd>
          </>
        )}
        <dt>{checkout.payment}</dt>
        <dd>{order.status === "delivered" ? text.paidAt(order.method) : checkout.paymentAt(order.method)}</dd>
      </dl>
      <div className={styles.actions}>
        <OrderActions order={order} />
        <Button variant="quiet" onClick={() => print()}>
          {text.print}
        </Button>
      </div>
      <OrderContent order={order} />
    </PageLayout>
  )
}
