import type { DeliverySelection, DeliveryMethod } from "../assortment/model.ts"
import { fullCateringDates } from "./full-catering-dates.ts"
import type { DroppedTime, Slot, SlotDay } from "./model.ts"

/** The picker asks for the method, then for a place, then for a time, which may be skipped. */
export type PickerStep = "method" | "postalCode" | "store" | "time" | "done"

/** The delivery picker: its current step and what has been entered so far (DELIV-07..12). */
export interface Picker {
  readonly step: PickerStep
  /** The step that Back leads to; null at the first step. */
  readonly previous: PickerStep | null
  readonly method: DeliveryMethod | null
  /** The digits typed so far. */
  readonly postalCode: string
  /** The last postal code without delivery. */
  readonly notServed: string | null
  readonly siteId: string | null
  /** Dates ('YYYY-MM-DD') that are fully booked for catering. */
  readonly fullCatering: ReadonlyArray<string>
  /** The slot a visitor picked; it is booked after the log-in. */
  readonly requestedSlot: { readonly slot: Slot; readonly selection: DeliverySelection } | null
  /** A booked time that is not valid in the newly selected store or method; 'unknown' when its details are missing. */
  readonly droppedTime: DroppedTime | null
}

/** The picker of a shopper without a selection, and after a reset (DELIV-13). */
export const emptyPicker: Picker = {
  step: "method",
  previous: null,
  method: null,
  postalCode: "",
  notServed: null,
  siteId: null,
  fullCatering: [],
  requestedSlot: null,
  droppedTime: null
}

const whereStep = (method: DeliveryMethod): "postalCode" | "store" =>
  method === "homeDelivery" ? "postalCode" : "store"

const at = (picker: Picker, step: PickerStep): Picker => {
  const where = picker.method === null ? "method" : whereStep(picker.method)
  const previous = { method: null, postalCode: "method", store: "method", time: where, done: "time" } as const
  return { ...picker, step, previous: previous[step] }
}

export const pickMethod = (picker: Picker, method: DeliveryMethod): Picker =>
  at({ ...picker, method }, whereStep(method))

export const typePostalCode = (picker: Picker, postalCode: string): Picker => ({ ...picker, postalCode })

/** Marks a postal code that no store delivers to: it stays in its field, but is not used (STORE-07). */
export const markNotServed = (picker: Picker, postalCode: string): Picker => ({ ...picker, notServed: postalCode })

/** Opens the picker at the step that changes the store or postal code; without a selection or with a catering-only one, at the delivery method. */
export const openPicker = (selection: DeliverySelection | null): Picker => {
  if (selection === null) return emptyPicker
  const prefilled = { ...emptyPicker, postalCode: selection.postalCode ?? "", siteId: selection.siteId }
  return selection.groceries ? pickMethod(prefilled, selection.method) : prefilled
}

/** Applies a selected store or postal code and goes on to the time. */
export const applySelection = (
  picker: Picker,
  { method, siteId, postalCode }: DeliverySelection,
  droppedTime: DroppedTime | null = null
): Picker =>
  at({ ...picker, method, siteId, postalCode: postalCode ?? picker.postalCode, fullCatering: [], droppedTime }, "time")

export const requestSlot = (picker: Picker, slot: Slot, selection: DeliverySelection): Picker => ({
  ...picker,
  requestedSlot: { slot, selection }
})

/** Clears the requested slot when its booking starts. */
export const clearRequestedSlot = (picker: Picker): Picker => ({ ...picker, requestedSlot: null })

/** Whether two selections have the same slots, which belong to a store and a delivery method. */
const hasSameSlots = (one: DeliverySelection, other: DeliverySelection | null): boolean =>
  one.siteId === other?.siteId && one.method === other.method

/** The requested slot; null when it is not valid for the selection. */
export const requestedSlotAt = ({ requestedSlot }: Picker, selection: DeliverySelection | null): Slot | null =>
  requestedSlot !== null && hasSameSlots(requestedSlot.selection, selection) ? requestedSlot.slot : null

/** Applies the selection after a log-in, which may have loaded the customer's own selection, for which the requested slot is not valid. */
export const resumeRequestedSlot = (picker: Picker, selection: DeliverySelection): Picker => {
  const { requestedSlot } = picker
  return requestedSlot === null || requestedSlotAt(picker, selection) !== null
    ? applySelection(picker, selection)
    : applySelection(clearRequestedSlot(picker), selection, requestedSlot.slot)
}

export const setFullCatering = (picker: Picker, days: ReadonlyArray<SlotDay>): Picker => ({
  ...picker,
  fullCatering: fullCateringDates(days)
})

/** Finishes when the time is chosen or postponed, and clears the notice about a dropped time. */
export const finish = (picker: Picker): Picker => at({ ...picker, droppedTime: null }, "done")

export const stepBack = (picker: Picker): Picker =>
  picker.previous === null ? picker : at({ ...picker, droppedTime: null }, picker.previous)

/** Whether closing now would lose another delivery method or a postal code that is not applied yet (PREVIEW-13). */
export const wouldLoseInput = (
  { step, method, postalCode, notServed }: Picker,
  selection: DeliverySelection | null
): boolean => {
  const isOtherMethod = selection !== null && method !== selection.method
  if (step === "postalCode")
    return postalCode !== notServed && (isOtherMethod || postalCode !== (selection?.postalCode ?? ""))
  return step === "store" && isOtherMethod
}
