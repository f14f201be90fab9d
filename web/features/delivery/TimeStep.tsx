import { cartState } from "#core/cart/cart-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { InvalidatedTime, Slot, SlotDay } from "#core/delivery/model.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { useNow } from "#web/container/now.ts"
import { useStatePart, useCase } from "#web/container/react.tsx"
import { useAction } from "#web/forms/use-action.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { LiveRegion } from "#web/kit/feedback/LiveRegion.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { Skeleton } from "#web/kit/feedback/Skeleton.tsx"
import { NoSlots } from "#web/views/delivery/NoSlots.tsx"
import { SlotPicker } from "#web/views/delivery/SlotPicker.tsx"
import { slotTime } from "#web/text/dates.ts"
import * as text from "#web/text/delivery.ts"
import { cateringNotPossibleOn, logIn } from "#web/text/shell.ts"
import { slotChoices } from "./slot-choices.ts"
import { slotFailures } from "./slot-failures.ts"
import styles from "./TimeStep.module.css"

export interface TimeStepProps {
  /** Dates that are fully booked for catering. */
  readonly fullyBookedCateringDates: ReadonlyArray<string>
  readonly onSlots: (days: ReadonlyArray<SlotDay>) => void
  /** Called when a slot was chosen or the step skipped, with the chosen slot if any. */
  readonly onDone: (chosenSlot?: Slot) => void
  readonly onLogInRequest: () => void
  /** Goes back to the step that selects the store or postal code. */
  readonly onChangeDelivery: () => void
  /** The slot that a visitor picked; it is booked after the log-in. */
  readonly pickedSlot: Slot | null
  readonly onPickedSlot: (slot: Slot | null) => void
  /** The booked time that is not valid for the new selection; null if there is none. */
  readonly invalidatedTime: InvalidatedTime | null
}

/** As tall as a typical day in SlotPicker: the first free slot, the days, a date and its slots. */
const SlotSkeletons = () => (
  <div className={styles.waiting}>
    <Skeleton shape="block" className={styles.first} />
    <Skeleton shape="block" />
    <div className={styles.day}>
      <Skeleton shape="title" />
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} shape="block" className={styles.slot} />
      ))}
    </div>
  </div>
)

/** Lists the delivery slots of the selection. A customer books one; a visitor picks one and logs in first. */
export const TimeStep = ({
  fullyBookedCateringDates,
  onSlots,
  onDone,
  onLogInRequest,
  onChangeDelivery,
  pickedSlot,
  onPickedSlot,
  invalidatedTime
}: TimeStepProps) => {
  const findSlots = useCase("findSlots")
  const chooseSlot = useCase("chooseSlot")
  const cart = useStatePart(cartState, ({ serverCart }) => serverCart)
  const cartId = cart?.id ?? null
  const bookedSlotId = cart?.slotId ?? undefined
  const isVisitor = useStatePart(sessionState, ({ status }) => status === "visitor")
  const now = useNow()
  const [days, setDays] = useState<ReadonlyArray<SlotDay>>()
  const [loadCount, setLoadCount] = useState(0)
  const [isRetrying, setIsRetrying] = useState(false)
  const slots = days?.flatMap((day) => day.slots) ?? []

  const retryButton = useRef<HTMLButtonElement>(null)
  const retry = () => {
    setIsRetrying(true)
    setLoadCount((count) => count + 1)
  }
  const showDays = useEffectEvent((loadedDays: ReadonlyArray<SlotDay>) => {
    // The retry button disappears with the empty state, so the focus moves to the dialog's title.
    const losesFocus = loadedDays.some((day) => day.slots.length > 0) && document.activeElement === retryButton.current
    if (losesFocus) retryButton.current?.closest("dialog")?.querySelector<HTMLElement>("[data-autofocus]")?.focus()
    setIsRetrying(false)
    setDays(loadedDays)
    onSlots(loadedDays)
  })
  useEffect(() => {
    const aborter = new AbortController()
    findSlots({ cartId }, { signal: aborter.signal }).then(
      (result) => showDays(result._tag === "Success" ? result.success : []),
      () => undefined
    )
    return () => aborter.abort()
  }, [findSlots, cartId, loadCount])

  const booking = useAction((slot: Slot) => chooseSlot({ slotId: slot.id }), {
    onSuccess: onDone,
    onFailure: () => setLoadCount((count) => count + 1)
  })
  const failureTag = booking.failure?._tag
  const bookSlotAfterLogIn = useEffectEvent(() => {
    if (isVisitor || pickedSlot === null) return
    onPickedSlot(null)
    void booking.run(pickedSlot)
  })
  useEffect(() => bookSlotAfterLogIn(), [])
  const choose = (slotId: string) => {
    const slot = slots.find(({ id }) => id === slotId)
    if (slot === undefined) return
    if (isVisitor) onPickedSlot(slot)
    else void booking.run(slot)
  }
  const requestedTime =
    isVisitor && pickedSlot !== null ? slotTime(pickedSlot.date, pickedSlot.from, pickedSlot.to) : null
  return (
    <div className={styles.time}>
      {isVisitor && (
        <Notice
          kind="info"
          announce="polite"
          action={
            <Button variant="link" onClick={onLogInRequest}>
              {logIn}
            </Button>
          }
        >
          {text.logInForTime}
        </Notice>
      )}
      {invalidatedTime !== null && (
        <Notice kind="warning" announce="polite">
          {text.timeInvalidated(invalidatedTime)}
        </Notice>
      )}
      {/* Above the times, which take a while to load and may be many. */}
      <Button variant="quiet" wide onClick={() => onDone()}>
        {text.skipTime}
      </Button>
      {failureTag !== undefined && (
        <Notice
          kind="danger"
          announce="assertive"
          action={
            failureTag === "SlotMismatch" ? (
              <Button variant="link" onClick={onChangeDelivery}>
                {text.choosePlace}
              </Button>
            ) : undefined
          }
        >
          {slotFailures[failureTag]}
        </Notice>
      )}
      <div className={days === undefined || slots.length > 0 ? styles.times : undefined}>
        {days === undefined ? (
          <SlotSkeletons />
        ) : slots.length === 0 ? (
          <NoSlots isRetrying={isRetrying} onRetry={retry} retryButton={retryButton} />
        ) : (
          <SlotPicker
            today={stockholmDate(now)}
            slots={slotChoices(slots, cart)}
            selectedId={isVisitor ? pickedSlot?.id : bookedSlotId}
            pendingId={booking.pendingInput?.id}
            onSelect={choose}
          />
        )}
      </div>
      {requestedTime !== null && (
        <div className={styles.requestedTime}>
          <Button wide onClick={onLogInRequest}>
            {text.logInAndBook(requestedTime)}
          </Button>
        </div>
      )}
      <LiveRegion message={requestedTime === null ? "" : text.logInForThisTime(requestedTime)} />
      {fullyBookedCateringDates.length > 0 && (
        <Notice kind="info">{cateringNotPossibleOn(fullyBookedCateringDates)}</Notice>
      )}
    </div>
  )
}
