import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { zero } from "../kernel/money.ts"
import type { DeliverySelection } from "../assortment/model.ts"
import type { Slot } from "./model.ts"
import {
  emptyDeliveryPicker,
  completePicker,
  setFullyBookedCateringDates,
  wouldLoseInput,
  openDeliveryPicker,
  type DeliveryPicker,
  pickMethod,
  applySelection,
  markNotServed,
  resumeAfterLogIn,
  stepBack,
  clearPickedSlot,
  enterPostalCode,
  setPickedSlot,
  pickedSlotFor
} from "./delivery-picker.ts"

const home: DeliverySelection = {
  method: "homeDelivery",
  siteId: "1001",
  storeNumber: "3201",
  storeName: "Vasastan",
  postalCode: "11122",
  city: "Stockholm",
  deliversGroceries: true
}
const pickup: DeliverySelection = { ...home, method: "pickupAtStore", siteId: "1002", postalCode: null }

const anyAction: fc.Arbitrary<(picker: DeliveryPicker) => DeliveryPicker> = fc.oneof(
  fc
    .constantFrom("homeDelivery" as const, "pickupAtStore" as const)
    .map((method) => (picker: DeliveryPicker) => pickMethod(picker, method)),
  fc.stringMatching(/^\d{0,5}$/).map((postalCode) => (picker: DeliveryPicker) => enterPostalCode(picker, postalCode)),
  fc.constantFrom(home, pickup).map((selection) => (picker: DeliveryPicker) => applySelection(picker, selection)),
  fc.constant(completePicker),
  fc.constant(stepBack)
)
const anySelection = fc.constantFrom(null, home, { ...home, deliversGroceries: false }, pickup)
const anyPicker = fc
  .tuple(anySelection, fc.array(anyAction, { maxLength: 12 }))
  .map(([selection, actions]) => actions.reduce((picker, action) => action(picker), openDeliveryPicker(selection)))

const aSlot = (catering: Slot["catering"]): Slot => ({
  id: "1",
  available: true,
  date: "2026-12-04",
  from: "10:00",
  to: "12:00",
  pickingFee: zero,
  freightFee: zero,
  pickingFeeLimit: zero,
  catering
})

