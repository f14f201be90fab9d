import { sessionState } from "#core/session/session-state.ts"
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router-dom"
import type { Order } from "#core/orders/model.ts"
import { countItems, countRecipeProductsAndMeals } from "#core/cart/rules.ts"
import { stockholmTime } from "#core/kernel/calendar.ts"
import { isChangeable } from "#core/orders/rules.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import type { PageData } from "./page-data.ts"
import { redirectToLogIn } from "./return-path.ts"
import { loaderOptions, loaderUseCase, loaderStateView } from "#web/container/router-context.ts"
import { useNow } from "#web/container/now.ts"
import { useCase } from "#web/container/react.tsx"
import { CustomerDetails } from "#web/features/account/CustomerDetails.tsx"
import { ReceiptCopySwitch } from "#web/features/account/ReceiptCopySwitch.tsx"
import { OrderActions } from "#web/features/orders/OrderActions.tsx"
import { SearchShortcutSwitch } from "#web/features/search/SearchShortcutSwitch.tsx"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { EmptyState } from "#web/kit/feedback/EmptyState.tsx"
import { OrderRow } from "#web/views/orders/OrderRow.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { startShopping } from "#web/text/cart.ts"
import { hourAndMinute, shortDate, slotTime } from "#web/text/dates.ts"
import * as text from "#web/text/orders.ts"
import { logOut as logOutText, myPages, pageTitle, settings } from "#web/text/shell.ts"
import { lists } from "#web/text/favourites.ts"
import * as paths from "#web/paths.ts"
import { customerLists } from "./customer-lists.tsx"
import { ErrorWithRetry } from "#web/views/connection/ErrorWithRetry.tsx"
import styles from "./my-pages.module.css"
import { useAutoRetry } from "./use-auto-retry.ts"

interface MyPagesData extends PageData {
  /** Null when they could not be loaded. */
  readonly orders: ReadonlyArray<Order> | null
}

/** The number of days for which orders are listed. */
const listedDayCount = 365

export const loader = async (args: LoaderFunctionArgs): Promise<MyPagesData> => {
  if (loaderStateView(args, sessionState).current().status !== "customer") throw redirectToLogIn(args.request)
  const orders = await loaderUseCase(args, "listOrders")({ days: listedDayCount }, loaderOptions(args))
  return {
    meta: { title: pageTitle(myPages), noIndex: true },
    orders: orders._tag === "Success" ? orders.success : null
  }
}

const formatDeadline = (instant: string): string => {
  const { date, time } = stockholmTime(Date.parse(instant))
  return `${shortDate(date)} kl.\u00a0${hourAndMinute(time)}`
}

/** 'Mina Sidor': the customer's details, lists, orders and settings. */
export const Component = () => {
  const { orders } = useLoaderData() as MyPagesData
  const logOut = useCase("logOut")
  const navigate = useNavigate()
  const now = useNow()
  const { isRetrying, retryNow } = useAutoRetry(orders === null)
  return (
    <PageLayout narrow cart={<CartSidebar />}>
      <Breadcrumbs parents={[]} current={myPages} />
      <section className={styles.customer}>
        <CustomerDetails />
        <Button variant="quiet" onClick={() => void logOut().then(() => navigate(paths.start))}>
          {logOutText}
        </Button>
      </section>
      <nav aria-label={lists}>
        <h2 className={styles.heading}>{lists}</h2>
        <ul role="list" className={styles.lists}>
          {customerLists.map(({ title, path }) => (
            <li key={path}>
              <Chip href={path}>{title}</Chip>
            </li>
          ))}
        </ul>
      </nav>
      <h2 className={styles.heading}>{text.title}</h2>
      {orders === null ? (
        <ErrorWithRetry title={text.failed} onRetry={retryNow} retrying={isRetrying} />
      ) : orders.length === 0 ? (
        <EmptyState
          icon="basket"
          title={text.noOrders}
          action={<Button href={paths.products}>{startShopping}</Button>}
        />
      ) : (
        <ul role="list" className={styles.orders}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow
                orderNumber={order.number}
                href={paths.order(order.id)}
                status={order.status}
                method={order.method}
                time={slotTime(order.slot.date, order.slot.from, order.slot.to)}
                place={order.address === null ? order.store.name : `${order.address.street}, ${order.address.city}`}
                count={countItems(order.lines) + countRecipeProductsAndMeals(order)}
                total={order.total}
                note={isChangeable(order, now) ? text.changeUntil(formatDeadline(order.changeableUntil)) : undefined}
                actions={<OrderActions order={order} />}
              />
            </li>
          ))}
        </ul>
      )}
      <section className={styles.settings}>
        <h2 className={styles.heading}>{settings}</h2>
        <ReceiptCopySwitch />
        <SearchShortcutSwitch />
      </section>
    </PageLayout>
  )
}
