import type { RefCallback } from "react"
import { useRevalidator } from "react-router-dom"
import { cartState } from "#core/cart/cart-state.ts"
import type { SlotDay } from "#core/delivery/model.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { useNow } from "#web/container/now.ts"
import { usePanelControl, useCase, useStatePart } from "#web/container/react.tsx"
import { useAction } from "#web/forms/use-action.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { NoSlots } from "#web/views/delivery/NoSlots.tsx"
import { SlotPicker } from "#web/views/delivery/SlotPicker.tsx"
import * as checkout from "#web/text/checkout.ts"
import * as text from "#web/text/delivery.ts"
import { slotChoices } from "./slot-choices.ts"
import { slotFailures } from "./slot-failures.ts"

export interface CheckoutTimesProps {
  readonly days: ReadonlyArray<SlotDay>
  /** The id of the cart's delivery time, while it can still be ordered. */
  readonly selectedId: string | undefined
  /** Why the order cannot be placed with this time, or without one. */
  readonly error: string | undefined
  /** Whether the reason is that the time is another place's, so that the error has a link to the places. */
  readonly isErrorOfPlace: boolean
  /** The ref of the heading, which gets the focus when the order cannot be placed because of the time. */
  readonly headingRef: RefCallback<HTMLElement>
}

/** The delivery times in the checkout; a click makes one the cart's delivery time, without reserving it: only the order does. */
export const CheckoutTimes = ({ days, selectedId, error, isErrorOfPlace, headingRef }: CheckoutTimesProps) => {
  const chooseSlot = useCase("chooseSlot")
  const revalidator = useRevalidator()
  const panel = usePanelControl()
  const now = useNow()
  const cart = useStatePart(cartState, ({ serverCart }) => serverCart)
  const booking = useAction((slotId: string) => chooseSlot({ slotId }), {
    onFailure: () => void revalidator.revalidate()
  })
  const failureTag = booking.failure?._tag
  const errorText = failureTag === undefined ? error : slotFailures[failureTag]
  return (
    <section>
      <h2 ref={headingRef} tabIndex={-1}>
        {checkout.time}
      </h2>
      {errorText !== undefined && (
        <Notice
          kind="danger"
          announce="assertive"
          action={
            (failureTag === undefined ? isErrorOfPlace : failureTag === "SlotMismatch") && (
              <Button variant="link" onClick={() => panel.open("storeSelector")}>
                {text.choosePlace}
              </Button>
            )
          }
        >
          {errorText}
        </Notice>
      )}
      {days.length === 0 ? (
        <NoSlots isRetrying={revalidator.state === "loading"} onRetry={() => void revalidator.revalidate()} />
      ) : (
        <SlotPicker
          today={stockholmDate(now)}
          slots={slotChoices(
            days.flatMap(({ slots }) => slots),
            cart
          )}
          selectedId={selectedId}
          pendingId={booking.pendingInput}
          onSelect={(id) => void booking.run(id)}
        />
      )}
    </section>
  )
}