describe("the delivery picker", () => {
  it("DELIV-07 DELIV-09 DELIV-10 DELIV-11 steps through method, place, time and done, and keeps the entered values", () => {
    const withMethod = pickMethod(emptyDeliveryPicker, "homeDelivery")
    expect([withMethod.step, withMethod.previous, withMethod.method]).toEqual(["postalCode", "method", "homeDelivery"])
    const withPostalCode = enterPostalCode(withMethod, "11122")
    const withPlace = applySelection(withPostalCode, home)
    expect(withPlace).toMatchObject({
      step: "time",
      previous: "postalCode",
      postalCode: "11122",
      method: "homeDelivery",
      siteId: "1001"
    })
    expect(completePicker(withPlace)).toMatchObject({ step: "done", previous: "time" })
    expect(applySelection(pickMethod(emptyDeliveryPicker, "pickupAtStore"), pickup)).toMatchObject({
      step: "time",
      previous: "store",
      siteId: "1002"
    })
  })

  it("DELIV-07 always returns to the first step by going back, whatever the shopper did before", () => {
    fc.assert(
      fc.property(anyPicker, (picker) => {
        let current = picker
        for (let steps = 0; current.previous !== null; steps++) {
          expect(steps).toBeLessThan(4)
          const { previous } = current
          current = stepBack(current)
          expect(current.step).toBe(previous)
        }
        expect(current.step).toBe("method")
      })
    )
  })

  it("DELIV-12 keeps the fully booked catering dates until another place is selected", () => {
    const slot = aSlot("full")
    const pickerWithDates = setFullyBookedCateringDates(applySelection(emptyDeliveryPicker, home), [
      { date: "2026-12-04", slots: [slot] }
    ])
    expect([
      pickerWithDates.fullyBookedCateringDates,
      completePicker(pickerWithDates).fullyBookedCateringDates,
      applySelection(pickerWithDates, pickup).fullyBookedCateringDates
    ]).toEqual([["2026-12-04"], ["2026-12-04"], []])
  })

  it("keeps the slot that a visitor picked before the log-in if it is valid for the selection, and otherwise moves it to invalidatedTime until the next step", () => {
    const slot = aSlot("none")
    const pickerWithSlot = (place: DeliverySelection) =>
      setPickedSlot(applySelection(emptyDeliveryPicker, place), slot, place)
    for (const [place, after] of [
      [home, home],
      [home, { ...home, postalCode: "11421" }],
      [pickup, { ...pickup, postalCode: "11122" }]
    ] as const) {
      const resumed = resumeAfterLogIn(pickerWithSlot(place), after)
      expect([resumed.step, pickedSlotFor(resumed, after), resumed.invalidatedTime]).toEqual(["time", slot, null])
      expect(pickedSlotFor(clearPickedSlot(resumed), after)).toBeNull()
    }
    for (const [place, after] of [
      [home, { ...home, siteId: "1004" }],
      [home, pickup],
      [pickup, { ...pickup, siteId: "1003" }]
    ] as const) {
      const resumed = resumeAfterLogIn(pickerWithSlot(place), after)
      expect([resumed.step, pickedSlotFor(resumed, place), resumed.invalidatedTime]).toEqual(["time", null, slot])
      expect(
        [applySelection(resumed, after), completePicker(resumed), stepBack(resumed)].map(
          ({ invalidatedTime }) => invalidatedTime
        )
      ).toEqual([null, null, null])
    }
  })

  it("is empty, at the first step, when it opens without a selection", () => {
    expect(openDeliveryPicker(null)).toBe(emptyDeliveryPicker)
    expect(emptyDeliveryPicker).toEqual({
      step: "method",
      previous: null,
      method: null,
      postalCode: "",
      unservedPostalCode: null,
      siteId: null,
      fullyBookedCateringDates: [],
      pickedSlot: null,
      invalidatedTime: null
    })
  })

  it("opens at the postal code or store with a selection, and at the method with a catering-only selection", () => {
    expect(openDeliveryPicker(home)).toMatchObject({ step: "postalCode", previous: "method", postalCode: "11122" })
    expect(openDeliveryPicker(pickup)).toMatchObject({ step: "store", previous: "method" })
    expect(openDeliveryPicker({ ...home, deliversGroceries: false })).toMatchObject({
      step: "method",
      previous: null,
      postalCode: "11122"
    })
  })

  it("would lose no input when just opened, at the first step, or once a selection is applied", () => {
    fc.assert(
      fc.property(anyPicker, anySelection, (picker, selection) => {
        expect(wouldLoseInput(openDeliveryPicker(selection), selection)).toBe(false)
        if (picker.step === "time" || picker.step === "done" || picker.step === "method")
          expect(wouldLoseInput(picker, selection)).toBe(false)
      })
    )
  })

  it("would lose a postal code that is not applied, or a delivery method other than the selected one", () => {
    expect(wouldLoseInput(enterPostalCode(pickMethod(emptyDeliveryPicker, "homeDelivery"), "111"), null)).toBe(true)
    expect(wouldLoseInput(pickMethod(openDeliveryPicker(home), "pickupAtStore"), home)).toBe(true)
    expect(wouldLoseInput(pickMethod(emptyDeliveryPicker, "pickupAtStore"), null)).toBe(false)
  })

  it("would lose no input with a postal code without delivery, until another is entered", () => {
    for (const selection of [null, home, pickup]) {
      const picker = markNotServed(
        enterPostalCode(pickMethod(openDeliveryPicker(selection), "homeDelivery"), "98139"),
        "98139"
      )
      expect([wouldLoseInput(picker, selection), wouldLoseInput(enterPostalCode(picker, "98138"), selection)]).toEqual([
        false,
        true
      ])
    }
  })
})
