import type { Order } from "#core/orders/model.ts"
import { isChangeable } from "#core/orders/rules.ts"
import { useNow } from "#web/container/now.ts"
import { EditOrder } from "./EditOrder.tsx"
import { RepeatOrder } from "./RepeatOrder.tsx"

/** The actions of an order: to change it until its cutoff, and to buy it again. */
export const OrderActions = ({ order }: { readonly order: Order }) => {
  const now = useNow()
  return (
    <>
      {isChangeable(order, now) && <EditOrder order={order} />}
      <RepeatOrder order={order} />
    </>
  )
}
