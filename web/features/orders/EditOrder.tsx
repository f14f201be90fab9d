import { useState } from "react"
import { cartState } from "#core/cart/cart-state.ts"
import { countVisible, replacesOrder } from "#core/cart/rules.ts"
import type { Order } from "#core/orders/model.ts"
import { useCase, usePanelControl, useStatePart } from "#web/container/react.tsx"
import { useAction } from "#web/forms/use-action.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { ConfirmDialog } from "#web/kit/overlays/ConfirmDialog.tsx"
import { cancel } from "#web/text/common.ts"
import * as text from "#web/text/order-changes.ts"
import { editFailures } from "./order-action-failures.ts"

/** 'Ändra order': asks first when the change would replace a filled cart, then opens the order's contents in the cart (CART-25, CART-31, CART-32). */
export const EditOrder = ({ order }: { readonly order: Pick<Order, "id" | "number"> }) => {
  const isBeingChanged = useStatePart(cartState, ({ serverCart }) => serverCart?.replacesOrderId === order.id)
  const replacedCount = useStatePart(cartState, (cart) => (replacesOrder(cart) ? 0 : countVisible(cart)))
  const panel = usePanelControl()
  const editOrder = useCase("editOrder")
  const [isAsking, setIsAsking] = useState(false)
  const editing = useAction(() => editOrder({ id: order.id }), {
    onSuccess: (_, { promptsForStore }) => panel.open(promptsForStore ? "storeSelector" : "cart")
  })
  return (
    <>
      <Button
        variant="quiet"
        pending={editing.isPending}
        aria-label={`${isBeingChanged ? text.continueEditing : text.edit} ${order.number}`}
        onClick={() => {
          if (isBeingChanged) panel.open("cart")
          else if (replacedCount > 0) setIsAsking(true)
          else void editing.run()
        }}
      >
        {isBeingChanged ? text.continueEditing : text.edit}
      </Button>
      {editing.failure !== undefined && (
        <Notice kind="danger" announce="assertive">
          {editFailures[editing.failure._tag]}
        </Notice>
      )}
      <ConfirmDialog
        open={isAsking}
        title={text.replaceCartQuestion}
        confirmLabel={text.edit}
        cancelLabel={cancel}
        onConfirm={() => {
          setIsAsking(false)
          void editing.run()
        }}
        onCancel={() => setIsAsking(false)}
      >
        <p>{text.replaceCartNote(replacedCount)}</p>
      </ConfirmDialog>
    </>
  )
}
