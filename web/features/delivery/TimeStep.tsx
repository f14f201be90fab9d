import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { ChooseSlotError } from "#core/delivery/choose-slot.ts"
import type { LapsedTime, Slot, SlotDay } from "#core/delivery/model.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { CartViewId, ChooseSlot, FindSlots, SessionViewId } from "#web/container/ids.ts"
import { useNow } from "#web/container/now.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { LiveRegion } from "#web/kit/LiveRegion.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { Skeleton } from "#web/kit/Skeleton.tsx"
import { SlotPicker } from "#web/kit/SlotPicker.tsx"
import { useMounted } from "#web/kit/use-mounted.ts"
import { slotTime } from "#web/text/dates.ts"
import { tryAgain } from "#web/text/common.ts"
import * as text from "#web/text/delivery.ts"
import { cateringNotPossibleOn, logIn } from "#web/text/shell.ts"
import { slotFailures } from "./slot-failures.ts"
import styles from "./TimeStep.module.css"

export interface TimeStepProps {
  /** Dates that take no more catering. */
  readonly fullCatering: ReadonlyArray<string>
  readonly onSlots: (days: ReadonlyArray<SlotDay>) => void
  /** Chosen, or left for later; with the time that was taken, if one was. */
  readonly onDone: (taken?: Slot) => void
  readonly onLogIn: () => void
  /** Back to where the place is chosen. */
  readonly onPlace: () => void
  /** What a visitor would have; a customer who comes from the log-in gets it booked. */
  readonly wanted: Slot | null
  readonly onWant: (slot: Slot | null) => void
  /** The time that does not hold here. */
  readonly lapsed: LapsedTime | null
}

/** As tall as a usual day in SlotPicker: the first free time, the days, a date and its times. */
const TimesToCome = () => (
  <div className={styles.waiting}>
    <Skeleton shape="block" className={styles.first} />
    <Skeleton shape="block" />
    <div className={styles.day}>
      <Skeleton shape="title" />
      {Array.from({ length: 7 }, (_, index) => <Skeleton key={index} shape="block" className={styles.slot} />)}
    </div>
  </div>
)

/** When the goods come: the free times of the chosen place. A visitor sees them, a customer's cart keeps one. */
export const TimeStep = ({ fullCatering, onSlots, onDone, onLogIn, onPlace, wanted, onWant, lapsed }: TimeStepProps) => {
  const findSlots = useService(FindSlots)
  const chooseSlot = useService(ChooseSlot)
  const cartId = useStateView(CartViewId, ({ settled }) => settled?.id ?? null)
  const chosen = useStateView(CartViewId, ({ settled }) => settled?.slotId ?? undefined)
  const visitor = useStateView(SessionViewId, ({ status }) => status === "visitor")
  const now = useNow()
  const mounted = useMounted()
  const [days, setDays] = useState<ReadonlyArray<SlotDay>>()
  const [looks, setLooks] = useState(0)
  const [lookingAgain, setLookingAgain] = useState(false)
  const [pending, setPending] = useState<string>()
  const [failure, setFailure] = useState<ChooseSlotError["_tag"]>()
  const slots = days?.flatMap((day) => day.slots) ?? []

  const again = useRef<HTMLButtonElement>(null)
  const lookAgain = () => {
    setLookingAgain(true)
    setLooks((before) => before + 1)
  }
  const show = useEffectEvent((found: ReadonlyArray<SlotDay>) => {
    // The button goes with what it stood in; its focus goes to the title over the times that come.
    const goes = found.some((day) => day.slots.length > 0) && document.activeElement === again.current
    if (goes) again.current?.closest("dialog")?.querySelector<HTMLElement>("[data-autofocus]")?.focus()
    setLookingAgain(false)
    setDays(found)
    onSlots(found)
  })
  useEffect(() => {
    const abort = new AbortController()
    findSlots({ cartId }, { signal: abort.signal }).then((result) => show(result._tag === "Success" ? result.success : []), () => undefined)
    return () => abort.abort()
  }, [findSlots, cartId, looks])

  // The time that is being booked is the one that is told of afterwards.
  const booking = useRef(false)
  const book = async (slot: Slot) => {
    if (booking.current) return
    booking.current = true
    setPending(slot.id)
    setFailure(undefined)
    const result = await chooseSlot({ slotId: slot.id }).finally(() => {
      booking.current = false
      if (mounted()) setPending(undefined)
    })
    if (!mounted()) return
    if (result._tag === "Success") return onDone(slot)
    setFailure(result.failure._tag)
    setLooks((before) => before + 1)
  }
  const resume = useEffectEvent(() => {
    if (visitor || wanted === null) return
    onWant(null)
    void book(wanted)
  })
  useEffect(() => resume(), [])
  const choose = (slotId: string) => {
    const slot = slots.find(({ id }) => id === slotId)
    if (slot === undefined) return
    if (visitor) onWant(slot)
    else void book(slot)
  }
  const wish = visitor && wanted !== null ? slotTime(wanted.date, wanted.from, wanted.to) : null
  return (
    <div className={styles.time}>
      {visitor && (
        <Notice kind="info" spoken="polite" action={<Button look="link" onClick={onLogIn}>{logIn}</Button>}>{text.logInForTime}</Notice>
      )}
      {lapsed !== null && <Notice kind="warning" spoken="polite">{text.timeLapsed(lapsed)}</Notice>}
      {failure !== undefined && (
        <Notice kind="danger" spoken="assertive" action={failure === "SlotElsewhere" ? <Button look="link" onClick={onPlace}>{text.choosePlace}</Button> : undefined}>
          {slotFailures[failure]}
        </Notice>
      )}
      {days === undefined ? <TimesToCome />
        : slots.length === 0 ? (
          <Notice kind="info" spoken="polite" action={<Button ref={again} look="link" pending={lookingAgain} onClick={lookAgain}>{tryAgain}</Button>}>
            {text.noSlots}
          </Notice>
        )
        : (
          <SlotPicker
            today={stockholmDate(now)}
            slots={slots.map(({ id, date, from, to, freightFee, free }) => ({ id, date, from, to, fee: freightFee, full: !free }))}
            selected={visitor ? wanted?.id : chosen}
            pending={pending}
            onSelect={choose}
          />
        )}
      {wish !== null && <div className={styles.wish}><Button wide onClick={onLogIn}>{text.logInAndBook(wish)}</Button></div>}
      <LiveRegion message={wish === null ? "" : text.logInForThisTime(wish)} />
      <Button look="quiet" wide onClick={() => onDone()}>{text.skipTime}</Button>
      {fullCatering.length > 0 && <Notice kind="info">{cateringNotPossibleOn(fullCatering)}</Notice>}
    </div>
  )
}
