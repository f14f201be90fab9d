import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router-dom"
import type { Order } from "#core/orders/model.ts"
import { countItems } from "#core/cart/rules.ts"
import { stockholmTime } from "#core/kernel/calendar.ts"
import { CartSide } from "#web/features/cart/CartSide.tsx"
import { type PageData, unavailable } from "./page-data.ts"
import { redirectToLogIn } from "./return-path.ts"
import { asPage, serviceOf } from "#web/container/router-context.ts"
import { ListOrders, LogOut, SessionViewId } from "#web/container/ids.ts"
import { useNow } from "#web/container/now.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { SearchKeySwitch } from "#web/features/search/SearchKeySwitch.tsx"
import { Breadcrumbs } from "#web/kit/Breadcrumbs.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Chip } from "#web/kit/Chip.tsx"
import { EmptyState } from "#web/kit/EmptyState.tsx"
import { OrderRow } from "#web/kit/OrderRow.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import { startShopping } from "#web/text/cart.ts"
import { shortDate, slotTime } from "#web/text/dates.ts"
import * as text from "#web/text/orders.ts"
import { logOut as logOutText, myPages, pageTitle, settings } from "#web/text/shell.ts"
import { lists } from "#web/text/favourites.ts"
import { ownLists } from "./own-lists.tsx"
import styles from "./my-pages.module.css"

interface MyPagesData extends PageData {
  readonly orders: ReadonlyArray<Order>
}

/** How far back orders are listed. */
const shownDays = 365

export const loader = async (args: LoaderFunctionArgs): Promise<MyPagesData> => {
  if (serviceOf(args, SessionViewId).current().status !== "customer") throw redirectToLogIn(args.request)
  const orders = await serviceOf(args, ListOrders)({ days: shownDays }, asPage(args))
  if (orders._tag === "Failure") throw unavailable()
  return { meta: { title: pageTitle(myPages), noIndex: true }, orders: orders.success }
}

const until = (instant: string): string => {
  const { date, time } = stockholmTime(Date.parse(instant))
  return `${shortDate(date)} kl.\u00a0${time.slice(0, 5)}`
}

export const Component = () => {
  const { orders } = useLoaderData() as MyPagesData
  const customer = useStateView(SessionViewId, (session) => session.customer)
  const logOut = useService(LogOut)
  const navigate = useNavigate()
  const now = useNow()
  return (
    <PageFrame narrow cart={<CartSide />}>
      <Breadcrumbs parents={[]} current={myPages} />
      <section className={styles.customer}>
        <p>
          <b>{customer?.fullName}</b>
          <br />
          {customer?.email}
        </p>
        <Button look="quiet" onClick={() => void logOut().then(() => navigate("/"))}>{logOutText}</Button>
      </section>
      <nav aria-label={lists}>
        <h2 className={styles.heading}>{lists}</h2>
        <ul role="list" className={styles.lists}>
          {ownLists.map(({ title, path }) => <li key={path}><Chip href={path}>{title}</Chip></li>)}
        </ul>
      </nav>
      <h2 className={styles.heading}>{text.title}</h2>
      {orders.length === 0 ? <EmptyState title={text.none} action={<Button href="/matvaror">{startShopping}</Button>} /> : (
        <ul role="list" className={styles.orders}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow
                number={order.number}
                href={`/mina-sidor/order/${order.id}`}
                status={order.status}
                time={slotTime(order.slot.date, order.slot.from, order.slot.to)}
                place={order.address === null ? order.store.name : `${order.address.street}, ${order.address.city}`}
                count={countItems(order.lines)}
                total={order.total}
                note={order.status === "placed" && Date.parse(order.changeableUntil) > now ? text.changeUntil(until(order.changeableUntil)) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <section className={styles.settings}>
        <h2 className={styles.heading}>{settings}</h2>
        <SearchKeySwitch />
      </section>
    </PageFrame>
  )
}
