import type { Choice, DeliveryMethod } from "../assortment/model.ts"
import { fullCateringDates } from "./full-catering-dates.ts"
import type { LapsedTime, Slot, SlotDay } from "./model.ts"

/** Method first, then where, then when, which may be skipped. */
export type PickerStep = "method" | "postalCode" | "store" | "time" | "done"

/** The delivery picker: where the shopper stands in it, and what it holds until then (DELIV-07..12). */
export interface Picker {
  readonly step: PickerStep
  /** Where the way back leads; null at the beginning. */
  readonly previous: PickerStep | null
  readonly method: DeliveryMethod | null
  /** As far as it is typed. */
  readonly postalCode: string
  /** The last one that nobody delivers to. */
  readonly notServed: string | null
  readonly siteId: string | null
  /** 'YYYY-MM-DD', the dates that take no more catering. */
  readonly fullCatering: ReadonlyArray<string>
  /** The time that a visitor would have, booked after the log-in. */
  readonly wanted: { readonly slot: Slot; readonly place: Choice } | null
  /** A time that does not hold at the place that was chosen instead; 'unknown' where it is not known which one it was. */
  readonly lapsed: LapsedTime | null
}

/** DELIV-13: nothing is held. */
export const emptyPicker: Picker = { step: "method", previous: null, method: null, postalCode: "", notServed: null, siteId: null, fullCatering: [], wanted: null, lapsed: null }

const placeOf = (method: DeliveryMethod): "postalCode" | "store" => (method === "homeDelivery" ? "postalCode" : "store")

const at = (picker: Picker, step: PickerStep): Picker => {
  const place = picker.method === null ? "method" : placeOf(picker.method)
  const before = { method: null, postalCode: "method", store: "method", time: place, done: "time" } as const
  return { ...picker, step, previous: before[step] }
}

export const pickMethod = (picker: Picker, method: DeliveryMethod): Picker => at({ ...picker, method }, placeOf(method))

export const typePostalCode = (picker: Picker, postalCode: string): Picker => ({ ...picker, postalCode })

/** Nobody delivers there: the code still stands in its field, and is worth nothing (STORE-07). */
export const refused = (picker: Picker, postalCode: string): Picker => ({ ...picker, notServed: postalCode })

/** Who has chosen before begins where the place is changed, one tap for another store; where only catering is driven, with the way of delivery. */
export const openPicker = (choice: Choice | null): Picker => {
  if (choice === null) return emptyPicker
  const held = { ...emptyPicker, postalCode: choice.postalCode ?? "", siteId: choice.siteId }
  return choice.groceries ? pickMethod(held, choice.method) : held
}

/** The place is chosen and shopped in; the time comes next. */
export const placed = (picker: Picker, { method, siteId, postalCode }: Choice, lapsed: LapsedTime | null = null): Picker =>
  at({ ...picker, method, siteId, postalCode: postalCode ?? picker.postalCode, fullCatering: [], lapsed }, "time")

export const wantTime = (picker: Picker, slot: Slot, place: Choice): Picker => ({ ...picker, wanted: { slot, place } })

/** What is being booked is no wish any more. */
export const takeWish = (picker: Picker): Picker => ({ ...picker, wanted: null })

/** Times belong to a store and a way of delivery. */
const sameTimes = (one: Choice, other: Choice | null): boolean => one.siteId === other?.siteId && one.method === other.method

/** The wish that holds at a place. */
export const wishAt = ({ wanted }: Picker, place: Choice | null): Slot | null => (wanted !== null && sameTimes(wanted.place, place) ? wanted.slot : null)

/** A log-in may bring another place, the customer's own: there the wish does not hold. */
export const resumeWish = (picker: Picker, choice: Choice): Picker => {
  const { wanted } = picker
  return wanted === null || wishAt(picker, choice) !== null ? placed(picker, choice) : placed(takeWish(picker), choice, wanted.slot)
}

export const holdSlots = (picker: Picker, days: ReadonlyArray<SlotDay>): Picker => ({ ...picker, fullCatering: fullCateringDates(days) })

/** The time is chosen, or left for later: nothing more is to be said of one that does not hold. */
export const finish = (picker: Picker): Picker => at({ ...picker, lapsed: null }, "done")

export const stepBack = (picker: Picker): Picker => (picker.previous === null ? picker : at({ ...picker, lapsed: null }, picker.previous))

/** Whether closing now would lose something: another way of delivery or a postal code that is not shopped by yet (PREVIEW-13). */
export const isHalfWay = ({ step, method, postalCode, notServed }: Picker, choice: Choice | null): boolean => {
  const otherWay = choice !== null && method !== choice.method
  if (step === "postalCode") return postalCode !== notServed && (otherWay || postalCode !== (choice?.postalCode ?? ""))
  return step === "store" && otherWay
}
