import type { DeliverySelection, DeliveryMethod } from "../assortment/model.ts"
import { fullyBookedCateringDates } from "./fully-booked-catering-dates.ts"
import type { InvalidatedTime, Slot, SlotDay } from "./model.ts"

/** The shopper selects the delivery method, then the postal code or store, then a time; the time can be skipped. */
export type DeliveryPickerStep = "method" | "postalCode" | "store" | "time" | "done"

/** The delivery picker: its current step and the entered values (DELIV-07..12). */
export interface DeliveryPicker {
  readonly step: DeliveryPickerStep
  /** The step to which Back leads; null at the first step. */
  readonly previous: DeliveryPickerStep | null
  readonly method: DeliveryMethod | null
  /** The digits entered so far. */
  readonly postalCode: string
  /** The last postal code without delivery. */
  readonly unservedPostalCode: string | null
  readonly siteId: string | null
  /** Dates ('YYYY-MM-DD') that are fully booked for catering. */
  readonly fullyBookedCateringDates: ReadonlyArray<string>
  /** The slot that a visitor has picked, with the selection at that time; it becomes the cart's slot after the log-in. */
  readonly pickedSlot: { readonly slot: Slot; readonly selection: DeliverySelection } | null
  /** The cart's time, or the time that a visitor has picked, that is not valid in the newly selected store or method; 'unknown' when its details are missing. */
  readonly invalidatedTime: InvalidatedTime | null
}

/** The picker of a shopper without a selection, and after a reset (DELIV-13). */
export const emptyDeliveryPicker: DeliveryPicker = {
  step: "method",
  previous: null,
  method: null,
  postalCode: "",
  unservedPostalCode: null,
  siteId: null,
  fullyBookedCateringDates: [],
  pickedSlot: null,
  invalidatedTime: null
}

const placeStepOf = (method: DeliveryMethod): "postalCode" | "store" =>
  method === "homeDelivery" ? "postalCode" : "store"

const goToStep = (picker: DeliveryPicker, step: DeliveryPickerStep): DeliveryPicker => {
  const placeStep = picker.method === null ? "method" : placeStepOf(picker.method)
  const previous = { method: null, postalCode: "method", store: "method", time: placeStep, done: "time" } as const
  return { ...picker, step, previous: previous[step] }
}

export const pickMethod = (picker: DeliveryPicker, method: DeliveryMethod): DeliveryPicker =>
  goToStep({ ...picker, method }, placeStepOf(method))

export const enterPostalCode = (picker: DeliveryPicker, postalCode: string): DeliveryPicker => ({
  ...picker,
  postalCode
})

/** Marks a postal code that no store delivers to: it stays in its field, but is not used (STORE-07). */
export const markNotServed = (picker: DeliveryPicker, postalCode: string): DeliveryPicker => ({
  ...picker,
  unservedPostalCode: postalCode
})

/** Opens the picker at the step that changes the store or postal code; without a selection or with a catering-only one, at the delivery method. */
export const openDeliveryPicker = (selection: DeliverySelection | null): DeliveryPicker => {
  if (selection === null) return emptyDeliveryPicker
  const prefilled = { ...emptyDeliveryPicker, postalCode: selection.postalCode ?? "", siteId: selection.siteId }
  return selection.deliversGroceries ? pickMethod(prefilled, selection.method) : prefilled
}

/** Applies a selected store or postal code and continues with the time. */
export const applySelection = (
  picker: DeliveryPicker,
  { method, siteId, postalCode }: DeliverySelection,
  invalidatedTime: InvalidatedTime | null = null
): DeliveryPicker =>
  goToStep(
    {
      ...picker,
      method,
      siteId,
      postalCode: postalCode ?? picker.postalCode,
      fullyBookedCateringDates: [],
      invalidatedTime
    },
    "time"
  )

export const setPickedSlot = (picker: DeliveryPicker, slot: Slot, selection: DeliverySelection): DeliveryPicker => ({
  ...picker,
  pickedSlot: { slot, selection }
})

/** Removes the picked slot, for example because the request that sets the cart's slot has started. */
export const clearPickedSlot = (picker: DeliveryPicker): DeliveryPicker => ({ ...picker, pickedSlot: null })

/** Whether two selections have the same slots: slots belong to a store and a delivery method. */
const hasSameSlots = (a: DeliverySelection, b: DeliverySelection | null): boolean =>
  a.siteId === b?.siteId && a.method === b.method

/** The slot that a visitor has picked; null when it is not valid for the selection. */
export const pickedSlotFor = ({ pickedSlot }: DeliveryPicker, selection: DeliverySelection | null): Slot | null =>
  pickedSlot !== null && hasSameSlots(pickedSlot.selection, selection) ? pickedSlot.slot : null

/** Applies the selection after a log-in. If the customer's own selection was loaded, the picked slot may not be valid for it. */
export const resumeAfterLogIn = (picker: DeliveryPicker, selection: DeliverySelection): DeliveryPicker => {
  const { pickedSlot } = picker
  return pickedSlot === null || pickedSlotFor(picker, selection) !== null
    ? applySelection(picker, selection)
    : applySelection(clearPickedSlot(picker), selection, pickedSlot.slot)
}

export const setFullyBookedCateringDates = (picker: DeliveryPicker, days: ReadonlyArray<SlotDay>): DeliveryPicker => ({
  ...picker,
  fullyBookedCateringDates: fullyBookedCateringDates(days)
})

/** Goes to the last step, when a time is chosen or skipped, and clears the notice about the invalidated time. */
export const completePicker = (picker: DeliveryPicker): DeliveryPicker =>
  goToStep({ ...picker, invalidatedTime: null }, "done")

export const stepBack = (picker: DeliveryPicker): DeliveryPicker =>
  picker.previous === null ? picker : goToStep({ ...picker, invalidatedTime: null }, picker.previous)

/** Whether closing now would lose input that is not applied yet: another delivery method or a postal code (PREVIEW-13). */
export const wouldLoseInput = (
  { step, method, postalCode, unservedPostalCode }: DeliveryPicker,
  selection: DeliverySelection | null
): boolean => {
  const isOtherMethod = selection !== null && method !== selection.method
  if (step === "postalCode")
    return postalCode !== unservedPostalCode && (isOtherMethod || postalCode !== (selection?.postalCode ?? ""))
  return step === "store" && isOtherMethod
}
