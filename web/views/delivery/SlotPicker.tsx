import { useState } from "react"
import { formatShortPrice, type Ore } from "#core/kernel/money.ts"
import { numericDayMonth, nearDate, shortWeekday, timeSpan } from "#web/text/dates.ts"
import { longDate } from "#web/text/long-dates.ts"
import * as text from "#web/text/delivery.ts"
import { classes } from "#web/kit/classes.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"
import styles from "./SlotPicker.module.css"
import { Spinner } from "#web/kit/controls/Spinner.tsx"
import { Tabs } from "#web/kit/controls/Tabs.tsx"

export interface SlotChoice {
  readonly id: string
  /** 'YYYY-MM-DD'. */
  readonly date: string
  /** 'HH:MM'. */
  readonly from: string
  readonly to: string
  readonly freight: Ore
  /** Why it cannot be chosen: fully booked, or it does not accept the catering in the cart. */
  readonly unavailable?: "full" | "withoutCatering" | undefined
}

export interface SlotPickerProps {
  readonly slots: ReadonlyArray<SlotChoice>
  /** 'YYYY-MM-DD', for 'i dag' and 'i morgon'. */
  readonly today: string
  readonly selectedId?: string | undefined
  readonly onSelect: (id: string) => void
  /** The id of the slot that is being booked; no slot can be selected until the booking has ended. */
  readonly pendingId?: string | undefined
}

const unavailableTexts = { full: text.full, withoutCatering: text.withoutCatering } as const

/** The days as tabs, each with its slots; the first free slot of all days is shown above the tabs. */
export const SlotPicker = ({ slots, today, selectedId, onSelect, pendingId }: SlotPickerProps) => {
  const firstFreeSlot = slots.find((slot) => slot.unavailable === undefined)
  const days = [...new Set(slots.map((slot) => slot.date))]
  const [chosenDay, setChosenDay] = useState<string>()
  const selectedDay = slots.find((slot) => slot.id === selectedId)?.date
  const day = [chosenDay, selectedDay, firstFreeSlot?.date, days[0]].find(
    (date) => date !== undefined && days.includes(date)
  )
  if (day === undefined) return <p>{text.noSlots}</p>
  const slotsOfDay = slots.filter(({ date }) => date === day)
  // Buttons, because radio buttons would book a slot on every arrow key.
  const renderSlot = (slot: SlotChoice, { isFirstFree }: { readonly isFirstFree: boolean }) => (
    <button
      key={slot.id}
      type="button"
      className={classes(styles.slot, slot.id === selectedId && styles.selected)}
      aria-pressed={slot.id === selectedId}
      disabled={slot.unavailable !== undefined}
      aria-disabled={(pendingId !== undefined && slot.unavailable === undefined) || undefined}
      aria-busy={slot.id === pendingId || undefined}
      onClick={() => {
        if (pendingId === undefined) onSelect(slot.id)
      }}
    >
      <span className={styles.time}>
        {isFirstFree && <span className={styles.firstFree}>{text.firstFree}</span>}
        <span>
          {isFirstFree && `${nearDate(slot.date, today)} `}
          {timeSpan(slot.from, slot.to)}
        </span>
      </span>
      {slot.unavailable !== undefined ? (
        <span className={styles.note}>{unavailableTexts[slot.unavailable]}</span>
      ) : (
        // A slot without freight is not called free, because it may have a picking fee.
        slot.freight > 0 && <span className={styles.note}>{formatShortPrice(slot.freight)}</span>
      )}
      {slot.id === pendingId ? <Spinner /> : slot.id === selectedId && <Icon name="check" className={styles.check} />}
    </button>
  )
  return (
    <div className={styles.picker}>
      {firstFreeSlot && renderSlot(firstFreeSlot, { isFirstFree: true })}
      <Tabs
        variant="pill"
        label={text.days}
        selectedId={day}
        onSelect={setChosenDay}
        tabs={days.map((date) => ({
          id: date,
          label: (
            <span className={styles.day}>
              <span className={styles.weekday}>{shortWeekday(date)}</span>
              <span>{numericDayMonth(date)}</span>
            </span>
          )
        }))}
      >
        <fieldset className={styles.slots}>
          <legend className={styles.legend}>{longDate(day)}</legend>
          {slotsOfDay.map((slot) => renderSlot(slot, { isFirstFree: false }))}
          {slotsOfDay.every(({ unavailable }) => unavailable !== undefined) && (
            <p className={styles.noTimes}>
              {slotsOfDay.every(({ unavailable }) => unavailable === "full") ? text.noFreeSlots : text.noCateringSlots}
            </p>
          )}
        </fieldset>
      </Tabs>
    </div>
  )
}
